package art

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"islas/render/theme"
)

// label is a line of text in the middle of (x, y): size is its em and wide the room it has, in pixels.
type label struct {
	style            theme.Style
	text             string
	x, y, size, wide float64
	colour           color.NRGBA
}

func (l label) scaled(k float64) label {
	l.x, l.y, l.size, l.wide = l.x*k, l.y*k, l.size*k, l.wide*k
	return l
}

// write centres a line of text on (x, y): size is its em and wide the room it has, in units. A text that is too long is
// made smaller. Writing lies on top of whatever is drawn, also later.
func (p pen) write(s theme.Style, str string, x, y, size, wide float64, c color.NRGBA) {
	*p.labels = append(*p.labels, label{s, str, x*p.s + p.dx, y*p.s + p.dy, size * p.s, wide * p.s, c})
}

// letter writes a label.
func (p *Painter) letter(dst *ebiten.Image, l label) {
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
