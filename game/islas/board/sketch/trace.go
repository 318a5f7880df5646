package sketch

import (
	"sync"

	assets "islas/assets/islas"
	"islas/game/islas/board"
)

// tracesFile holds the islands of the program in hexagons.
const tracesFile = "assets/islas/sketches.csv"

// traces are the islands of the program in hexagons, read once.
var traces = sync.OnceValue(func() Set {
	all, err := Read(tracesFile, assets.Sketches)
	if err != nil {
		panic("sketch: the program was built without usable sketches: " + err.Error())
	}
	return all
})

// Trace returns a sketch of an island of the program to begin with: the same neighbourhoods as on the island, with river and
// road. For another island it is open sea.
func Trace(is *board.Island) Sketch { return traces()[is.ID] }

// Bare returns the sketch without river and road.
func (s Sketch) Bare() Sketch { return Sketch{Ground: s.Ground} }
