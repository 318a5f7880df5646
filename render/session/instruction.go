package session

// Instruction is the current text of a lesson, with what belongs to it.
type Instruction struct {
	Step, Steps int               // Step counts from 1
	Say         string            // as in LessonStep
	Lit, Keep   []string          // as in LessonStep
	Wrong       map[string]string // as in LessonStep
	Look        string            // as in LessonStep
	Undo        bool              // as in LessonStep
	Waits       bool              // the lesson waits for an action
	Denied      int               // number of attempts at another action
}

// Instruction returns the instruction that is shown; ok is false if none is shown at the moment, and in ordinary matches.
func (s *Session[S, A, E, V]) Instruction() (t Instruction, ok bool) {
	c := &s.course
	if !c.on() || !c.speaks || s.closed || s.open != NoDrawer {
		return t, false
	}
	step := c.now()
	return Instruction{
		Step: c.step + 1, Steps: len(c.lesson.Steps), Say: step.Say, Lit: step.Lit, Keep: step.Keep, Wrong: step.Wrong,
		Look: step.Look, Undo: step.Undo,
		Waits: step.Waits, Denied: c.denied,
	}, true
}

// Awaited returns the decision that the lesson waits for, if any: one action, or several.
func (s *Session[S, A, E, V]) Awaited() (decision []A, ok bool) {
	if c := &s.course; c.on() && c.speaks && c.now().Waits {
		return c.now().Do, true
	}
	return nil, false
}

// Teaching reports whether a lesson is going on.
func (s *Session[S, A, E, V]) Teaching() bool { return s.course.on() }
