package table

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// drawPiles shows the ship, the deck and the discard pile, each with its number of cards.
func (t *Table) drawPiles(u *ui.UI) {
	t.drawShip(u, t.lay.ship)
	t.drawDeck(u, t.lay.deck)
	t.drawDiscard(u, t.lay.discard)
}

// shipKey says how the ship looks.
type shipKey struct{ cards int }

func (t *Table) drawShip(u *ui.UI, r ui.Rect) {
	s := t.frame.carded()
	picture, label := t.pileLabel(u, r)
	loading := plays(t.legal, islas.Load)
	can := loading && t.pick.active && t.pick.kind == islas.Load
	why := ""
	if !can {
		why = t.whyNotShip(u, loading)
	}
	if can || loading && t.hand.drag != islas.NoCard {
		u.Round(r, u.Px(10), theme.Alpha(u.Theme().BrassLight, 0.35), u.Px(3), u.Theme().Focus)
	}
	n := s.ShipSize()
	if t.moored() {
		u.Paint(picture, shipKey{n}, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Ship(dst, r, n) })
	} else { // its berth
		side := min(u.Px(72), picture.H)
		t.sign(paint.IconAnchor)(u, picture.Center(side, side), theme.Alpha(u.Theme().OnDarkSoft, 0.45))
	}
	t.pileText(u, label, u.T("table.ship", "n", n), n)
	got := u.Region("ship", r, ui.RegionOptions{
		Label: u.T("table.ship", "n", n), Tooltip: t.shipTip(u, u.T("table.ship-load")), Disabled: !can && !loading, Why: t.shipTip(u, why), DropOn: loading,
	})
	if (got.Clicked && can || got.Dropped != "") && t.pick.active && t.pick.kind == islas.Load {
		t.act(islas.LoadAction(t.pick.card))
	}
}

// shipTip is a text about the ship, with the cards aboard that the person who looks has put there this round (rules,
// section 12).
func (t *Table) shipTip(u *ui.UI, text string) string {
	s := t.state()
	for i := range s.ShipSize() {
		if c, by := s.ShipAt(i); by == t.viewer() && t.viewer() != game.NoSeat && c != islas.NoCard {
			text += "\n" + u.T("table.ship-yours", "who", t.cardName(u, c))
		}
	}
	return text
}

func (t *Table) drawDeck(u *ui.UI, r ui.Rect) {
	picture, label := t.pileLabel(u, r)
	n := t.decked()
	draw, extra := plays(t.legal, islas.DrawCards), plays(t.legal, islas.ExtraCard)
	if draw && (t.state().MustDraw() || !plays(t.legal, islas.Build)) {
		u.Round(r, u.Px(10), theme.Alpha(u.Theme().BrassLight, 0.35), u.Px(3), u.Theme().Focus)
	}
	t.at.deck = t.stackOf(u, picture, n, func(at ui.Rect) { t.card(u, at, islas.NoCard) })
	t.pileText(u, label, u.T("table.deck", "n", n), n)
	tip := u.T("table.deck-extra")
	if draw {
		tip = u.T("table.deck-draw", "n", t.drawCount())
	}
	got := u.Region("deck", r, ui.RegionOptions{
		Label: u.T("table.deck", "n", n), Tooltip: tip, Disabled: !draw && !extra, Why: t.whyNotDeck(u),
	})
	if got.Clicked {
		switch {
		case draw:
			t.act(islas.DrawAction())
		case extra:
			t.act(islas.ExtraAction())
		}
	}
}

func (t *Table) drawDiscard(u *ui.UI, r ui.Rect) {
	s := t.frame.carded()
	picture, label := t.pileLabel(u, r)
	n := s.DiscardSize()
	t.at.pile = t.stackOf(u, picture, n, func(at ui.Rect) { t.card(u, at, s.DiscardAt(n-1)) })
	t.pileText(u, label, u.T("table.discard", "n", n), n)
	got := u.Region("discard", r, ui.RegionOptions{
		Label: u.T("table.discard", "n", n), Tooltip: u.T("table.discard-open"), Disabled: n == 0, Why: u.T("table.discard-none"), Looks: true,
	})
	if got.Clicked {
		t.open = drawDiscard
	}
}

// decked is how many cards the deck shows: one that has not set off yet still lies there.
func (t *Table) decked() int {
	n := t.state().DeckSize()
	e, p, moving := t.session.Event()
	if !moving {
		return n
	}
	switch e.Kind {
	case islas.EvDeal, islas.EvDraw:
		for i := range e.Count {
			if from, _ := dealt(i, e.Count); p <= from {
				n++
			}
		}
	case islas.EvAboard, islas.EvReshuffle:
		return t.frame.carded().DeckSize()
	}
	return n
}

// drawCount is how many cards the person who decides draws.
func (t *Table) drawCount() int {
	s := t.match.State()
	return s.DrawCount(s.Decision().Seat)
}

// pileLabel divides a pile's place into its picture and the line below.
func (t *Table) pileLabel(u *ui.UI, r ui.Rect) (picture, label ui.Rect) {
	label, picture = r.CutBottom(u.Px(28))
	return picture.Inset(u.Px(3)), label
}

// pileText writes what a pile is and how many cards it has, or the number alone where there is no room.
func (t *Table) pileText(u *ui.UI, r ui.Rect, text string, n int) {
	inner := r.InsetXY(u.Px(4), 0)
	if u.MeasureText(theme.Small, text) > inner.W {
		text = strconv.Itoa(n)
	}
	u.Round(r.InsetXY(u.Px(1), u.Px(1)), u.Px(6), theme.Alpha(u.Theme().ClothDark, 0.75), 0, theme.Color{})
	fitted(u, inner, u.Theme().OnDark, ui.Center|ui.Middle, text, theme.SmallBold, theme.Small)
}

// stackOf shows a pile of n cards: its top card, over as many edges as its height allows one to guess. It returns
// where that card lies.
func (t *Table) stackOf(u *ui.UI, r ui.Rect, n int, top func(ui.Rect)) (card ui.Rect) {
	th := u.Theme()
	card = r.Inset(u.Px(4)).Fit(art.CardRatio)
	if n == 0 {
		u.Round(card, u.Px(8), theme.Alpha(th.ClothDark, 0.35), u.Px(1.5), theme.Alpha(th.OnDarkSoft, 0.6))
		return card
	}
	edges := min(4, (n+11)/12)
	for i := edges; i > 0; i-- {
		at := card.Moved(u.Px(float64(i)*1.6), u.Px(float64(i)*1.6))
		u.Round(at, u.Px(6), th.PaperDark, u.Px(1), th.BrassDark)
	}
	top(card)
	return card
}
