package art

import (
	"image/color"
	"math"

	"islas/render/raster"
)

// pen draws in its own units onto a picture in memory: a point (x, y) of a drawing lands on the pixel (x*s + dx, y*s +
// dy). Line widths are in the same units. All drawing is anti-aliased.
type pen struct {
	dst       *raster.Canvas
	labels    *[]label // what is to be written on the finished picture
	s, dx, dy float64
	mode      raster.Mode
}

// at is the pen moved to (x, y) and scaled by k: what it draws in a box of 100 × 100 units fills a box of 100*k.
func (p pen) at(x, y, k float64) pen {
	p.dx += x * p.s
	p.dy += y * p.s
	p.s *= k
	return p
}

// atop is the pen that paints only where something is already.
func (p pen) atop() pen {
	p.mode = raster.Atop
	return p
}

// erasing is the pen that takes away.
func (p pen) erasing() pen {
	p.mode = raster.Erase
	return p
}

// places is where the pen's units lie in pixels.
func (p pen) places() raster.Matrix { return raster.Scaling(p.s, p.dx, p.dy) }

// fill fills paths, all at once, so that where they overlap nothing adds up.
func (p pen) fill(c color.Color, paths ...*raster.Path) {
	p.dst.Fill(nrgba(c), p.mode, p.places(), paths...)
}

// roundFrom is the width in pixels from which ends and bends of a line are round; below, straight ones look crisper.
const roundFrom = 12

// stroke draws along paths, width in units, all at once like fill. Ends and bends are round where one can see it.
func (p pen) stroke(c color.Color, width float64, paths ...*raster.Path) {
	l := raster.Line{Width: width * p.s, Joint: raster.Smooth, End: raster.Round}
	if l.Width < roundFrom {
		l.Joint, l.End = raster.Sharp, raster.Square
	}
	p.dst.Stroke(nrgba(c), p.mode, p.places(), l, paths...)
}

// layer lets f draw on an empty picture of the same size and lays the result over this one with an opacity of alpha, so
// that what overlaps within f does not add up.
func (p pen) layer(alpha float64, f func(pen)) {
	over := p.dst.Scratch(p.dst.Size())
	q := p
	q.dst, q.mode = over, raster.Over
	f(q)
	p.dst.Compose(over, alpha, p.mode)
	over.Release()
}

// soft lets f draw on an empty picture and lays it over this one blurred by about radius units and with an opacity of
// alpha. The blur comes from drawing f small and enlarging it, which costs next to nothing.
func (p pen) soft(radius, alpha float64, f func(pen)) {
	const edge = 1 // pixels around the small picture, for what shines in from outside
	shrink := math.Max(1, radius*p.s/1.5)
	w, h := p.dst.Size()
	small := p.dst.Scratch(int(math.Ceil(float64(w)/shrink))+2*edge, int(math.Ceil(float64(h)/shrink))+2*edge)
	f(pen{dst: small, labels: p.labels, s: p.s / shrink, dx: p.dx/shrink + edge, dy: p.dy/shrink + edge})
	p.dst.Soften(small, shrink, alpha)
	small.Release()
}
