package painttest

import (
	"image"
	"math"
	"testing"

	"islas/render/theme"
)

// FineShows checks that the parts of a drawing of one colour, such as the strokes of an icon, are seen on a ground (WCAG 2.2, 1.4.11):
// along nearly all of its outline when drawn eight times as large, the small one has a pixel within a pixel and a half that has 3 : 1.
func FineShows(t *testing.T, what string, side int, ground theme.Color, s Sight) {
	t.Helper()
	const finer, near, nearly = 8, 1.5, 0.95
	small, large := On(Flat(ground, float64(side), float64(side)), s.Draw), s.Draw(side*finer, side*finer)
	solid := func(x, y int) bool { return image.Pt(x, y).In(large.Bounds()) && large.RGBAAt(x, y).A >= 128 }
	shown, seen := 0, 0
	for y := range side * finer {
		for x := range side * finer {
			if !solid(x, y) || solid(x-1, y) && solid(x+1, y) && solid(x, y-1) && solid(x, y+1) {
				continue
			}
			seen++
			px, py := (float64(x)+0.5)/finer, (float64(y)+0.5)/finer
			best := 0.0
			for j := int(py - near); j <= int(py+near); j++ {
				for i := int(px - near); i <= int(px+near); i++ {
					if image.Pt(i, j).In(small.Bounds()) && math.Hypot(float64(i)+0.5-px, float64(j)+0.5-py) <= near {
						best = max(best, theme.Contrast(opaque(small.RGBAAt(i, j)), ground))
					}
				}
			}
			if best >= 3 {
				shown++
			}
		}
	}
	if seen == 0 || float64(shown) < nearly*float64(seen) {
		t.Errorf("%s, %d pixels: %d of %d parts of the outline of %s show", what, side, shown, seen, s.Name)
	}
}
