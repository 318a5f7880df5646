package table

import (
	"islas/render/islas/art"
	"islas/render/ui"
)

// foresight asks for the boards in the sizes in which they will soon be seen.
type foresight struct{ board, isle ui.Rect } // for which places they were last asked for

// look asks for the boards: each island becomes the large one in its turn, and when the ship comes in all have another size.
// It waits until nothing that is to be seen is missing.
func (v *foresight) look(f *frame) {
	s := f.paint.stage
	isles, islands := f.lay.isles, f.players.islands
	if s.Art.Pending() || len(isles) < len(islands) {
		return
	}
	now := foresight{f.lay.board, isles[0]}
	if now == *v {
		return
	}
	*v = now
	later := s.Art.Ahead()
	_, sheet, _ := divide(f, f.lay.board, true)
	large := onSheet(sheet, true)
	for _, isl := range islands {
		art.Board(later, nil, large, isl)
	}
	for seat, isl := range islands {
		_, small, _ := divide(f, isles[seat], false)
		art.Board(later, nil, small, isl)
	}
}
