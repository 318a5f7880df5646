// Command tiny stands in for the game where only the page around it is tested: as the engine does it takes the page's canvas and
// asks for a frame after each; it tells that it runs, puts its arguments into the page's title and waits. With -lang=xx it says
// why it can't start and ends, as the game does.
package main

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"syscall/js"
)

func main() {
	if slices.Contains(os.Args, "-lang=xx") {
		fmt.Fprintln(os.Stderr, `there is no language "xx"`)
		os.Exit(2)
	}
	document := js.Global().Get("document")
	document.Set("title", strings.Join(os.Args, " "))
	canvas := js.Global().Get("islasCanvas")
	canvas.Call("setAttribute", "tabindex", 1)
	canvas.Set("width", js.Global().Get("innerWidth"))
	canvas.Set("height", js.Global().Get("innerHeight"))
	document.Get("body").Call("appendChild", canvas)
	js.Global().Set("islasRuns", true)
	var frame js.Func
	frame = js.FuncOf(func(js.Value, []js.Value) any {
		js.Global().Call("requestAnimationFrame", frame)
		return nil
	})
	frame.Invoke()
	select {}
}
