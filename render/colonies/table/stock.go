package table

// stockView draws what the bank and the stacks have left.
type stockView struct{}

// draw draws it.
func (v *stockView) draw(f *frame) intent { return nil }
