package sound

import (
	"errors"
	"syscall/js"

	"islas/render/platform/preflight"
)

// gestureNeeded reports whether sound has to wait for a click, a touch or a key.
const gestureNeeded = true

// openOutput opens the sound of the browser, if it has any and gives it to this page.
func openOutput() (output, error) {
	if !preflight.SoundAvailable() {
		return nil, errors.New("this browser plays no sound: allow it, or take another browser")
	}
	return openPage(), nil
}

// onGesture calls f once, at the first click, touch or key.
func onGesture(f func()) {
	page := js.Global().Get("document")
	if !page.Truthy() {
		return
	}
	// When these begin, the sound has until they end to be there: a browser lets it start only when a gesture ends.
	gestures := []string{"pointerdown", "mousedown", "touchstart", "keydown"}
	var heard js.Func
	heard = js.FuncOf(func(js.Value, []js.Value) any {
		for _, g := range gestures {
			page.Call("removeEventListener", g, heard, true)
		}
		heard.Release()
		f()
		return nil
	})
	for _, g := range gestures {
		page.Call("addEventListener", g, heard, true)
	}
}
