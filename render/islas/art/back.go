package art

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/raster"
)

// CardBack draws a card seen from behind.
func (p *Painter) CardBack(dst *ebiten.Image, r Rect) {
	p.show(dst, fit(r, CardRatio), drawing{content{subject: cardBackPicture}, cardUnits, p.colours.back})
}

// back is a card's back: a compass rose engraved over the sea in a brass frame.
func (pal *palette) back(n pen) {
	sea := rounded(15, 15, 170, 250, 5)
	n.glow(point{84, 112}, 170, []color.NRGBA{mix(pal.sea, pal.shallow, 0.12), mix(pal.sea, pal.seaDeep, 0.5), pal.seaDeep, mix(pal.seaDeep, pal.night, 0.6)}, sea)
	pal.engraving(n.atop())
	n.granulate(pal.night, pal.shallow, 0.12, 1)
	n.fill(pal.paper, frame(5, 5, 190, 270, 11, 7))
	pal.edging(n, pal.paperDark)
	metal := evenly(mix(pal.brass, pal.white, 0.6), pal.brass, pal.goldDark, pal.brass, mix(pal.brass, pal.white, 0.35), pal.goldDark)
	n.fill(pal.ink, frame(9.6, 9.6, 180.8, 260.8, 9, 6.8))
	n.gradient(point{10, 10}, point{190, 270}, false, metal, frame(10.6, 10.6, 178.8, 258.8, 8, 4.8))
	n.gradient(point{10, 10}, point{190, 270}, false, metal, frame(20.5, 20.5, 159, 239, 4, 1), frame(23.4, 23.4, 153.2, 233.2, 3, 0.6))
	for _, at := range []point{{24, 24}, {176, 24}, {24, 256}, {176, 256}} {
		n.fill(pal.ink, circle(at.x, at.y, 8.4))
		n.glow(at.plus(point{-2, -3}), 11, []color.NRGBA{mix(pal.brass, pal.white, 0.7), pal.brass, pal.goldDark}, circle(at.x, at.y, 7.4))
		n.fill(fade(pal.ink, 0.75), spikes(at, 4, 6.4, 1.6, math.Pi/4))
	}
	pal.star(n)
}

// engraving is rhumb lines, waves between them and the rings of the rose, all as fine lines.
func (pal *palette) engraving(n pen) {
	const x, y = 100, 140
	var rays []*raster.Path
	for i := range 32 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 16)
		rays = append(rays, line(x+cos*60, y+sin*60, x+cos*160, y+sin*160))
	}
	n.stroke(fade(pal.shallow, 0.28), 0.7, rays...)
	var waves raster.Path
	for row := range 17 {
		top := 24 + float64(row)*14.6
		for k := range 8 {
			left := 8 + float64(k)*24 + float64(row%2)*12
			if math.Hypot(left+6-x, top-y) < 72 {
				continue
			}
			waves.MoveTo(left, top)
			waves.QuadTo(left+3, top-4, left+6, top)
			waves.QuadTo(left+9, top+4, left+12, top)
		}
	}
	n.stroke(fade(pal.shallow, 0.5), 0.9, &waves)
	for _, r := range []float64{66, 62.5, 47, 30} {
		n.stroke(fade(pal.surf, 0.55), 0.7, circle(x, y, r))
	}
	var ticks []*raster.Path
	for i := range 72 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 36)
		ticks = append(ticks, line(x+cos*62.5, y+sin*62.5, x+cos*66, y+sin*66))
	}
	n.stroke(fade(pal.surf, 0.55), 0.7, ticks...)
}

// spikes is a star with long points, pointed away from at.
func spikes(at point, points int, long, short, turn float64) *raster.Path {
	round := make([]point, 2*points)
	for i := range round {
		sin, cos := math.Sincos(turn + float64(i)*math.Pi/float64(points))
		r := long
		if i%2 == 1 {
			r = short
		}
		round[i] = at.plus(point{r * cos, r * sin})
	}
	return polyline(true, round...)
}

// star is the compass rose itself: sixteen points in relief, and a lily to the north.
func (pal *palette) star(n pen) {
	at := point{100, 140}
	n.soft(3, 0.5, func(n pen) { n.at(2, 4, 1).fill(pal.night, spikes(at, 4, 74, 13, 0), spikes(at, 4, 52, 12, math.Pi/4)) })
	for _, ring := range []struct {
		long, short, turn float64
		bright, shade     color.NRGBA
	}{
		{40, 9, math.Pi / 8, pal.brass, pal.goldDark}, {40, 9, 3 * math.Pi / 8, pal.brass, pal.goldDark},
		{54, 12, math.Pi / 4, mix(pal.shallow, pal.white, 0.3), mix(pal.sea, pal.seaDeep, 0.3)},
		{76, 14, 0, pal.white, mix(pal.roof, pal.umbra, 0.3)},
	} {
		n.fill(ring.bright, spikes(at, 4, ring.long, ring.short, ring.turn))
		for i := range 4 { // the half of each point that is turned away from the light
			a := ring.turn + float64(i)*math.Pi/2
			sin, cos := math.Sincos(a)
			low, high := math.Sincos(a + math.Pi/4)
			n.fill(ring.shade, polyline(true, at, at.plus(point{ring.short * high, ring.short * low}), at.plus(point{ring.long * cos, ring.long * sin})))
		}
		n.stroke(pal.night, 0.8, spikes(at, 4, ring.long, ring.short, ring.turn))
	}
	n.fill(pal.night, circle(100, 140, 8))
	n.glow(point{98, 137}, 9, []color.NRGBA{pal.white, pal.brass, pal.goldDark}, circle(100, 140, 6.6))
	lily := drawn("M 100 36 Q 108 46 103 56 Q 112 50 114 58 Q 113 64 106 62 V 66 H 94 V 62 Q 87 64 86 58 Q 88 50 97 56 Q 92 46 100 36 Z")
	n.ramp(point{92, 38}, point{108, 66}, mix(pal.brass, pal.white, 0.5), pal.goldDark, lily)
	n.stroke(pal.night, 1, lily)
}
