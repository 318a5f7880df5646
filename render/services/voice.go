package services

// Voice is what is said to who listens instead of looking: what has to be done, and what has happened. The zero value is ready.
type Voice struct {
	Listens bool // somebody does: what has happened is told as long as that is so

	prompt    string
	said      []string
	forgotten bool
}

// mostSaid is how many sentences wait to be said: more have become old before their turn comes.
const mostSaid = 20

// Begin begins a frame, in which nothing has to be done unless a scene says so.
func (v *Voice) Begin() { v.prompt = "" }

// Ask says what has to be done, in every frame.
func (v *Voice) Ask(prompt string) { v.prompt = prompt }

// Prompt is what has to be done, empty for nothing.
func (v *Voice) Prompt() string { return v.prompt }

// Say says what has happened, if somebody listens.
func (v *Voice) Say(sentence string) {
	if !v.Listens || sentence == "" {
		return
	}
	if v.said = append(v.said, sentence); len(v.said) > mostSaid {
		v.said = v.said[len(v.said)-mostSaid:]
	}
}

// Take returns what has happened since it was last taken.
func (v *Voice) Take() []string {
	said := v.said
	v.said = nil
	return said
}

// Forget takes back whatever has been said, also what somebody keeps or has yet to say: another person comes to the machine.
func (v *Voice) Forget() { v.said, v.forgotten = nil, true }

// Forgotten reports, once, whether everything that was taken so far has to be forgotten.
func (v *Voice) Forgotten() bool {
	forgotten := v.forgotten
	v.forgotten = false
	return forgotten
}
