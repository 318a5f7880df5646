package table

import (
	"math/rand/v2"
	"testing"

	"islas/render/ui"
)

// What is dimmed and what is not cover the window once.
func TestAroundCoversTheRestOnce(t *testing.T) {
	lot := rand.New(rand.NewPCG(1, 2))
	b := ui.Rect{W: 40, H: 30}
	for range 300 {
		var holes []ui.Rect
		for range lot.IntN(5) {
			holes = append(holes, ui.Rect{X: float64(lot.IntN(50) - 10), Y: float64(lot.IntN(40) - 10), W: float64(lot.IntN(20)), H: float64(lot.IntN(20))})
		}
		rest := around(b, holes)
		for x := range 40 {
			for y := range 30 {
				p := ui.Point{X: float64(x) + 0.5, Y: float64(y) + 0.5}
				n, hole := 0, false
				for _, r := range rest {
					if r.Contains(p) {
						n++
					}
				}
				for _, r := range holes {
					hole = hole || r.Contains(p)
				}
				if hole && n != 0 || !hole && n != 1 {
					t.Fatalf("of %v is left %v: %v is in %d of them", holes, rest, p, n)
				}
			}
		}
	}
}

// A sheet lies beside what it speaks of wherever there is room for it, as near as can be.
func TestSheetLiesBesideWhatItSpeaksOf(t *testing.T) {
	b := ui.Rect{W: 1280, H: 720}
	for name, lit := range map[string][]ui.Rect{
		"nothing":   nil,
		"a corner":  {{W: 100, H: 100}},
		"the left":  {{W: 700, H: 720}},
		"a strip":   {{Y: 300, W: 1280, H: 120}},
		"the cross": {{Y: 340, W: 1280, H: 40}, {X: 620, W: 40, H: 720}},
	} {
		q := placing{in: b, gap: 20, near: near(b, lit), clear: lit}
		r, _ := q.beside(ui.Point{X: 500, Y: 200})
		if !b.Holds(r) || covered(r, lit) > 0 {
			t.Errorf("%s: the sheet lies at %v", name, r)
		}
		if len(lit) > 0 && name == "a corner" && r.X > 150 && r.Y > 150 {
			t.Errorf("%s: the sheet lies far away at %v", name, r)
		}
	}
}
