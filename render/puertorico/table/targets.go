package table

import "islas/game/puertorico"

// What widgets of the table stand for, where that is no action by itself (puertorico.Action).
type (
	// barrels are the own barrels of a kind.
	barrels puertorico.Good
	// hold is the cargo ship with so many places, the wharf for 0.
	hold int
	// drawButton is the button beside the tiles that lie face down.
	drawButton struct{}
	// confirmed is the button that carries out what was laid out.
	confirmed struct{}
)

// confirmButton is the id of the button that does.
const confirmButton = "confirm"
