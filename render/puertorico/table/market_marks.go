package table

import (
	"strconv"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// lotFootShare is how far the foot of a card lies over the picture, as a part of its height.
const lotFootShare = 0.22

// lotParts is where in the card of a building, below its name, its picture, its words, and the foot with price and copies are: the
// words beside the picture, or below that of a building that is wide.
func lotParts(in ui.Rect, b puertorico.Building, u *ui.UI) (picture, words, foot ui.Rect) {
	if two := 2 * u.LineHeight(theme.Small); b.Spaces() > 1 && in.H-two > u.Px(30) {
		_, in = in.CutBottom(u.Px(2))
		words, picture = in.CutBottom(two)
		foot, _ = picture.CutBottom(lotMark(u))
		picture, _ = picture.CutLeft(min(picture.H*2, picture.W*0.72))
		return picture, words, foot
	}
	left, words := in.CutLeft(min(in.H, in.W*0.36))
	_, words = words.CutLeft(u.Px(5))
	foot, above := left.CutBottom(lotMark(u))
	above.H = min(above.H+foot.H*lotFootShare, left.H)
	side := min(above.H, above.W)
	return ui.Rect{X: above.X, Y: above.Bottom() - side, W: side, H: side}, words, foot
}

// lotMark is the height of what is written on the card of a building: points, price and copies.
func lotMark(u *ui.UI) float64 { return max(u.Px(26), u.LineHeight(theme.SmallBold)) }

// pointsTag is the token with the points of a building at the upper right of its picture.
func (f *frame) pointsTag(picture ui.Rect, b puertorico.Building) {
	u, th := f.UI, f.UI.Theme()
	side := lotMark(u)
	at := ui.Rect{X: picture.Right() - side*0.9, Y: picture.Y - u.Px(1), W: side, H: side}
	f.paint.chip(at)
	u.Circle(at.Middle(), side*0.33, th.PaperLight, 0, th.PaperLight)
	u.Text(at, theme.SmallBold, th.Ink, ui.Centered, strconv.Itoa(b.Points()))
}

// lotFoot is at the foot of the card of a building what it costs, or that one has it or all are built, and how many are left.
func (f *frame) lotFoot(r ui.Rect, b puertorico.Building, price int, stands offer) {
	u := f.UI
	if stands == allBuilt {
		f.goneTag(r)
		return
	}
	side := r.H
	ink := f.lotCoin(ui.Rect{X: r.X - u.Px(2), Y: r.Y + u.Px(1), W: side, H: side}, b, price, stands)
	if !f.tellsCopies(b, stands) {
		return
	}
	text := u.T("market.copies", "n", f.copies(b))
	_, rest := r.CutLeft(side)
	align := ui.Left | ui.Middle
	if b.Spaces() > 1 { // there is room beside the picture
		align = ui.Right | ui.Middle
	}
	u.TextFitted(rest, ink, align, text, theme.SmallBold, theme.Small)
}

// tellsCopies reports whether it is told how many of a building are left: beside the tick of one's own a zero says nothing.
func (f *frame) tellsCopies(b puertorico.Building, stands offer) bool {
	return stands != allBuilt && (stands != ownAlready || f.copies(b) > 0)
}

// lotCoin is the coin with the price of a building that is left, pale if it can't be paid, or a tick if one has it. It returns the ink
// for what stands beside it.
func (f *frame) lotCoin(at ui.Rect, b puertorico.Building, price int, stands offer) theme.Color {
	u, th := f.UI, f.UI.Theme()
	side := at.W
	switch stands {
	case ownAlready:
		u.Circle(at.Middle(), side/2-u.Px(1), th.Good, u.Px(1.5), th.PaperLight)
		f.Icon(at.Inset(side*0.2), paint.IconTick, th.PaperLight)
	case tooDear:
		u.Circle(at.Middle(), side/2-u.Px(1), th.PaperDark, u.Px(1.5), th.BrassDark)
		u.Text(at, theme.SmallBold, th.InkSoft, ui.Centered, strconv.Itoa(price))
		return th.InkSoft
	default:
		f.priceTag(at, price, price < b.Cost())
	}
	return th.Ink
}

// priceTag is the coin with a price that can be paid; one that is lower than usual is marked.
func (f *frame) priceTag(at ui.Rect, price int, lower bool) {
	u, th := f.UI, f.UI.Theme()
	side := at.W
	f.paint.doubloon(at)
	u.Round(at.Inset(side*0.16), side/2, th.BrassLight, 0, th.BrassLight)
	u.Text(at, theme.SmallBold, th.Ink, ui.Centered, strconv.Itoa(price))
	if lower { // a second coin behind it would say more than it costs: a line below says less
		line := ui.Rect{X: at.X + side*0.3, Y: at.Bottom() - u.Px(5), W: side * 0.4, H: u.Px(2)}
		u.Round(line, u.Px(1), th.Accent, 0, th.Accent)
	}
}

// goneTag says at the foot of the card of a building that all of them are built.
func (f *frame) goneTag(r ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	text := u.T("market.gone")
	at, _ := r.CutLeft(u.MeasureText(theme.SmallBold, text) + u.Px(10))
	u.Round(at, u.Px(5), th.InkSoft, 0, th.InkSoft)
	u.TextFitted(at, th.PaperLight, ui.Centered, text, theme.SmallBold, theme.Small)
}
