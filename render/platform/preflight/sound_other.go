//go:build !(linux && !android) && !js

package preflight

// SoundAvailable tells whether sound can be played, so that an audio.Context may be made. On Windows the engine itself plays
// into nothing where there is no device; on macOS there always is one, and it follows when devices come and go.
func SoundAvailable() bool { return true }
