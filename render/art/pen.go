package art

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// pen draws in its own units onto an image: a point (x, y) of a drawing lands on the pixel (x*s + dx, y*s + dy). Line
// widths are in the same units. All drawing is anti-aliased.
type pen struct {
	dst       *ebiten.Image
	s, dx, dy float64
	blend     ebiten.Blend
}

// penFor is a pen whose units fill dst with a width of units.
func penFor(dst *ebiten.Image, units float64) pen {
	return pen{dst: dst, s: float64(dst.Bounds().Dx()) / units, blend: ebiten.BlendSourceOver}
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
	p.blend = ebiten.BlendSourceAtop
	return p
}

func (p pen) options(c color.Color) *vector.DrawPathOptions {
	o := &vector.DrawPathOptions{AntiAlias: true, Blend: p.blend}
	o.ColorScale.ScaleWithColor(c)
	return o
}

// place turns units into pixels.
func (p pen) place(m *ebiten.GeoM) {
	m.Scale(p.s, p.s)
	m.Translate(p.dx, p.dy)
}

// placed is a path in pixels.
func (p pen) placed(src *vector.Path) *vector.Path {
	var to vector.Path
	o := &vector.AddPathOptions{}
	p.place(&o.GeoM)
	to.AddPath(src, o)
	return &to
}

// fill fills paths, all at once: many small things in one colour cost little more than one, and where they overlap
// nothing adds up.
func (p pen) fill(c color.Color, paths ...*vector.Path) {
	var all vector.Path
	o := &vector.AddPathOptions{}
	p.place(&o.GeoM)
	for _, path := range paths {
		all.AddPath(path, o)
	}
	p.send(&all, c)
}

// largePath is the size in pixels from which a path is drawn at once instead of together with those after it. The engine
// draws paths into a buffer with room for all of them side by side, keeps a buffer of that size for ever and clears it
// before each use: a few dozen paths as large as a board would make every later drawing slow.
const largePath = 1 << 15

// send fills a path in pixels.
func (p pen) send(path *vector.Path, c color.Color) {
	vector.FillPath(p.dst, path, nil, p.options(c))
	if b := path.Bounds().Intersect(p.dst.Bounds()); b.Dx()*b.Dy() >= largePath {
		nothing := ebiten.NewImage(1, 1)
		p.dst.DrawImage(nothing, nil) // whatever else is drawn makes the engine draw the waiting paths first
		nothing.Deallocate()
	}
}

// roundFrom is the width in pixels from which one sees whether the ends and bends of a line are round. Round ones cost
// dozens of corners each.
const roundFrom = 12

// stroke draws along paths, width in units, all at once like fill. Ends and bends are round where one can see it.
func (p pen) stroke(c color.Color, width float64, paths ...*vector.Path) {
	var all vector.Path
	o := &vector.AddStrokeOptions{StrokeOptions: vector.StrokeOptions{
		Width: float32(width * p.s), LineCap: vector.LineCapRound, LineJoin: vector.LineJoinRound,
	}}
	if width*p.s < roundFrom {
		o.LineCap, o.LineJoin, o.MiterLimit = vector.LineCapSquare, vector.LineJoinMiter, 1.6
	}
	for _, path := range paths {
		all.AddStroke(p.placed(path), o)
	}
	p.send(&all, c)
}

// layer lets f draw on an empty image of the same size and lays the result over the picture with an opacity of alpha,
// so that what overlaps within f does not add up.
func (p pen) layer(alpha float64, f func(pen)) {
	b := p.dst.Bounds()
	over := ebiten.NewImage(b.Dx(), b.Dy())
	q := p
	q.dst, q.blend = over, ebiten.BlendSourceOver
	f(q)
	o := &ebiten.DrawImageOptions{Blend: p.blend}
	o.ColorScale.ScaleAlpha(float32(alpha))
	p.dst.DrawImage(over, o)
	over.Deallocate()
}

// soft lets f draw on an empty image and lays it over the picture blurred by about radius units and with an opacity of
// alpha. The blur comes from drawing f small and enlarging it, which costs next to nothing.
func (p pen) soft(radius, alpha float64, f func(pen)) {
	shrink := math.Max(1, radius*p.s/1.5)
	b := p.dst.Bounds()
	w, h := int(math.Ceil(float64(b.Dx())/shrink))+2, int(math.Ceil(float64(b.Dy())/shrink))+2
	small := ebiten.NewImage(w, h)
	q := pen{dst: small, s: p.s / shrink, dx: p.dx/shrink + 1, dy: p.dy/shrink + 1, blend: ebiten.BlendSourceOver}
	f(q)
	blurred := ebiten.NewImage(w, h)
	for y := -1; y <= 1; y++ {
		for x := -1; x <= 1; x++ {
			o := &ebiten.DrawImageOptions{Blend: ebiten.BlendLighter}
			weight := float32((2 - math.Abs(float64(x))) * (2 - math.Abs(float64(y))) / 16)
			o.ColorScale.Scale(weight, weight, weight, weight)
			o.GeoM.Translate(float64(x), float64(y))
			blurred.DrawImage(small, o)
		}
	}
	o := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear, Blend: p.blend}
	o.GeoM.Translate(-1, -1)
	o.GeoM.Scale(shrink, shrink)
	o.ColorScale.ScaleAlpha(float32(alpha))
	p.dst.DrawImage(blurred, o)
	small.Deallocate()
	blurred.Deallocate()
}
