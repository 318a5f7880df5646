package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	fore "islas/render/forecast"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of a board that is looked at in words larger than those of the table.
const (
	visitPurse = 30   // design units: the side of the picture of doubloons or points
	visitEdge  = 5    // around what is said of a building
	visitLand  = 0.42 // height of island and city beside each other, of their width
	visitMost  = 0.42 // and at most of that of the board, so that its goods are seen, too
	visitLow   = 150  // but no less than that
	visitWide  = 300  // the least of width and height beside the small one
	visitHigh  = 280
	visitTwo   = 560 // of width, from which on buildings stand in two columns
)

// largeWords shows the board that is rested on in words as large as they are asked to be, where those of the table are smaller: all of it
// below each other, scrolled, from the building on that is pointed at on the small board. It reports whether that is so, and whether the board was closed.
func (v *othersView) largeWords(f *frame) (shown, closed bool) {
	u := f.UI
	usual := u.Px(1)
	u.Words(func() {
		if shown = u.Px(1) >= fore.Larger*usual; !shown {
			return
		}
		u.Above(func() {
			at := f.visitWordsPlace(v.small)
			v.high = at.H
			fore.Paper(f.UI, at)
			if v.kept == game.NoSeat {
				u.Aside(at)
				u.ScrollAside("visit.words", v.seat)
			}
			if v.leaving == 0 {
				u.Region("visit", at, ui.RegionOptions{
					Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Looks: true, Label: f.visitWords(v.seat),
				})
			}
			head, rest := at.Inset(u.Px(visitPadding)).CutTop(u.Px(visitHead))
			head, closed = v.closer(f, head)
			face, name := head.CutLeft(head.H)
			f.Portrait(face, v.seat)
			_, name = name.CutLeft(u.Px(visitGap))
			named := u.MeasureText(theme.BodyBold, f.Name(v.seat)) <= name.W
			if named {
				u.Text(name, theme.BodyBold, u.Theme().Ink, ui.Left|ui.Middle, f.Name(v.seat))
			}
			_, rest = rest.CutTop(u.Px(visitGap))
			if v.told.seat != v.seat {
				v.told.seat, v.told.on = v.seat, puertorico.NoBuilding
				u.ScrollTo("visit.words", 0)
			}
			u.Scrolled("visit.words", rest, func(w float64) float64 { return v.column(f, ui.Rect{W: w}, named, false) }, func(r ui.Rect) {
				v.column(f, r, named, true)
			})
		})
	})
	return shown, closed
}

// visitWordsPlace is where a board is shown in large words that lies small at own: beside that where it can be read there, otherwise over all that lies
// below the bar.
func (f *frame) visitWordsPlace(own ui.Rect) (at ui.Rect) {
	u := f.UI
	if at = f.visitPlace(own); !f.Port.Large() && at.W >= u.Px(visitWide) && at.H >= u.Px(visitHigh) {
		return at
	}
	at = f.Port.View(u)
	if !f.Port.Large() {
		_, at = at.CutTop(f.lay.bar.Bottom() - at.Y)
	}
	return at.Inset(u.Px(visitGap)).Rounded()
}

// column lays out in r, or draws there, what a player has, below each other: name unless it stands above, doubloons and points, island and city, goods,
// and what each building does. It returns how high that is.
func (v *othersView) column(f *frame, r ui.Rect, named, draw bool) (height float64) {
	u, th, p := f.UI, f.UI.Theme(), f.known().Player(v.seat)
	top, gap := r.Y, u.Px(visitGap)
	next := func(h float64) (at ui.Rect) {
		at = ui.Rect{X: r.X, Y: top, W: r.W, H: h}
		top += h + gap
		return at
	}
	var name ui.Rect
	if !named {
		top += gap / 2 // so that nothing of capitals with accents is cut
		name = next(u.MeasureWrapped(theme.BodyBold, f.Name(v.seat), r.W))
	}
	purses := next(u.Px(visitPurse))
	picture := next(min(r.W*visitLand, max(v.high*visitMost, u.Px(visitLow))))
	goods := next(f.holdingsHigh(r.W))
	built := asBuilt(p.Built())
	columns := 1
	if r.W >= u.Px(visitTwo) {
		columns = 2
	}
	var cards []ui.Rect
	for row := range slices.Chunk(built, columns) {
		cells := ui.Rect{W: r.W}.Row(columns, gap)
		high := 0.0
		for i, b := range row {
			high = max(high, f.entryHigh(cells[i].W, b))
		}
		cards = append(cards, next(high).Row(columns, gap)[:len(row)]...)
	}
	none := u.T("visit.none")
	var nothing ui.Rect
	if len(built) == 0 {
		nothing = next(u.MeasureWrapped(theme.Small, none, r.W))
	}
	if !draw {
		return top - gap - r.Y
	}
	if !named {
		u.TextWrapped(name, theme.BodyBold, th.Ink, ui.Left|ui.Top, f.Name(v.seat))
	}
	for i, cell := range purses.Row(2, gap) {
		one := f.purses(v.seat)[i]
		sign, text := cell.CutLeft(cell.H)
		one.picture(sign)
		_, text = text.CutLeft(u.Px(plateBeside))
		u.Text(text, theme.Number, th.Ink, ui.Left|ui.Middle, one.text)
	}
	f.smallBoard(picture, p, f.staff(v.seat), nil)
	island, city := f.halves(picture)
	f.freeLand("visit", v.seat, island, city)
	_, waiting := holdingCells(goods, u)
	f.waits("visit.juan", waiting, v.seat)
	f.drawHoldings(goods, v.seat)
	for i, b := range built {
		f.entry(cards[i], b, v.seat, b == v.on)
		if b == v.on && v.on != v.told.on {
			v.told.on = v.on
			u.ScrollTo("visit.words", cards[i].Y-r.Y-gap)
		}
	}
	if len(built) == 0 {
		u.TextWrapped(nothing, theme.Small, th.InkSoft, ui.Left|ui.Top, none)
	}
	return top - gap - r.Y
}

// entryHigh is how high the entry of a building of a width is.
func (f *frame) entryHigh(width float64, b puertorico.Building) float64 {
	u := f.UI
	in := width - u.Px(2*visitEdge)
	return f.entryHead(in, b) + u.MeasureWrapped(theme.Small, caption.Theirs(u.T, b), in) + u.LineHeight(theme.SmallBold) + u.Px(4*visitEdge)
}

// entryHead is how high the picture of a building and its name beside that are in a width.
func (f *frame) entryHead(width float64, b puertorico.Building) float64 {
	u := f.UI
	return max(u.Px(cardSmall), u.MeasureWrapped(theme.SmallBold, buildingName(u, b), width-u.Px(cardSmall+cardBeside)))
}

// entry shows a building in r: its picture and name, what it does, and who works there, below each other; what is not at work is darker.
func (f *frame) entry(r ui.Rect, b puertorico.Building, seat game.Seat, pointed bool) {
	u, th := f.UI, f.UI.Theme()
	f.cardGround(r, b, seat, pointed)
	in := r.Inset(u.Px(visitEdge))
	head, in := in.CutTop(f.entryHead(in.W, b))
	picture, name := head.CutLeft(u.Px(cardSmall))
	_, name = name.CutLeft(u.Px(cardBeside))
	f.paint.building(picture.Center(picture.W, picture.W), b)
	name = name.Center(name.W, u.MeasureWrapped(theme.SmallBold, buildingName(u, b), name.W))
	u.TextWrapped(name, theme.SmallBold, th.Ink, ui.Left|ui.Top, buildingName(u, b))
	staff, words := in.CutBottom(u.LineHeight(theme.SmallBold))
	_, words = words.CutTop(u.Px(visitEdge))
	u.TextWrapped(words, theme.Small, th.Ink, ui.Left|ui.Top, caption.Theirs(u.T, b))
	staff, _ = staff.CutLeft(f.staffWide())
	f.drawStaff(staff, b, seat)
}
