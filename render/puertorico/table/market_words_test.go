package table_test

import (
	"strconv"
	"testing"

	"islas/game/puertorico"
)

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
