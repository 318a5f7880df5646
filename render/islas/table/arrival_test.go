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

// landing reports whether the ship comes in after a computer's turn, with a settler as the first card whose comparison is read out in
// several columns.
func landing(m moment) bool {
	d := m.decision()
	e, ok := m.event(islas.EvReveal)
	_, ship := m.event(islas.EvArrival)
	return ship && ok && d.Seat != 0 && e.Card.Settler() && e.Comparison.Decided > 1 && e.Comparison.Decided < 5
}

// untilTurned lets time pass until a card of a kind has come ashore and been turned over, and reports whether one is seen.
func (r *rig) untilTurned(kind func(islas.Card) bool) bool {
	for range 3000 {
		if slices.ContainsFunc(r.shown("card"), func(p picture) bool { return kind(p.card) && !p.moving && r.inLedger(p.at) }) {
			return true
		}
		r.Wait(1)
	}
	return false
}

// inLedger reports whether something lies in the ledger.
func (r *rig) inLedger(at ui.Rect) bool {
	ledger, ok := r.Find("ledger")
	return ok && ledger.Rect.Contains(at.Middle())
}

// ledgerTexts returns all texts in the ledger.
func (r *rig) ledgerTexts() []string {
	ledger, _ := r.Find("ledger")
	return r.textsIn(ledger.Rect)
}

// ledgerText returns them joined.
func (r *rig) ledgerText() string { return strings.Join(r.ledgerTexts(), " ") }

// numbers returns how many numbers are in the ledger.
func (r *rig) numbers() (n int) {
	for _, text := range r.ledgerTexts() {
		if digits.FindString(text) == text {
			n++
		}
	}
	return n
}

// TestArrivalIsPausedAndStepped checks that a paused arrival does not change wherever one points, that nothing covers the islands, and
// that from there one goes on step by step, to the next turn.
func TestArrivalIsPausedAndStepped(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, landing).openFor(t, "en", full, computers(3)...)
		if !r.untilTurned(islas.Card.Settler) {
			t.Fatal("no ship arrives")
		}
		r.Click("ledger.pause")
		looks, boards := r.still(), len(r.shown("board"))
		for seat := range 3 {
			r.Move(r.Widget("island." + strconv.Itoa(seat)).Rect.Middle())
			r.Wait(120)
			if r.Asked() || len(r.shown("board")) > boards {
				t.Errorf("with the pointer on island %d the table does not rest, or the island is enlarged over the others", seat)
			}
		}
		if r.still() != looks {
			t.Fatal("a paused ledger goes on")
		}
		before := r.numbers()
		for n := 0; r.arriving(); n++ {
			r.Click("ledger.step")
			if r.Wait(30); n == 1 && (r.numbers() <= before || r.Busy()) {
				t.Errorf("two steps lead from %d numbers to %d, or it goes on by itself", before, r.numbers())
			}
			if n > 200 {
				t.Fatal("the arrival does not end by stepping")
			}
		}
		played := r.played()
		if r.Wait(600); r.played() == played {
			t.Error("the game stands still after an arrival that was stepped through")
		}
	})
}

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
