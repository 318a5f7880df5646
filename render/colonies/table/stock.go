package table

import (
	"cmp"
	"slices"
	"strconv"

	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/colonies/caption"
	"islas/render/theme"
)

// stockRow is the greatest height of a row in design units.
const stockRow = 44

// stockView draws what the bank and the stacks have left.
type stockView struct{}

// thing is something in stock.
type thing struct {
	figure
	id, tip string
}

// draw draws it.
func (v *stockView) draw(f *frame) intent {
	u, all := f.UI, &f.views.memo.stock
	if *all == nil {
		*all = v.things(f)
	}
	in, columns := u.Sheet(f.lay.stock), 3
	widest := slices.MaxFunc(*all, func(a, b thing) int { return cmp.Compare(len(a.word), len(b.word)) })
	if u.MeasureText(theme.Small.Narrow(), widest.word)+u.MeasureText(theme.Number, "00")+u.Px(stockRow) > in.W/3 && in.H > float64(len(*all)/2)*u.LineHeight(theme.SmallBold) {
		columns = 2
	}
	rows := len(*all) / columns
	in = in.Center(in.W, min(in.H, u.Px(stockRow)*float64(rows)))
	for i, at := range in.Grid(columns, rows, u.Px(2)) {
		of := &(*all)[i]
		f.figure(at, of.figure)
		f.Tell(of.id, at, of.tip)
	}
	return nil
}

// things returns everything in stock.
func (v *stockView) things(f *frame) (all []thing) {
	u, s := f.UI, f.Known()
	put := func(id string, n int, word, tip string, sign art.Picture) {
		all = append(all, thing{figure{number: strconv.Itoa(n), word: word, sign: sign}, id, tip})
	}
	for k := range colonies.Resource(colonies.Resources) {
		n, name := int(s.Bank()[k]), caption.In(u.T, k)
		put("bank."+k.ID(), n, name, u.T("stock.bank", "resource", name, "n", n), art.Resource(k))
	}
	for k := range colonies.Token(colonies.Tokens) {
		n := int(s.TokensLeft()[k])
		tip := u.T("stock.token", "token", caption.Name(u.T, k), "n", n) + " " + caption.Does(u.T, k)
		put("supply."+k.ID(), n, u.T("seat.word."+k.ID(), "n", n), tip, art.Token(k))
	}
	for _, of := range []struct {
		id   string
		n    int
		sign art.Picture
	}{
		{"deck", s.DeckLeft(), art.Deck(s.DeckLeft())}, {"tiles", s.TilesLeft(), art.Stack(s.TilesLeft())}, {"chips", s.ChipsLeft(), art.Number(0)},
	} {
		put("stack."+of.id, of.n, u.T("stock.word."+of.id), u.T("stock."+of.id, "n", of.n), of.sign)
	}
	return all
}
