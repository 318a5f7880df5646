package art

import (
	"testing"

	"islas/render/geom"
	"islas/render/paint"
)

// TestCoastsAreClosed checks that coasts keep their forms when they are made uneven, and enclose land.
func TestCoastsAreClosed(t *testing.T) {
	for name, points := range map[string][]geom.Point{"harbour": harbourCoast(), "island": mainland()} {
		line := rugged(points, 1)
		if len(line) <= 10*len(points) {
			t.Errorf("%s: %d points became %d", name, len(points), len(line))
		}
		if before, after := paint.Area(points), paint.Area(line); after < 0.9*before || after > 1.1*before || after < 0 {
			t.Errorf("%s: an area of %.0f became one of %.0f", name, before, after)
		}
	}
}
