package table

import (
	"fmt"
	"slices"
	"testing"

	"islas/render/table"
	"islas/render/ui"
)

// TestPlanKeepsThingsApart checks for every size and number of players, and whoever the ship is about, that no region lies outside the
// window, is too small or covers another.
func TestPlanKeepsThingsApart(t *testing.T) {
	for _, size := range []struct{ w, h, px float64 }{
		{1280, 720, 0.7}, {1280, 720, 1.4}, {1920, 1080, 1}, {1920, 1080, 2}, {960, 600, 0.7}, {960, 600, 1.06},
		{3840, 2160, 2}, {768, 1024, 0.7}, {1200, 1920, 1}, {2560, 1080, 1}, {800, 1280, 0.7}, {900, 450, 0.7}, {900, 450, 1},
		{550, 900, 0.7}, {1280, 720, 1}, {1440, 820, 1},
	} {
		for seats := 2; seats <= 5; seats++ {
			t.Run(fmt.Sprintf("%vx%v@%v/%d", size.w, size.h, size.px, seats), func(t *testing.T) {
				l := plan(table.Whole(size.w, size.h, size.px), seats)
				window, px := ui.Rect{W: size.w, H: size.h}, size.px
				if len(l.others) != seats-1 || len(l.isles) != seats {
					t.Errorf("%d others and %d isles for %d seats", len(l.others), len(l.isles), seats)
				}
				always := []ui.Rect{l.top, l.ship, l.deck, l.discard}
				turn := append(slices.Concat(always, l.others), l.board, l.hand, l.actions)
				beside := []ui.Rect{l.race, l.supply, l.powers, l.log}
				if l.compact || l.upright {
					turn, beside = append(turn, l.drawers), nil
				}
				apart(t, window, 40*px, append(turn, beside...))
				apart(t, window, 40*px, append(slices.Concat(always, l.isles, beside), l.ledger))
				ledgerApart(t, &l, px)
				for seat := range seats {
					at := l
					at.focus(seat)
					apart(t, window, 40*px, append(slices.Concat(always, at.isles), at.ledger))
					ledgerApart(t, &at, px)
				}
			})
		}
	}
}

// ledgerApart checks that the card and the controls of the ledger are large enough, and that all its parts lie in it.
func ledgerApart(t *testing.T, l *layout, px float64) {
	t.Helper()
	parts := []ui.Rect{l.controls, l.landing, l.columns}
	if !l.compact {
		parts = append(parts, l.says)
	}
	if !l.quayside.Empty() {
		parts = append(parts, l.quayside)
	}
	apart(t, l.ledger, 22*px, parts)
	if l.controls.H < 3*44*px || l.landing.W < 80*px || l.columns.W < 380*px || l.columns.H < (30+20*float64(len(l.isles)))*px {
		t.Errorf("too small: controls %v, card %v, table %v", l.controls, l.landing, l.columns)
	}
}

// apart checks that regions lie in another, are large enough, and don't overlap.
func apart(t *testing.T, in ui.Rect, least float64, all []ui.Rect) {
	t.Helper()
	for i, r := range all {
		if r.W < least || r.H < least || !in.Inset(-0.5).Holds(r) {
			t.Errorf("%d of %v is too small, or lies outside of %v", i, all, in)
		}
		for k, other := range all[:i] {
			if both := r.Intersect(other); both.W > 0.5 && both.H > 0.5 {
				t.Errorf("%d and %d of %v overlap", k, i, all)
			}
		}
	}
}
