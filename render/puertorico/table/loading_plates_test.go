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
		id := r.way(a)[1]
		if !r.ShowsIn(points, r.Widget(id).Rect) {
			r.t.Errorf("%s does not say that %v brings %q", id, a, points)
		}
		r.lossSeen(a, r.Widget(id).Rect)
	}
}

// lossSeen checks that a ship says all that is lost with a load, in a sign or in words, clear of what the load brings.
func (r *rig) lossSeen(a puertorico.Action, ship ui.Rect) {
	r.t.Helper()
	s := r.state()
	lost := forecast.Storing(&s, a)[0]
	n := lost.Total()
	if n == 0 {
		return
	}
	sign, words := r.T("store.lost", "n", n), r.T("load.gone", "n", n)
	if !r.ShowsIn(sign, ship) && !r.ShowsIn(words, ship) {
		r.t.Errorf("the ship does not say that %d are lost with %v", n, a)
	}
	for text, at := range r.UI.DrawnTexts {
		if text != sign || !ship.Contains(at.Middle()) {
			continue
		}
		for other, by := range r.UI.DrawnTexts {
			if gap := at.X - by.Right(); strings.HasPrefix(other, "+") && ship.Contains(by.Middle()) && gap < 8*r.Scale() && gap > -by.W && abs(at.Middle().Y-by.Middle().Y) < at.H/4 {
				r.t.Errorf("%q and %q stand %.0f pixels apart on the ship", other, text, gap)
			}
		}
	}
}

func abs(x float64) float64 { return max(x, -x) }

// Who can still load is said in words, in both languages and every window, with faces and barrels that can be told apart.
func TestStillToLoadIsSaidInWords(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		for _, w := range []harness.Window{small, full, {W: 1280, H: 720, Percent: 200}} {
			t.Run(fmt.Sprintf("%s-%v", lang, w), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					m := find(t, 5, func(m moment) bool { return decides(puertorico.PhaseLoad, 4)(m) && kindsOnOne(m.state()) == 4 })
					r := newRig(t, lang, w)
					r.sit(m.begun(alone(5)...))
					r.Rest()
					line := r.Widget("loaders").Rect
					if !r.ShowsIn(r.T("load.still"), line) && !r.ShowsIn(r.T("load.still.short"), line) {
						t.Error("nothing says what the faces stand for")
					}
					r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
						if line.Contains(at.Middle()) && at.H < 12*r.Scale() {
							t.Errorf("%v is %.0f pixels high", key, at.H)
						}
						return true
					})
				})
			})
		}
	}
}

// The own name is written in full beside the token of the governor and the buttons that govern what is shown.
func TestOwnNameIsWhole(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		for _, w := range windows() {
			t.Run(fmt.Sprintf("%s-%v", lang, w), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					m := find(t, 5, func(m moment) bool { return decides(puertorico.PhaseRole, 4)(m) && m.state().Governor() == 0 })
					r := newRig(t, lang, w)
					r.sit(m.begun(alone(5)...))
					r.Rest()
					r.do(m.actions[m.at])
					r.Wait(1)
					if !r.Has("show.pause") {
						t.Fatal("nothing is shown that could be paused")
					}
					under, whole := r.Widget("purse.juan").Rect.Bottom(), false
					for text, at := range r.UI.DrawnTexts {
						whole = whole || at.Y > under && text == "Bartholomäus"
					}
					if !whole {
						t.Errorf("%v %s: the own name is not written below the own barrels", w, lang)
					}
				})
			})
		}
	}
}
