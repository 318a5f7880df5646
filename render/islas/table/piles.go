package table

import (
	"strconv"

	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// pilesView draws the deck and the discard pile, each with its number of cards.
type pilesView struct {
	deck    ui.Rect // the top card of the deck
	discard ui.Rect // the top card of the discard pile
	rest    rest    // the discarded card that is rested on
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

func (v *pilesView) drawDeck(f *frame) intent {
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
	tip, action := u.T("table.deck-extra"), islas.DrawAction()
	if draw {
		tip = u.T("table.deck-draw", "n", f.drawCount())
	}
	if f.mayExtra() {
		action = islas.ExtraAction()
	}
	got := u.Region("deck", r, ui.RegionOptions{
		Label: u.T("table.deck", "n", n), Tooltip: tip, Disabled: !draw && !extra, Why: f.whyNot(action), Target: islas.DrawCards,
	})
	switch {
	case got.Clicked && draw:
		return islas.DrawAction()
	case got.Clicked && extra:
		return islas.ExtraAction()
	}
	return nil
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
	got := u.Region("discard", r, ui.RegionOptions{
		Label: u.T("table.discard", "n", n), Tooltip: u.T("table.discard-open"), Disabled: n == 0, Why: u.T("table.discard-none"), Looks: true,
	})
	if got.Tip && n > 0 {
		v.rest = rest{card: s.DiscardAt(n - 1), at: r}
	}
	if got.Clicked {
		want = drawDiscard
	}
	return want
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
	discardWidth = 150.0 // width of a card
	discardGap   = 10.0
	discardsFew  = 4 // least and greatest number of cards side by side
	discardsMost = 6
)

// open draws the discard pile in a dialog, the last card first.
func (v *pilesView) open(f *frame) (closed bool) {
	u, s := f.UI, f.carded()
	n := s.DiscardSize()
	most := min(max(n, discardsFew), discardsMost)
	wide, high := discardWidth+discardGap, discardWidth/art.CardRatio+discardGap
	in := float64((n+most-1)/most)*high + 2*theme.Margin + theme.Target + 2*theme.Gap + discardGap
	return table.Dialog(u, "discards", float64(most)*wide+discardGap+2*theme.Margin, in, u.T("table.discard-title"), func(r ui.Rect) {
		g, width := u.Px(discardGap), r.W-u.Px(18)
		columns := min(max(1, int((width+g)/(u.Px(discardWidth*0.8)+g))), most)
		rows, h := (n+columns-1)/columns, (width-float64(columns-1)*g)/float64(columns)/art.CardRatio
		u.Scroll("discards.list", r, float64(rows)*(h+g), func(content ui.Rect) {
			content.W, content.H = width, float64(rows)*(h+g)-g
			for i, at := range content.Grid(columns, rows, g)[:n] {
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
	})
}
