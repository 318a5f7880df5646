package art

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/internal/vision"
	"islas/render/theme"
)

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
