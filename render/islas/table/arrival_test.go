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
// that from there one goes on step by step, to the next turn. It is measured apart from the rest (flag -frames).
func TestArrivalIsPausedAndStepped(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, landing).openFor(t, "en", full, computers(3)...)
		if !r.untilTurned(islas.Card.Settler) {
			t.Fatal("no ship arrives")
		}
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
		for n := 0; r.arriving(); n++ {
			r.Click("ledger.step")
			if r.Wait(30); n == 1 && (r.numbers() <= before || r.Busy()) {
				t.Errorf("two steps lead from %d numbers to %d, or it goes on by itself", before, r.numbers())
			}
			if n > 200 {
				t.Fatal("the arrival does not end by stepping")
			}
		}
		if now := r.measuredAs(); now == measured {
			t.Errorf("with and without the ship the %s is measured", now)
		}
		played := r.played()
		if r.Wait(600); r.played() == played {
			t.Error("the game stands still after an arrival that was stepped through")
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
