package art

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sea draws the chart's open water over r, the ground of every scene: deeper towards the edges, rhumb lines, and a
// compass rose in the lower left corner.
func (p *Painter) Sea(dst *ebiten.Image, r Rect) {
	p.backdrop(dst, r, seaPicture, p.colours.openSea)
}

// backdropSize is the greatest width or height in pixels at which backdrops are drawn; larger ones are stretched, which
// their soft forms bear well.
const backdropSize = 2048

// backdrop draws a picture that fills a rectangle of whatever size.
func (p *Painter) backdrop(dst *ebiten.Image, r Rect, what subject, draw func(n pen, w, h float64)) {
	shrink := math.Max(1, math.Max(r.W, r.H)/backdropSize)
	if img := p.picture(backdropDrawing(what, r.W, r.H, draw), Rect{W: r.W / shrink, H: r.H / shrink}); img != nil {
		stretch(dst, r, img)
	}
}

func backdropDrawing(what subject, w, h float64, draw func(n pen, w, h float64)) drawing {
	return drawing{content{subject: what}, w, func(n pen) { draw(n, w, h) }}
}

func (pal *palette) openSea(n pen, w, h float64) {
	n.fill(pal.seaDeep, rectangle(0, 0, w, h))
	shoal := mix(pal.seaDeep, pal.sea, 0.75)
	// Light falls on the middle: a small radial stain, enlarged until it is soft.
	n.soft(math.Max(w, h)/6, 1, func(n pen) {
		n.fill(fade(shoal, 0.5), ellipse(w*0.46, h*0.42, w*0.46, h*0.46))
		n.fill(fade(shoal, 0.6), ellipse(w*0.42, h*0.38, w*0.3, h*0.3))
	})
	rose := point{w * 0.09, h * 0.86}
	second := point{w * 0.93, h * 0.1}
	far := w + h
	var lines [][]point
	for _, from := range []point{rose, second} {
		for i := range 32 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 16)
			lines = append(lines, []point{from, from.plus(point{cos * far, sin * far})})
		}
	}
	hair := math.Max(1/n.s, math.Min(w, h)/900)
	n.trace(fade(pal.shallow, 0.13), hair, lines...)
	pal.rose(n.at(rose.x, rose.y, math.Min(w, h)*0.075/100), 0.55)
}

// rose is a compass rose with 16 points around (0, 0), 200 units wide.
func (pal *palette) rose(n pen, alpha float64) {
	n.layer(alpha, func(n pen) {
		n.stroke(pal.shallow, 2, circle(0, 0, 62))
		n.stroke(pal.shallow, 1, circle(0, 0, 56))
		for _, ring := range []struct {
			step, first, reach, waist float64
		}{{45, 22.5, 52, 10}, {90, 45, 76, 14}, {90, 0, 100, 16}} {
			for a := ring.first; a < 360; a += ring.step {
				sin, cos := math.Sincos((a - 90) * math.Pi / 180)
				tip := point{cos * ring.reach, sin * ring.reach}
				left := point{(cos + sin) * ring.waist * 0.7, (sin - cos) * ring.waist * 0.7}
				right := point{(cos - sin) * ring.waist * 0.7, (sin + cos) * ring.waist * 0.7}
				n.fill(pal.surf, polyline(true, point{}, left, tip))
				n.fill(pal.sea, polyline(true, point{}, right, tip))
				n.stroke(pal.surf, 1, polyline(true, left, tip, right, point{}))
			}
		}
		n.fill(pal.gold, drawn("M 0 -128 L 9 -112 L 0 -104 L -9 -112 Z"))
		n.fill(pal.gold, circle(0, 0, 7))
	})
}
