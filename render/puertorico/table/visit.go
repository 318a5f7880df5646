package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of a board that is shown large in design units.
const (
	visitWide    = 1000 // at the most
	visitHigh    = 700
	visitHead    = 46
	visitPadding = 12
	visitGap     = 8
	visitPicture = 80 // the least height of island and city
	cardLeast    = 60
	cardHigh     = 78  // of a building that says what it does
	cardWide     = 330 // of one that has much room
	cardNarrow   = 260 // up to which its name stands above its picture
)

// large shows the board that is rested on large, beside the small one.
func (v *othersView) large(f *frame) {
	if v.seat == game.NoSeat {
		return
	}
	u, closed := f.ui, false
	f.ui.Above(func() {
		at := f.visitPlace(v.small)
		u.Aside(at)
		f.ground(at)
		if v.leaving == 0 { // whoever only crosses it on the way elsewhere meets what lies below
			u.Region("visit", at, ui.RegionOptions{
				Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Looks: true, Label: f.visitWords(v.seat),
			})
		}
		closed = v.fill(f, at.Inset(u.Px(visitPadding)))
	})
	if closed {
		v.close(u)
	}
}

// visitPlace is where a board is shown large that lies small at own: on the side with most room, as near as it can.
func (f *frame) visitPlace(own ui.Rect) (best ui.Rect) {
	u := f.ui
	d := u.Px(visitGap)
	_, all := u.Bounds().Inset(d).CutTop(f.lay.bar.Bottom()) // what has to be done is read beside it
	for _, side := range [...]ui.Rect{
		{X: own.Right() + d, Y: all.Y, W: all.Right() - own.Right() - d, H: all.H}, {X: all.X, Y: all.Y, W: own.X - d - all.X, H: all.H},
		{X: all.X, Y: own.Bottom() + d, W: all.W, H: all.Bottom() - own.Bottom() - d}, {X: all.X, Y: all.Y, W: all.W, H: own.Y - d - all.Y},
	} {
		at := ui.RectAround(own.Middle(), min(side.W, u.Px(visitWide)), min(side.H, u.Px(visitHigh)))
		if at.W > 0 && at.H > 0 && at.W*at.H > best.W*best.H {
			best = at.Within(side).Rounded()
		}
	}
	return best
}

// visitWords is what is told of a player and their buildings, in words.
func (f *frame) visitWords(seat game.Seat) string {
	u := f.ui
	told := []string{f.plateTip(seat)}
	for _, b := range f.known().Player(seat).Built() {
		told = append(told, u.T("building.tip", "name", buildingName(u, b), "effect", caption.Theirs(u.T, b)))
	}
	return strings.Join(told, "\n")
}

// fill shows in r what a player has: the plate, island and city, goods, and what each building does. It reports whether it was closed.
func (v *othersView) fill(f *frame, r ui.Rect) bool {
	u, p := f.ui, f.known().Player(v.seat)
	part := func(rest *ui.Rect, h float64) (at ui.Rect) {
		at, *rest = rest.CutTop(h)
		_, *rest = rest.CutTop(u.Px(visitGap))
		return at
	}
	head, closed := v.closer(f, part(&r, u.Px(visitHead)))
	f.drawPlate(head, v.seat)
	built := p.Built()
	var picture, cards ui.Rect
	if r.W > r.H*1.25 {
		picture, cards = r.CutLeft(r.W * 0.52)
		_, cards = cards.CutLeft(u.Px(visitGap))
	} else {
		picture, cards = f.visitParts(r, len(built))
	}
	goods, picture := picture.CutBottom(f.holdingsHigh(picture.W))
	_, picture = picture.CutBottom(u.Px(visitGap / 2))
	_, waiting := holdingCells(goods, u)
	f.waits("visit.juan", waiting, v.seat)
	f.drawHoldings(goods, v.seat)
	if picture.H >= u.Px(visitPicture) {
		f.smallBoard(picture, p, f.staff(v.seat), nil)
		island, city := f.halves(picture)
		f.freeLand("visit", v.seat, island, city)
	}
	v.cards(f, cards, built)
	return closed
}

// visitParts divides r among island, city and goods, and the cards of so many buildings below them, which come first where there is
// little room: what else there is can be seen small beside it.
func (f *frame) visitParts(r ui.Rect, built int) (picture, cards ui.Rect) {
	u, n := f.ui, f.cardColumns(r.W)
	lines := float64((max(built, 1) + n - 1) / n)
	high := min(lines*u.Px(cardHigh+visitGap), max(r.H*0.58, lines*u.Px(cardLeast)))
	goods := f.holdingsHigh(r.W)
	if r.H-high < goods+u.Px(visitPicture+2*visitGap) {
		high = min(lines*u.Px(cardHigh+visitGap), r.H-goods-u.Px(visitGap))
	}
	cards, picture = r.CutBottom(high)
	_, picture = picture.CutBottom(u.Px(visitGap))
	return picture, cards
}

// cardColumns is how many cards stand beside each other in a width.
func (f *frame) cardColumns(width float64) int {
	if width < 1.2*f.ui.Px(cardWide) {
		return 1
	}
	return 2
}

// cards shows what buildings do, each with who works there; what is not at work is pale.
func (v *othersView) cards(f *frame, r ui.Rect, built []puertorico.Building) {
	u, th := f.ui, f.ui.Theme()
	if len(built) == 0 {
		u.TextWrapped(r, theme.Small, th.InkSoft, ui.Left|ui.Top, u.T("visit.none"))
		return
	}
	columns := f.cardColumns(r.W)
	if r.W < 2*u.Px(cardWide) && float64(len(built))*u.Px(cardHigh+visitGap) <= r.H {
		columns = 1
	}
	lines := (len(built) + columns - 1) / columns
	r, _ = r.CutTop(min(r.H, float64(lines)*u.Px(cardHigh+visitGap)-u.Px(visitGap)))
	for i, at := range r.Grid(columns, lines, u.Px(visitGap/2))[:len(built)] {
		f.visited(at, built[i], v.seat, built[i] == v.on)
	}
}

// visited draws a building of a board that is shown large with its name, who works there, and what it does.
func (f *frame) visited(r ui.Rect, b puertorico.Building, seat game.Seat, pointed bool) {
	u, th := f.ui, f.ui.Theme()
	workers := int(f.staff(seat)[puertorico.GroupOf(b)])
	ground, ink, edge := th.PaperLight, th.Ink, th.BrassDark
	if workers == 0 {
		ground, ink = theme.Mix(th.PaperDark, th.Paper, 0.5), th.InkSoft
	}
	if pointed {
		edge = th.Accent
	}
	u.Round(r, u.Px(6), ground, u.Px(1.5), edge)
	in := r.InsetXY(u.Px(6), u.Px(2))
	over := r.W < u.Px(cardNarrow) // the name needs the whole width
	head, below := in.CutTop(u.LineHeight(theme.SmallBold))
	picture, words := below.CutLeft(min(below.H, u.Px(64)))
	if !over {
		picture, words = in.CutLeft(min(in.H, u.Px(64)))
		_, words = words.CutLeft(u.Px(6))
		head, words = words.CutTop(head.H)
	} else {
		_, words = words.CutLeft(u.Px(6))
	}
	f.paint.building(picture.Center(picture.W, picture.W), b)
	staff := u.T("visit.workers", "n", workers, "of", b.Circles())
	at, head := head.CutRight(u.MeasureText(theme.SmallBold, staff) + head.H)
	f.paint.worker(ui.Rect{X: at.X, Y: at.Y, W: at.H, H: at.H}, int(b))
	u.Text(at, theme.SmallBold, ink, ui.Right|ui.Middle, staff)
	u.TextFitted(head, ink, ui.Left|ui.Middle, f.nameIn(head.W, b), theme.SmallBold, theme.Small)
	text := caption.Theirs(u.T, b)
	if float64(len(th.Wrap(theme.Small, u.Scale(), text, words.W)))*u.LineHeight(theme.Small)*denseLine > words.H {
		text = caption.Short(u.T, b)
	}
	f.dense(words, ink, text)
}
