package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/popover"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// pilesView draws the deck and the discard pile, each with its number of cards.
type pilesView struct {
	deck    ui.Rect       // the top card of the deck
	discard ui.Rect       // the top card of the discard pile
	rest    rest          // the discarded card that is rested on
	few     bool          // the few cards of the discard pile are shown beside it
	place   popover.Place // where
}

// beckon marks a pile or the ship as something to click.
func beckon(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	u.Round(r, u.Px(10), theme.Alpha(th.BrassLight, 0.35), 0, theme.Color{})
	u.Highlight(r, u.Px(10), u.Px(3), th.Focus, th.Focus)
}

// draw draws the piles.
func (v *pilesView) draw(f *frame) intent {
	v.rest = nowhere()
	return table.Or(v.drawDeck(f), v.drawDiscard(f))
}

func (v *pilesView) drawDeck(f *frame) (want intent) {
	u, r := f.UI, f.lay.deck
	picture, label := pileIn(r, u.Px(1))
	n := decked(f)
	draw, extra := f.choice.plays(islas.DrawCards), f.choice.plays(islas.ExtraCard)
	if draw && (f.State.MustDraw() || !f.choice.plays(islas.Build)) {
		beckon(u, r)
	}
	v.deck = stack(u, picture, n)
	if n > 0 {
		f.paint.card(v.deck, islas.NoCard)
	}
	pileText(u, label, u.T("table.deck", "n", n), n)
	tip := u.T("table.deck-extra")
	if draw {
		tip = u.T("table.deck-draw", "n", f.drawCount())
	}
	got := u.Region("deck", r, ui.RegionOptions{
		Label: u.T("table.deck", "n", n), Tooltip: tip, Disabled: !draw && !extra, Why: v.whyNot(f), Target: islas.DrawCards,
	})
	switch {
	case got.Clicked && draw:
		want = islas.DrawAction()
	case got.Clicked && extra:
		want = islas.ExtraAction()
	}
	return want
}

// whyNot returns why no card can be drawn now.
func (*pilesView) whyNot(f *frame) string {
	switch {
	case f.Actor == game.NoSeat:
		return f.wait()
	case f.mayExtra():
		return f.whyNot(islas.ExtraAction())
	}
	return f.UI.T("why.action-done")
}

func (v *pilesView) drawDiscard(f *frame) (want intent) {
	u, r, s := f.UI, f.lay.discard, f.carded()
	picture, label := pileIn(r, u.Px(1))
	n := s.DiscardSize()
	v.discard = stack(u, picture, n)
	if n > 0 {
		f.paint.card(v.discard, s.DiscardAt(n-1))
	}
	pileText(u, label, u.T("table.discard", "n", n), n)
	few := n > 0 && n <= fewDiscards
	tip := u.T("table.discard-open")
	if few {
		tip = "" // the cards themselves are shown
	}
	got := u.Region("discard", r, ui.RegionOptions{
		Label: u.T("table.discard", "n", n), Tooltip: tip, Disabled: n == 0, Why: u.T("table.discard-none"), Looks: true,
	})
	switch {
	case got.Clicked && !few:
		want = drawDiscard
	case got.Clicked:
		v.few = !v.few
	case u.Input().Pressed && !got.Held || !few:
		v.few = false
	}
	around := r
	if few && (v.few || got.Tip) {
		around = r.Union(v.beside(f, n))
	}
	if got.Tip && n > 0 {
		v.rest = rest{card: s.DiscardAt(n - 1), at: around}
	}
	return want
}

// close closes the cards beside the discard pile, and reports whether there were any.
func (v *pilesView) close() bool {
	shown := v.few
	v.few = false
	return shown
}

// decked returns how many cards the deck shows: with those that have not set off yet.
func decked(f *frame) int {
	n := f.State.DeckSize()
	switch {
	case f.shows(islas.EvDeal) || f.shows(islas.EvDraw):
		for i := range f.Event.Count {
			if from, _ := dealt(i, f.Event.Count); f.Progress <= from {
				n++
			}
		}
	case f.shows(islas.EvAboard) || f.shows(islas.EvReshuffle):
		n = f.carded().DeckSize()
	}
	return n
}

// pileIn divides a pile's place into its picture and the line below. px is the number of pixels per design unit.
func pileIn(r ui.Rect, px float64) (picture, label ui.Rect) {
	label, picture = r.CutBottom(28 * px)
	return picture.Inset(3 * px), label
}

// pileText writes what a pile is and how many cards it has, or only the number where there is little room.
func pileText(u *ui.UI, r ui.Rect, text string, n int) {
	inner := r.InsetXY(u.Px(4), 0)
	if u.MeasureText(theme.Small, text) > inner.W {
		text = strconv.Itoa(n)
	}
	u.Round(r.InsetXY(u.Px(1), u.Px(1)), u.Px(6), theme.Alpha(u.Theme().ClothDark, 0.75), 0, theme.Color{})
	u.TextFitted(inner, u.Theme().OnDark, ui.Center|ui.Middle, text, theme.SmallBold, theme.Small)
}

// stack draws a pile of n cards below its top card: as many edges as fit its height. It returns where the top card lies.
func stack(u *ui.UI, r ui.Rect, n int) (top ui.Rect) {
	th := u.Theme()
	top = r.Inset(u.Px(4)).Fit(art.CardRatio)
	if n == 0 {
		u.Round(top, u.Px(8), theme.Alpha(th.ClothDark, 0.35), u.Px(1.5), theme.Alpha(th.OnDarkSoft, 0.6))
		return top
	}
	edges := min(4, (n+11)/12)
	for i := edges; i > 0; i-- {
		at := top.Moved(u.Px(float64(i)*1.6), u.Px(float64(i)*1.6))
		u.Round(at, u.Px(6), th.PaperDark, u.Px(1), th.BrassDark)
	}
	return top
}

// Sizes of the discarded cards that are looked at, in design units.
const (
	fewDiscards  = 3     // number of cards that are shown beside the pile; more are shown in a dialog
	discardWidth = 150.0 // width of a card
	discardGap   = 10.0
	discardsMost = 6 // greatest number of cards side by side
)

// beside draws all n cards of the discard pile beside it, the last one first, and returns where.
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

// open draws the discard pile in a dialog as large as its cards need.
func (v *pilesView) open(f *frame) (closed bool) {
	n := f.carded().DiscardSize()
	columns := min(max(n, fewDiscards+1), discardsMost)
	rows := (n + columns - 1) / columns
	wide := float64(columns)*(discardWidth+discardGap) + discardGap + 2*theme.Margin
	high := float64(rows)*(discardWidth/art.CardRatio+discardGap) + 2*theme.Margin + theme.Target + 2*theme.Gap + discardGap
	return table.Dialog(f.UI, "discards", wide, high, f.UI.T("table.discard-title"), func(r ui.Rect) { v.spread(f, r) })
}

// spread draws the cards of the discard pile in r, the last one first.
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
