package services

// Voice holds the sentences for screen readers: the prompt, and what has happened. The zero value is ready.
type Voice struct {
	Listens bool // somebody listens: events are spoken while this is set

	prompt    string
	said      []string
	forgotten bool
}

// mostSaid is the greatest number of sentences that wait to be spoken; older ones would be out of date.
const mostSaid = 20

// Begin begins a frame and clears the prompt, until a scene sets one.
func (v *Voice) Begin() { v.prompt = "" }

// Ask sets the prompt. It is called in every frame.
func (v *Voice) Ask(prompt string) { v.prompt = prompt }

// Prompt returns the prompt, "" for none.
func (v *Voice) Prompt() string { return v.prompt }

// Say adds a sentence about what has happened, if somebody listens.
func (v *Voice) Say(sentence string) {
	if !v.Listens || sentence == "" {
		return
	}
	if v.said = append(v.said, sentence); len(v.said) > mostSaid {
		v.said = v.said[len(v.said)-mostSaid:]
	}
}

// Take returns the sentences since the last call and removes them.
func (v *Voice) Take() []string {
	said := v.said
	v.said = nil
	return said
}

// Forget removes all sentences, also those that were taken but not yet spoken, as another person comes to the machine.
func (v *Voice) Forget() { v.said, v.forgotten = nil, true }

// Forgotten reports, once, whether all sentences taken so far must be forgotten.
func (v *Voice) Forgotten() bool {
	forgotten := v.forgotten
	v.forgotten = false
	return forgotten
}
