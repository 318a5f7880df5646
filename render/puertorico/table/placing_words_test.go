package table_test

import (
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/ui"
)

// A suggestion that is asked for is about everybody: following it lays out where everybody goes, and Enter then places them like that.
func TestPlacingBySuggestion(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, m moment) {
		r.Click("lay.cleared")
		r.Click("suggest")
		r.Rest()
		if !r.Shows(r.T("do.place-suggested")) {
			t.Fatal("it is not suggested to place everybody")
		}
		r.Click("lay.suggested")
		want := r.placed()
		r.Click("lay.cleared")
		r.Click("suggest.do")
		r.Rest()
		if at := r.placed(); at != want || r.state() != *m.state() {
			t.Errorf("followed, it lays out %v, want %v, and nothing done", at, want)
		}
		r.onlyConfirms("followed")
		r.Key(ui.KeyEnter)
		r.Rest()
		now := r.state()
		if now.Player(0).Placement() != want {
			t.Errorf("followed, there stand %v, want %v", now.Player(0).Placement(), want)
		}
		r.Click("undo")
		r.Rest()
		if r.state() != *m.state() {
			t.Error("what was followed is not taken back at once")
		}
	})
}

// What stops to work is said in words, and what a harvest brings before and then is written on each kind.
func TestPlacingSaysWhatComesOfIt(t *testing.T) {
	bubble(t, func(t *testing.T) {
		loses := func(m moment) bool {
			p := m.state().Lifted()
			return decides(puertorico.PhasePlacing, 3)(m) && (p[puertorico.SmallMarket] > 0 || p[puertorico.LargeMarket] > 0) &&
				p[puertorico.GroupOfTile(puertorico.Tile(puertorico.Corn))] > 0
		}
		m := find(t, 3, loses)
		r := m.open(t, "en", alone(3)...)
		r.Click("lay.before")
		if turns := r.Widget("turns"); strings.Contains(turns.Label, "Stops working") {
			t.Errorf("as before, it is said: %s", turns.Label)
		}
		market := puertorico.SmallMarket
		if m.state().Lifted()[market] == 0 {
			market = puertorico.LargeMarket
		}
		r.Click("place." + market.ID() + ".0")
		if turns := r.Widget("turns"); turns.Label != r.T("place.stops", "list", r.T("building."+market.ID())) && !strings.HasPrefix(turns.Label, r.T("place.stops", "list", r.T("building."+market.ID()))) {
			t.Errorf("with the market empty it is said: %s", turns.Label)
		}
		before := r.Widget("good.corn").Tooltip
		r.Click("place.corn.0")
		after := r.Widget("good.corn").Tooltip
		was := int(m.state().Lifted()[puertorico.GroupOfTile(puertorico.Tile(puertorico.Corn))])
		if want := r.T("place.harvest.tip", "good", r.T("good.corn"), "was", was, "is", was-1); before == after || !strings.Contains(after, want) {
			t.Errorf("of corn it is said %q, want %q", after, want)
		}
	})
}

// Where nothing starts or stops to work but a harvest brings more, it is not said that all is as before.
func TestPlacingSaysWhatMoreIsHarvested(t *testing.T) {
	bubble(t, func(t *testing.T) {
		corn := puertorico.GroupOfTile(puertorico.Tile(puertorico.Corn))
		m := find(t, 3, func(m moment) bool {
			if !decides(puertorico.PhasePlacing, 2)(m) {
				return false
			}
			tiles, _ := m.state().Player(0).Tiles(puertorico.Tile(puertorico.Corn))
			return m.state().Lifted()[corn] == 1 && tiles > 1
		})
		r := m.open(t, "en", alone(3)...)
		r.Click("lay.cleared")
		for g, n := range m.state().Lifted() {
			for i := range n {
				r.Click(fmt.Sprintf("place.%s.%d", puertorico.Group(g).ID(), i))
			}
		}
		if said := r.Widget("turns").Label; said != r.T("place.same") {
			t.Errorf("as before, it is said: %s", said)
		}
		r.Click("place.corn.1")
		if said := r.Widget("turns").Label; said != r.T("place.yields.more", "list", r.T("good.corn")) {
			t.Errorf("with one more on the corn it is said: %s", said)
		}
	})
}

// With several people at the machine it is always clear who places: the bar names them, and theirs is the large board.
func TestPeoplePlaceOneAfterTheOther(t *testing.T) {
	somePlacing(t, func(t *testing.T, r *rig, _ moment) {
		var placed []string
		for range 3 {
			if !r.Has("lay.cleared") {
				break
			}
			s := r.state()
			seat := s.Decision().Seat
			name := r.match().Setup().Seats[seat].Name
			if !strings.Contains(r.prompt(), name) || r.Has("placing") && r.Widget("placing").Label != name {
				t.Errorf("%s places, but the bar says %q", name, r.prompt())
			}
			for _, id := range append(r.standing(true), r.standing(false)...) {
				b, ok := puertorico.BuildingByID(strings.TrimPrefix(group(id), "place."))
				if ok && !s.Player(seat).Has(b) {
					t.Errorf("%s is to place on the board of somebody else: %s", name, id)
				}
			}
			placed = append(placed, name)
			r.Key(ui.KeyEnter)
			r.Rest()
		}
		if len(placed) == 0 || len(slices.Compact(placed)) != len(placed) {
			t.Errorf("placed have %v", placed)
		}
	})
}

// Whoever confirms twice in a hurry does not confirm what the next person has before them.
func TestConfirmingTwicePlacesOnce(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			if !decides(puertorico.PhasePlacing, 3)(m) {
				return false
			}
			after := *m.state()
			for after.Decision().Phase == puertorico.PhasePlacing && after.Decision().Seat == 0 {
				if after.Apply(after.Legal(nil)[0], nil) != nil {
					return false
				}
			}
			return after.Decision().Phase == puertorico.PhasePlacing
		})
		r := m.open(t, "en", game.Human, game.Human, game.Human)
		r.Click("confirm")
		after := r.state()
		if d := after.Decision(); d.Phase != puertorico.PhasePlacing || d.Seat == 0 {
			t.Fatalf("one click leads to %v", d)
		}
		if !r.Shows(r.T("log.placing", "name", r.match().Setup().Seats[0].Name)) {
			t.Errorf("nobody is told who places; the bar says %q", r.prompt())
		}
		at := ui.Point{X: full.W - 5, Y: full.H - 5}
		if w, ok := r.Find("confirm"); ok {
			at = w.Rect.Middle()
		}
		r.ClickAt(at)
		r.Rest()
		if r.state() != after {
			t.Error("the second click confirms for the next person")
		}
		if !r.Widget("confirm").Enabled {
			t.Error("the next person can't confirm")
		}
	})
}

// Where the supply is too small for a harvest its cell says how many of those worked for it brings, and the tooltip says why.
func TestShortHarvestSaysWhy(t *testing.T) {
	var short atomic.Int32
	t.Cleanup(func() {
		if short.Load() == 0 {
			t.Error("no harvest was short")
		}
	})
	narrow(t, func(t *testing.T, r *rig, m moment) {
		if r.Has("page.own") {
			r.Click("page.own")
			r.Rest()
		}
		r.Click("lay.suggested")
		r.Rest()
		s := m.state().Staffed(r.placed())
		brings := s.Production(0).Goods[0]
		for g := range puertorico.Good(puertorico.Goods) {
			n, all := int(brings[g]), s.Player(0).Capacity(g)
			if n >= all {
				continue
			}
			short.Add(1)
			if line := r.Widget("turns").Label + r.Widget("turns").Tooltip; !strings.Contains(line, r.T("good."+g.ID())) {
				t.Errorf("the line below the goods says %q, nothing of %v", line, g)
			}
			said, tip := r.writtenIn("good."+g.ID()), r.Widget("good."+g.ID()).Tooltip
			if brief := r.T("place.short.brief", "n", n, "all", all); !strings.Contains(said, brief) && !strings.Contains(said, r.T("place.short", "n", n, "all", all)) {
				t.Errorf("%v is said to be %q, want %q", g, said, brief)
			}
			if want := r.T("place.harvest-short.tip", "good", r.T("good."+g.ID()), "n", n, "all", all); !strings.Contains(tip, want) {
				t.Errorf("the tooltip of %v says %q, want %q", g, tip, want)
			}
		}
	})
}
