//go:build !(linux && !android) && !js

package preflight

// SoundAvailable reports whether sound can be played, so that an audio.Context may be made. On Windows the engine itself does without a
// device if there is none; on macOS there always is one, and the engine follows when devices come and go.
func SoundAvailable() bool { return true }
