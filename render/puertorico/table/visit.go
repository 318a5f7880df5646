package table

import (
	"slices"
	"strings"

	"islas/game"
	"islas/game/puertorico"
	fore "islas/render/forecast"
	"islas/render/puertorico/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// visitView draws the board that is shown large.
type visitView struct {
	*frame
	seat game.Seat           // whose board was last scrolled, NoSeat for none
	on   puertorico.Building // the building to which it was scrolled
}

// visitWords is the id of what scrolls on a large board.
const visitWords = "visit.words"

// Sizes of a large board, in design units.
const (
	visitHead    = 46
	visitPadding = 12
	visitGap     = 8
	visitPurse   = 30   // side of the picture of doubloons or points
	visitLand    = 0.42 // height of island and city side by side, as a part of their width
	visitMost    = 0.42 // greatest height of the same, as a part of the board, so that its goods are seen, too
	visitLow     = 150  // least height of the same
	visitWide    = 300  // least width beside the small board
	visitHigh    = 280
	visitTwo     = 560 // width from which buildings stand in two columns
)

// draw draws the board that is rested on large, beside the small one, in the text size of the settings: plate, island, city and goods, and
// what each building does, scrolled where not all has room. It is scrolled to the building that is pointed at on the small board.
func (v *visitView) draw() {
	if v.others.seat == game.NoSeat {
		v.seat = game.NoSeat
		return
	}
	v.UI.Words(func() { v.UI.Above(v.large) })
}

// large does so in the text size that is set.
func (v *visitView) large() {
	u, seat := v.UI, v.others.seat
	at := v.place(v.others.small)
	if v.others.kept == game.NoSeat { // a pointer that only crosses it reaches what lies below
		u.Aside(at)
	}
	fore.Paper(u, at)
	v.paint.TellOf("visit", at, v.words(), "", "")
	if v.others.kept == game.NoSeat {
		u.ScrollAside(visitWords, seat)
	}
	head, rest := at.Inset(u.Px(visitPadding)).CutTop(u.Px(visitHead), u.Px(visitGap))
	head, closed := v.others.closer(head)
	_, name, _ := v.plate.parts(head, v.plate.purses(seat), seat)
	named := v.plate.nameFits(name, v.Name(seat))
	if named {
		v.plate.draw(head, seat)
	} else {
		face, _ := head.CutLeft(head.H)
		v.Portrait(face, seat)
	}
	if v.seat != seat {
		v.seat, v.on = seat, puertorico.NoBuilding
		u.ScrollTo(visitWords, 0)
	}
	most := max(at.H*visitMost, u.Px(visitLow))
	u.Scrolled(visitWords, rest, func(w float64) float64 { return v.column(ui.Rect{W: w}, most, named, false) }, func(r ui.Rect) {
		v.column(r, most, named, true)
	})
	if closed {
		v.others.close(u)
	}
}

// place returns where the large board lies for the small one at own: over whole regions, so that none sticks out from below it, and below
// the bar with the prompt; over everything below the bar where it would be too small otherwise.
func (v *visitView) place(own ui.Rect) (at ui.Rect) {
	u, l := v.UI, v.lay
	d := u.Px(visitGap)
	if v.Port.Large() {
		return v.Port.View(u).Inset(d).Rounded()
	}
	_, all := u.Bounds().Inset(d).CutTop(l.bar.Bottom())
	all.H = l.buttons.Bottom() - all.Y
	above, below := all, all
	above.H = own.Y - d - all.Y
	_, below = below.CutTop(own.Bottom() + d - all.Y)
	switch {
	case l.shape == wide: // the roles, the home seat's board and what is below it
		at = ui.Rect{X: l.roles.X, Y: all.Y, W: l.roles.W, H: l.buttons.Y - d - all.Y}
	case l.shape == compact:
		at = ui.Rect{X: all.X, Y: all.Y, W: l.page.X - l.gap - all.X, H: all.H}
	case l.tabs.Empty():
		at = l.market.Union(l.island).Union(l.city) // at which nobody looks meanwhile
	case above.H > below.H:
		at = above
	default:
		at = below
	}
	if at.W < u.Px(visitWide) || at.H < u.Px(visitHigh) {
		_, at = u.Bounds().CutTop(l.bar.Bottom())
		at = at.Inset(d)
	}
	return at.Rounded()
}

// words returns a text about a player and their buildings.
func (v *visitView) words() string {
	u := v.UI
	told := []string{v.plate.tip(v.others.seat)}
	for _, b := range v.known().Player(v.others.seat).Built() {
		told = append(told, u.T("building.tip", "name", caption.Building(u.T, b), "effect", caption.Theirs(u.T, b)))
	}
	return strings.Join(told, "\n")
}

// column lays out in r, or draws if draw is true, what a player has, in one column: name, doubloons and points unless the head of the board
// has them, island and city of a greatest height, goods, and what each building does. It returns the height.
func (v *visitView) column(r ui.Rect, most float64, named, draw bool) (height float64) {
	u, th, seat, p := v.UI, v.UI.Theme(), v.others.seat, v.known().Player(v.others.seat)
	top, gap := r.Y, u.Px(visitGap)
	next := func(h float64) (at ui.Rect) {
		at = ui.Rect{X: r.X, Y: top, W: r.W, H: h}
		top += h + gap
		return at
	}
	if !named {
		top += gap / 2 // room for accents on capitals
		name, purses := next(u.MeasureWrapped(theme.BodyBold, v.Name(seat), r.W)), next(u.Px(visitPurse)).Row(2, gap)
		if draw {
			u.TextWrapped(name, theme.BodyBold, th.Ink, ui.Left|ui.Top, v.Name(seat))
			for i, one := range v.plate.purses(seat) {
				sign, text := purses[i].CutLeft(purses[i].H, u.Px(plateBeside))
				one.picture(sign)
				u.Text(text, theme.Number, th.Ink, ui.Left|ui.Middle, one.text)
			}
		}
	}
	picture, goods := next(min(r.W*visitLand, most)), next(v.board.holdingsHigh(r.W))
	if draw {
		v.board.draw(picture, p, v.staff(seat), nil)
		island, city := v.board.halves(picture)
		v.board.freeLand("visit", seat, island, city)
		_, waiting := holdingCells(goods, u)
		v.board.waits("visit.juan", waiting, seat)
		v.board.drawHoldings(goods, seat)
	}
	built, columns := asBuilt(p.Built()), 1
	if r.W >= u.Px(visitTwo) {
		columns = 2
	}
	for row := range slices.Chunk(built, columns) {
		high := 0.0
		for _, b := range row {
			high = max(high, v.card(ui.Rect{W: r.Row(columns, gap)[0].W}, b, false))
		}
		for i, cell := range next(high).Row(columns, gap)[:len(row)] {
			if draw {
				v.card(cell, row[i], true)
			}
			if b := row[i]; draw && b == v.others.on && b != v.on {
				v.on = b
				u.ScrollTo(visitWords, cell.Y-r.Y-gap)
			}
		}
	}
	if none := u.T("visit.none"); len(built) == 0 {
		if at := next(u.MeasureWrapped(theme.Small, none, r.W)); draw {
			u.TextWrapped(at, theme.Small, th.InkSoft, ui.Left|ui.Top, none)
		}
	}
	return top - gap - r.Y
}

// Sizes of the cards of buildings on a large board, in design units.
const (
	cardPicture = 64  // side of the picture beside the text
	cardSmall   = 40  // the same above it
	cardNarrow  = 240 // width below which the text stands below the picture
	cardBeside  = 6   // between picture and words
	cardStaff   = 3   // beside the sign of the workers
	cardAround  = 5
)

// card lays out in r, or draws if draw is true, the card of a building: picture, name, who works there, and what it does; an unoccupied one is
// darker. It returns the height.
func (v *visitView) card(r ui.Rect, b puertorico.Building, draw bool) (height float64) {
	u, th, name, does := v.UI, v.UI.Theme(), caption.Building(v.UI.T, b), caption.Theirs(v.UI.T, b)
	around, side := u.Px(cardAround), u.Px(cardPicture)
	beside := r.W >= u.Px(cardNarrow)
	if !beside {
		side = u.Px(cardSmall)
	}
	in := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: max(r.H, side+2*around)}.Inset(around)
	workers := int(v.staff(v.others.seat)[puertorico.GroupOf(b)])
	count := u.T("visit.workers", "n", workers, "of", b.Circles())
	line := u.LineHeight(theme.SmallBold)
	picture, right := in.CutLeft(side, u.Px(cardBeside))
	staff, head := right.CutRight(u.MeasureText(theme.SmallBold, count)+line+2*u.Px(cardStaff), u.Px(cardBeside))
	if !beside {
		head = right
	}
	head.H = u.MeasureWrapped(theme.SmallBold, name, head.W)
	words := ui.Rect{X: right.X, Y: in.Y + head.H, W: right.W}
	if !beside {
		words = ui.Rect{X: in.X, Y: in.Y + max(side, head.H), W: in.W}
	}
	words.H = u.MeasureWrapped(theme.Small, does, words.W)
	end := max(in.Y+side, words.Bottom())
	if staff.H = line; !beside {
		staff.X, staff.Y = in.X, end
		end += line
	}
	if draw {
		ground, edge := th.PaperLight, th.BrassDark
		if workers == 0 {
			ground = theme.Mix(th.PaperDark, th.Paper, 0.5)
		}
		if b == v.others.on {
			edge = th.Accent
		}
		u.Round(r, u.Px(6), ground, u.Px(1.5), edge)
		v.paint.building(picture.Center(side, min(side, in.H)), b)
		u.TextWrapped(head, theme.SmallBold, th.Ink, ui.Left|ui.Top, name)
		u.TextWrapped(words, theme.Small, th.Ink, ui.Left|ui.Top, does)
		u.Text(staff, theme.SmallBold, th.Ink, ui.Right|ui.Middle, count)
		v.paint.spot(ui.Rect{X: staff.X + u.Px(cardStaff), Y: staff.Y, W: line, H: line}, workers > 0, int(b))
	}
	return end - r.Y + around
}
