package table

import (
	"math/rand/v2"
	"testing"

	"islas/render/ui"
)

// The dimmed rectangles and the holes cover the window exactly once.
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
