package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"islas/game/islas"
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

// arriving returns a table of computers at which the first card of a ship has just come ashore and been turned over.
func arriving(t testing.TB, seats int) *rig {
	t.Helper()
	m := find(t, seats, landing)
	r := m.openFor(t, "en", full, computers(seats)...)
	e, _ := m.event(islas.EvReveal)
	if !r.untilTurned(func(c islas.Card) bool { return c == e.Card }) {
		t.Fatal("no ship arrives")
	}
	return r
}

// untilTurned lets time pass until a card of a kind has come ashore and been turned over, and reports whether one has.
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

// TestIdsAreUnique looks back at an earlier settler while another is read out, and checks that no two widgets have the same id.
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

// TestArrivalIsPausedSteppedAndSkipped checks that a paused arrival does not change wherever one points, that nothing covers the islands,
// and that from there one goes on step by step, to the next turn, or skips it. It is measured apart from the rest (flag -frames).
func TestArrivalIsPausedSteppedAndSkipped(t *testing.T) {
	bubbled(t, "stepped", func(t *testing.T) {
		r := arriving(t, 3)
		r.Click("ledger.pause")
		looks, boards, measured := r.still(), len(r.shown("board")), r.measuredAs()
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
		r.Click("ledger.step")
		r.Click("ledger.step")
		r.Wait(30)
		after := r.numbers()
		if r.Wait(60); after <= before || r.numbers() != after || r.Busy() {
			t.Errorf("two steps lead from %d numbers to %d, and it goes on to %d", before, after, r.numbers())
		}
		for n := 0; r.arriving(); n++ {
			if n > 200 {
				t.Fatal("the arrival does not end by stepping")
			}
			r.Click("ledger.step")
			r.Wait(30)
		}
		if now := r.measuredAs(); now == measured {
			t.Errorf("with and without the ship the %s is measured", now)
		}
		played := r.played()
		if r.Wait(600); r.played() == played {
			t.Error("the game stands still after an arrival that was stepped through")
		}
	})
	bubbled(t, "skipped", func(t *testing.T) {
		r := arriving(t, 3)
		r.Click("ledger.pause")
		played := r.played()
		r.Click("ledger.skip")
		if r.Wait(20); r.arriving() || r.played() == played {
			t.Errorf("after skipping the arrival goes on, or is still paused: %q", r.Prompt())
		}
	})
}

// measuredAs returns the name under which the frames of the table are measured; it must have a text.
func (r *rig) measuredAs() string {
	r.t.Helper()
	moment := r.Stage.Top().(interface{ Moment() string }).Moment()
	if key := "frames.scene." + moment; !r.Stage.Texts.Has(key) {
		r.t.Errorf("there is no text %q", key)
	}
	return moment
}
