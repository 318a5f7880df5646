package harness

// Ear is a sound that only the test hears.
type Ear struct {
	Heard          []string // effects that were played, in order
	Effects, Music int      // volumes in percent, as last set
}

// Play records an effect.
func (e *Ear) Play(effect string) { e.Heard = append(e.Heard, effect) }

// SetVolumes records the volumes.
func (e *Ear) SetVolumes(effects, music int) { e.Effects, e.Music = effects, music }

// Update does nothing.
func (e *Ear) Update() {}

// Forget clears Heard.
func (e *Ear) Forget() { e.Heard = nil }
