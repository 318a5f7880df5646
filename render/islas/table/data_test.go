package table_test

import (
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/art"
	"islas/render/ui"
)

// TestIslandsOfTheMatch: a match shows the islands on which it was begun, and their plots are clicked where they lie there.
func TestIslandsOfTheMatch(t *testing.T) {
	for _, data := range []int{1, board.Data} {
		setup := someSetup(5, game.Human, "easy", "easy", "easy", "easy")
		setup.Data = data
		r := begin(t, "en", full, setup)
		r.Rest()
		seen := map[string]picture{}
		for _, p := range r.shown("board") {
			seen[p.island] = p
		}
		for seat, s := range setup.Seats {
			is, err := board.LoadOf(data, s.Board)
			if err != nil {
				t.Fatal(err)
			}
			p, ok := seen[is.Layout()]
			if !ok {
				t.Errorf("data %d: %s is not shown among %v", data, is.Layout(), seen)
				continue
			}
			if seat > 0 {
				continue // the others' plots are clicked when their islands are visited
			}
			for plot := range islas.Plot(islas.Plots) {
				w := r.Widget(plotID(seat, plot))
				x, y := art.SitePoint(p.at, is, plot)
				if !w.Rect.Contains(ui.Point{X: x, Y: y}) {
					t.Errorf("data %d: plot %d of %s is clicked in %v, its site is %.0f, %.0f", data, plot, is.Layout(), w.Rect, x, y)
				}
			}
		}
	}
}
