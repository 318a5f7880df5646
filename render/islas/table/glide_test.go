package table_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// TestIslandsGlideInAnArrival watches every tick from the last turn of a round, through an arrival in which a person chooses a plot, to the
// next turn: no island moves by more than a small step at once, and none moves at all while a card lies ashore.
func TestIslandsGlideInAnArrival(t *testing.T) {
	const step = 0.06 // of the longer side of the window
	for i, w := range []harness.Window{small, full, {W: 800, H: 1280, Percent: 100}, {W: 900, H: 450, Percent: 100}, {W: 960, H: 600, Percent: 100}} {
		seats := 2 + (i+3)%4
		bubbled(t, fmt.Sprint(w, " ", seats), func(t *testing.T) {
			m := find(t, seats, func(m moment) bool {
				return m.at > 0 && decides(islas.PhaseSettle, 2)(m) && slices.ContainsFunc(m.steps[m.at-1], func(s islas.Step) bool { return s.Event.Kind == islas.EvArrival })
			})
			r := moment{m.recorded, m.at - 1}.open(t, "en", w)
			var last []ui.Rect
			moved, lay := 0.0, false
			look := func() {
				lies := slices.ContainsFunc(r.shown("card"), func(p picture) bool { return !p.moving && r.inLedger(p.at) })
				for seat := range game.Seat(seats) {
					at := r.board(seat).at
					if len(last) <= int(seat) {
						last = append(last, at)
					}
					was := last[seat]
					by := max(math.Abs(at.X-was.X), math.Abs(at.Y-was.Y), math.Abs(at.Right()-was.Right()), math.Abs(at.Bottom()-was.Bottom()))
					if by > step*max(w.W, w.H) {
						t.Errorf("the island of seat %d leaps %.0f pixels, to %v", seat, by, at)
					}
					if lay && lies && by > 0.01 {
						t.Errorf("while a card lies ashore the island of seat %d moves %.1f pixels", seat, by)
					}
					last[seat], moved = at, moved+by
				}
				lay = lies
			}
			r.perform(moment{m.recorded, m.at - 1}, look)
			if r.Rest(); !lay {
				t.Fatal("no card lies ashore")
			}
			r.perform(m, look)
			if moved == 0 {
				t.Error("no island ever moves")
			}
		})
	}
}
