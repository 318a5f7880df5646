package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the number of workers who wait in San Juan in design units.
const (
	waitingMost = 38 // the side of the sign at the most
	waitingLine = 34 // the height of its ground at the most where what is held stands in one line
)

// holdingCells are the places of the kinds of goods on a board in r, beside each other, and that of the workers who wait in San Juan.
func holdingCells(r ui.Rect, u *ui.UI) (goods []ui.Rect, waiting ui.Rect) {
	all := r.Row(puertorico.Goods+1, u.Px(3))
	return all[:puertorico.Goods], all[puertorico.Goods]
}

// waitingSign is the sign for workers who wait in San Juan, on paper: one before a house of the city.
func (f *frame) waitingSign(r ui.Rect) {
	house := f.UI.Theme().InkSoft
	if tiny(r) {
		house = f.UI.Theme().Ink
	}
	f.waitingIn(r, house)
}

// waitingOnCloth is the same on cloth. In the dark the thin house has the colour of letters, as the paler one of borders would not show.
func (f *frame) waitingOnCloth(r ui.Rect) {
	house := f.UI.Theme().Brass
	if f.UI.Theme().Dark() {
		house = f.UI.Theme().OnDark
	}
	f.waitingIn(r, house)
}

// waitingIn is the same with the house in a colour.
func (f *frame) waitingIn(r ui.Rect, house theme.Color) {
	f.Icon(ui.Rect{X: r.X, Y: r.Y, W: r.W * 0.8, H: r.H * 0.8}, art.IconBuilding, house)
	side := r.W * 0.72
	f.paint.worker(ui.Rect{X: r.Right() - side, Y: r.Bottom() - side, W: side, H: side}, 1)
}

// waits lets the number of workers of a player who wait in San Juan be pointed at.
func (f *frame) waits(id string, r ui.Rect, seat game.Seat) {
	tip := f.UI.T("waiting.tip", "name", f.Name(seat), "n", f.atHome(seat))
	f.UI.Region(id, r, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: tip, Tooltip: tip, Looks: true})
}

// drawIdle writes in r how many workers of a player wait in San Juan, on a ground of its own, as they are no goods.
func (f *frame) drawIdle(r ui.Rect, seat game.Seat) {
	u, th := f.UI, f.UI.Theme()
	n := f.atHome(seat)
	text, ink := u.T("table.number", "n", n), th.Ink
	if n == 0 {
		ink = th.InkSoft
	}
	wide, line := u.MeasureText(theme.SmallBold, text), u.LineHeight(theme.SmallBold)*denseLine
	ground := func(at ui.Rect) {
		u.Round(at, u.Px(6), theme.Mix(th.PaperDark, th.Brass, 0.25), 0, th.PaperDark)
	}
	if r.H >= 1.9*u.LineHeight(theme.SmallBold) { // the number below the sign
		side := min(u.Px(waitingMost), r.W-u.Px(markBeside), r.H-line)
		at := r.Center(max(side, wide)+u.Px(markBeside), r.H)
		ground(at)
		sign, number := at.CutTop(side)
		f.faintly(n == 0, func() { f.waitingSign(sign.Center(side, side)) })
		number = ui.RectAround(number.Middle(), number.W, u.LineHeight(theme.SmallBold))
		u.Text(number, theme.SmallBold, ink, ui.Centered, text)
		return
	}
	side := max(min(r.H, r.W-wide-u.Px(2*markBeside)), u.Px(markLeast))
	at := r.Center(min(r.W, side+wide+u.Px(4*markBeside)), min(r.H, max(side, u.Px(waitingLine))))
	ground(at)
	f.mark(at.Middle().X-(side+u.Px(markBeside)+wide)/2, at, side, u.Px(markBeside), marked{f.waitingSign, n, text, ink})
}
