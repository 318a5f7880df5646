package table

import (
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
)

// worker draws a worker, of whom n chooses the looks.
func (f *frame) worker(r ui.Rect, n int) { f.Show(r, art.Worker(n%art.Trades)) }

// lost draws the sign of lost barrels.
func (f *frame) lost(r ui.Rect) { f.Icon(r.Inset(r.W*0.08), art.IconBarrel, f.UI.Theme().Danger) }

// raised draws a building on its place in a city. A large one stands on two sites and on the street between them.
func (f *frame) raised(r ui.Rect, b puertorico.Building) {
	if b.Spaces() > 1 {
		f.Show(r, art.Site{})
	}
	f.Show(r, art.Building(b))
}

// broad reports whether an island or a city in r has six columns instead of four.
func broad(r ui.Rect) bool { return r.W > r.H*2 }

// plaque writes a text on a ground at the upper edge of r, in as many close lines as it needs.
func (f *frame) plaque(r ui.Rect, text string, ground, ink, edge theme.Color) {
	u, line := f.UI, f.UI.LineHeight(theme.SmallBold)
	lines := u.Theme().Wrap(theme.SmallBold, u.Scale(), text, r.W-u.Px(4))
	r.H = line*(1+denseLine*float64(len(lines)-1)) + u.Px(1)
	u.Round(r, u.Px(6), ground, u.Px(1), edge)
	for i, text := range lines {
		u.Text(ui.Rect{X: r.X, Y: r.Y + line*denseLine*float64(i), W: r.W, H: line}, theme.SmallBold, ink, ui.Centered, text)
	}
}

// kept frames something that stays with its owner.
func (f *frame) kept(r ui.Rect, radius float64) {
	th := f.UI.Theme()
	f.UI.Cased(r, radius, f.UI.Px(4), th.Good, th.Good, th.PaperLight)
}
