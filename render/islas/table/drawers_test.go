package table

import (
	"fmt"
	"testing"

	"islas/game/islas"
	"islas/render/ui"
)

// TestEverythingThatOpensFits opens whatever can lie open over the table, late in a game when there is most to tell, in
// both languages at 100 % and 200 %; a text that does not fit fails it. Escape closes each again.
func TestEverythingThatOpensFits(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		for _, w := range []struct{ w, h, px float64 }{{1280, 720, 0.7}, {1280, 720, 1.4}, {1920, 1080, 1}, {1920, 1080, 2}, {768, 1024, 0.7}} {
			t.Run(fmt.Sprintf("%s-%vx%v@%v", lang, w.w, w.h, w.px), func(t *testing.T) {
				r := newRig(t, lang, w.w, w.h, w.px, someSetup(1, "human", "easy", "easy", "easy", "easy"))
				g, err := r.s.Begin(someSetup(1, "human", "easy", "easy", "easy", "easy"))
				if err != nil {
					t.Fatal(err)
				}
				if !until(g, func(s *islas.State) bool {
					return s.Round() >= 8 && s.Decision().Seat == 0 && s.Decision().Phase == islas.PhaseAction
				}, 1) {
					t.Fatal("the game is over before round 8")
				}
				g.Fresh, g.Steps = false, g.Match.Steps()
				r.s.Go(r.s.Routes.Table(r.s, g))
				r.rest()
				table := r.s.Top().(*Table)
				table.book.read(r.u, table)
				pages := map[bool]int{} // the last page of a pirate, and of a settler
				for _, l := range table.book.lines {
					if l.ledger >= 0 {
						pages[table.book.steps[l.ledger].Event.Card.Pirate()] = l.ledger
					}
				}
				if len(pages) != 2 {
					t.Fatalf("the log has no page of a settler, or none of a pirate: %v", pages)
				}
				for d := drawMenu; d <= drawLedger; d++ {
					for pirate, page := range pages {
						table.open, table.entry = d, page
						r.rest()
						if table.open != d {
							t.Fatalf("drawer %d (pirate %v) does not stay open", d, pirate)
						}
						r.frame(ui.Input{Keys: []ui.Key{ui.KeyEscape}})
						r.rest()
						if table.open != drawNothing {
							t.Errorf("Escape does not close drawer %d", d)
						}
					}
				}
			})
		}
	}
}
