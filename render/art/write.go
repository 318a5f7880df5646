package art

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"islas/render/theme"
)

// write centres a line of text on (x, y): size is its em and wide the room it has, in units. A text that is too long is
// made smaller.
func (p *Painter) write(n pen, s theme.Style, str string, x, y, size, wide float64, c color.Color) {
	scale := size * n.s / theme.Size(s)
	if w := p.theme.Width(s, scale, str); w > wide*n.s {
		scale *= wide * n.s / w
	}
	// Few different sizes of type keep the glyph cache small.
	scale = math.Floor(scale*32) / 32
	if scale <= 0 {
		return
	}
	o := &text.DrawOptions{}
	o.PrimaryAlign = text.AlignCenter
	// Small and capital letters alike look centred when the middle of the small ones lies a little below the middle.
	baseline := y*n.s + n.dy + (theme.CapHeight(s)+theme.XHeight(s))/4*scale
	o.GeoM.Translate(x*n.s+n.dx, baseline-theme.Ascent(s)*scale)
	o.ColorScale.ScaleWithColor(c)
	text.Draw(n.dst, str, p.theme.Face(s, scale), o)
}
