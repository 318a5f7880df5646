package theme

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Draw draws one line of text as returned by Shown at scale pixels per design unit. Its baseline is Ascent below the origin in o, whatever
// the typeface.
func (t *Theme) Draw(dst *ebiten.Image, str string, s Style, scale float64, o *text.DrawOptions) {
	face := t.face(s, scale)
	if s&narrow != 0 { // letters twice as large, scaled down again, are hardly blurred
		large := t.face(s, 2*scale)
		o.Filter = ebiten.FilterLinear
		var small ebiten.GeoM
		small.Scale(t.AdvanceAt(s, scale, str, len(str))/text.AdvanceAt(str, len(str), large), 0.5)
		small.Translate(0, Ascent(s)*scale-large.Metrics().HAscent/2)
		small.Concat(o.GeoM)
		small.SetElement(1, 2, math.Round(small.Element(1, 2)))
		o.GeoM, face = small, large
	} else if t.typeface != nil { // otherwise the greatest ascent of its fonts would count
		o.GeoM.Translate(0, Ascent(s)*scale-face.Metrics().HAscent)
	}
	text.Draw(dst, str, face, o)
}
