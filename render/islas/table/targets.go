package table

import (
	"islas/game"
	"islas/game/islas"
)

// What widgets of the table stand for.
type (
	// site is the plot of a seat's island.
	site struct {
		seat game.Seat
		plot islas.Plot
	}
	// control is a button that governs what is read out.
	control struct{}
)
