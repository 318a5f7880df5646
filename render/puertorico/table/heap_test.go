package table

import (
	"slices"
	"testing"

	"islas/render/ui"
)

// What is lost of a heap is seen on its right, where the number of it stands, and what is kept on its left: of both at least one.
func TestLostBarrelsLieOnTheRight(t *testing.T) {
	r := ui.Rect{X: 10, Y: 20, W: 80, H: 60}
	for n := 1; n <= 12; n++ {
		for lost := range n + 1 {
			places := heap(r, n)
			gone := lostOf(places, n, lost)
			if (len(gone) > 0) != (lost > 0) || (len(gone) < len(places)) != (lost < n) {
				t.Errorf("of %d things with %d lost, %d of %d are seen as lost", n, lost, len(gone), len(places))
			}
			if n <= mostHeaped && len(gone) != lost {
				t.Errorf("of %d things with %d lost, %d are seen as lost", n, lost, len(gone))
			}
			for _, at := range places {
				for _, away := range gone {
					if !slices.Contains(gone, at) && at.X > away.X {
						t.Errorf("of %d things with %d lost, one at %v is kept and one at %v is lost", n, lost, at, away)
					}
				}
			}
		}
	}
}
