package table

// diceView draws the last roll, and how often each number was rolled.
type diceView struct{}

// draw draws the dice.
func (v *diceView) draw(f *frame) intent { return nil }
