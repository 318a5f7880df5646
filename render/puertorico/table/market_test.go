package table_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/puertorico/table"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// TestMarketTellsPointsAndCopies checks that the card of a building shows its points and how many are left, that it is owned, or that all
// are built.
func TestMarketTellsPointsAndCopies(t *testing.T) {
	bubble(t, func(t *testing.T) {
		gone := func(m moment) (some bool) {
			for b := range puertorico.Building(puertorico.Buildings) {
				some = some || m.state().Left(b) == 0 && !m.state().Player(0).Has(b)
			}
			return some
		}
		m := find(t, 4, func(m moment) bool { return decides(puertorico.PhaseBuild, 4)(m) && gone(m) })
		r := m.shown(t, "en", full, alone(4)...)
		s := m.state()
		for b := range puertorico.Building(puertorico.Buildings) {
			card := r.Widget("build." + b.ID())
			left, own := s.Left(b), s.Player(0).Has(b)
			if !r.ShowsIn(strconv.Itoa(b.Points()), card.Rect) {
				t.Errorf("the card of %s does not say that it counts %d", b, b.Points())
			}
			if got, want := r.ShowsIn(r.T("market.gone"), card.Rect), left == 0 && !own; got != want {
				t.Errorf("that all of %s are built is said: %v, want %v", b, got, want)
			}
			if copies := r.T("market.copies", "n", left); r.ShowsIn(copies, card.Rect) != (left > 0 || own) {
				t.Errorf("%q on the card of %s: %v", copies, b, r.ShowsIn(copies, card.Rect))
			}
		}
	})
}

// seenWhole reports whether the widget of a building in the market is wholly in view.
func (r *rig) seenWhole(b puertorico.Building) bool {
	const row = 41.5 // design units: the height of one where they scroll
	w := r.Widget("build." + b.ID())
	return w.Visible && (!r.Has("market") || w.Rect.H >= row*r.Scale())
}

// named returns the name of a building as it is written in r, whole or short, "" if it is not.
func (r *rig) named(b puertorico.Building, in ui.Rect) string {
	for _, key := range []string{"building.", "building.brief."} {
		if name := r.T(key + b.ID()); r.worded(name, in) {
			return name
		}
	}
	return ""
}

// TestMarketShowsWhatCanBeBuilt checks that in every window what can be built comes first, with name and price, and most of the rest is
// in view, too; where not everything has room a button shows that, and scrolls. What can be built is opaque, all else fainter, also the role
// cards. Beside the buttons the points of the home seat stay in view.
func TestMarketShowsWhatCanBeBuilt(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 5, func(m moment) bool { return decides(puertorico.PhaseBuild, 6)(m) && len(m.state().Legal(nil)) > 4 })
		scrolled := 0
		for i, w := range append(windows(), harness.Window{W: 768, H: 1024, Percent: 200}, harness.Window{W: 550, H: 900, Percent: 200}) {
			r := m.shown(t, locales.Languages()[i%3], w, alone(5)...)
			r.offersSeen(m.state(), w)
			r.offersStandOut(m.state(), w)
			button, standing := r.Widget("pass").Rect, r.Widget("standing").Rect
			if sum := "= " + strconv.Itoa(m.state().Score(0).Total()); !button.Intersect(standing).Empty() || !r.ShowsIn(sum, standing) {
				t.Errorf("%v: the button at %v lies on the points at %v, or they are not %q", w, button, standing, sum)
			}
			if r.Has("market") {
				scrolled++
				r.leadsOn(w)
			}
		}
		if scrolled == 0 {
			t.Error("no window scrolls")
		}
	})
}

// leastSeen are how many buildings are in view at the largest type, where rows with texts take more than a screen; otherwise it is all.
var leastSeen = map[ui.Point]int{{X: 550, Y: 900}: 10, {X: 768, Y: 1024}: 14, {X: 1280, Y: 720}: 14, {X: 960, Y: 600}: 16, {X: 1920, Y: 1080}: 16}

// offersSeen checks which buildings of the market are in view, and that their prices and what they do are told.
func (r *rig) offersSeen(s *puertorico.State, w harness.Window) {
	r.t.Helper()
	whole, shut, open := 0, 0, 0 // in view; of those not buildable; buildable and not in view
	_, chooser := s.Role()
	for b := range puertorico.Building(puertorico.Buildings) {
		at, can := r.Widget("build."+b.ID()), s.Check(puertorico.BuildAction(b)) == nil
		switch seen := r.seenWhole(b); {
		case !seen && can:
			open++
			continue
		case !seen:
			continue
		case !can:
			shut++
		}
		whole++
		if price := s.Price(0, chooser, b); can && !r.ShowsIn(strconv.Itoa(price), at.Rect) {
			r.t.Errorf("%v: that %s costs %d is not written", w, b, price)
		}
		if tip := at.Tooltip + at.Why; !strings.Contains(tip, r.T("effect."+b.ID())) {
			r.t.Errorf("%v: what %s does is not told but %q", w, b, tip)
		}
	}
	want, ok := leastSeen[ui.Point{X: w.W, Y: w.H}]
	if !ok || w.Percent < settings.MaxScale {
		want = puertorico.Buildings
	}
	if open > 0 && shut > 0 {
		r.t.Errorf("%v: %d buildings that can be built are not seen, but %d others", w, open, shut)
	}
	if whole < want {
		r.t.Errorf("%v: %d buildings are seen at once, want %d", w, whole, want)
	}
}

// offersStandOut checks that buildings are opaque that can be built, and others and the role cards are not.
func (r *rig) offersStandOut(s *puertorico.State, w harness.Window) {
	r.t.Helper()
	open, rests := 0, 0
	for _, at := range r.UI.Widgets() {
		id, builds := strings.CutPrefix(at.ID, "build.")
		b, _ := puertorico.BuildingByID(id)
		switch {
		case !at.Visible:
		case builds && at.Enabled:
			open++
			if seen := r.visible("art.Building", at.Rect); seen >= 0 && seen <= 0.9 {
				r.t.Errorf("%v: %s, which can be bought, is drawn with %.2f", w, id, seen)
			}
		case builds:
			rests++
			if seen := r.visible("art.Building", at.Rect); seen > 0.9 || s.Player(0).Has(b) && r.ShowsIn("×0", at.Rect) {
				r.t.Errorf("%v: %s, which can't be bought, is drawn with %.2f, or with a zero beside its tick", w, id, seen)
			}
		case strings.HasPrefix(at.ID, "role."):
			if seen := r.visible("art.Role", at.Rect); seen > 0.75 {
				r.t.Errorf("%v: while one builds %s is drawn with %.2f", w, at.ID, seen)
			}
		}
	}
	if open == 0 || rests == 0 {
		r.t.Errorf("%v: %d buildings can be bought, %d can't", w, open, rests)
	}
}

// leadsOn checks the button below a market that scrolls: it says how many are out of view, and shows them all in the end.
func (r *rig) leadsOn(w harness.Window) {
	r.t.Helper()
	var seen [puertorico.Buildings]bool
	for range 10 {
		hidden := 0
		for b := range puertorico.Building(puertorico.Buildings) {
			seen[b] = seen[b] || r.seenWhole(b)
			if at := r.Widget("build." + b.ID()); !at.Visible || at.Rect.H < 21*r.Scale() { // half a row
				hidden++
			}
		}
		if text := r.T("market.more", "n", hidden); !r.worded(text, r.Widget("market.more").Rect) {
			r.t.Errorf("%v: the button does not say %q", w, text)
		}
		if !slices.Contains(seen[:], false) {
			return
		}
		r.Click("market.more")
		r.Rest()
	}
	r.t.Errorf("%v: not all buildings come into view: %v", w, seen)
}

// visible returns the opacity of the largest picture of a kind in r, -1 if there is none.
func (r *rig) visible(kind string, in ui.Rect) float64 {
	largest, seen := 0.0, -1.0
	r.UI.DrawnPaintings(func(key any, at ui.Rect, alpha float64) bool {
		if strings.Contains(fmt.Sprintf("%T", key), kind) && in.Inset(-4).Holds(at) && at.W > largest {
			largest, seen = at.W, alpha
		}
		return true
	})
	return seen
}

// TestGaugesNearTheEnd checks that a gauge near its end shows that.
func TestGaugesNearTheEnd(t *testing.T) {
	bubble(t, func(t *testing.T) {
		empty := find(t, 2, func(m moment) bool {
			supply, _ := m.state().Colonists()
			return decides(puertorico.PhaseRole, 6)(m) && supply == 0
		})
		if r := empty.shown(t, "de", full, alone(2)...); r.Widget("gauge.workers").Value == "" {
			t.Error("without a worker left the counter looks as ever")
		}
		many := find(t, 2, decides(puertorico.PhaseRole, 3))
		if r := many.shown(t, "de", full, alone(2)...); r.Widget("gauge.workers").Value != "" || r.Widget("gauge.city").Value != "" {
			t.Error("in the third round a counter looks as if the end were near")
		}
	})
}

// TestFrameIsAroundWhoeverActs checks that while an action is shown the board of whoever acts is framed, not that of the next player.
func TestFrameIsAroundWhoeverActs(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool {
			return chooses(puertorico.Build)(m) && m.actions[m.at+1].Kind == puertorico.Build // by the next one
		})
		r := m.shown(t, "en", full, alone(3)...)
		seen := 0
		r.Watch = func() {
			if !table.Shows(r.Stage.Top(), puertorico.EvAct, 0.1) {
				return
			}
			for _, w := range r.UI.Widgets() {
				if w.Value == r.T("state.acts") {
					if seen++; !strings.Contains(r.Prompt(), w.Label) {
						t.Errorf("%q is told, and the board of %s is framed", r.Prompt(), w.Label)
					}
				}
			}
		}
		r.do(m.actions[m.at])
		r.Wait(200)
		r.Watch = nil
		if seen == 0 {
			t.Error("no board was framed")
		}
	})
}
