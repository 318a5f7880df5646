package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
	"islas/render/settings"
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

// The gauges say that they are about the end, in every window, and in words what they count unless type is large; the fullest cities
// have the faces of their owners.
func TestGaugesSayWhatTheyCount(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, owners := range []int{1, 2, 3, 4} {
			t.Run(lang, func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					m := find(t, 5, func(m moment) bool {
						return decides(puertorico.PhaseRole, 6)(m) && len(fullest(m.state())) == owners
					})
					for _, w := range windows() {
						r := newRig(t, lang, w)
						r.sit(m.begun(alone(5)...))
						r.Rest()
						if !r.Shows(r.T("gauge.end")) {
							t.Errorf("%v: nothing says that the gauges are about the end", w)
						}
						for _, id := range []string{"workers", "chips", "city"} {
							at := r.Widget("gauge." + id).Rect
							short, long := r.T("gauge."+id+".short", "n", 2), r.T("gauge."+id+".long", "n", 2)
							if !r.ShowsIn(short, at) && !r.ShowsIn(long, at) && w.Percent < settings.MaxScale {
								t.Errorf("%v: the gauge of %s does not say what it counts", w, id)
							}
						}
						pictures, city := 0, r.Widget("gauge.city").Rect
						r.UI.DrawnPaintings(func(_ any, p ui.Rect, _ float64) bool {
							if city.Contains(p.Middle()) {
								pictures++
							}
							return true
						})
						if pictures != 1+owners {
							t.Errorf("%v: %d pictures on the gauge of the fullest cities, which are %d", w, pictures, owners)
						}
					}
				})
			})
		}
	}
}

// However many cities are fullest, the faces of all owners lie beside each other on the gauge, large enough to be known, and clear of the
// number and what it counts.
func TestFacesOnGaugeLieBesideEachOther(t *testing.T) {
	const least = 16 // pixels
	for _, lang := range locales.Languages() {
		for _, owners := range []int{1, 2, 3, 4} {
			t.Run(fmt.Sprintf("%s-%d", lang, owners), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					m := find(t, 5, func(m moment) bool {
						return decides(puertorico.PhaseRole, 6)(m) && len(fullest(m.state())) == owners
					})
					for _, w := range windows() {
						r := m.shown(t, lang, w, alone(5)...)
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
								t.Errorf("%v: a face is %.0f pixels high", w, at.H)
							}
							for _, other := range faces[:i] {
								if in := at.Intersect(other); in.W > at.W*0.12 {
									t.Errorf("%v: a face covers another by %.0f of %.0f pixels", w, in.W, at.W)
								}
							}
							for text, by := range r.UI.DrawnTexts {
								if in := at.Intersect(by); city.Contains(by.Middle()) && len(text) > 1 && in.W > 2 {
									t.Errorf("%v: a face covers %q by %.0f pixels", w, text, in.W)
								}
							}
						}
						if len(faces) != owners {
							t.Errorf("%v: %d faces of %d owners", w, len(faces), owners)
						}
					}
				})
			})
		}
	}
}

// However far a game is, the gauges look the same in one window and language: as wide, with the same words, in letters of the same size.
func TestGaugesLookTheSameForAWholeGame(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, seats := range []int{2, 5} {
			t.Run(fmt.Sprint(lang, seats), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					for _, w := range windows() {
						was := map[string]string{}
						for _, round := range []int{1, 6, 11} {
							r := find(t, seats, decides(puertorico.PhaseRole, round)).shown(t, lang, w, alone(seats)...)
							for _, id := range []string{"workers", "chips", "city"} {
								at := r.Widget("gauge." + id).Rect
								var digits []float64
								for text, by := range r.UI.DrawnTexts {
									if at.Contains(by.Middle()) && strings.ContainsAny(text[:1], "0123456789") {
										digits = append(digits, by.H)
									}
								}
								slices.Sort(digits)
								look := fmt.Sprint(at, " word ", r.ShowsIn(r.T("gauge."+id+".short", "n", 2), at), " digits ", digits)
								if before, ok := was[id]; ok && look != before {
									t.Errorf("%v, round %d: the gauge of %s looks like %s, before like %s", w, round, id, look, before)
								}
								was[id] = look
							}
						}
					}
				})
			})
		}
	}
}
