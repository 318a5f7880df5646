package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/internal/harness"
)

// What a building does is written on it in whole words, in every window and language.
func TestNoWordOfTheMarketIsBroken(t *testing.T) {
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				m := find(t, 4, decides(puertorico.PhaseBuild, 4))
				for _, w := range append(harness.Windows(), harness.Window{W: 900, H: 450, Percent: 100}, harness.Window{W: 550, H: 900, Percent: 100}) {
					r := newRig(t, lang, w)
					r.sit(m.begun(alone(4)...))
					r.Rest()
					for b := range puertorico.Building(puertorico.Buildings) {
						card := r.Widget("build." + b.ID())
						if !card.Visible || card.Rect.H < 60*r.Scale() {
							continue
						}
						known := strings.Fields(r.T("market.gone") + " " + r.T("building."+b.ID()) + " " + r.T("building.brief."+b.ID()) + " " + r.T("effect.short."+b.ID()))
						for text, at := range r.UI.DrawnTexts {
							if !card.Rect.Contains(at.Middle()) {
								continue
							}
							for _, word := range strings.Fields(text) {
								if strings.ContainsAny(word, "0123456789…") {
									continue
								}
								if !slices.Contains(known, word) {
									t.Errorf("%v: on %s is written %q in %q", w, b, word, text)
								}
							}
						}
					}
				}
			})
		})
	}
}

// The card of a building tells what it counts and how many are left, that one has it, or that all of them are built.
func TestMarketTellsPointsAndCopies(t *testing.T) {
	bubble(t, func(t *testing.T) {
		gone := func(m moment) (some bool) {
			for b := range puertorico.Building(puertorico.Buildings) {
				some = some || m.state().Left(b) == 0 && !m.state().Player(0).Has(b)
			}
			return some
		}
		m := find(t, 4, func(m moment) bool { return decides(puertorico.PhaseBuild, 4)(m) && gone(m) })
		r := newRig(t, "en", full)
		r.sit(m.begun(alone(4)...))
		r.Rest()
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
