package art

import (
	"testing"

	"islas/render/internal/painttest"
	"islas/render/internal/vision"
	"islas/render/paint"
	"islas/render/theme"
)

// TestWorkersDiffer checks that no two workers look alike at 16 pixels.
func TestWorkersDiffer(t *testing.T) {
	pal := newPalette(theme.New(false))
	for a := range Trades {
		for b := range a {
			if n := vision.Differing(painttest.Shown(workerDrawing(pal, a), 16, 16), painttest.Shown(workerDrawing(pal, b), 16, 16)); n < 16*16/6 {
				t.Errorf("workers %d and %d differ in %d pixels of %d", b, a, n, 16*16)
			}
		}
	}
}

// TestTokensDifferWithoutColours checks that doubloon, chip, governor and an empty place have forms of their own at 16 pixels.
func TestTokensDifferWithoutColours(t *testing.T) {
	const size = 16
	pal := newPalette(theme.New(false))
	all := []paint.Drawing{doubloonDrawing(pal), chipDrawing(pal), governorDrawing(pal), workerPlaceDrawing(pal)}
	for i, a := range all {
		for k, b := range all[:i] {
			if got := unlike(looksOf(a, size), looksOf(b, size), size); got < 1.0/3 {
				t.Errorf("tokens %d and %d differ in %.3f of what they cover, want a third", k, i, got)
			}
		}
	}
}
