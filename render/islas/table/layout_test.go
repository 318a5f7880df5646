package table

import (
	"fmt"
	"testing"

	"islas/render/table"
	"islas/render/ui"
)

// TestPlanKeepsThingsApart checks for every size and number of players that no region lies outside the window, is too small or covers
// another.
func TestPlanKeepsThingsApart(t *testing.T) {
	sizes := []struct{ w, h, px float64 }{
		{1280, 720, 0.7}, {1280, 720, 1.4}, {1920, 1080, 1}, {1920, 1080, 2}, {960, 600, 0.7}, {960, 600, 1.06},
		{3840, 2160, 2}, {768, 1024, 0.7}, {1200, 1920, 1}, {2560, 1080, 1}, {800, 1280, 0.7}, {900, 450, 0.7}, {900, 450, 1},
		{550, 900, 0.7}, {1280, 720, 1}, {1440, 820, 1},
	}
	for _, size := range sizes {
		for seats := 2; seats <= 5; seats++ {
			t.Run(fmt.Sprintf("%vx%v@%v/%d", size.w, size.h, size.px, seats), func(t *testing.T) {
				l := plan(table.Whole(size.w, size.h, size.px), seats)
				window := ui.Rect{W: size.w, H: size.h}
				turn := map[string]ui.Rect{
					"top": l.top, "board": l.board, "hand": l.hand, "actions": l.actions, "ship": l.ship, "deck": l.deck, "discard": l.discard,
				}
				for i, r := range l.others {
					turn[fmt.Sprint("other ", i)] = r
				}
				if l.compact || l.upright {
					turn["drawers"] = l.drawers
				} else {
					turn["race"], turn["supply"], turn["powers"], turn["log"] = l.race, l.supply, l.powers, l.log
				}
				apart(t, window, turn, 40*size.px)
				arrival := map[string]ui.Rect{"top": l.top, "ledger": l.ledger, "ship": l.ship, "deck": l.deck, "discard": l.discard}
				if !l.compact && !l.upright {
					arrival["race"], arrival["supply"], arrival["powers"], arrival["log"] = l.race, l.supply, l.powers, l.log
				}
				for i, r := range l.isles {
					arrival[fmt.Sprint("isle ", i)] = r
				}
				apart(t, window, arrival, 40*size.px)
				ledgerApart(t, window, &l, size.px)
				for seat := range seats {
					at := l
					at.focus(seat)
					focused := map[string]ui.Rect{"top": l.top, "ledger": at.ledger, "ship": l.ship, "deck": l.deck, "discard": l.discard}
					for i, r := range at.isles {
						focused[fmt.Sprint("isle ", i)] = r
					}
					apart(t, window, focused, 40*size.px)
					ledgerApart(t, window, &at, size.px)
				}
				if len(l.others) != seats-1 || len(l.isles) != seats {
					t.Errorf("%d others and %d isles for %d seats", len(l.others), len(l.isles), seats)
				}
			})
		}
	}
}

// ledgerApart checks that the card and the controls of the ledger are large enough, and that all its parts lie in it.
func ledgerApart(t *testing.T, window ui.Rect, l *layout, px float64) {
	t.Helper()
	parts := map[string]ui.Rect{"controls": l.controls, "card": l.landing, "columns": l.columns}
	if !l.compact {
		parts["says"] = l.says
	}
	if !l.quayside.Empty() {
		parts["quayside"] = l.quayside
	}
	for name, r := range parts {
		if !l.ledger.Inset(-0.5).Holds(r) {
			t.Errorf("%s %v lies outside the ledger %v", name, r, l.ledger)
		}
	}
	apart(t, window, parts, 22*px)
	if l.controls.H < 3*44*px || l.landing.W < 80*px || l.columns.W < 380*px || l.columns.H < (30+20*float64(len(l.isles)))*px {
		t.Errorf("too small: controls %v, card %v, table %v", l.controls, l.landing, l.columns)
	}
}

func apart(t *testing.T, window ui.Rect, rects map[string]ui.Rect, least float64) {
	t.Helper()
	for a, ra := range rects {
		if ra.W < least || ra.H < least {
			t.Errorf("%s is too small: %v", a, ra)
		}
		if ra.X < 0 || ra.Y < 0 || ra.Right() > window.W+0.5 || ra.Bottom() > window.H+0.5 {
			t.Errorf("%s lies outside the window: %v", a, ra)
		}
		for b, rb := range rects {
			if in := ra.Intersect(rb); a < b && in.W > 0.5 && in.H > 0.5 {
				t.Errorf("%s %v and %s %v overlap", a, ra, b, rb)
			}
		}
	}
}
