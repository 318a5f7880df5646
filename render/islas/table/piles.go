package table

import (
	"strconv"

	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/theme"
	"islas/render/ui"
)

// pilesView shows the deck and the discard pile, each with its number of cards.
type pilesView struct {
	deck    ui.Rect // the top card of the deck
	discard ui.Rect // the top card of the discard pile
	rest    rest    // the discarded card that is rested on
}

// draw shows the piles.
func (v *pilesView) draw(f *frame) intent {
	v.rest = nowhere()
	return v.drawDeck(f).or(v.drawDiscard(f))
}

func (v *pilesView) drawDeck(f *frame) (want intent) {
	u, r := f.ui, f.lay.deck
	picture, label := pileIn(r, u.Px(1))
	n := decked(f)
	draw, extra := f.choice.plays(islas.DrawCards), f.choice.plays(islas.ExtraCard)
	if draw && (f.state.MustDraw() || !f.choice.plays(islas.Build)) {
		u.Round(r, u.Px(10), theme.Alpha(u.Theme().BrassLight, 0.35), u.Px(3), u.Theme().Focus)
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
		Label: u.T("table.deck", "n", n), Tooltip: tip, Disabled: !draw && !extra, Why: f.whyNotDeck(), Target: islas.DrawCards,
	})
	switch {
	case got.Clicked && draw:
		want = acts(islas.DrawAction())
	case got.Clicked && extra:
		want = acts(islas.ExtraAction())
	}
	return want
}

func (v *pilesView) drawDiscard(f *frame) (want intent) {
	u, r, s := f.ui, f.lay.discard, f.carded()
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
		want = opens(drawDiscard)
	}
	return want
}

// spread spreads the discard pile in r, the last card first.
func (v *pilesView) spread(f *frame, r ui.Rect) {
	u, s := f.ui, f.carded()
	n := s.DiscardSize()
	g := u.Px(10)
	columns := max(1, int((r.W-u.Px(20)+g)/(u.Px(132)+g)))
	rows := (n + columns - 1) / columns
	w := (r.W - u.Px(20) - float64(columns-1)*g) / float64(columns)
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

// decked is how many cards the deck shows: one that has not set off yet still lies there.
func decked(f *frame) int {
	if !f.moving {
		return f.state.DeckSize()
	}
	switch n := f.state.DeckSize(); f.event.Kind {
	case islas.EvDeal, islas.EvDraw:
		for i := range f.event.Count {
			if from, _ := dealt(i, f.event.Count); f.progress <= from {
				n++
			}
		}
		return n
	case islas.EvAboard, islas.EvReshuffle:
		return f.carded().DeckSize()
	default:
		return n
	}
}

// pileIn divides a pile's place into its picture and the line below. px is the pixels of a design unit.
func pileIn(r ui.Rect, px float64) (picture, label ui.Rect) {
	label, picture = r.CutBottom(28 * px)
	return picture.Inset(3 * px), label
}

// pileText writes what a pile is and how many cards it has, or the number alone where there is no room.
func pileText(u *ui.UI, r ui.Rect, text string, n int) {
	inner := r.InsetXY(u.Px(4), 0)
	if u.MeasureText(theme.Small, text) > inner.W {
		text = strconv.Itoa(n)
	}
	u.Round(r.InsetXY(u.Px(1), u.Px(1)), u.Px(6), theme.Alpha(u.Theme().ClothDark, 0.75), 0, theme.Color{})
	u.TextFitted(inner, u.Theme().OnDark, ui.Center|ui.Middle, text, theme.SmallBold, theme.Small)
}

// stack shows a pile of n cards as far as it lies below its top card: as many edges as its height allows one to guess. It
// returns where the top card lies.
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
