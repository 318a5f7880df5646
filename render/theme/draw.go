package theme

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Draw draws one line of text as returned by Shown at scale pixels per design unit. Its baseline is Ascent below the origin in o, whatever
// the typeface.
func (t *Theme) Draw(dst *ebiten.Image, str string, s Style, scale float64, o *text.DrawOptions) {
	face, condensed := t.face(s, scale, false), t.condensed(s, scale, str)
	if condensed < 1 { // letters twice as large, scaled down again, are hardly blurred
		large := t.face(s, 2*scale, false)
		condensed *= advance(str, face) / advance(str, large)
		o.Filter, face = ebiten.FilterLinear, large
		var small ebiten.GeoM
		small.Scale(condensed, 0.5)
		small.Translate(0, Ascent(s)*scale-large.Metrics().HAscent/2)
		small.Concat(o.GeoM)
		small.SetElement(1, 2, math.Round(small.Element(1, 2)))
		o.GeoM = small
	} else if t.typeface != nil { // otherwise the greatest ascent of its fonts would count
		o.GeoM.Translate(0, Ascent(s)*scale-face.Metrics().HAscent)
	}
	if s.wide() {
		drawSpaced(dst, str, face, s, scale, condensed, o)
		return
	}
	text.Draw(dst, str, face, o)
}
