package art

import (
	"fmt"
	"image"
	"image/color"
	"testing"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/testkit/painttest"
	"islas/render/testkit/vision"
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
	all := []paint.Drawing{Doubloon.drawing(pal), Chip.drawing(pal), Governor.drawing(pal), WorkerPlace.drawing(pal)}
	for i, a := range all {
		for k, b := range all[:i] {
			if got := looksOf(a, size).Unlike(looksOf(b, size), 1, 1); got < 1.0/3 {
				t.Errorf("tokens %d and %d differ in %.3f of what they cover, want a third", k, i, got)
			}
		}
	}
}

// oneColour returns a palette in which all wares have the colour and the rim of one of them, so that only their forms differ.
func oneColour(th *theme.Theme, g puertorico.Good) *palette {
	pal := newPalette(th)
	good, rim := pal.good[g], pal.rim[g]
	for i := range pal.good {
		pal.good[i], pal.rim[i] = good, rim
	}
	return pal
}

func looksOf(d paint.Drawing, size int) painttest.Looks {
	return painttest.LooksOf(painttest.Shown(d, size, size))
}

// TestWaresDifferWithoutColours draws all wares in one and the same colour as small as they are ever shown: whoever does not
// see colours can tell them apart all the same. This is tried in each of the five colours, since dark and light ones show
// their shades differently.
func TestWaresDifferWithoutColours(t *testing.T) {
	for _, size := range []int{16, 28} {
		for one := range puertorico.Good(puertorico.Goods) {
			pal := oneColour(theme.New(false), one)
			for a := range puertorico.Good(puertorico.Goods) {
				for b := range a {
					if got := looksOf(barrelDrawing(pal, a), size).Unlike(looksOf(barrelDrawing(pal, b), size), 1, 1); got < 1.0/3 {
						t.Errorf("all in the colour of %s, %d pixels: %s and %s differ in %.3f of what they cover, want a third", one, size, b, a, got)
					}
				}
			}
		}
	}
}

// TestFieldsDifferToEveryVision compares the fields at 28 pixels, as every kind of colour vision sees them: they differ clearly in
// a third of their pixels while somebody works there, and in a fifth otherwise, the bare ground included, which they have in
// common.
func TestFieldsDifferToEveryVision(t *testing.T) {
	const size = 28
	pal := newPalette(theme.New(false))
	for working, least := range map[bool]float64{true: 1.0 / 3, false: 1.0 / 5} {
		for kind := range vision.Kinds {
			for a := range puertorico.Tile(puertorico.TileKinds) {
				for b := range a {
					if got := apart(tileDrawing(pal, a, working), tileDrawing(pal, b, working), kind, size); got < least {
						t.Errorf("%s, working %v: %s and %s differ in %.3f of their pixels, want %.2f", kind, working, b, a, got, least)
					}
				}
			}
		}
	}
}

// apart returns the share of the pixels of two pictures in which they are clearly apart, or cannot be told to be as one is
// there and the other is not.
func apart(a, b paint.Drawing, kind vision.Kind, size int) float64 {
	const clearly = 8 // in OKLab, whose black and white are 100 apart
	p, q := painttest.Shown(a, size, size), painttest.Shown(b, size, size)
	n := 0
	for i := 0; i < len(p.Pix); i += 4 {
		if kind.Distance(color.NRGBA{p.Pix[i], p.Pix[i+1], p.Pix[i+2], 0xff}, color.NRGBA{q.Pix[i], q.Pix[i+1], q.Pix[i+2], 0xff}) > clearly {
			n++
		}
	}
	return float64(n) / float64(size*size)
}

// TestWorkedFieldsStandOut checks that a field on which somebody works is clearly told from one that lies idle.
func TestWorkedFieldsStandOut(t *testing.T) {
	const size = 28
	pal := newPalette(theme.New(false))
	for k := range puertorico.Tile(puertorico.TileKinds) {
		for kind := range vision.Kinds {
			if got := apart(tileDrawing(pal, k, true), tileDrawing(pal, k, false), kind, size); got < 1.0/6 {
				t.Errorf("%s: %s worked and idle differ in %.3f of their pixels, want a sixth", kind, k, got)
			}
		}
	}
}

// TestGoodsColoursApart checks that every two colours of wares are at least 15 apart in OKLab, whose black and white are
// 100 apart, to every kind of colour vision.
func TestGoodsColoursApart(t *testing.T) {
	goods := newPalette(theme.New(false)).good
	for kind := range vision.Kinds {
		for a := range puertorico.Good(puertorico.Goods) {
			for b := range a {
				if got := kind.Distance(goods[a], goods[b]); got < 15 {
					t.Errorf("%s: %s and %s are %.1f apart, want 15", kind, b, a, got)
				}
			}
		}
	}
}

// TestRimsShow checks that a ware stands out from every ground on which it lies, by its colour or by its rim, and that the
// rim can be told from the ware.
func TestRimsShow(t *testing.T) {
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		for i, c := range pal.good {
			for _, ground := range []theme.Color{th.Paper, th.PaperDark, th.SeaDeep, th.Cloth, th.ClothDark} {
				if got := max(theme.Contrast(c, ground), theme.Contrast(pal.rim[i], ground)); got < 3 {
					t.Errorf("high contrast %v: neither %s nor its rim shows on #%02x%02x%02x: %.2f : 1", high, puertorico.Good(i), ground.R, ground.G, ground.B, got)
				}
			}
			if got := theme.Contrast(pal.rim[i], c); got < 3 {
				t.Errorf("high contrast %v: the rim of %s is %.2f : 1, want 3", high, puertorico.Good(i), got)
			}
		}
	}
}
