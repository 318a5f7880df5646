package table_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// fullest are the seats whose cities are fullest.
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

// The gauges say that they are about the end, in every window, what they count, in words unless type is large, and how far it is; the fullest
// cities have the faces of their owners beside each other, large enough to be known and clear of the number and what it counts.
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
				if who := r.Widget("governs").Label; !strings.Contains(who, m.setup.Seats[m.state().Governor()].Name) {
					t.Errorf("%v: %q, the governor is seat %d", w, who, m.state().Governor())
				}
				r.gaugesSay(m.state(), w)
				r.facesSeen(owners, w)
			}
		})
	}
}

// gaugesSay checks what each gauge says.
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
		short, long := r.T("gauge."+id+".short", "n", 2), r.T("gauge."+id+".long", "n", 2)
		if !r.ShowsIn(short, at) && !r.ShowsIn(long, at) && w.Percent < settings.MaxScale {
			r.t.Errorf("%v: the gauge of %s does not say what it counts", w, id)
		}
	}
}

// facesSeen checks the faces on the gauge of the fullest cities.
func (r *rig) facesSeen(owners int, w harness.Window) {
	r.t.Helper()
	const least = 16 // pixels
	city, faces := r.Widget("gauge.city").Rect, []ui.Rect{}
	r.UI.DrawnPaintings(func(_ any, p ui.Rect, _ float64) bool {
		if city.Contains(p.Middle()) {
			faces = append(faces, p)
		}
		return true
	})
	faces = faces[1:] // the first is the city
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
