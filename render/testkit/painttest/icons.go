package painttest

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"islas/render/theme"
)

// Icons checks that icons differ from each other and from others at 20 pixels, and that every one is seen in the colours and on the grounds
// it is drawn in, at the smallest size at which all of them are and at larger ones. Package marktest measures in the scenes those that
// stand there, at their sizes.
func Icons[I any, D Drawing[L], L any](t *testing.T, icons, others []I, drawing func(i I, c theme.Color) D) {
	t.Helper()
	const small = 20
	var all []*image.RGBA
	var names []string
	for _, i := range slices.Concat(others, icons) {
		all, names = append(all, Shown(drawing(i, theme.Color{A: 0xff}), small, small)), append(names, fmt.Sprintf("%T %v", i, i))
	}
	Apart(t, "icons", small, all, names)
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
			for _, i := range icons {
				for _, side := range []int{17, 20, 28} {
					FineShows(t, fmt.Sprintf("%s, high contrast %v", on.what, high), side, on.ground, SightOf(fmt.Sprint("icon ", i), drawing(i, on.colour)))
				}
			}
		}
	}
}
