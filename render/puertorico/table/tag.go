package table

import (
	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the words on buildings in design units.
const (
	tagLeast = 56 // the height of a site from which there is room for a word on what its building does
	tagOver  = 14 // how much wider than the site it may be: as far as the street goes
	tagRound = 8  // of its width, around the word
)

// tag writes on a building of the own city what it does, in a word: what a large one brings at the end, and a factory in the next
// craftsman phase, as of now; how many barrels of which kind a production building makes at the most. What is not at work is pale.
func (f *frame) tag(r ui.Rect, b puertorico.Building, working bool) {
	u, th := f.UI, f.UI.Theme()
	if r.H < u.Px(tagLeast) {
		return
	}
	text := f.tagWords(b)
	style := theme.SmallBold
	if !working {
		style = theme.Small
	}
	w := u.MeasureText(style, text) + u.Px(tagRound)
	if most := r.W + u.Px(tagOver); w > most {
		text = f.tagBrief(b)
		if w = u.MeasureText(style, text) + u.Px(tagRound); w > most {
			return
		}
	}
	at := ui.Rect{X: r.Middle().X - w/2, Y: r.Y - u.Px(4), W: w, H: u.LineHeight(style)}
	ground, ink := theme.Alpha(th.PaperLight, 0.92), th.Ink
	if !working {
		ground, ink = theme.Alpha(th.PaperDark, 0.85), th.InkSoft
	}
	u.Round(at, u.Px(5), ground, u.Px(1), theme.Alpha(th.BrassDark, 0.7))
	u.Text(at, style, ink, ui.Centered, text)
}

// tagWords is what a building does, in a word.
func (f *frame) tagWords(b puertorico.Building) string {
	u, p := f.UI, f.mine()
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

// tagBrief is the same in fewer letters, for narrow sites.
func (f *frame) tagBrief(b puertorico.Building) string {
	switch b {
	case puertorico.Hacienda, puertorico.ConstructionHut, puertorico.SmallMarket, puertorico.LargeMarket, puertorico.Hospice, puertorico.University,
		puertorico.Office, puertorico.Wharf:
		return f.UI.T("tag." + b.ID() + ".brief")
	}
	return f.tagWords(b)
}
