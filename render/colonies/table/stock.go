package table

import (
	"islas/game/colonies"
	"islas/render/colonies/caption"
	"islas/render/ui"
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
	in = in.Center(in.W, min(in.H, u.Px(3*64)))
	rows := in.Column(3, u.Px(2))
	bank, left := s.Bank(), s.TokensLeft()
	cells := rows[0].Row(colonies.Resources, u.Px(4))
	for i, at := range cells {
		k := colonies.Resource(i)
		f.paint.count(at, int(bank[k]), th.Ink, func(r ui.Rect) { f.paint.resource(r, k) })
		f.tell("bank."+k.ID(), at, func() string { return u.T("stock.bank", "resource", caption.ResourceIn(u.T, k), "n", int(bank[k])) })
	}
	cells = rows[1].Row(colonies.Tokens, u.Px(4))
	for i, at := range cells {
		k := colonies.Token(i)
		f.paint.count(at, int(left[k]), th.Ink, func(r ui.Rect) { f.paint.token(r, k) })
		f.tell("supply."+k.ID(), at, func() string {
			return u.T("stock.token", "token", caption.Token(u.T, k), "n", int(left[k])) + " " + caption.TokenDoes(u.T, k)
		})
	}
	cells = rows[2].Row(3, u.Px(4))
	for i, of := range []struct {
		id string
		n  int
	}{{"deck", s.DeckLeft()}, {"tiles", s.TilesLeft()}, {"chips", s.ChipsLeft()}} {
		f.paint.count(cells[i], of.n, th.Ink, func(r ui.Rect) { f.paint.stack(r, of.id, of.n) })
		f.tell("stack."+of.id, cells[i], func() string { return u.T("stock."+of.id, "n", of.n) })
	}
	return nil
}
