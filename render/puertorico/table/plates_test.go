package table_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
)

// fullest returns the seats whose cities are fullest.
func fullest(s *puertorico.State) (all []game.Seat) {
	most := 0
	for seat := range game.Seat(s.Seats()) {
		switch n := s.Player(seat).CitySpaces(); {
		case n > most:
			most, all = n, []game.Seat{seat}
		case n == most:
			all = append(all, seat)
		}
	}
	return all
}

// TestGaugesSayWhatTheyCount checks in every window that the gauges show that they are about the end, what they count, in words unless
// type is large, and how near it is; the faces of the owners of the fullest cities stand side by side, large enough to be known, beside
// the number and its word. The tabs say what they open.
func TestGaugesSayWhatTheyCount(t *testing.T) {
	bubble(t, func(t *testing.T) {
		for i, w := range windows() {
			owners := 1 + i%4
			m := find(t, 5, func(m moment) bool {
				return decides(puertorico.PhaseRole, 6)(m) && len(fullest(m.state())) == owners
			})
			r := m.shown(t, locales.Languages()[i%3], w, alone(5)...)
			if !r.Shows(r.T("gauge.end")) {
				t.Errorf("%v: nothing says that the gauges are about the end", w)
			}
			r.gaugesSay(m.state(), w)
			r.facesSeen(owners, w)
			r.tabsSay(w)
		}
	})
}

// gaugesSay checks the text of each gauge.
func (r *rig) gaugesSay(s *puertorico.State, w harness.Window) {
	r.t.Helper()
	supply, _ := s.Colonists()
	city := s.Player(fullest(s)[0]).CitySpaces()
	for id, n := range map[string]string{
		"workers": strconv.Itoa(supply), "chips": strconv.Itoa(s.Chips()), "city": fmt.Sprintf("%d/%d", city, puertorico.CitySize),
	} {
		at := r.Widget("gauge." + id).Rect
		if !r.ShowsIn(n, at) {
			r.t.Errorf("%v: the gauge of %s does not show %s", w, id, n)
		}
		if short := r.T("gauge."+id+".short", "n", 2, "next", forecast.Refill(s)); !r.ShowsIn(short, at) && w.Percent < settings.MaxScale {
			r.t.Errorf("%v: the gauge of %s does not say what it counts", w, id)
		}
	}
}

// facesSeen checks the faces on the gauge of the fullest cities.
func (r *rig) facesSeen(owners int, w harness.Window) {
	r.t.Helper()
	const least = 16 // pixels
	city := r.Widget("gauge.city").Rect
	faces := r.painted("", city)[1:] // the first is the city
	for i, at := range faces {
		if at.H < least {
			r.t.Errorf("%v: a face is %.0f pixels high", w, at.H)
		}
		for _, other := range faces[:i] {
			if in := at.Intersect(other); in.W > at.W*0.12 {
				r.t.Errorf("%v: a face covers another by %.0f of %.0f pixels", w, in.W, at.W)
			}
		}
		for text, by := range r.UI.DrawnTexts {
			if in := at.Intersect(by); city.Contains(by.Middle()) && len(text) > 1 && in.W > 2 {
				r.t.Errorf("%v: a face covers %q by %.0f pixels", w, text, in.W)
			}
		}
	}
	if len(faces) != owners {
		r.t.Errorf("%v: %d faces of %d owners", w, len(faces), owners)
	}
}

// tabsSay checks that the tabs of the open page and of the roles, while one is to be chosen, have their words, and that all have them unless
// type is largest; the others have tooltips.
func (r *rig) tabsSay(w harness.Window) {
	r.t.Helper()
	for _, open := range []string{"roles", "tiles", "harbour", "market", "others", "log", "own"} {
		if !r.Has("page." + open) {
			continue
		}
		r.Click("page." + open)
		r.Rest()
		for _, at := range r.UI.Widgets() {
			p, ok := strings.CutPrefix(at.ID, "page.")
			if !ok || r.worded(r.T("table.tab."+p), at.Rect) {
				continue
			}
			if p == open || p == "roles" || w.Percent < settings.MaxScale || at.Tooltip != r.T("table.page."+p) {
				r.t.Errorf("%v, %s open: the tab of %s has no word; its tooltip says %q", w, open, p, at.Tooltip)
			}
		}
	}
}
