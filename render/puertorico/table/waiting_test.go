package table_test

import (
	"fmt"
	"strconv"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/ui"
)

// waiting are the seats, but the first, of which workers wait in San Juan.
func waiting(s *puertorico.State) (all []game.Seat) {
	for seat := game.Seat(1); int(seat) < s.Seats(); seat++ {
		if s.Player(seat).SanJuan() > 0 {
			all = append(all, seat)
		}
	}
	return all
}

// everybodyLoads reports whether all players can still load.
func everybodyLoads(s *puertorico.State) bool {
	for seat := range game.Seat(s.Seats()) {
		loads := s.Wharf(seat)
		for g := range puertorico.Good(puertorico.Goods) {
			for ship := range s.Ships() {
				loads = loads || s.LoadOn(seat, g, ship) > 0
			}
		}
		if !loads {
			return false
		}
	}
	return true
}

// How many workers of another player wait in San Juan stands on their board in every window, with a sign that no other number has, and a
// tooltip says it in words; so it does on the board that is shown large.
func TestWorkersWhoWaitAreTold(t *testing.T) {
	for _, seats := range []int{2, 5} {
		bubbled(t, strconv.Itoa(seats), func(t *testing.T) {
			some := func(m moment) bool { return len(waiting(m.state())) > 0 }
			boards(t, seats, some, func(r *rig, m moment, seat game.Seat, id string) {
				if seat == 0 {
					return
				}
				r.tellsWaiting(m, seat, id+".juan")
				board := r.Widget(id).Rect
				r.Move(ui.Point{X: board.X + 3, Y: board.Middle().Y})
				r.Wait(60)
				if !r.Has("visit.juan") {
					t.Fatalf("%v: resting on %s does not show it large", r.UI.Bounds(), id)
				}
				r.tellsWaiting(m, seat, "visit.juan")
				r.Move(ui.Point{X: 2, Y: 2})
				r.Wait(5)
			})
		})
	}
}

// tellsWaiting checks the widget that says how many workers of a seat wait.
func (r *rig) tellsWaiting(m moment, seat game.Seat, id string) {
	r.t.Helper()
	at, n := r.Widget(id), m.state().Player(seat).SanJuan()
	if want := r.T("waiting.tip", "name", m.setup.Seats[seat].Name, "n", n); at.Tooltip != want {
		r.t.Errorf("%v: the tooltip of %s says %q, not %q", r.UI.Bounds(), id, at.Tooltip, want)
	}
	if !r.worded(strconv.Itoa(n), at.Rect) {
		r.t.Errorf("%v: %s does not show %d", r.UI.Bounds(), id, n)
	}
	house, worker := false, false
	r.UI.DrawnPaintings(func(key any, p ui.Rect, _ float64) bool {
		if at.Rect.Contains(p.Middle()) && p.W >= 10 {
			kind := fmt.Sprintf("%T", key)
			house, worker = house || kind != "table.workerKey", worker || kind == "table.workerKey"
		}
		return true
	})
	if !house || !worker {
		r.t.Errorf("%v: the sign of %s is not a worker before a house", r.UI.Bounds(), id)
	}
}
