package art

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// mostCoins is how many coins of a heap are drawn; more lie hidden behind them.
const mostCoins = 15

// Coins draws a heap of n doubloons in the square in the middle of r, nothing if there are none.
func Coins(p *paint.Painter, dst *ebiten.Image, r geom.Rect, n int) {
	if n > 0 {
		p.Show(dst, r.Fit(1), coinsDrawing(of(p).palette, min(n, mostCoins)))
	}
}

func coinsDrawing(pal *palette, count int) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: coinsPicture, A: count}, Units: 100, Paint: func(n paint.Pen) { drawCoins(n, pal, count) }}
}

// coinPile is a pile of coins of a heap.
type coinPile struct {
	x, y  float64 // of the middle of its lowest coin, in units
	coins int
}

// pilesOf returns the piles of a heap of so many coins, from the back to the front.
func pilesOf(count int) []coinPile {
	places := []coinPile{{50, 80, 0}}
	switch {
	case count > 9:
		places = []coinPile{{35, 62, 0}, {67, 64, 0}, {29, 82, 0}, {70, 84, 0}, {50, 86, 0}}
	case count > 4:
		places = []coinPile{{50, 64, 0}, {30, 82, 0}, {70, 83, 0}}
	case count > 1:
		places = []coinPile{{34, 74, 0}, {64, 82, 0}}
	}
	for i := range count {
		places[i%len(places)].coins++
	}
	return places
}

// drawCoins draws piles of coins that lie, in a box of 100 × 100 units.
func drawCoins(n paint.Pen, pal *palette, count int) {
	const rx, ry, thick = 24.0, 11.5, 9.0
	piles := pilesOf(count)
	n.Soft(2.4, 0.5, func(n paint.Pen) {
		var shadows []*raster.Path
		for _, p := range piles {
			shadows = append(shadows, paint.Ellipse(p.x+4, p.y+4, rx+2, ry+1))
		}
		n.Fill(pal.Ink, shadows...)
	})
	edge := theme.Mix(pal.GoldDark, pal.Ink, 0.6)
	for _, p := range piles {
		for i := range p.coins {
			y := p.y - thick*float64(i)
			x := p.x + []float64{0, 1.6, -1.2, 0.8, -0.6}[(i+int(p.x))%5]
			side := paint.Polyline(true, geom.Pt(x-rx, y-thick), geom.Pt(x+rx, y-thick), geom.Pt(x+rx, y), geom.Pt(x-rx, y))
			n.Stroke(edge, max(3, 1.2/n.Scale), paint.Ellipse(x, y, rx, ry), side, paint.Ellipse(x, y-thick, rx, ry))
			n.Gradient(geom.Pt(x-rx, 0), geom.Pt(x+rx, 0), false, paint.Evenly(theme.Mix(pal.Gold, pal.White, 0.3), pal.Gold, pal.GoldDark), paint.Ellipse(x, y, rx, ry), side)
			if n.Scale > milledFrom {
				var notches []*raster.Path
				for k := -4.0; k <= 4; k++ {
					notches = append(notches, paint.Line(x+5*k, y-thick+ry*0.9, x+5*k, y+ry*0.86))
				}
				n.Stroke(theme.Alpha(pal.GoldDark, 0.5), 0.9, notches...)
			}
			n.Stroke(edge, max(1.4, 0.6/n.Scale), paint.Ellipse(x, y-thick, rx, ry))
			n.Ramp(geom.Pt(x-14, y-thick-8), geom.Pt(x+16, y), theme.Mix(pal.Gold, pal.White, 0.55), pal.Gold, paint.Ellipse(x, y-thick, rx, ry))
			if i == p.coins-1 {
				n.Stroke(theme.Alpha(pal.GoldDark, 0.75), 1.6, paint.Ellipse(x, y-thick, rx*0.74, ry*0.72))
				n.Fill(theme.Alpha(pal.GoldDark, 0.8), paint.Ellipse(x, y-thick, rx*0.3, ry*0.3))
			}
		}
	}
}
