package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// TestNobodyIsNamedBeforeTheCardIsTurned checks every text on the screen while a card lies face down.
func TestNobodyIsNamedBeforeTheCardIsTurned(t *testing.T) {
	for name, pirate := range map[string]bool{"settler": false, "pirate": true} {
		bubbled(t, name, func(t *testing.T) {
			m := find(t, 3, func(m moment) bool {
				e, ok := m.event(islas.EvReveal)
				s := m.state()
				// The same card is visible nowhere else.
				return ok && e.Card.Pirate() == pirate && s.Round() > 1 && !slices.Contains(s.HandCards(0, nil), e.Card) && !slices.Contains(s.Discard(nil), e.Card)
			})
			e, _ := m.event(islas.EvReveal)
			r := m.open(t, "en", full)
			who := r.cardName(e.Card)
			ashore, open, told := 0, 0, false // ticks with the card face down where it is turned over, and with its face; whether it was ever told
			var down []ui.Rect                // where it lies face down, or is on its way there
			r.perform(m, func() {
				face := false
				for _, p := range r.pictures() {
					if p.what == "back" && r.inLedger(p.at) && open == 0 {
						down = append(down, p.at)
					}
					if face = face || p.card == e.Card; p.card == e.Card && open == 0 {
						ashore = len(slices.DeleteFunc(down, func(at ui.Rect) bool { return !near(at, p.at, 2) }))
					}
				}
				told = told || strings.Contains(r.Prompt(), who) || r.ShowsIn(who, r.underTop())
				switch {
				case face:
					open++
				case told && open == 0:
					t.Fatalf("the card is not turned over, and it is told that it is the %s: %q", who, r.Prompt())
				}
			})
			if !told || ashore < 6 || open < 10 {
				t.Errorf("it is told that it is the %s: %v; the card lies face down in %d ticks and open in %d", who, told, ashore, open)
			}
		})
	}
}

// underTop returns the window without the bar and the log, which mentions earlier cards, too.
func (r *rig) underTop() ui.Rect {
	b := r.UI.Bounds()
	b.W = r.Widget("log").Rect.X
	_, b = b.CutTop(60 * r.Scale())
	return b
}

// TestStartShipIsAlwaysSeen checks that the start player's ship lies at that player, whoever it is, where plates stand above islands and
// where they stand beside them.
func TestStartShipIsAlwaysSeen(t *testing.T) {
	inWindows(t, layouts(), func(t *testing.T, w harness.Window) {
		const seats = 3
		for start := range game.Seat(seats) {
			m := find(t, seats, func(m moment) bool { return m.state().Start() == start && decides(islas.PhaseAction, 1)(m) })
			r := m.rested(t, "de", w)
			ships := r.shown("start")
			if len(ships) != 1 || !inside(ships[0].at, r.UI.Bounds()) {
				t.Fatalf("seat %d has the ship, which is seen %d times", start, len(ships))
			}
			for seat := range game.Seat(seats) {
				small, ok := r.Find("island." + strconv.Itoa(int(seat)))
				if ok && small.Rect.Contains(ships[0].at.Middle()) != (seat == start) {
					t.Errorf("seat %d has the ship: it lies at %v, island %d at %v", start, ships[0].at, seat, small.Rect)
				}
			}
		}
	})
}

// wish returns a priority in words.
func (r *rig) wish(p islas.Priority) string {
	if p.IsColour() {
		return r.T("wish." + p.Colour().String())
	}
	return r.T("wish." + p.Feature().String())
}
