package paint

import (
	"image/color"
	"math"

	"islas/render/raster"
)

// Pen draws in its own units onto a picture in memory: a point (x, y) of a drawing lands on the pixel (x*Scale + DX,
// y*Scale + DY). Line widths are in the same units. All drawing is anti-aliased.
type Pen struct {
	Canvas        *raster.Canvas
	Scale, DX, DY float64

	labels *[]Label // what is to be written on the finished picture
	mode   raster.Mode
}

// At is the pen moved to (x, y) and scaled by k: what it draws in a box of 100 × 100 units fills a box of 100*k.
func (p Pen) At(x, y, k float64) Pen {
	p.DX += x * p.Scale
	p.DY += y * p.Scale
	p.Scale *= k
	return p
}

// Atop is the pen that paints only where something is already.
func (p Pen) Atop() Pen {
	p.mode = raster.Atop
	return p
}

// Erasing is the pen that takes away.
func (p Pen) Erasing() Pen {
	p.mode = raster.Erase
	return p
}

// places is where the pen's units lie in pixels.
func (p Pen) places() raster.Matrix { return raster.Scaling(p.Scale, p.DX, p.DY) }

// Fill fills paths, all at once, so that where they overlap nothing adds up.
func (p Pen) Fill(c color.Color, paths ...*raster.Path) {
	p.Canvas.Fill(NRGBA(c), p.mode, p.places(), paths...)
}

// roundFrom is the width in pixels from which ends and bends of a line are round; below, straight ones look crisper.
const roundFrom = 12

// Stroke draws along paths, width in units, all at once like Fill. Ends and bends are round where one can see it.
func (p Pen) Stroke(c color.Color, width float64, paths ...*raster.Path) {
	l := raster.Line{Width: width * p.Scale, Joint: raster.Smooth, End: raster.Round}
	if l.Width < roundFrom {
		l.Joint, l.End = raster.Sharp, raster.Square
	}
	p.Canvas.Stroke(NRGBA(c), p.mode, p.places(), l, paths...)
}

// Inked fills paths and draws along them.
func (p Pen) Inked(c, ink color.Color, width float64, paths ...*raster.Path) {
	p.Fill(c, paths...)
	p.Stroke(ink, width, paths...)
}

// Rod draws rods or cords along paths, and with their edges of ink as much as inked.
func (p Pen) Rod(c color.Color, width float64, ink color.Color, inked float64, paths ...*raster.Path) {
	p.Stroke(ink, inked, paths...)
	p.Stroke(c, width, paths...)
}

// Outline draws along paths, width in units, all at once like Fill, round at every bend: a line around a piece is as wide at its corners as along
// its sides.
func (p Pen) Outline(c color.Color, width float64, paths ...*raster.Path) {
	l := raster.Line{Width: width * p.Scale, Joint: raster.Smooth, End: raster.Round}
	p.Canvas.Stroke(NRGBA(c), p.mode, p.places(), l, paths...)
}

// Layer lets f draw on an empty picture of the same size and lays the result over this one with an opacity of alpha, so
// that what overlaps within f does not add up.
func (p Pen) Layer(alpha float64, f func(Pen)) {
	over := p.Canvas.Scratch(p.Canvas.Size())
	q := p
	q.Canvas, q.mode = over, raster.Over
	f(q)
	p.Canvas.Compose(over, alpha, p.mode)
	over.Release()
}

// Halo lets f draw on an empty picture and lays that over this one with a line around all that is solid of it, width in units.
func (p Pen) Halo(c color.Color, width float64, f func(Pen)) {
	over := p.Canvas.Scratch(p.Canvas.Size())
	q := p
	q.Canvas, q.mode = over, raster.Over
	f(q)
	p.Canvas.Halo(over, NRGBA(c), width*p.Scale)
	p.Canvas.Compose(over, 1, p.mode)
	over.Release()
}

// Soft lets f draw on an empty picture and lays it over this one blurred by about radius units and with an opacity of
// alpha. The blur comes from drawing f small and enlarging it, which costs next to nothing.
func (p Pen) Soft(radius, alpha float64, f func(Pen)) {
	const edge = 1 // pixels around the small picture, for what shines in from outside
	shrink := math.Max(1, radius*p.Scale/1.5)
	w, h := p.Canvas.Size()
	small := p.Canvas.Scratch(int(math.Ceil(float64(w)/shrink))+2*edge, int(math.Ceil(float64(h)/shrink))+2*edge)
	f(Pen{Canvas: small, labels: p.labels, Scale: p.Scale / shrink, DX: p.DX/shrink + edge, DY: p.DY/shrink + edge})
	p.Canvas.Soften(small, shrink, alpha)
	small.Release()
}
