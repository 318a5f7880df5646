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
	// held is the card at a place of the open hand, from 0.
	held uint8
	// victim is the seat of a player whom a pirate can be sent to.
	victim game.Seat
)

// Besides, a colour that can be chosen stands for itself (islas.Colour), and what one clicks for an action that needs no more
// than that for its kind (islas.ActionKind): the deck, the ship once a card was picked, a button.
