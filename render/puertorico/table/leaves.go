package table

import (
	"slices"

	"islas/game/puertorico"
)

// part is a part of the table that things leave in an event.
type part uint8

const (
	partRow    part = iota + 1 // the open row, the quarries and the stack
	partHouse                  // the trading house
	partSupply                 // barrels and workers
	partStores                 // the barrels of players
)

// of returns the position in which to draw a part of the table: things are gone once they leave it, and there once they arrive.
func (f *frame) of(p part) *puertorico.State {
	if f.row != nil && f.row.leaves == p {
		return f.State
	}
	return f.known()
}

// openRow returns the tiles of the open row in their places, NoTile for one that is gone.
func (v tilesView) openRow() []puertorico.Tile {
	all := v.rowOf(v.known())
	if !v.Moving || v.row == nil || v.Progress >= v.row.Effect {
		return all
	}
	switch {
	case v.Event.Kind == puertorico.EvDiscarded:
		for i := range all {
			all[i] = puertorico.NoTile
		}
	case v.Event.Kind == puertorico.EvAct && v.Event.Action.Kind == puertorico.TakeTile:
		// In a fast replay a gap that opens and closes at once, light and dark, would flash (WCAG 2.2, 2.3.1).
		if i := slices.Index(all, v.Event.Action.Tile()); i >= 0 && !v.Fast {
			all[i] = puertorico.NoTile
		}
	}
	return all
}

// rowOf returns the tiles of the open row where they have come to lie, with gaps for those that have been taken since.
func (v tilesView) rowOf(s *puertorico.State) []puertorico.Tile {
	left := s.Row()
	all := left
	for i := v.Log.Len() - 1; i >= 0; i-- {
		step := v.Log.Step(i)
		if role, _ := step.After.Role(); role != puertorico.Settler {
			break
		}
		if all = step.After.Row(); step.Event.Kind == puertorico.EvRow {
			break
		}
	}
	return puertorico.Gaps(all, left)
}
