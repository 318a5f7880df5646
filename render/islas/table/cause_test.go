package table

import (
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// TestNobodyIsNamedBeforeTheCardIsTurned reads everything on the screen while a card lies face down.
func TestNobodyIsNamedBeforeTheCardIsTurned(t *testing.T) {
	for _, name := range []string{"reveal", "pirate"} {
		hidden, open := 0, 0
		moveNamed(t, name).watch(t, func(r *harness, table *Table, e islas.Event) {
			who := table.cardName(r.u, e.Card)
			told := false
			r.u.DrawnTexts(func(s string, at ui.Rect) bool {
				told = told || strings.Contains(s, who) && table.lay.top.Contains(at.Middle())
				return true
			})
			_, p, _ := table.show.event()
			switch face := p*table.show.steps() >= partTurn; {
			case face:
				open++
			case told:
				t.Fatalf("at %.2f of the way the bar tells that it is the %s", p, who)
			default:
				hidden++
			}
			if p > 0.99 && !told {
				t.Errorf("nobody tells that it is the %s", who)
			}
		})
		if hidden < 10 || open < 10 {
			t.Errorf("%s: %d frames face down, %d face up", name, hidden, open)
		}
	}
}

// TestTextsWaitForTheirCause looks at the texts that rest on plots and privileges while these are still on their way.
func TestTextsWaitForTheirCause(t *testing.T) {
	for name, text := range map[string]func(r *harness, table *Table, e islas.Event) string{
		"build":     func(r *harness, table *Table, e islas.Event) string { return table.plotLabel(r.u, e.Seat, e.Plot) },
		"privilege": func(r *harness, table *Table, e islas.Event) string { return table.powerTip(r.u, e.Colour.Power()) },
	} {
		var texts []string
		moveNamed(t, name).watch(t, func(r *harness, table *Table, e islas.Event) {
			_, p, _ := table.show.event()
			now := text(r, table, e)
			if len(texts) == 0 || texts[len(texts)-1] != now {
				texts = append(texts, now)
				if len(texts) == 2 && p < cause[e.Kind] {
					t.Errorf("%s: at %.2f it is already %q", name, p, now)
				}
			}
		})
		if len(texts) != 2 {
			t.Errorf("%s: the texts are %q, want one before and one after", name, texts)
		}
	}
}

// TestStartShipIsAlwaysSeen looks for the start player's ship with each player in turn, where plates stand above islands and
// where they stand beside them.
func TestStartShipIsAlwaysSeen(t *testing.T) {
	for _, w := range []struct {
		w, h, px float64
		seats    int
	}{{1920, 1080, 1, 5}, {1920, 1080, 2, 5}, {1280, 720, 0.7, 5}, {1280, 720, 1.4, 4}, {1280, 720, 1.4, 3}, {768, 1024, 0.7, 5}} {
		r := newRig(t, "de", w.w, w.h, w.px, someSetup(2, []string{"easy", "easy", "easy", "easy", "easy"}[:w.seats]...))
		table := r.s.Top().(*Table)
		seen := game.SeatSet(0)
		for range 40000 {
			table.hurry = table.ship.in
			r.frame(ui.Input{Dt: time.Second / 5})
			start := table.state().Start()
			if table.arriving() || seen.Has(start) {
				continue
			}
			if _, _, moves := table.handsOver(); moves {
				continue
			}
			seen = seen.Add(start)
			ships := 0
			r.u.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
				if key == any(plainKey("start")) {
					ships++
					if at != table.at.token[start] {
						t.Errorf("%v: the ship of seat %d lies at %v, noted is %v", w, start, at, table.at.token[start])
					}
				}
				return true
			})
			if ships != 1 {
				t.Errorf("%v: %d ships of the start player are seen while seat %d has it", w, ships, start)
			}
			for seat := range game.Seat(w.seats) {
				if table.at.token[seat].Empty() {
					t.Errorf("%v: seat %d has no place for it", w, seat)
				}
			}
			if seen.Count() == w.seats {
				break
			}
		}
		if seen.Count() != w.seats {
			t.Errorf("%v: only the seats %v were start players", w, seen)
		}
	}
}
