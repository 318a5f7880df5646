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

// TestOnePointIsOne checks that one point has the singular in every language.
func TestOnePointIsOne(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return decides(puertorico.PhaseRole, 1)(m) && m.state().Score(0).Total() == 1 })
		for lang, want := range map[string]string{"en": "1 point:", "de": "1 Punkt:", "es": "1 punto:"} {
			if tip := m.open(t, lang, alone(3)...).Widget("standing").Tooltip; !strings.Contains(tip, want) {
				t.Errorf("%s: said is %q", lang, tip)
			}
		}
	})
}

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
// the number and its word.
func TestGaugesSayWhatTheyCount(t *testing.T) {
	for owners := 1; owners <= 4; owners++ {
		bubbled(t, strconv.Itoa(owners), func(t *testing.T) {
			m := find(t, 5, func(m moment) bool {
				return decides(puertorico.PhaseRole, 6)(m) && len(fullest(m.state())) == owners
			})
			for i, w := range windows() {
				r := m.shown(t, locales.Languages()[(i+owners)%3], w, alone(5)...)
				if !r.Shows(r.T("gauge.end")) {
					t.Errorf("%v: nothing says that the gauges are about the end", w)
				}
				r.gaugesSay(m.state(), w)
				r.facesSeen(owners, w)
			}
		})
	}
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
		short, long := r.T("gauge."+id+".short", "n", 2, "next", forecast.Refill(s)), r.T("gauge."+id+".long", "n", 2, "next", forecast.Refill(s))
		if !r.ShowsIn(short, at) && !r.ShowsIn(long, at) && w.Percent < settings.MaxScale {
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

// TestOwnBuildingsSayWhatTheyDo checks in every window, size and language that every building of the home seat's city has a word for what
// it does, on the table or, where its sites are too small for words, on the page of that board.
func TestOwnBuildingsSayWhatTheyDo(t *testing.T) {
	for k, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			for i, w := range bearable() {
				seats := 2 + (i+k)%2*3
				m := find(t, seats, func(m moment) bool {
					return decides(puertorico.PhaseRole, 9)(m) && len(m.state().Player(0).Built()) > 5 && m.state().Player(0).Has(puertorico.Hacienda)
				})
				r := m.shown(t, lang, w, alone(seats)...)
				silent := r.silent(m.state().Player(0).Built())
				if len(silent) > 0 && r.Has("page.own") {
					r.Click("page.own")
					r.Rest()
					silent = r.silent(m.state().Player(0).Built())
				}
				if len(silent) > 0 {
					t.Errorf("%d players, %v: %v do not say what they do", seats, w, silent)
				}
			}
		})
	}
}

// silent returns those of some buildings that have no word for what they do.
func (r *rig) silent(built []puertorico.Building) (some []string) {
	for _, b := range built {
		at, keys := r.Widget("own."+b.ID()).Rect, []string{"tag." + b.ID(), "tag." + b.ID() + ".brief", "tag.end"}
		says := false
		for text, in := range r.UI.DrawnTexts {
			if !at.Inset(-8 * r.Scale()).Contains(in.Middle()) {
				continue
			}
			for _, key := range keys {
				for n := range 20 {
					says = says || text == r.T(key, "n", n)
				}
			}
		}
		if !says {
			some = append(some, b.ID())
		}
	}
	return some
}

// TestLongNamesAreReadable checks that a long name is whole on the boards of others, in two lines if necessary, except with the largest
// type in a small window; the tooltip has it everywhere, with the numbers in words.
func TestLongNamesAreReadable(t *testing.T) {
	bubble(t, func(t *testing.T) {
		boards(t, 5, func(moment) bool { return true }, func(r *rig, m moment, seat game.Seat, id string) {
			if seat == 0 {
				return
			}
			name, plate, c := m.setup.Seats[seat].Name, r.Widget(id+".plate"), m.state().Score(seat)
			points := r.T("standing.over", "n", c.Total(), "chips", c.Chips, "buildings", c.Buildings, "large", c.Large)
			for _, want := range []string{name, r.T("purse.money", "n", m.state().Player(seat).Doubloons()), points} {
				if !strings.Contains(plate.Tooltip, want) {
					t.Errorf("the tooltip of %s says %q, not %q", id, plate.Tooltip, want)
				}
			}
			if w := r.UI.Bounds(); w.W < 1000 && r.Stage.Settings.Scale == settings.MaxScale {
				return
			}
			for _, word := range strings.Fields(name) {
				if !r.ShowsIn(word, plate.Rect) {
					t.Errorf("%v: %q is not written on %s", r.UI.Bounds(), word, id)
				}
			}
		})
	})
}
