package art

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/raster"
)

// WreathRoom is how wide the room inside a wreath is, as a part of the wreath's width.
const WreathRoom = 0.66

// Wreath draws a winner's laurel, open above and tied with a ribbon below, as large as it fits into r, as wide as it is
// high. What is crowned lies in the middle, beneath it.
func (p *Painter) Wreath(dst *ebiten.Image, r Rect) {
	p.show(dst, square(r), drawing{content{subject: wreathPicture}, 100, p.colours.wreath})
}

// wreath draws a laurel in 100 × 100 units.
func (pal *palette) wreath(n pen) {
	n.soft(2, 0.4, func(n pen) { pal.branches(n.at(1.4, 2, 1), true) })
	pal.branches(n, false)
	ribbon := drawn("M 50 84 L 38 99 L 45 97.5 L 47 100 L 52 88 L 57 100 L 59 97.5 L 66 99 Z")
	n.ramp(point{38, 84}, point{60, 100}, mix(pal.roof, pal.white, 0.1), pal.roofDark, ribbon)
	n.stroke(pal.ink, 1.1, ribbon)
	knot := ellipse(50, 87, 5.4, 4)
	n.ramp(point{45, 83}, point{54, 91}, mix(pal.roof, pal.white, 0.25), pal.roofDark, knot)
	n.stroke(pal.ink, 1.1, knot)
}

// branches draws the two branches of a laurel, or only their shape.
func (pal *palette) branches(n pen, shape bool) {
	const reach, leaves = 41, 11
	for _, side := range []float64{-1, 1} {
		at := func(a float64) point {
			sin, cos := math.Sincos(a)
			return point{50 + side*reach*sin, 48 + reach*cos}
		}
		for i := range leaves {
			t := float64(i) / (leaves - 1)
			a := 0.16 + t*2.36
			foot, along := at(a), at(a+0.3).minus(at(a))
			along = along.times(1 / along.length())
			for _, out := range []float64{1, -1} {
				size := 12.5 - 4*t
				aside := point{-along.y, along.x}.times(-side * out)
				tip := foot.plus(along.times(size)).plus(aside.times(size * 0.52))
				belly := foot.plus(along.times(size * 0.3)).plus(aside.times(size * 0.55))
				hollow := foot.plus(along.times(size * 0.75)).plus(aside.times(size * 0.02))
				leaf := quads(foot, belly, tip, hollow, foot)
				if shape {
					n.fill(pal.ink, leaf)
					continue
				}
				light := 0.3 - 0.25*side*out
				n.ramp(foot, tip, pal.goldDark, mix(pal.gold, pal.white, light), leaf)
				n.stroke(pal.ink, 0.9, leaf)
				n.stroke(fade(pal.goldDark, 0.8), 0.6, line(foot.x, foot.y, foot.towards(tip, 0.8).x, foot.towards(tip, 0.8).y))
			}
		}
	}
}

// quads is a closed path from the first point to the others by parabolas: each second one is only drawn towards.
func quads(first point, rest ...point) *raster.Path {
	var p raster.Path
	p.MoveTo(first.x, first.y)
	for i := 0; i+1 < len(rest); i += 2 {
		p.QuadTo(rest[i].x, rest[i].y, rest[i+1].x, rest[i+1].y)
	}
	p.Close()
	return &p
}
