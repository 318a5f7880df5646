// Package catalogue lists the games of the program as its scenes see them. Beside package game/catalogue it is the only one
// that names games.
package catalogue

import (
	"islas/render/colonies"
	"islas/render/islas"
	"islas/render/puertorico"
	"islas/render/stage"
)

// Games returns all games. The first is the one that is meant where none is named.
func Games() []stage.Game { return []stage.Game{islas.New(), puertorico.New(), colonies.New()} }
