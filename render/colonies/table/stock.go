package table

import (
	"strconv"

	"islas/game/colonies"
	"islas/render/colonies/caption"
	"islas/render/theme"
	"islas/render/ui"
)

// stockRow is the greatest height of a row in design units, and stocked how many kinds of things there are.
const (
	stockRow = 44
	stocked  = colonies.Resources + colonies.Tokens + 3
)

// stockView draws what the bank and the stacks have left.
type stockView struct{}

// draw draws it.
func (v *stockView) draw(f *frame) intent {
	if f.lay.stock.Empty() {
		return nil
	}
	u, th, s := f.UI, f.UI.Theme(), f.known()
	in := u.Sheet(f.lay.stock)
	bank, left := s.Bank(), s.TokensLeft()
	var all []func(r ui.Rect)
	widest := ""
	put := func(id string, n int, word string, sign func(r ui.Rect), words func() string) {
		if len(word) > len(widest) {
			widest = word
		}
		all = append(all, func(r ui.Rect) {
			f.paint.cell(r, strconv.Itoa(n), word, th.Ink, sign)
			f.tell(id, r, words)
		})
	}
	for k := range colonies.Resource(colonies.Resources) {
		put("bank."+k.ID(), int(bank[k]), caption.ResourceIn(u.T, k), func(r ui.Rect) { f.paint.resource(r, k) }, func() string {
			return u.T("stock.bank", "resource", caption.ResourceIn(u.T, k), "n", int(bank[k]))
		})
	}
	for k := range colonies.Token(colonies.Tokens) {
		put("supply."+k.ID(), int(left[k]), u.T("seat.word."+k.ID(), "n", int(left[k])), func(r ui.Rect) { f.paint.token(r, k) }, func() string {
			return u.T("stock.token", "token", caption.Token(u.T, k), "n", int(left[k])) + " " + caption.TokenDoes(u.T, k)
		})
	}
	for _, of := range []struct {
		id string
		n  int
	}{{"deck", s.DeckLeft()}, {"tiles", s.TilesLeft()}, {"chips", s.ChipsLeft()}} {
		put("stack."+of.id, of.n, u.T("stock.word."+of.id), func(r ui.Rect) { f.paint.stack(r, of.id, of.n) }, func() string { return u.T("stock."+of.id, "n", of.n) })
	}
	columns := 3
	if u.MeasureText(theme.Small.Narrow(), widest)+u.MeasureText(theme.Number, "00")+u.Px(stockRow) > in.W/3 && in.H > stocked/2*u.LineHeight(theme.SmallBold) {
		columns = 2
	}
	rows := stocked / columns
	in = in.Center(in.W, min(in.H, u.Px(stockRow)*float64(rows)))
	for i, at := range in.Grid(columns, rows, u.Px(2)) {
		all[i](at)
	}
	return nil
}
