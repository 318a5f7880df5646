package table

import (
	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// tagLeast is the height of a site, in design units, from which there is room for a word on what its building does.
const tagLeast = 76

// tag writes on a building of the own city what it does, in a word: what a large one brings at the end, and a factory in the next
// craftsman phase, as of now. Nothing is written on production buildings, whose workers say it. What is not at work is pale.
func (f *frame) tag(r ui.Rect, b puertorico.Building, working bool) {
	u, th := f.ui, f.ui.Theme()
	if !b.Violet() || r.H < u.Px(tagLeast) {
		return
	}
	text := f.tagWords(b)
	style := theme.SmallBold
	if !working {
		style = theme.Small
	}
	w := u.MeasureText(style, text) + u.Px(8)
	if w > r.W+u.Px(14) { // as far as the street goes
		return
	}
	at := ui.Rect{X: r.Middle().X - w/2, Y: r.Y - u.Px(4), W: w, H: u.LineHeight(style)}
	ground, ink := theme.Alpha(th.PaperLight, 0.92), th.Ink
	if !working {
		ground, ink = theme.Alpha(th.PaperDark, 0.85), th.InkSoft
	}
	u.Round(at, u.Px(5), ground, u.Px(1), theme.Alpha(th.BrassDark, 0.7))
	u.Text(at, style, ink, ui.Centered, text)
}

// tagWords is what a violet building does, in a word.
func (f *frame) tagWords(b puertorico.Building) string {
	u, p := f.ui, f.mine()
	if b.Class() == puertorico.LargeViolet {
		return u.T("tag.end", "n", p.Extra(b))
	}
	kinds := 0
	for g := range puertorico.Good(puertorico.Goods) {
		if f.capacity(g) > 0 {
			kinds++
		}
	}
	return u.T("tag."+b.ID(), "n", puertorico.FactoryPays(kinds))
}
