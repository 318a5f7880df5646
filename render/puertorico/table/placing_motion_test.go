package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/ui"
)

// workersIn is how many people are drawn in a rectangle.
func (r *rig) workersIn(in ui.Rect) (n int) {
	r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
		if strings.Contains(fmt.Sprintf("%T", key), "workerKey") && in.Contains(at.Middle()) {
			n++
		}
		return true
	})
	return n
}

// TestWorkersStayUntilAllArePlaced lets computers place their workers one group after the other, and wants nobody to leave a board
// meanwhile: each board is seen as it was, and then with everybody in their new places.
func TestWorkersStayUntilAllArePlaced(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return m.state().Round() >= 5 && m.state().Decision().Seat == 0 && m.actions[m.at] == puertorico.RoleAction(puertorico.Mayor)
		})
		r := newRig(t, "en", small)
		r.sit(m.begun(alone(3)...))
		r.Rest()
		r.do(m.actions[m.at])
		r.Rest()
		if a := puertorico.ColonistAction(); r.Has("take") {
			r.do(a)
			r.Rest()
		}
		board := func(seat game.Seat) ui.Rect { return r.Widget(fmt.Sprintf("board.%d", seat)).Rect }
		var least [3]int
		for seat := game.Seat(1); seat < 3; seat++ {
			least[seat] = r.workersIn(board(seat))
		}
		moved := 0
		r.Watch = func() {
			for seat := game.Seat(1); seat < 3; seat++ {
				if n := r.workersIn(board(seat)); n < least[seat] {
					t.Fatalf("%d people are seen on the board of seat %d, %d before", n, seat, least[seat])
				}
			}
			moved += len(r.moving())
		}
		if r.Has("confirm") {
			r.Click("confirm")
		}
		for range 60 * 6 {
			r.Wait(1)
		}
		if moved == 0 {
			t.Error("nobody is seen to go to work")
		}
	})
}
