package sound

import (
	"errors"
	"syscall/js"
)

// gestureNeeded reports whether sound has to wait for a click, a touch or a key.
const gestureNeeded = true

// openOutput opens the sound of the browser.
func openOutput() (output, error) {
	if !browserPlays() {
		return nil, errors.New("this browser plays no sound: use another one, or play without")
	}
	return openEngine(), nil
}

// browserPlays reports whether the browser has an audio context to give. The engine does not survive one that refuses,
// because it has too many already or for privacy, so one is made and closed to find out.
func browserPlays() (yes bool) {
	defer func() {
		if recover() != nil {
			yes = false
		}
	}()
	class := js.Global().Get("AudioContext")
	if !class.Truthy() {
		class = js.Global().Get("webkitAudioContext")
	}
	if !class.Truthy() {
		return false
	}
	c := class.New(map[string]any{"sampleRate": rate})
	if c.Get("close").Truthy() {
		c.Call("close")
	}
	return true
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
