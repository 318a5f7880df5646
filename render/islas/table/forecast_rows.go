package table

import (
	"strconv"

	"islas/game"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the rows of a slip in design units.
const (
	slipRowH  = 26.0
	slipFace  = 27.0
	slipLabel = 52.0 // width of the number and the sign of a wish
)

// slipWords is the least part of the window's width that a slip has for words where these are so large that it has hardly room for them.
func slipWords(u *ui.UI) float64 {
	if b := u.Bounds(); b.W > b.H {
		return 0.37 // it may stand at the side
	}
	return 0.66
}

// wishes adds a row for every wish that has to be looked at, below the portraits of the players.
func (s *slip) wishes() {
	f, l := s.f, &s.f.outlook.landing
	s.row(f.UI.Px(slipFace), keepRow, s.faces)
	in := game.SeatSet(1)<<f.State.Seats() - 1
	for k := range l.Columns() {
		still, keep := in, keepTie+k
		if k == l.Columns()-1 {
			keep = keepRow
		}
		s.row(f.UI.Px(slipRowH), keep, func(r ui.Rect) { s.wish(r, k, still) })
		in = l.Left[k]
	}
}

// faces shows who plays above the columns of numbers.
func (s *slip) faces(r ui.Rect) {
	_, cells := r.CutLeft(s.f.UI.Px(slipLabel))
	for i, cell := range cells.Row(s.f.State.Seats(), 0) {
		side, seat := min(cell.W, cell.H)-s.f.UI.Px(2), s.f.seats()[i]
		alpha := 1.0
		if !s.f.outlook.landing.In(s.f.State.Seats()).Has(seat) {
			alpha -= faded
		}
		s.f.UI.PushAlpha(alpha)
		s.f.portrait(cell.Center(side, side), seat)
		s.f.UI.PopAlpha()
	}
}

// wish shows a wish and what every island that is still in offers for it.
func (s *slip) wish(r ui.Rect, k int, in game.SeatSet) {
	f, l, u, th := s.f, &s.f.outlook.landing, s.f.UI, s.f.UI.Theme()
	label, cells := r.CutLeft(u.Px(slipLabel))
	number, sign := label.CutLeft(u.Px(20))
	u.Text(number, theme.Small, th.InkSoft, ui.Left|ui.Middle, strconv.Itoa(k+1)+".")
	side := min(sign.W, sign.H)
	f.paint.priority(sign.Center(side, side), f.data.Priorities(l.Card)[k])
	decides := k == l.Columns()-1
	for i, cell := range cells.Row(f.State.Seats(), 0) {
		seat := f.seats()[i]
		if !in.Has(seat) {
			continue
		}
		style, ink := theme.Small, th.InkSoft
		if decides {
			style, ink = theme.SmallBold, th.Ink
		}
		if decides && seat == l.Winner {
			u.Circle(cell.Middle(), cell.H*0.5, th.Accent, 0, theme.Color{})
			ink = th.PaperLight
		}
		u.Text(cell, style, ink, ui.Center|ui.Middle, strconv.Itoa(int(l.Counts[seat][k])))
	}
}

// houses adds a row for everybody who could lose a house.
func (s *slip) houses() {
	f := s.f
	for seat, houses := range f.outlook.robbery.Houses {
		if houses == 0 {
			continue
		}
		words, high := f.housesText(game.Seat(seat), houses), f.UI.Px(slipFace)
		if f.UI.Narrow() { // in as many lines as it needs on the narrowest slip
			high = max(high, f.UI.MeasureWrapped(theme.Small, words, f.UI.Bounds().W*slipWords(f.UI)))
		}
		s.row(high, keepRow, func(r ui.Rect) {
			face, text := r.CutLeft(f.UI.Px(slipFace))
			face, _ = face.CutTop(face.W)
			f.portrait(face.Inset(f.UI.Px(1)), game.Seat(seat))
			_, text = text.CutLeft(f.UI.Px(8))
			if f.UI.Narrow() {
				f.UI.TextWrapped(text, theme.Small, f.UI.Theme().Ink, ui.Left|ui.Top, words)
				return
			}
			f.UI.TextFitted(text, f.UI.Theme().Ink, ui.Left|ui.Middle, words, theme.Small)
		})
	}
}
