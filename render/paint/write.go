package paint

import (
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"islas/render/theme"
)

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
