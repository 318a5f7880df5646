package art

import (
	"fmt"
	"image"
	"testing"

	"islas/render/internal/painttest"
	"islas/render/paint"
	"islas/render/theme"
)

// TestWorkersDiffer checks that no two workers look alike at 16 pixels.
func TestWorkersDiffer(t *testing.T) {
	const size = 16
	pal := newPalette(theme.New(false))
	var all []*image.RGBA
	var names []string
	for n := range Trades {
		all, names = append(all, painttest.Shown(workerDrawing(pal, n), size, size)), append(names, fmt.Sprint("worker ", n))
	}
	painttest.Apart(t, "workers", size*size/6, all, names)
}

// TestTokensDifferWithoutColours checks that doubloon, chip, governor and an empty place have forms of their own at 16 pixels.
func TestTokensDifferWithoutColours(t *testing.T) {
	const size = 16
	pal := newPalette(theme.New(false))
	all := []paint.Drawing{doubloonDrawing(pal), chipDrawing(pal), governorDrawing(pal), workerPlaceDrawing(pal)}
	for i, a := range all {
		for k, b := range all[:i] {
			if got := looksOf(a, size).Unlike(looksOf(b, size), 1, 1); got < 1.0/3 {
				t.Errorf("tokens %d and %d differ in %.3f of what they cover, want a third", k, i, got)
			}
		}
	}
}
