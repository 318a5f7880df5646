package art

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/raster"
)

// Paper draws a sheet of old paper over r: fibres, a few stains and darker edges. Text on it stays as legible as on the
// theme's Paper.
func (p *Painter) Paper(dst *ebiten.Image, r Rect) {
	p.backdrop(dst, r, paperPicture, p.colours.oldPaper)
}

func (pal *palette) oldPaper(n pen, w, h float64) {
	n.fill(pal.paper, rectangle(0, 0, w, h))
	rng := dice("paper")
	small := math.Min(w, h)
	n.soft(small/7, 0.5, func(n pen) {
		for range 9 {
			x, y, r := rng.Float64()*w, rng.Float64()*h, small*(0.08+rng.Float64()*0.14)
			tint := pal.paperDark
			if rng.IntN(2) == 0 {
				tint = pal.white
			}
			n.fill(fade(tint, 0.5), ellipse(x, y, r*1.4, r))
		}
	})
	var fibres []*raster.Path
	for range int(min(w*h/900, 1200)) {
		at := point{rng.Float64() * w, rng.Float64() * h}
		turn := rng.Float64() * 2 * math.Pi
		long := 3 + rng.Float64()*6
		fibres = append(fibres, blade(at, at.plus(point{math.Cos(turn) * long, math.Sin(turn) * long}), 1))
	}
	n.fill(fade(pal.goldDark, 0.1), fibres...)
	n.soft(small/30, 0.45, func(n pen) {
		n.fill(pal.paperDark, frame(-small/40, -small/40, w+small/20, h+small/20, 0, small/14))
	})
}

// Cartouche draws the scrolled frame around a title over r, which should be about four times as wide as it is high.
func (p *Painter) Cartouche(dst *ebiten.Image, r Rect) {
	p.show(dst, r, p.colours.cartoucheDrawing(r.W, r.H))
}

func (pal *palette) cartoucheDrawing(w, h float64) drawing {
	return drawing{content{subject: cartouchePicture}, w, func(n pen) { pal.scroll(n, w, h) }}
}

func (pal *palette) scroll(n pen, w, h float64) {
	u := h / 100 // the drawing is 100 high and as wide as it needs to be
	wide := w / u
	n = n.at(0, 0, u)
	body := rounded(26, 12, wide-52, 76, 8)
	end := func(mirror bool) (tail, roll *raster.Path) {
		x := func(v float64) float64 {
			if mirror {
				return wide - v
			}
			return v
		}
		tail = polyline(true, point{x(4), 24}, point{x(40), 24}, point{x(40), 94}, point{x(4), 94}, point{x(16), 59})
		return tail, polyline(true, point{x(26), 82}, point{x(40), 82}, point{x(40), 94})
	}
	n.soft(5, 0.45, func(n pen) {
		n.at(3, 6, 1).fill(pal.ink, body)
		for _, mirror := range []bool{false, true} {
			tail, _ := end(mirror)
			n.at(2, 4, 1).fill(pal.ink, tail)
		}
	})
	for _, mirror := range []bool{false, true} {
		tail, roll := end(mirror)
		n.stroke(pal.ink, 2.4, tail)
		lit, away := mix(pal.paper, pal.white, 0.3), mix(pal.paperDark, pal.goldDark, 0.35) // it bends back towards the sheet
		if mirror {
			n.ramp(point{wide - 4, 0}, point{wide - 36, 0}, lit, away, tail)
		} else {
			n.ramp(point{4, 0}, point{36, 0}, lit, away, tail)
		}
		n.fill(mix(pal.paperDark, pal.ink, 0.6), roll)
	}
	n.stroke(pal.ink, 2.4, body)
	n.layer(1, func(n pen) {
		n.gradient(point{0, 12}, point{0, 88}, false, evenly(mix(pal.paper, pal.white, 0.55), pal.paper, mix(pal.paper, pal.paperDark, 0.75)), body)
		n.granulate(pal.goldDark, pal.white, 0.08, 0.5)
		n = n.atop()
		for _, ends := range [][2]float64{{26, 66}, {wide - 26, wide - 66}} { // the sheet turns away at its sides
			n.ramp(point{ends[0], 0}, point{ends[1], 0}, fade(pal.goldDark, 0.3), fade(pal.goldDark, 0), body)
		}
	})
	n.fill(pal.goldDark, frame(32, 18, wide-64, 64, 5, 1.6))
	n.fill(pal.brass, frame(35.5, 21.5, wide-71, 57, 4, 0.9))
	for _, x := range []float64{32, wide - 32} {
		for _, y := range []float64{18, 82} {
			n.fill(pal.paper, circle(x, y, 6))
			n.fill(pal.brass, polyline(true, point{x, y - 6}, point{x + 2, y - 2}, point{x + 6, y}, point{x + 2, y + 2},
				point{x, y + 6}, point{x - 2, y + 2}, point{x - 6, y}, point{x - 2, y - 2}))
		}
	}
}
