package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/render/internal/harness"
	"islas/render/puertorico/art"
	"islas/render/ui"
)

// kindsOnOne is how many kinds of barrels can be loaded on one ship in a position, at most.
func kindsOnOne(s *puertorico.State) (most int) {
	kinds := map[int]int{}
	for _, a := range loads(s) {
		kinds[a.Size()]++
		most = max(most, kinds[a.Size()])
	}
	return most
}

// However many kinds can be loaded, each has its points on the ship, and the ship, what is aboard and its number stay to be seen.
func TestPlatesLeaveShipsToBeSeen(t *testing.T) {
	for _, w := range []harness.Window{small, full, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100}, {W: 900, H: 450, Percent: 100}, {W: 550, H: 900, Percent: 100}} {
		for kinds := 1; kinds <= 4; kinds++ {
			t.Run(fmt.Sprintf("%v-%d", w, kinds), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					seats := 2 + kinds%4
					m := find(t, seats, func(m moment) bool { return decides(puertorico.PhaseLoad, 3)(m) && kindsOnOne(m.state()) == kinds })
					r := newRig(t, "de", w)
					r.sit(m.begun(alone(seats)...))
					r.Rest()
					r.shipsSeen(m)
				})
			})
		}
	}
}

// The same with an own ship beside the others, which have less room.
func TestPlatesLeaveShipsToBeSeenBesideAWharf(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := wharfed(t)
		r := newRig(t, "en", small)
		r.sit(m.begun(alone(3)...))
		r.Rest()
		r.shipsSeen(m)
	})
}

// shipsSeen checks what is written on the cargo ships.
func (r *rig) shipsSeen(m moment) {
	r.t.Helper()
	s := m.state()
	ships := map[int]ui.Rect{}
	r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
		for i := range s.Ships() {
			c := s.Cargo(i)
			if strings.HasSuffix(fmt.Sprintf("%T", key), "cargoKey") && fmt.Sprint(key) == fmt.Sprint(struct{ c puertorico.Cargo }{c}) {
				ships[int(c.Size)] = at
			}
		}
		return true
	})
	for i := range s.Ships() {
		c := s.Cargo(i)
		size := int(c.Size)
		place := r.Widget(fmt.Sprintf("ship.%d", size)).Rect
		number := r.T("ship.load", "n", int(c.N), "size", size)
		if ships[size].Empty() || !r.ShowsIn(number, place) {
			r.t.Fatalf("the ship for %d is not seen, or %q is not written there", size, number)
		}
		hold := ui.Rect{}
		for k := range size {
			if at := art.HoldSpot(ships[size], size, k); k == 0 {
				hold = at
			} else {
				hold = hold.Union(at)
			}
		}
		for text, at := range r.UI.DrawnTexts {
			if over := at.Intersect(hold); place.Contains(at.Middle()) && over.H > hold.H*0.3 && over.W > 1 {
				r.t.Errorf("%q covers the hold of the ship for %d by %.0f of %.0f pixels", text, size, over.H, hold.H)
			}
		}
	}
	for _, a := range loads(s) {
		points := r.T("load.points", "n", s.LoadPoints(0, forecast.Loaded(s, a)))
		if id := r.way(a)[1]; !r.ShowsIn(points, r.Widget(id).Rect) {
			r.t.Errorf("%s does not say that %v brings %q", id, a, points)
		}
	}
}
