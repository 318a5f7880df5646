package table

import (
	"strconv"

	"islas/render/islas/art"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// Figures of the discarded cards that are looked at, in design units.
const (
	fewDiscards  = 3     // so many are shown beside the pile; more lie open over the table
	discardWidth = 150.0 // of a card
	discardGap   = 10.0
	discardsMost = 6 // cards beside each other
)

// beside shows all n cards of the discard pile beside it, the last one first. It returns where.
func (v *pilesView) beside(f *frame, n int) (r ui.Rect) {
	u, th := f.UI, f.UI.Theme()
	w, pad := u.Px(discardWidth), u.Px(discardGap)
	h := w / art.CardRatio
	piles := f.lay.ship.Union(f.lay.deck).Union(f.lay.discard)
	r = u.Beside(&v.place, f.lay.discard, piles, float64(n)*(w+pad)+pad, h+2*pad)
	u.Aside(r)
	u.Above(func() {
		u.Block(r)
		u.Shadow(r.Moved(0, u.Px(3)), u.Px(theme.Radius), u.Px(12), th.Shadow)
		u.Round(r, u.Px(theme.Radius), th.Cloth, u.Px(1.5), th.BrassDark)
		for i, at := range r.Inset(pad).Row(n, pad) {
			f.paint.card(at, f.carded().DiscardAt(n-1-i))
		}
	})
	return r
}

// open shows the discard pile open over the table, in a dialog as large as its cards need.
func (v *pilesView) open(f *frame) (closed bool) {
	n := f.carded().DiscardSize()
	columns := min(max(n, fewDiscards+1), discardsMost)
	rows := (n + columns - 1) / columns
	wide := float64(columns)*(discardWidth+discardGap) + discardGap + 2*theme.Margin
	high := float64(rows)*(discardWidth/art.CardRatio+discardGap) + 2*theme.Margin + theme.Target + 2*theme.Gap + discardGap
	return table.Dialog(f.UI, "discards", wide, high, f.UI.T("table.discard-title"), func(r ui.Rect) { v.spread(f, r) })
}

// spread spreads the discard pile in r, the last card first.
func (v *pilesView) spread(f *frame, r ui.Rect) {
	u, s := f.UI, f.carded()
	n := s.DiscardSize()
	g := u.Px(discardGap)
	columns := max(1, int((r.W-u.Px(18)+g)/(u.Px(discardWidth*0.8)+g)))
	columns = min(columns, max(n, fewDiscards+1), discardsMost)
	rows := (n + columns - 1) / columns
	w := (r.W - u.Px(18) - float64(columns-1)*g) / float64(columns)
	h := w / art.CardRatio
	u.Scroll("discards.list", r, float64(rows)*(h+g), func(content ui.Rect) {
		for i := range n {
			at := ui.Rect{X: content.X + float64(i%columns)*(w+g), Y: content.Y + float64(i/columns)*(h+g), W: w, H: h}
			if at.Bottom() < r.Y || at.Y > r.Bottom() {
				continue
			}
			card := s.DiscardAt(n - 1 - i)
			f.paint.card(at, card)
			if u.Region("discarded."+strconv.Itoa(i), at, ui.RegionOptions{
				Role: ui.RoleItem, Looks: true, Cursor: ui.CursorDefault, Label: cardName(u, card), Tooltip: cardText(f, card), TipAside: f.foretells(),
			}).Tip {
				v.rest = rest{card: card, at: at}
			}
		}
	})
}
