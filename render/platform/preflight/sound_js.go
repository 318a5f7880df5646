package preflight

import "syscall/js"

// SoundAvailable reports whether sound can be played, so that an audio.Context may be made. Call it once, before audio.NewContext, and make
// no context if it is false: the engine ends the game when the browser has no AudioContext, or does not let the page make one.
func SoundAvailable() (ok bool) {
	defer func() {
		if recover() != nil { // the constructor throws where sound is forbidden
			ok = false
		}
	}()
	for _, name := range []string{"AudioContext", "webkitAudioContext"} {
		if class := js.Global().Get(name); class.Truthy() {
			class.New().Call("close")
			return true
		}
	}
	return false
}
