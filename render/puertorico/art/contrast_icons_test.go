package art

import (
	"fmt"
	"testing"

	"islas/render/internal/painttest"
	"islas/render/paint"
	"islas/render/theme"
)

// TestIconsShow checks that every icon of this game is seen in the colours and on the grounds it is drawn in, from 20 pixels on.
// Smaller ones, whose strokes are thinner than pixels, have those colours as specified, which is what WCAG 2.2 measures.
func TestIconsShow(t *testing.T) {
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		for _, on := range []struct {
			what           string
			colour, ground theme.Color
		}{
			{"ink on dark paper", th.Ink, th.PaperDark}, {"soft ink on paper", th.InkSoft, th.Paper},
			{"light on cloth", th.OnDark, th.Cloth}, {"soft light on cloth", th.OnDarkSoft, th.Cloth}, {"brass on cloth", th.BrassLight, th.Cloth}, {"light on the sea", th.OnDark, th.SeaDeep},
		} {
			for i, ic := range Icons() {
				s := sight(fmt.Sprintf("icon %d (%T %v)", i, ic, ic), paint.IconDrawing(ic, on.colour))
				for _, side := range []int{20, 28} {
					painttest.FineShows(t, fmt.Sprintf("%s, high contrast %v", on.what, high), side, on.ground, s)
				}
			}
		}
	}
}
