package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/ui"
)

// landing is the moment at which the ship comes in after a computer's turn, the first of its cards a settler whose
// comparison is read out in several columns.
func landing(m moment) bool {
	d := m.decision()
	e, ok := m.event(islas.EvReveal)
	_, ship := m.event(islas.EvArrival)
	return ship && ok && d.Seat != 0 && e.Card.Settler() && e.Comparison.Decided > 1 && e.Comparison.Decided < 5
}

// arriving is a table of computers at which the first card of a ship has just come ashore and been turned over.
func arriving(t testing.TB, seats int) *rig {
	t.Helper()
	m := find(t, seats, landing)
	r := m.openFor(t, "en", full, computers(seats)...)
	e, _ := m.event(islas.EvReveal)
	for range 3000 {
		r.Wait(1)
		if slices.ContainsFunc(r.shown("card"), func(p picture) bool { return p.card == e.Card && !p.moving && r.inLedger(p.at) }) {
			return r
		}
	}
	t.Fatal("no ship arrives")
	return nil
}

// inLedger reports whether something lies in the ledger.
func (r *rig) inLedger(at ui.Rect) bool {
	ledger, ok := r.Find("ledger")
	return ok && ledger.Rect.Contains(at.Middle())
}

// ledgerText is all that is written in the ledger.
func (r *rig) ledgerText() string {
	var all []string
	for text, at := range r.UI.DrawnTexts {
		if r.inLedger(at) {
			all = append(all, text)
		}
	}
	return strings.Join(all, " ")
}

// numbers is how many numbers stand in the ledger.
func (r *rig) numbers() int {
	n := 0
	for text, at := range r.UI.DrawnTexts {
		if _, err := strconv.Atoi(text); err == nil && r.inLedger(at) {
			n++
		}
	}
	return n
}

func TestLedgerCanBePausedSteppedAndSkipped(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := arriving(t, 3)
		r.Click("ledger.pause")
		looks := r.still()
		r.Wait(200)
		if r.Picture() != looks || r.Busy() {
			t.Fatal("a paused ledger goes on")
		}
		before := r.numbers()
		r.Click("ledger.step")
		r.Click("ledger.step")
		r.Wait(30)
		after := r.numbers()
		if after <= before {
			t.Errorf("two steps lead from %d numbers to %d", before, after)
		}
		if r.Wait(60); r.numbers() != after || r.Busy() {
			t.Error("after a step the ledger goes on by itself")
		}
		played := r.played()
		r.Click("ledger.skip")
		if r.Wait(10); r.played() == played {
			t.Error("skipping leaves the ledger paused")
		}
	})
}

func TestSkippingEndsTheWholeArrival(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := arriving(t, 3)
		r.Click("ledger.skip")
		if r.Wait(20); r.arriving() {
			t.Errorf("after skipping the arrival goes on: %q", r.prompt())
		}
	})
}

func TestSteppingThroughAnArrivalLeadsToTheNextTurn(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := arriving(t, 3)
		r.Click("ledger.pause")
		for range 200 {
			if !r.arriving() {
				break
			}
			r.Click("ledger.step")
			for range 5 {
				r.Pass(time.Second / 10)
			}
		}
		if r.arriving() {
			t.Fatal("the arrival does not end by stepping")
		}
		played := r.played()
		for range 100 {
			r.Pass(time.Second / 10)
		}
		if r.played() == played {
			t.Error("the game stands still after an arrival that was stepped through")
		}
	})
}

// TestPausedArrivalStaysPaused looks at the discard pile and at the islands while the ledger is paused: what is enlarged
// stays, and the table comes to rest.
func TestPausedArrivalStaysPaused(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := arriving(t, 3)
		r.Click("ledger.pause")
		looks := r.still()
		if r.Widget("discard").Enabled {
			r.Click("discard")
			r.Key(ui.KeyEscape)
		}
		for seat := range 3 {
			r.Move(r.Widget("island." + strconv.Itoa(seat)).Rect.Middle())
			r.Wait(120)
			if r.Asked() {
				t.Errorf("the table does not rest while the pointer rests on island %d", seat)
			}
		}
		if got := r.still(); got != looks {
			t.Error("looking at something else ends the pause")
		}
	})
}

// TestLookingWhileThingsMove opens the menu and the discard pile in the middle of a movement.
func TestLookingWhileThingsMove(t *testing.T) {
	for id, opens := range map[string]string{"menu": "menu.resume", "discard": "discards.list"} {
		t.Run(id, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				m := find(t, 3, func(m moment) bool { return m.state().DiscardSize() > 3 && landing(m) })
				r := m.openFor(t, "en", full, computers(3)...)
				for range 600 {
					if r.Wait(1); r.arriving() {
						break
					}
				}
				played := r.played()
				r.Click(id)
				if !r.Has(opens) {
					t.Errorf("%s can't be opened while a card is read out", id)
				}
				if r.played() != played || !r.arriving() {
					t.Errorf("opening %s hurries", id)
				}
			})
		})
	}
}

// TestIdsAreUnique looks back at an earlier settler while another is read out.
func TestIdsAreUnique(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return m.state().Round() > 3 && landing(m) })
		r := m.openFor(t, "en", full, computers(3)...)
		for r.Wait(1); r.numbers() < 2; r.Wait(1) {
		}
		r.Click("ledger.pause")
		for r.Move(r.Widget("log").Rect.Middle()); len(r.pages()) == 0; r.Wait(5) {
			r.Wheel(3)
		}
		r.Click(r.pages()[0])
		r.Wait(5)
		ids := map[string]bool{}
		for _, id := range r.IDs() {
			if ids[id] {
				t.Errorf("there are two widgets %q", id)
			}
			ids[id] = true
		}
		if !ids["back.close"] || ids["ledger.skip"] {
			t.Errorf("the earlier arrival is not seen: %v", r.IDs())
		}
	})
}

// TestVictimIsNamedByAClickOnTheIsland clicks the middle of an island that pirates may be sent to.
func TestVictimIsNamedByAClickOnTheIsland(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, decides(islas.PhaseName, 1))
		r := m.open(t, "en", harness.Window{W: 1920, H: 1080, Percent: 100})
		r.Rest()
		r.first(islas.Name)
	})
}
