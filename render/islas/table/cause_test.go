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
	for _, pirate := range []bool{false, true} {
		bubbled(t, map[bool]string{false: "settler", true: "pirate"}[pirate], func(t *testing.T) {
			m := find(t, 3, func(m moment) bool {
				e, ok := m.event(islas.EvReveal)
				s := m.state()
				// The same card is visible nowhere else.
				return ok && e.Card.Pirate() == pirate && s.Round() > 1 && !slices.Contains(s.HandCards(0, nil), e.Card) && !slices.Contains(s.Discard(nil), e.Card)
			})
			e, _ := m.event(islas.EvReveal)
			r := m.open(t, "en", full)
			who := r.cardName(e.Card)
			ashore, open := 0, 0
			told := false      // at any time
			var down []ui.Rect // where the card lies face down, or is on its way there
			r.perform(m, func() {
				face := false
				for _, p := range r.pictures() {
					if face = face || p.card == e.Card; p.what == "back" && r.inLedger(p.at) && open == 0 {
						down = append(down, p.at)
					}
					if p.card == e.Card && open == 0 {
						ashore = len(slices.DeleteFunc(slices.Clone(down), func(at ui.Rect) bool { return !near(at, p.at, 2) }))
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
			if !told {
				t.Errorf("nobody tells that it is the %s", who)
			}
			if ashore < 6 || open < 10 {
				t.Errorf("the card lies where it is turned over face down in %d ticks and open in %d", ashore, open)
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

// TestStartShipIsAlwaysSeen checks the start player's ship for each player in turn, where plates stand above islands and where they stand
// beside them.
func TestStartShipIsAlwaysSeen(t *testing.T) {
	for _, w := range []struct {
		harness.Window
		seats int
	}{{harness.Window{W: 1920, H: 1080, Percent: 100}, 5}, {harness.Window{W: 1280, H: 720, Percent: 200}, 3}, {harness.Window{W: 768, H: 1024, Percent: 100}, 4}} {
		bubbled(t, w.Window.String()+" "+strconv.Itoa(w.seats), func(t *testing.T) {
			for start := range game.Seat(w.seats) {
				m := find(t, w.seats, func(m moment) bool {
					return m.state().Start() == start && decides(islas.PhaseAction, 1)(m)
				})
				r := m.rested(t, "de", w.Window)
				r.checkStart(start)
			}
		})
	}
}

// checkStart checks that the start player's ship lies at a seat, once.
func (r *rig) checkStart(start game.Seat) {
	r.t.Helper()
	ships := r.shown("start")
	if len(ships) != 1 {
		r.t.Fatalf("%d ships of the start player are seen while seat %d has it", len(ships), start)
	}
	at := ships[0].at
	if !inside(at, r.UI.Bounds()) {
		r.t.Errorf("the ship lies at %v, out of sight", at)
	}
	for seat := range game.Seat(len(r.Match().Setup().Seats)) {
		small, ok := r.Find("island." + strconv.Itoa(int(seat)))
		if ok && small.Rect.Contains(at.Middle()) != (seat == start) {
			r.t.Errorf("seat %d has the ship: it lies at %v, island %d at %v", start, at, seat, small.Rect)
		}
	}
}

// wish returns a priority in words.
func (r *rig) wish(p islas.Priority) string {
	if p.IsColour() {
		return r.T("wish." + p.Colour().String())
	}
	return r.T("wish." + p.Feature().String())
}
