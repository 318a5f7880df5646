package table

import (
	"islas/render/islas/art"
	"islas/render/ui"
)

// foreseen says for which window the boards were last asked for ahead of time.
type foreseen struct{ board, isle ui.Rect }

// foresee asks for the boards in the sizes in which they will soon be seen: each island becomes the large one in its turn,
// and when the ship comes in all have another size. It waits until nothing that is to be seen is missing.
func (t *Table) foresee(u *ui.UI) {
	if t.s.Art.Pending() {
		return
	}
	w, h := u.Size()
	isles := plan(w, h, u.Px(1), t.state().Seats()).isles
	if len(isles) < len(t.islands) {
		return
	}
	now := foreseen{t.lay.board, isles[0]}
	if now == t.ahead {
		return
	}
	t.ahead = now
	later := t.s.Art.Ahead()
	_, sheet, _ := t.divide(u, t.lay.board, true)
	large := t.within(sheet, true)
	for _, isl := range t.islands {
		art.Board(later, nil, large, isl)
	}
	for seat, isl := range t.islands {
		_, small, _ := t.divide(u, isles[seat], false)
		art.Board(later, nil, small, isl)
	}
}
