package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/table"
)

// intent is what a view wants done. Beside those of any game it is a pick, that is to be chosen of the next action, or one of these.
type intent = table.Intent

type (
	// loadAndEnd is the intent to load a card and to end the turn.
	loadAndEnd islas.Action
	// counts is the intent to see on the islands what counts for a priority at a step that is looked back at.
	counts int
	// looksAt is the intent to see the island of a seat large.
	looksAt game.Seat
)
