package render

import (
	"errors"
	"syscall/js"

	"islas/render/bundle"
)

// errForbidden is that the browser did not give the content of a file.
var errForbidden = errors.New("the browser does not allow it")

// picker returns what has the browser ask for a file, which comes to the inbox. One element of the page serves for all of them.
func (b *inbox) picker() func() {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	input.Set("id", "islas-file")
	input.Set("hidden", true)
	js.Global().Get("document").Get("body").Call("append", input) // some browsers tell nothing of one outside the page
	input.Set("onchange", js.FuncOf(func(js.Value, []js.Value) any {
		if file := input.Get("files").Index(0); file.Truthy() {
			b.fetch(file)
		}
		input.Set("value", "") // so that the same file can be chosen again
		return nil
	}))
	return func() { input.Call("click") }
}

// fetch reads a file beside the frames.
func (b *inbox) fetch(file js.Value) {
	name := file.Get("name").String()
	if file.Get("size").Float() > bundle.MaxSize {
		go b.put(received{name, nil, errLarge})
		return
	}
	var read, failed js.Func
	done := func(g received) {
		read.Release()
		failed.Release()
		go b.put(g)
	}
	read = js.FuncOf(func(_ js.Value, args []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(args[0])
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		g := received{name, data, nil}
		if tooLarge(data) {
			g = received{name, nil, errLarge}
		}
		done(g)
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		done(received{name, nil, errForbidden})
		return nil
	})
	file.Call("arrayBuffer").Call("then", read, failed)
}

// put hands over what was read.
func (b *inbox) put(g received) { b.read <- g }
