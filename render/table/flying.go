package table

import (
	"islas/game"
	"islas/render/art"
	"islas/render/theme"
	"islas/render/ui"
)

// drawFlying shows the cards that are on their way, over everything else on the table.
func (t *Table) drawFlying(u *ui.UI) {
	e, p, moving := t.show.event()
	if !moving {
		return
	}
	e = e.For(t.viewer)
	u.PushLayer(ui.LayerFlying)
	defer u.PopLayer()
	home := t.cardsOf(e.Seat)
	switch e.Kind {
	case game.EvDeal, game.EvDraw:
		for i := range e.Count {
			start := float64(i) * 0.12
			to := home.Moved((float64(i)-float64(e.Count-1)/2)*home.W*0.5, 0)
			t.fly(u, e.Cards[i], t.lay.deck, to, within(p, start, start+0.5))
		}
	case game.EvAboard:
		t.fly(u, game.NoCard, t.lay.deck, t.lay.ship, p)
	case game.EvBuild:
		t.fly(u, e.Card, home, t.lay.discard, within(p, 0, 0.45))
	case game.EvLoad:
		t.fly(u, e.Card, home, t.lay.ship, p)
	case game.EvSettler, game.EvPirate:
		t.fly(u, e.Card, t.lay.ledger.Center(t.lay.ledger.H*art.CardRatio, t.lay.ledger.H), t.lay.discard, within(p, 0.6, 1))
	case game.EvPrivilege:
		t.flyPower(u, e, p)
	case game.EvReshuffle:
		for i := range 5 {
			start := float64(i) * 0.1
			t.fly(u, game.NoCard, t.lay.discard, t.lay.deck, within(p, start, start+0.6))
		}
	}
}

// cardsOf is where a seat's cards are on the screen: the open hand, or the plate of its island.
func (t *Table) cardsOf(seat game.Seat) ui.Rect {
	if seat == game.NoSeat {
		return t.lay.deck
	}
	if seat == t.viewer && !t.arriving() {
		h := t.lay.hand
		return h.Center(h.H*art.CardRatio, h.H)
	}
	return t.seatRect(seat).Center(t.lay.deck.W*0.6, t.lay.deck.H*0.6)
}

// seatRect is where a seat's island is on the screen.
func (t *Table) seatRect(seat game.Seat) ui.Rect {
	if t.arriving() {
		return t.lay.isles[seat]
	}
	large := t.large()
	if seat == large {
		return t.lay.board
	}
	at := t.state().After(large)
	for _, r := range t.lay.others {
		if at == seat {
			return r
		}
		at = t.state().After(at)
	}
	return t.lay.board
}

// fly draws a card on its way from one place to another, 0 < p < 1.
func (t *Table) fly(u *ui.UI, c game.Card, from, to ui.Rect, p float64) {
	if p <= 0 || p >= 1 {
		return
	}
	from, to = from.Fit(art.CardRatio), to.Fit(art.CardRatio)
	if t.s.Settings.ReducedMotion {
		u.PushAlpha(1 - 2*max(p-0.5, 0.5-p))
		t.card(u, to, c)
		u.PopAlpha()
		return
	}
	at := ui.Lerp(from, to, ease(p))
	at = at.Moved(0, -u.Px(60)*4*p*(1-p))
	u.Shadow(at, u.Px(8), u.Px(16), u.Theme().Shadow)
	// Cards are drawn at their own size and stretched on the way, so that no picture is made for every size between.
	t.movingCard(u, at, c)
}

// flyPower shows a privilege on its way to its new owner.
func (t *Table) flyPower(u *ui.UI, e game.Event, p float64) {
	from := t.lay.powers
	if e.Other != game.NoSeat {
		from = t.seatRect(e.Other)
	} else if from.Empty() {
		from = t.lay.drawers
	}
	size := u.Px(96)
	if t.s.Settings.ReducedMotion {
		from = t.seatRect(e.Seat)
	}
	at := ui.Lerp(from.Center(size*0.6, size*0.6), t.seatRect(e.Seat).Center(size, size), ease(within(p, 0.1, 0.7)))
	u.Circle(at.Middle(), at.W*0.62, theme.Alpha(u.Theme().BrassLight, 0.6*(1-within(p, 0.8, 1))), 0, theme.Color{})
	t.power(u, at, e.Colour.Power(), true)
}
