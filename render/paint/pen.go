package paint

import (
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"islas/render/geom"
	"islas/render/raster"
	"islas/render/theme"
)

// Pen draws in units of its own onto a picture in memory: a point (x, y) of a drawing lies at the pixel (x*Scale + DX, y*Scale + DY). Line
// widths are in the same units. All drawing is anti-aliased.
type Pen struct {
	Canvas        *raster.Canvas
	Scale, DX, DY float64

	labels *[]Label // to be written on the finished picture
	mode   raster.Mode
}

// At returns the pen moved to (x, y) and scaled by k: a drawing of 100 × 100 units becomes 100*k units wide.
func (p Pen) At(x, y, k float64) Pen {
	p.DX += x * p.Scale
	p.DY += y * p.Scale
	p.Scale *= k
	return p
}

// Atop returns a pen that paints only where there is something already.
func (p Pen) Atop() Pen {
	p.mode = raster.Atop
	return p
}

// Erasing returns a pen that erases.
func (p Pen) Erasing() Pen {
	p.mode = raster.Erase
	return p
}

// places returns the transformation from the pen's units to pixels.
func (p Pen) places() raster.Matrix { return raster.Scaling(p.Scale, p.DX, p.DY) }

// Fill fills paths, all at once, so that overlapping parts do not add up.
func (p Pen) Fill(c color.Color, paths ...*raster.Path) {
	p.Canvas.Fill(NRGBA(c), p.mode, p.places(), paths...)
}

// roundFrom is the width in pixels from which ends and bends of a line are round; below, straight ones look crisper.
const roundFrom = 12

// Stroke draws along paths, all at once like Fill, with lines of a width in units. Ends and bends are round if that is visible.
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

// Rod draws rods or cords along paths, width units wide, on lines of ink that are inked units wide.
func (p Pen) Rod(c color.Color, width float64, ink color.Color, inked float64, paths ...*raster.Path) {
	p.Stroke(ink, inked, paths...)
	p.Stroke(c, width, paths...)
}

// Outline draws along paths, all at once like Fill, with lines of a width in units that are round at every bend: a line around a piece is
// as wide at its corners as along its sides.
func (p Pen) Outline(c color.Color, width float64, paths ...*raster.Path) {
	l := raster.Line{Width: width * p.Scale, Joint: raster.Smooth, End: raster.Round}
	p.Canvas.Stroke(NRGBA(c), p.mode, p.places(), l, paths...)
}

// Layer calls f to draw on an empty picture of the same size, and draws the result with an opacity of alpha, so that overlapping parts
// within f do not add up.
func (p Pen) Layer(alpha float64, f func(Pen)) {
	over := p.Canvas.Scratch(p.Canvas.Size())
	q := p
	q.Canvas, q.mode = over, raster.Over
	f(q)
	p.Canvas.Compose(over, alpha, p.mode)
	over.Release()
}

// Halo calls f to draw on an empty picture, and draws the result with a line around all its solid parts, width units wide.
func (p Pen) Halo(c color.Color, width float64, f func(Pen)) {
	over := p.Canvas.Scratch(p.Canvas.Size())
	q := p
	q.Canvas, q.mode = over, raster.Over
	f(q)
	p.Canvas.Halo(over, NRGBA(c), width*p.Scale)
	p.Canvas.Compose(over, 1, p.mode)
	over.Release()
}

// Soft calls f to draw on an empty picture, and draws the result blurred by about radius units with an opacity of alpha. It blurs by
// drawing at a small size and enlarging, which costs next to nothing.
func (p Pen) Soft(radius, alpha float64, f func(Pen)) {
	const edge = 1 // pixels around the small picture, for what affects it from outside
	shrink := math.Max(1, radius*p.Scale/1.5)
	w, h := p.Canvas.Size()
	small := p.Canvas.Scratch(int(math.Ceil(float64(w)/shrink))+2*edge, int(math.Ceil(float64(h)/shrink))+2*edge)
	f(Pen{Canvas: small, labels: p.labels, Scale: p.Scale / shrink, DX: p.DX/shrink + edge, DY: p.DY/shrink + edge})
	p.Canvas.Soften(small, shrink, alpha)
	small.Release()
}

// Ramp fills paths with colours that change evenly from a at the point from to b at the point to.
func (p Pen) Ramp(from, to geom.Point, a, b color.NRGBA, paths ...*raster.Path) {
	p.Gradient(from, to, false, Evenly(a, b), paths...)
}

// Shaded fills paths like Ramp and draws along them.
func (p Pen) Shaded(from, to geom.Point, a, b color.NRGBA, ink color.Color, width float64, paths ...*raster.Path) {
	p.Ramp(from, to, a, b, paths...)
	p.Stroke(ink, width, paths...)
}

// Painted fills a path with colours that change evenly from one point to another, calls f to paint on it, and draws along it.
func (p Pen) Painted(path *raster.Path, from, to geom.Point, shades []color.NRGBA, ink color.Color, width float64, f func(Pen)) {
	p.Layer(1, func(n Pen) {
		n.Gradient(from, to, false, Evenly(shades...), path)
		f(n.Atop())
	})
	p.Stroke(ink, width, path)
}

// Glow fills paths with colours that change from the first in the middle to the last at the distance radius.
func (p Pen) Glow(middle geom.Point, radius float64, shades []color.NRGBA, paths ...*raster.Path) {
	p.Gradient(middle, middle.Add(geom.Pt(radius, 0)), true, Evenly(shades...), paths...)
}

// Gradient fills paths with a gradient from one point to another, or around the point from if it is radial.
func (p Pen) Gradient(from, to geom.Point, radial bool, stops []raster.Stop, paths ...*raster.Path) {
	g := raster.Gradient{From: from, To: to, Radial: radial, Stops: stops}
	p.Canvas.FillGradient(g, p.mode, p.places(), paths...)
}

// Evenly returns stops of the colours at equal distances.
func Evenly(shades ...color.NRGBA) []raster.Stop {
	stops := make([]raster.Stop, len(shades))
	for i, s := range shades {
		stops[i] = raster.Stop{At: float64(i) / float64(max(len(shades)-1, 1)), Shade: s}
	}
	return stops
}

// thinLine is the width up to which a line counts as drawn, not as an object such as a pole.
const thinLine = 3.2

// Watercolour draws marks like ink and water colour: larger areas change from light to shade, and lines of ink are nib times as wide and
// heavier on the side away from the light.
func (p Pen) Watercolour(pal *Palette, nib float64, all []Mark) {
	for _, m := range all {
		m.draw(func(path *raster.Path) { p.wash(pal, m.Colour, path) }, func(c color.NRGBA, width float64, path *raster.Path) {
			if width <= thinLine {
				p.Inking(c, width*nib, path)
			} else {
				p.Stroke(c, width, path)
			}
		})
	}
}

// wash fills a path with a colour that is lighter towards the upper left.
func (p Pen) wash(pal *Palette, c color.NRGBA, path *raster.Path) {
	lo, hi := PathBounds(path)
	if hi.X-lo.X < 9 || hi.Y-lo.Y < 9 || c.A < 0xff {
		p.Fill(c, path)
		return
	}
	from := geom.Pt(lo.X+(hi.X-lo.X)*0.2, lo.Y)
	p.Gradient(from, hi, false, Evenly(theme.Mix(c, pal.White, 0.3), c, theme.Mix(c, pal.Umbra, 0.3)), path)
}

// nibFrom is the width in pixels from which the unevenness of a line is visible.
const nibFrom = 1.6

// Inking draws along a path with a nib that is broader to the lower right.
func (p Pen) Inking(c color.NRGBA, width float64, path *raster.Path) {
	if width*p.Scale < nibFrom {
		p.Stroke(c, width*1.15, path)
		return
	}
	p.Stroke(c, width, path)
	p.At(width*0.35, width*0.45, 1).Stroke(theme.Alpha(c, 0.75), width, path)
}

// Mark is a part of a small picture: a shape in a colour, filled if Width is 0, otherwise drawn with a line of that width. A line along it
// in another colour lies above a filled shape and below a drawn one.
type Mark struct {
	Shape     string // in the form that Shape reads
	Colour    color.NRGBA
	Width     float64
	Edge      color.NRGBA
	EdgeWidth float64 // 0 for no such line
}

// Marks draws marks one above the other.
func (p Pen) Marks(all []Mark) {
	for _, m := range all {
		m.draw(func(path *raster.Path) { p.Fill(m.Colour, path) }, func(c color.NRGBA, width float64, path *raster.Path) { p.Stroke(c, width, path) })
	}
}

// draw draws a mark with a function that fills and one that draws along a path.
func (m Mark) draw(fill func(path *raster.Path), line func(c color.NRGBA, width float64, path *raster.Path)) {
	path := Shape(m.Shape)
	if m.Width == 0 {
		fill(path)
	}
	if m.EdgeWidth > 0 {
		line(m.Edge, m.EdgeWidth, path)
	}
	if m.Width > 0 {
		line(m.Colour, m.Width, path)
	}
}

// Filled returns a mark that fills a shape.
func Filled(shape string, c color.NRGBA) Mark { return Mark{Shape: shape, Colour: c} }

// Stroked returns a mark that draws along a shape.
func Stroked(shape string, c color.NRGBA, width float64) Mark {
	return Mark{Shape: shape, Colour: c, Width: width}
}

// Inked returns a mark that fills a shape and draws along it.
func Inked(shape string, c, ink color.NRGBA, width float64) Mark {
	return Mark{Shape: shape, Colour: c, Edge: ink, EdgeWidth: width}
}

// Rod returns a mark that draws a rod or a cord along a shape, width units wide, on a line of ink that is inked units wide.
func Rod(shape string, c color.NRGBA, width float64, ink color.NRGBA, inked float64) Mark {
	return Mark{Shape: shape, Colour: c, Width: width, Edge: ink, EdgeWidth: inked}
}

// Label is a line of text centred at (x, y): Size is its em and Wide the available width, in pixels. If High is not 0 it is a paragraph.
type Label struct {
	Style            theme.Style
	Text             string
	X, Y, Size, Wide float64
	Colour           color.NRGBA
	High             float64 // height of a paragraph, otherwise 0
}

func (l Label) scaled(k float64) Label {
	l.X, l.Y, l.Size, l.Wide, l.High = l.X*k, l.Y*k, l.Size*k, l.Wide*k, l.High*k
	return l
}

// Write centres a line of text at (x, y): size is its em and wide the available width, in units. A text that is too long becomes smaller.
// Text lies above everything that is drawn, even later.
func (p Pen) Write(s theme.Style, str string, x, y, size, wide float64, c color.NRGBA) {
	*p.labels = append(*p.labels, Label{s, str, x*p.Scale + p.DX, y*p.Scale + p.DY, size * p.Scale, wide * p.Scale, c, 0})
}

// Paragraph centres a text of several lines at (x, y) in an area of wide by high units; size is its greatest em. A text that is too long
// becomes smaller.
func (p Pen) Paragraph(s theme.Style, str string, x, y, size, wide, high float64, c color.NRGBA) {
	*p.labels = append(*p.labels, Label{s, str, x*p.Scale + p.DX, y*p.Scale + p.DY, size * p.Scale, wide * p.Scale, c, high * p.Scale})
}

// Lines returns the lines of a paragraph and the scale at which they fit, relative to the theme.
func (l Label) Lines(th *theme.Theme) (lines []string, scale float64) {
	for scale = math.Floor(l.Size/theme.Size(l.Style)*32) / 32; scale > 0; scale -= 1.0 / 32 {
		lines = th.Wrap(l.Style, scale, l.Text, l.Wide)
		widest := 0.0
		for _, word := range strings.Fields(l.Text) { // a longer one would be cut
			widest = max(widest, th.Width(l.Style, scale, word))
		}
		if widest <= l.Wide && float64(len(lines))*l.Step(scale) <= l.High {
			return lines, scale
		}
	}
	return nil, 0
}

// Step returns the distance of two lines of a paragraph in pixels.
func (l Label) Step(scale float64) float64 {
	const tight = 0.98 // of the height of a line
	return tight * theme.LineHeight(l.Style) * scale
}

// draw draws the label on a picture.
func (l Label) draw(dst *ebiten.Image, th *theme.Theme) {
	if l.High > 0 {
		lines, scale := l.Lines(th)
		step := l.Step(scale)
		for i, line := range lines {
			one := l
			one.Text, one.High, one.Size = line, 0, theme.Size(l.Style)*scale
			one.Y += (float64(i) - float64(len(lines)-1)/2) * step
			one.draw(dst, th)
		}
		return
	}
	scale := l.Size / theme.Size(l.Style)
	if w := th.Width(l.Style, scale, l.Text); w > l.Wide {
		scale *= l.Wide / w
	}
	// Few different sizes of text keep the glyph cache small.
	scale = math.Floor(scale*32) / 32
	if scale <= 0 {
		return
	}
	o := &text.DrawOptions{}
	o.PrimaryAlign = text.AlignCenter
	// Lower case and capital letters both look centred when the middle of the lower case ones lies a little below the middle.
	baseline := l.Y + (theme.CapHeight(l.Style)+theme.XHeight(l.Style))/4*scale
	o.GeoM.Translate(l.X, baseline-theme.Ascent(l.Style)*scale)
	o.ColorScale.ScaleWithColor(l.Colour)
	th.Draw(dst, l.Text, l.Style, scale, o)
}
