package stage

import "islas/render/ui"

// Board is one of the boards of which each seat of a game owns one, as it is offered before a game and shown beside who has
// it.
type Board interface {
	// Name is what the board is called, the same in every language.
	Name() string
	// Sentence is the key of a sentence about it.
	Sentence() string
	// Facts are what can be counted on it: of all boards of a game the same things, in the same order.
	Facts() []Fact
	// Paint draws the board, empty, in r on whatever sea is there. What the fact at a place of Facts counts is lit; with -1
	// nothing is.
	Paint(s *Stage, u *ui.UI, r ui.Rect, lit int)
}

// Fact is how many of something a board has.
type Fact struct {
	ID    string // unique on the board
	Label string // key of what is counted
	N     int
	Sign  func(s *Stage, u *ui.UI, r ui.Rect) // draws what stands for it
}
