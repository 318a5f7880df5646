package table

import (
	"slices"
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// drawLarge shows the board that was clicked in a dialog, in the text size of the settings: money and points in words, goods, island
// and city, and what each building does, scrolled where not all has room.
func (v *othersView) drawLarge() {
	u := v.UI
	if v.seat == game.NoSeat {
		return
	}
	words := []string{v.plate.tip(v.seat)}
	for _, b := range v.known().Player(v.seat).Built() {
		words = append(words, u.T("building.tip", "name", caption.Building(u.T, b), "effect", caption.Theirs(u.T, b)))
	}
	if table.Dialog(u, "visit", 1300, 1100, v.Name(v.seat), func(r ui.Rect) {
		v.paint.TellOf("visit.board", r, strings.Join(words, "\n"), "", "")
		most := max(r.H*0.4, u.Px(150))
		u.Scrolled("visit.words", r, func(w float64) float64 { return v.column(ui.Rect{W: w}, most, false) }, func(r ui.Rect) {
			v.column(r, most, true)
		})
	}) {
		v.seat = game.NoSeat
		u.Wake()
	}
}

// column lays out in r, or draws if draw is true, what a player has, in one column: doubloons and points in words, goods, island and
// city of a greatest height, and what each building does. It returns the height.
func (v *othersView) column(r ui.Rect, most float64, draw bool) (height float64) {
	u, th, seat, p := v.UI, v.UI.Theme(), v.seat, v.known().Player(v.seat)
	top, gap := r.Y, u.Px(8)
	next := func(h float64) (at ui.Rect) {
		at = ui.Rect{X: r.X, Y: top, W: r.W, H: h}
		top += h + gap
		return at
	}
	_, tip, _ := strings.Cut(v.plate.tip(seat), "\n") // the name is the heading
	if at := next(u.MeasureWrapped(theme.Small, tip, r.W)); draw {
		u.TextWrapped(at, theme.Small, th.Ink, ui.Left|ui.Top, tip)
	}
	goods, picture := next(v.board.holdingsHigh(r.W)), next(min(r.W*0.42, most))
	if draw {
		v.board.draw(picture, p, v.staff(seat), nil)
		island, city := v.board.halves(picture)
		v.board.freeLand("visit", seat, island, city)
		v.board.drawHoldings("visit", goods, seat)
	}
	built, columns := asBuilt(p.Built()), 1
	if r.W >= u.Px(560) {
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
	cardPicture = 52 // side of the picture
	cardBeside  = 6  // between picture and name
	cardAround  = 5
)

// card lays out in r, or draws if draw is true, the card of a building: picture, name, who works there, and below that what it does; an
// unoccupied one is darker. It returns the height.
func (v *othersView) card(r ui.Rect, b puertorico.Building, draw bool) (height float64) {
	u, th, name, does := v.UI, v.UI.Theme(), caption.Building(v.UI.T, b), caption.Theirs(v.UI.T, b)
	in, line := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: max(r.H, u.Px(cardPicture))}.InsetXY(u.Px(cardAround), 0), u.LineHeight(theme.SmallBold)
	in.Y += u.Px(cardAround)
	picture, head := in.CutLeft(u.Px(cardPicture), u.Px(cardBeside))
	head.H = u.MeasureWrapped(theme.SmallBold, name, head.W)
	staff := ui.Rect{X: head.X, Y: head.Bottom(), W: head.W, H: line}
	words := ui.Rect{X: in.X, Y: max(in.Y+picture.W, staff.Bottom()), W: in.W, H: u.MeasureWrapped(theme.Small, does, in.W)}
	if draw {
		workers, ground := int(v.staff(v.seat)[puertorico.GroupOf(b)]), th.PaperLight
		if workers == 0 {
			ground = theme.Mix(th.PaperDark, th.Paper, 0.5)
		}
		u.Round(r, u.Px(6), ground, u.Px(1.5), th.BrassDark)
		picture.H = picture.W
		v.paint.building(picture, b)
		u.TextWrapped(head, theme.SmallBold, th.Ink, ui.Left|ui.Top, name)
		v.paint.spot(staff.TakeLeft(line, u.Px(cardBeside)), workers > 0, int(b))
		u.Text(staff, theme.SmallBold, th.Ink, ui.Left|ui.Middle, u.T("visit.workers", "n", workers, "of", b.Circles()))
		u.TextWrapped(words, theme.Small, th.Ink, ui.Left|ui.Top, does)
	}
	return words.Bottom() - r.Y + u.Px(cardAround)
}
