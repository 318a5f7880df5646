package harness

import "islas/render/services"

// Ear is a sound that only the test hears.
type Ear struct {
	Heard   []string         // effects that were played, in order
	Music   services.Music   // of the game at hand
	Mood    services.Mood    // what goes on
	Volumes services.Volumes // as last set
}

// Play records an effect.
func (e *Ear) Play(effect string) { e.Heard = append(e.Heard, effect) }

// SetMood records what goes on.
func (e *Ear) SetMood(m services.Music, mood services.Mood) { e.Music, e.Mood = m, mood }

// SetVolumes records the volumes.
func (e *Ear) SetVolumes(v services.Volumes) { e.Volumes = v }

// Update does nothing.
func (e *Ear) Update() {}

// Forget clears Heard.
func (e *Ear) Forget() { e.Heard = nil }
