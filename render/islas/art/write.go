package art

import (
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"islas/render/theme"
)

// label is a line of text in the middle of (x, y): size is its em and wide the room it has, in pixels. If it has some
// room in height it is a paragraph.
type label struct {
	style            theme.Style
	text             string
	x, y, size, wide float64
	colour           color.NRGBA
	high             float64 // of a paragraph, otherwise 0
}

func (l label) scaled(k float64) label {
	l.x, l.y, l.size, l.wide, l.high = l.x*k, l.y*k, l.size*k, l.wide*k, l.high*k
	return l
}

// write centres a line of text on (x, y): size is its em and wide the room it has, in units. A text that is too long is
// made smaller. Writing lies on top of whatever is drawn, also later.
func (p pen) write(s theme.Style, str string, x, y, size, wide float64, c color.NRGBA) {
	*p.labels = append(*p.labels, label{s, str, x*p.s + p.dx, y*p.s + p.dy, size * p.s, wide * p.s, c, 0})
}

// paragraph writes a text of several centred lines around (x, y) into a room wide and high, in units; size is the em it
// has at most. A text that is too long is made smaller.
func (p pen) paragraph(s theme.Style, str string, x, y, size, wide, high float64, c color.NRGBA) {
	*p.labels = append(*p.labels, label{s, str, x*p.s + p.dx, y*p.s + p.dy, size * p.s, wide * p.s, c, high * p.s})
}

// broken is the lines of a paragraph and how much larger than in the theme they are written, so that they fit.
func (p *Painter) broken(l label) (lines []string, scale float64) {
	for scale = math.Floor(l.size/theme.Size(l.style)*32) / 32; scale > 0; scale -= 1.0 / 32 {
		lines = p.theme.Wrap(l.style, scale, l.text, l.wide)
		widest := 0.0
		for _, word := range strings.Fields(l.text) { // one that is too long would be cut
			widest = max(widest, p.theme.Width(l.style, scale, word))
		}
		if widest <= l.wide && float64(len(lines))*tight*theme.LineHeight(l.style)*scale <= l.high {
			return lines, scale
		}
	}
	return nil, 0
}

// tight is the distance of two lines of a paragraph in heights of a line.
const tight = 0.98

// letter writes a label.
func (p *Painter) letter(dst *ebiten.Image, l label) {
	if l.high > 0 {
		lines, scale := p.broken(l)
		step := tight * theme.LineHeight(l.style) * scale
		for i, line := range lines {
			one := l
			one.text, one.high, one.size = line, 0, theme.Size(l.style)*scale
			one.y += (float64(i) - float64(len(lines)-1)/2) * step
			p.letter(dst, one)
		}
		return
	}
	scale := l.size / theme.Size(l.style)
	if w := p.theme.Width(l.style, scale, l.text); w > l.wide {
		scale *= l.wide / w
	}
	// Few different sizes of type keep the glyph cache small.
	scale = math.Floor(scale*32) / 32
	if scale <= 0 {
		return
	}
	o := &text.DrawOptions{}
	o.PrimaryAlign = text.AlignCenter
	// Small and capital letters alike look centred when the middle of the small ones lies a little below the middle.
	baseline := l.y + (theme.CapHeight(l.style)+theme.XHeight(l.style))/4*scale
	o.GeoM.Translate(l.x, baseline-theme.Ascent(l.style)*scale)
	o.ColorScale.ScaleWithColor(l.colour)
	text.Draw(dst, l.text, p.theme.Face(l.style, scale), o)
}
