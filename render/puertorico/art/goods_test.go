package art

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/internal/painttest"
	"islas/render/internal/vision"
	"islas/render/paint"
	"islas/render/theme"
)

// goodsThings returns barrels, fields, workers and tokens.
func goodsThings(pal *palette) (all []painttest.Thing) {
	for g := range puertorico.Good(puertorico.Goods) {
		all = append(all, thing(barrelDrawing(pal, g), 16, 16, "barrel of %s", g))
	}
	for k := range puertorico.Tile(puertorico.TileKinds) {
		for _, working := range []bool{false, true} {
			all = append(all, thing(tileDrawing(pal, k, working), 28, 28, "%s, working %v", k, working))
		}
	}
	for n := range Trades {
		all = append(all, thing(workerDrawing(pal, n), 16, 16, "worker %d", n))
	}
	return append(all, thing(workerPlaceDrawing(pal), 16, 16, "a worker's place"), thing(doubloonDrawing(pal), 16, 16, "doubloon"),
		thing(chipDrawing(pal), 16, 16, "chip"), thing(governorDrawing(pal), 16, 16, "governor"), thing(tileBackDrawing(pal), 28, 28, "field face down"))
}

func TestGoodsAreDrawn(t *testing.T) {
	for _, high := range []bool{false, true} {
		painttest.Drawn(t, goodsThings(newPalette(theme.New(high))))
	}
}

func TestGoodsAreDrawnTheSameOnAnyGoroutine(t *testing.T) {
	painttest.Repeated(t, goodsThings(newPalette(theme.New(false))))
}

func TestGoodsBearAnySize(t *testing.T) {
	painttest.AtOddSizes(t, goodsThings(newPalette(theme.New(false))))
}

// TestWorkersDiffer checks that no two workers look alike at 16 pixels.
func TestWorkersDiffer(t *testing.T) {
	pal := newPalette(theme.New(false))
	for a := range Trades {
		for b := range a {
			if n := vision.Differing(shownAt(workerDrawing(pal, a), 16, 16), shownAt(workerDrawing(pal, b), 16, 16)); n < 16*16/6 {
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
