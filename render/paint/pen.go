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

// Ramp fills paths with colours that change evenly from a at the point from to b at the point to.
func (p Pen) Ramp(from, to geom.Point, a, b color.NRGBA, paths ...*raster.Path) {
	p.Gradient(from, to, false, Evenly(a, b), paths...)
}

// Shaded fills paths like Ramp and draws along them.
func (p Pen) Shaded(from, to geom.Point, a, b color.NRGBA, ink color.Color, width float64, paths ...*raster.Path) {
	p.Ramp(from, to, a, b, paths...)
	p.Stroke(ink, width, paths...)
}

// Painted fills a path with colours that change evenly from one point to another, lets f paint on it, and draws along it.
func (p Pen) Painted(path *raster.Path, from, to geom.Point, shades []color.NRGBA, ink color.Color, width float64, f func(Pen)) {
	p.Layer(1, func(n Pen) {
		n.Gradient(from, to, false, Evenly(shades...), path)
		f(n.Atop())
	})
	p.Stroke(ink, width, path)
}

// Glow fills paths with colours that change from the first in the middle to the last at the distance of radius.
func (p Pen) Glow(middle geom.Point, radius float64, shades []color.NRGBA, paths ...*raster.Path) {
	p.Gradient(middle, middle.Add(geom.Pt(radius, 0)), true, Evenly(shades...), paths...)
}

// Gradient fills paths with stops along a line, or from the middle from outwards to the point to.
func (p Pen) Gradient(from, to geom.Point, radial bool, stops []raster.Stop, paths ...*raster.Path) {
	g := raster.Gradient{From: from, To: to, Radial: radial, Stops: stops}
	p.Canvas.FillGradient(g, p.mode, p.places(), paths...)
}

// Evenly is stops at equal distances.
func Evenly(shades ...color.NRGBA) []raster.Stop {
	stops := make([]raster.Stop, len(shades))
	for i, s := range shades {
		stops[i] = raster.Stop{At: float64(i) / float64(max(len(shades)-1, 1)), Shade: s}
	}
	return stops
}

// thinLine is the width up to which a line is taken for drawing, not for a thing such as a pole.
const thinLine = 3.2

// Watercolour draws marks as if with ink and water colour: larger areas go from light to shade, and lines of ink are
// nib times as wide and heavier on the side away from the light.
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

// nibFrom is the width in pixels from which one can see that a line is uneven.
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

// Mark is a part of a small picture: a shape in a colour, filled if Width is 0, otherwise drawn with a pen of that width, and a line
// along it in another colour: over what is filled, beneath what is drawn.
type Mark struct {
	Shape     string // as Shape reads it
	Colour    color.NRGBA
	Width     float64
	Edge      color.NRGBA
	EdgeWidth float64 // 0 if there is no such line
}

// Marks draws marks one over the other.
func (p Pen) Marks(all []Mark) {
	for _, m := range all {
		m.draw(func(path *raster.Path) { p.Fill(m.Colour, path) }, func(c color.NRGBA, width float64, path *raster.Path) { p.Stroke(c, width, path) })
	}
}

// draw draws a mark with a brush that fills and one that draws along a path.
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

// Filled is a mark that fills a shape.
func Filled(shape string, c color.NRGBA) Mark { return Mark{Shape: shape, Colour: c} }

// Stroked is a mark that draws along a shape.
func Stroked(shape string, c color.NRGBA, width float64) Mark {
	return Mark{Shape: shape, Colour: c, Width: width}
}

// Inked is a mark that fills a shape and draws along it.
func Inked(shape string, c, ink color.NRGBA, width float64) Mark {
	return Mark{Shape: shape, Colour: c, Edge: ink, EdgeWidth: width}
}

// Rod is a mark that draws a rod or a cord along a shape, and with its edges of ink as much as inked.
func Rod(shape string, c color.NRGBA, width float64, ink color.NRGBA, inked float64) Mark {
	return Mark{Shape: shape, Colour: c, Width: width, Edge: ink, EdgeWidth: inked}
}

// Label is a line of text in the middle of (x, y): size is its em and wide the room it has, in pixels. If it has some
// room in height it is a paragraph.
type Label struct {
	Style            theme.Style
	Text             string
	X, Y, Size, Wide float64
	Colour           color.NRGBA
	High             float64 // of a paragraph, otherwise 0
}

func (l Label) scaled(k float64) Label {
	l.X, l.Y, l.Size, l.Wide, l.High = l.X*k, l.Y*k, l.Size*k, l.Wide*k, l.High*k
	return l
}

// Write centres a line of text on (x, y): size is its em and wide the room it has, in units. A text that is too long is
// made smaller. Writing lies on top of whatever is drawn, also later.
func (p Pen) Write(s theme.Style, str string, x, y, size, wide float64, c color.NRGBA) {
	*p.labels = append(*p.labels, Label{s, str, x*p.Scale + p.DX, y*p.Scale + p.DY, size * p.Scale, wide * p.Scale, c, 0})
}

// Paragraph writes a text of several centred lines around (x, y) into a room wide and high, in units; size is the em it
// has at most. A text that is too long is made smaller.
func (p Pen) Paragraph(s theme.Style, str string, x, y, size, wide, high float64, c color.NRGBA) {
	*p.labels = append(*p.labels, Label{s, str, x*p.Scale + p.DX, y*p.Scale + p.DY, size * p.Scale, wide * p.Scale, c, high * p.Scale})
}

// Lines is the lines of a paragraph and how much larger than in the theme they are written, so that they fit.
func (l Label) Lines(th *theme.Theme) (lines []string, scale float64) {
	for scale = math.Floor(l.Size/theme.Size(l.Style)*32) / 32; scale > 0; scale -= 1.0 / 32 {
		lines = th.Wrap(l.Style, scale, l.Text, l.Wide)
		widest := 0.0
		for _, word := range strings.Fields(l.Text) { // one that is too long would be cut
			widest = max(widest, th.Width(l.Style, scale, word))
		}
		if widest <= l.Wide && float64(len(lines))*l.Step(scale) <= l.High {
			return lines, scale
		}
	}
	return nil, 0
}

// Step is how far apart two lines of a paragraph are.
func (l Label) Step(scale float64) float64 {
	const tight = 0.98 // of the height of a line
	return tight * theme.LineHeight(l.Style) * scale
}

// draw writes the label on a picture.
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
	// Few different sizes of type keep the glyph cache small.
	scale = math.Floor(scale*32) / 32
	if scale <= 0 {
		return
	}
	o := &text.DrawOptions{}
	o.PrimaryAlign = text.AlignCenter
	// Small and capital letters alike look centred when the middle of the small ones lies a little below the middle.
	baseline := l.Y + (theme.CapHeight(l.Style)+theme.XHeight(l.Style))/4*scale
	o.GeoM.Translate(l.X, baseline-theme.Ascent(l.Style)*scale)
	o.ColorScale.ScaleWithColor(l.Colour)
	th.Draw(dst, l.Text, l.Style, scale, o)
}
