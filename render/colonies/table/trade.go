package table

// trade is what is done at the desk.
type trade uint8

// tradeView draws the desk: trade with the bank and with others, or a question.
type tradeView struct{}

// draw draws the desk.
func (v *tradeView) draw(f *frame) intent { return nil }
