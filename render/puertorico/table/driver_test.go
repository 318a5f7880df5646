package table_test

import (
	"fmt"
	"slices"
	"strings"

	"islas/game/puertorico"
	"islas/render/internal/pilot"
)

// way is what a person clicks to do an action, other than placing colonists and keeping barrels.
func (r *rig) way(a puertorico.Action) []string {
	s := r.state()
	return wayIn(&s, a)
}

// wayIn is the same in a position.
func wayIn(s *puertorico.State, a puertorico.Action) []string {
	switch a.Kind {
	case puertorico.TakeRole:
		return []string{"role." + a.Role().ID()}
	case puertorico.Draw:
		return []string{"draw"}
	case puertorico.TakeTile:
		if a.Tile() == puertorico.Quarry {
			return []string{"tile.quarry"}
		}
		return []string{fmt.Sprintf("tile.%s.%d", a.Tile().ID(), slices.Index(s.Row(), a.Tile()))}
	case puertorico.Take:
		return []string{"take"}
	case puertorico.Build:
		return []string{"build." + a.Building().ID()}
	case puertorico.Extra, puertorico.Sell:
		return []string{"good." + a.Good().ID()}
	case puertorico.Load:
		if a.Wharf() {
			return []string{"good." + a.Good().ID(), "wharf"}
		}
		return []string{"good." + a.Good().ID(), fmt.Sprintf("ship.%d", a.Size())}
	}
	return []string{"pass"}
}

// click clicks a widget, and reports whether it could be clicked.
func (r *rig) click(id string) bool {
	if strings.HasPrefix(id, "build.") && r.Has(id) && r.Has("market") { // it scrolls
		r.Reveal(id)
	}
	r.Bring(id)
	w, ok := pilot.Find(r.UI.Widgets(), id)
	if !ok {
		return false
	}
	r.clicks++
	if r.hand != nil {
		r.hand(w)
	} else {
		r.ClickAt(w.Rect.Middle())
	}
	return true
}

// do does an action as a person does, by clicks alone.
func (r *rig) do(a puertorico.Action) {
	r.t.Helper()
	n := r.match().Played()
	switch a.Kind {
	case puertorico.Keep:
		r.keep(a)
	default:
		for _, id := range r.way(a) {
			if r.match().Played() > n {
				break // what was left had no alternative
			}
			if !r.click(id) {
				r.t.Fatalf("%v: there is no %s to be clicked: the bar says %q, there are %v", a, id, r.prompt(), r.IDs())
			}
		}
	}
	if done := r.match().Actions(); len(done) <= n || done[n] != a {
		r.t.Fatalf("%v was not done but %v; the bar says %q", a, done[n:], r.prompt())
	}
}

// keep lets go of all barrels that are kept, and keeps those that are wanted.
func (r *rig) keep(a puertorico.Action) {
	r.t.Helper()
	value := func(g puertorico.Good) string { return r.Widget("good." + g.ID()).Value }
	for g := range puertorico.Good(puertorico.Goods) {
		if value(g) != "" {
			r.click("good." + g.ID())
		}
	}
	for g := range puertorico.Good(puertorico.Goods) {
		if a.Warehoused().Has(g) {
			r.click("good." + g.ID())
		}
	}
	r.click("good." + a.Good().ID())
	r.click("confirm")
}

// place places colonists as wanted, by a click on each circle that changes.
func (r *rig) place(want puertorico.Placement) {
	r.t.Helper()
	filled := func(g puertorico.Group) (n int, ok bool) {
		for i := 0; ; i++ {
			w, found := r.Find(fmt.Sprintf("place.%s.%d", g.ID(), i))
			if !found {
				return n, i > 0
			}
			if w.Value != "" {
				n++
			}
		}
	}
	for _, change := range []int{-1, 1} {
		for g := range puertorico.Group(puertorico.Groups) {
			for {
				n, open := filled(g)
				if !open || change < 0 && n <= int(want[g]) || change > 0 && n >= int(want[g]) {
					break
				}
				if !r.click(fmt.Sprintf("place.%s.%d", g.ID(), n+min(change, 0))) {
					r.t.Fatalf("the circles of %s can't be clicked, with %d of %d", g.ID(), n, want[g])
				}
			}
		}
	}
	if !r.click("confirm") {
		r.t.Fatalf("%v can't be confirmed: %s", want, r.Widget("confirm").Why)
	}
}
