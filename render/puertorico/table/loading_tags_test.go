package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/locales"
	"islas/render/puertorico/art"
	"islas/render/testkit/harness"
	"islas/render/theme"
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

// However many kinds can be loaded, each ship shows them, each load says what it brings when its barrels are pointed at, and the ship,
// what is aboard and its number stay to be seen.
func TestTagsLeaveShipsToBeSeen(t *testing.T) {
	for i, w := range []harness.Window{small, full, large, {W: 768, H: 1024, Percent: 100}, {W: 900, H: 450, Percent: 100}, {W: 550, H: 900, Percent: 100}} {
		for _, kinds := range []int{1 + i%4, 1 + (i+2)%4} {
			bubbled(t, fmt.Sprintf("%v-%d", w, kinds), func(t *testing.T) {
				seats := 2 + kinds%4
				m := find(t, seats, func(m moment) bool { return decides(puertorico.PhaseLoad, 3)(m) && kindsOnOne(m.state()) == kinds })
				r := newRig(t, "de", w)
				r.sit(m.begun(alone(seats)...))
				r.Rest()
				r.shipsSeen(m)
			})
		}
	}
}

// The same with an own ship beside the others, which have less room. It says what it is.
func TestTagsLeaveShipsToBeSeenBesideAWharf(t *testing.T) {
	for i, w := range []harness.Window{small, large, {W: 768, H: 1024, Percent: 100}} {
		lang := locales.Languages()[i]
		bubbled(t, fmt.Sprintf("%v-%s", w, lang), func(t *testing.T) {
			m := wharfed(t)
			r := newRig(t, lang, w)
			r.sit(m.begun(alone(3)...))
			r.Rest()
			r.shipsSeen(m)
			if name := r.T("building.wharf"); !r.ShowsIn(name, r.Widget("wharf").Rect) {
				t.Errorf("the own ship does not say that it is the %s", name)
			}
		})
	}
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
	if len(ships) != s.Ships() {
		r.t.Fatalf("%d of %d ships are seen", len(ships), s.Ships())
	}
	r.pictureClear(s, ships)
	r.kindsSeen(s)
	r.bestSeen(s)
	for _, a := range loads(s) {
		r.Move(r.Widget(r.way(a)[0]).Rect.Middle())
		r.Wait(1)
		r.tagSeen(a, r.Widget(r.way(a)[1]).Rect, 3)
		r.pictureClear(s, ships)
	}
	r.Away()
	r.Wait(1)
}

// pictureClear checks that nothing is written on the cargo ships but the number of each, and that clear of its hold.
func (r *rig) pictureClear(s *puertorico.State, ships map[int]ui.Rect) {
	r.t.Helper()
	for i := range s.Ships() {
		c := s.Cargo(i)
		size := int(c.Size)
		place := r.Widget(fmt.Sprintf("ship.%d", size)).Rect
		number := r.T("ship.load", "n", int(c.N), "size", size)
		if !r.ShowsIn(number, place) {
			r.t.Fatalf("%q is not written on the ship for %d", number, size)
		}
		picture := ships[size]
		hold := art.HoldSpot(picture, size, 0)
		for k := range size {
			hold = hold.Union(art.HoldSpot(picture, size, k))
		}
		for text, at := range r.UI.DrawnTexts {
			if !place.Contains(at.Middle()) {
				continue
			}
			if over := at.Intersect(hold); over.H > hold.H*0.3 && over.W > 1 {
				r.t.Errorf("%q covers the hold of the ship for %d by %.0f of %.0f pixels", text, size, over.H, hold.H)
			}
			if over := at.Intersect(picture); text != number && over.H > 1 && over.W > 1 {
				r.t.Errorf("%q covers the rig of the ship for %d by %.0f pixels", text, size, over.H)
			}
		}
	}
}

// barrelsIn are the barrels of each kind that are drawn in r, at least so high, the first of each, without those aboard a ship, which
// are drawn in one picture with it.
func (r *rig) barrelsIn(in ui.Rect, least float64) map[string]ui.Rect {
	all := map[string]ui.Rect{}
	r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
		if strings.HasSuffix(fmt.Sprintf("%T", key), "barrelKey") && in.Contains(at.Middle()) && at.H >= least {
			all[fmt.Sprint(key)] = at
		}
		return true
	})
	return all
}

// signLeast is how high signs are at least, in design units: 16 pixels in a window of 1280 by 720.
const signLeast = 16 / 0.7

// kindsSeen checks that every ship shows each kind that it takes, large enough, and no other.
func (r *rig) kindsSeen(s *puertorico.State) {
	r.t.Helper()
	takes := map[string]map[string]bool{}
	for _, a := range loads(s) {
		id := r.way(a)[1]
		if takes[id] == nil {
			takes[id] = map[string]bool{}
		}
		takes[id][fmt.Sprint(struct{ g puertorico.Good }{a.Good()})] = true
	}
	for id, kinds := range takes {
		place := r.Widget(id).Rect
		shown := r.barrelsIn(place, signLeast*r.Scale())
		for kind := range kinds {
			if _, ok := shown[kind]; !ok {
				r.t.Errorf("%s does not show that it takes %s of %v", id, kind, kinds)
			}
		}
		if len(shown) != len(kinds) {
			r.t.Errorf("%s shows %d kinds, and takes %d", id, len(shown), len(kinds))
		}
	}
}

// bestSeen checks that on the own barrels stands what the best load of them brings, and only on those that can be loaded.
func (r *rig) bestSeen(s *puertorico.State) {
	r.t.Helper()
	best := map[puertorico.Good]puertorico.Action{}
	worth := func(a puertorico.Action) []int {
		lost := forecast.Storing(s, a)[0]
		return []int{-s.LoadPoints(0, forecast.Loaded(s, a)), lost.Total()}
	}
	for _, a := range loads(s) {
		if b, ok := best[a.Good()]; !ok || slices.Compare(worth(a), worth(b)) < 0 {
			best[a.Good()] = a
		}
	}
	for g := range puertorico.Good(puertorico.Goods) {
		place := r.Widget("good." + g.ID()).Rect
		if a, ok := best[g]; ok {
			r.tagSeen(a, place, 2)
		} else if r.ShowsIn(r.T("load.points", "n", 1)[:1], place) {
			r.t.Errorf("%v can't be loaded, and brings points", g)
		}
	}
}

// tagSeen checks the tag of a load in a place: its points and all that is lost with it, beside their signs, of which there are so many
// at most, all of them large enough, in the place, and none over another or over the number of a ship or its hold.
func (r *rig) tagSeen(a puertorico.Action, place ui.Rect, signs int) {
	r.t.Helper()
	s := r.state()
	lost := forecast.Storing(&s, a)[0]
	want := map[string]string{r.T("load.points", "n", s.LoadPoints(0, forecast.Loaded(&s, a))): "chip"}
	if n := lost.Total(); n > 0 {
		want[r.T("store.lost", "n", n)] = "barrel"
	} else {
		signs--
	}
	least := theme.LineHeight(theme.SmallBold) * r.Scale() * 0.99
	var over []ui.Rect
	for text, at := range r.UI.DrawnTexts {
		if !place.Contains(at.Middle()) {
			continue
		}
		if want[text] != "" {
			if at.H < least || at.X < place.X || at.Right() > place.Right() || at.Y < place.Y-1 || at.Bottom() > place.Bottom() {
				r.t.Errorf("%q of %v stands at %v in %v, less than %.0f high", text, a, at, place, least)
			}
			delete(want, text)
		}
		over = append(over, at)
	}
	if len(want) > 0 {
		r.t.Errorf("%v does not say %v", a, want)
	}
	for i, one := range over {
		for _, other := range over[:i] {
			if in := one.Intersect(other); in.W > 1 && in.H > 1 {
				r.t.Errorf("what is told of %v stands at %v and at %v", a, one, other)
			}
		}
	}
	if kinds := r.barrelsIn(place, signLeast*r.Scale()); signs == 3 && len(kinds) != 1 {
		r.t.Errorf("the tag of %v shows %d kinds", a, len(kinds))
	}
}

// Who can still load is said in words, in every language and window, with faces and barrels that can be told apart.
func TestStillToLoadIsSaidInWords(t *testing.T) {
	for i, w := range []harness.Window{small, full, large, {W: 900, H: 450, Percent: 100}, large} {
		lang := locales.Languages()[i%3]
		bubbled(t, fmt.Sprintf("%s-%v", lang, w), func(t *testing.T) {
			m := find(t, 5, func(m moment) bool { return decides(puertorico.PhaseLoad, 4)(m) && kindsOnOne(m.state()) == 4 })
			r := newRig(t, lang, w)
			r.sit(m.begun(alone(5)...))
			r.Rest()
			line := r.Widget("loaders").Rect
			if !r.ShowsIn(r.T("load.still"), line) && !r.ShowsIn(r.T("load.still.short"), line) {
				t.Error("nothing says what the faces stand for")
			}
			faces := 0
			r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
				if line.Contains(at.Middle()) {
					faces++
					if at.H < signLeast*r.Scale() || at.Right() > line.Right() {
						t.Errorf("%v is %.0f pixels high, at %v in %v", key, at.H, at, line)
					}
				}
				return true
			})
			if told := strings.Count(r.Widget("loaders").Tooltip, ":"); faces < told {
				t.Errorf("%d signs stand for %d players: %s", faces, told, r.Widget("loaders").Tooltip)
			}
		})
	}
}
