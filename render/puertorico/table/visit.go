package table

import (
	"slices"
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of a large board, in design units.
const (
	visitWide = 1300
	visitHigh = 1100
	visitGap  = 8
	visitLand = 0.42 // height of island and city side by side, as a part of their width
	visitMost = 0.4  // greatest height of the same, as a part of what is seen of the board at once
	visitLow  = 150  // least height of the same
	visitTwo  = 560  // width from which buildings stand in two columns
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
	if table.Dialog(u, "visit", visitWide, visitHigh, v.Name(v.seat), func(r ui.Rect) {
		v.TellOf("visit.board", r, strings.Join(words, "\n"), "", "")
		most := max(r.H*visitMost, u.Px(visitLow))
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
	top, gap := r.Y, u.Px(visitGap)
	next := func(h float64) (at ui.Rect) {
		at = ui.Rect{X: r.X, Y: top, W: r.W, H: h}
		top += h + gap
		return at
	}
	_, tip, _ := strings.Cut(v.plate.tip(seat), "\n") // the name is the heading
	if at := next(u.MeasureWrapped(theme.Small, tip, r.W)); draw {
		u.TextWrapped(at, theme.Small, th.Ink, ui.Left|ui.Top, tip)
	}
	goods, picture := next(v.board.holdingsHigh(r.W)), next(min(r.W*visitLand, most))
	if draw {
		v.board.draw(picture, p, nil)
		island, city := v.board.halves(picture)
		v.board.freeLand("visit", seat, island, city)
		v.board.drawHoldings("visit", goods, seat)
	}
	columns, high := 1+paint.Flag(r.W >= u.Px(visitTwo)), 0.0
	for _, b := range p.Built() {
		high = max(high, v.card(ui.Rect{W: r.Row(columns, gap)[0].W}, b, false))
	}
	for row := range slices.Chunk(p.Built(), columns) {
		for i, cell := range next(high).Row(columns, gap)[:len(row)] {
			if draw {
				v.card(cell, row[i], true)
			}
		}
	}
	if none := u.T("visit.none"); len(p.Built()) == 0 {
		if at := next(u.MeasureWrapped(theme.Small, none, r.W)); draw {
			u.TextWrapped(at, theme.Small, th.InkSoft, ui.Left|ui.Top, none)
		}
	}
	return top - gap - r.Y
}

// Sizes of the cards of buildings on a large board, in design units.
const (
	cardPicture = 52 // side of the picture
	cardBeside  = 6  // between picture and words
	cardAround  = 5
)

// card lays out in r, or draws if draw is true, the card of a building: beside its picture its name, who works there and what it does; an
// unoccupied one is darker. It returns the height.
func (v *othersView) card(r ui.Rect, b puertorico.Building, draw bool) (height float64) {
	u, th := v.UI, v.UI.Theme()
	_, workers := v.known().Player(v.seat).Circles(puertorico.GroupOf(b))
	picture, words := r.InsetXY(u.Px(cardAround), 0).CutLeft(u.Px(cardPicture), u.Px(cardBeside))
	picture.Y, picture.H, words.Y = r.Y+u.Px(cardAround), picture.W, r.Y+u.Px(cardAround)
	if draw {
		ground := th.PaperLight
		if workers == 0 {
			ground = theme.Mix(th.PaperDark, th.Paper, 0.5)
		}
		u.Round(r, u.Px(6), ground, u.Px(1.5), th.BrassDark)
		v.Show(picture, art.Building(b))
	}
	for _, told := range []struct {
		style theme.Style
		text  string
	}{
		{theme.SmallBold, caption.Building(u.T, b)}, {theme.SmallBold, caption.Staff(u.T, workers, b.Circles())}, {theme.Small, caption.Theirs(u.T, b)},
	} {
		words.H = u.MeasureWrapped(told.style, told.text, words.W)
		if draw {
			u.TextWrapped(words, told.style, th.Ink, ui.Left|ui.Top, told.text)
		}
		words.Y += words.H
	}
	return max(words.Y, picture.Bottom()) - r.Y + u.Px(cardAround)
}
