package painttest

import (
	"fmt"
	"testing"

	"islas/render/theme"
)

// IconsShow checks that every icon is seen in the colours and on the grounds it is drawn in, at the smallest size at which all of them are and at
// larger ones. in is the icons in a colour. Which of them really stand where, as large as they are there, is measured in the scenes themselves
// (package marktest).
func IconsShow(t *testing.T, in func(c theme.Color) []Sight) {
	t.Helper()
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		for _, on := range []struct {
			what           string
			colour, ground theme.Color
		}{
			{"ink on dark paper", th.Ink, th.PaperDark}, {"soft ink on paper", th.InkSoft, th.Paper}, {"soft ink on dark paper", th.InkSoft, th.PaperDark},
			{"red on paper", th.Danger, th.Paper}, {"green on light paper", th.Good, th.PaperLight}, {"brass on paper", th.BrassDark, th.Paper},
			{"light on cloth", th.OnDark, th.Cloth}, {"soft light on cloth", th.OnDarkSoft, th.Cloth}, {"brass on cloth", th.BrassLight, th.Cloth}, {"light on the sea", th.OnDark, th.SeaDeep},
		} {
			for _, s := range in(on.colour) {
				for _, side := range []int{17, 20, 28} {
					FineShows(t, fmt.Sprintf("%s, high contrast %v", on.what, high), side, on.ground, s)
				}
			}
		}
	}
}
