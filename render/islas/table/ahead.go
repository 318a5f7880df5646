package table

import (
	"islas/game"
	"islas/render/islas/art"
	"islas/render/ui"
)

// foresight asks for the boards in the sizes in which they will soon be seen.
type foresight struct{ board, isle ui.Rect } // for which places they were last asked for

// look asks for the boards: each island may be visited, and when the ship comes in all have another size.
// It waits until nothing that is to be seen is missing.
func (v *foresight) look(f *frame) {
	s := f.Stage
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
	for seat, isl := range islands {
		large := planSheet(sheetKey{isl, f.lay.board, game.Seat(seat) != f.Home}, f.UI.Px(1))
		art.Board(later, nil, art.BoardRect(large.body, isl), isl)
		art.Board(later, nil, art.BoardRect(tile(f, isles[seat]).body, isl), isl)
	}
}
