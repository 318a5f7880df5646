package theme

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Draw draws one line of text as Shown returns it, scale pixels per design unit large. Its baseline is Ascent below where o has the line
// begin, whatever typeface it is drawn in.
func (t *Theme) Draw(dst *ebiten.Image, str string, s Style, scale float64, o *text.DrawOptions) {
	face := t.face(s, scale, t.narrow(s, scale, str).times)
	if t.typeface != nil { // the highest of its fonts would be Ascent
		o.GeoM.Translate(0, Ascent(s)*scale-face.Metrics().HAscent)
	}
	if s.wide() {
		drawSpaced(dst, str, face, s, scale, o)
		return
	}
	text.Draw(dst, str, face, o)
}
