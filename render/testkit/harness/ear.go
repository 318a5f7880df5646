package harness

// Ear is a sound that nobody hears but the test.
type Ear struct {
	Heard          []string // effects that were played, in order
	Effects, Music int      // volumes in percent, as last set
}

// Play notes an effect.
func (e *Ear) Play(effect string) { e.Heard = append(e.Heard, effect) }

// SetVolumes notes the volumes.
func (e *Ear) SetVolumes(effects, music int) { e.Effects, e.Music = effects, music }

// Update does nothing.
func (e *Ear) Update() {}

// Forget forgets what was heard.
func (e *Ear) Forget() { e.Heard = nil }
