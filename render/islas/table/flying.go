package table

import (
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/ui"
)

// flights draws what is on its way, above everything else on the table. Things fly between the places that the views note while they
// draw.
type flights struct {
	f          *frame
	islands    *islandPlaces
	hand       *handPlaces
	piles      *pilesView
	supply     *supplyView
	privileges *privilegesView
	ledger     *ledgerView
}

// draw draws what flies in a frame.
func (v *flights) draw(f *frame) {
	if !f.Moving || f.row.fly == nil {
		return
	}
	v.f = f
	f.UI.PushLayer(ui.LayerFlying)
	defer f.UI.PopLayer()
	f.row.fly(v, f.Event.For(f.Viewer), f.Progress)
}

// drawn draws cards on their way from the deck: into their places in the open hand, turned over on the way, or to somebody's plate.
func (v *flights) drawn(e islas.Event, p float64) {
	for i := range e.Count {
		l := leap{from: v.piles.deck, to: v.hand.slots[i], first: islas.NoCard, last: e.Cards[i], rest: v.hand.poses[i]}
		if l.to.Empty() {
			l.to, l.rest = v.handOf(e.Seat), 0
		}
		from, to := dealt(i, e.Count)
		v.card(l, table.Within(p, from, to))
	}
}

// dealt returns when the i-th of n cards that are dealt sets off and when it arrives, from 0 to 1.
func dealt(i, n int) (from, to float64) {
	return table.Dealt(i, n, 0.6)
}

// aboard draws the first card of the first ship on its way there.
func (v *flights) aboard(_ islas.Event, p float64) {
	v.card(leap{from: v.piles.deck, to: deckOf(v.ship()), first: islas.NoCard, last: islas.NoCard}, p)
}

// build draws a house being paid for and built.
func (v *flights) build(e islas.Event, p float64) {
	from, lean := v.left(e)
	v.card(leap{from: from, to: v.piles.discard, first: e.Card, last: e.Card, lean: lean}, table.Within(p, 0, buildPays))
	v.bring(e, p)
}

// load draws a card on its way from a hand to the ship.
func (v *flights) load(e islas.Event, p float64) {
	from, lean := v.left(e)
	v.card(leap{from: from, to: deckOf(v.ship()), first: e.Card, last: islas.NoCard, lean: lean, rest: -0.08}, p)
}

// revealed draws a card coming ashore.
func (v *flights) revealed(_ islas.Event, _ float64) {
	if stage := v.f.arrival.stage; stage < partAshore {
		v.card(leap{from: deckOf(v.ship()), to: v.ledger.card, first: islas.NoCard, last: islas.NoCard, lean: -0.08}, table.Within(stage, 0, partAshore))
	}
}

// settler draws a settler's card being discarded, and the house that is built for it.
func (v *flights) settler(e islas.Event, p float64) {
	v.card(leap{from: v.ledger.card, to: v.piles.discard, first: e.Card, last: e.Card}, table.Within(p, leaves, settlePays))
	v.bring(e, p)
}

// pirate draws a pirate's card being discarded.
func (v *flights) pirate(e islas.Event, p float64) {
	v.card(leap{from: v.ledger.card, to: v.piles.discard, first: e.Card, last: e.Card}, table.Within(p, leaves, piratePays))
}

// reshuffle draws the discard pile becoming the deck.
func (v *flights) reshuffle(_ islas.Event, p float64) {
	for i := range 5 {
		start := float64(i) * 0.1
		v.card(leap{from: v.piles.discard, to: v.piles.deck, first: islas.NoCard, last: islas.NoCard, lean: 0.1 * float64(i%3-1)}, table.Within(p, start, start+0.6))
	}
}

// leap is a card's way over the table. It may be turned over on the way, and be turned at either end.
type leap struct {
	from, to    ui.Rect
	first, last islas.Card // the sides that show at the beginning and at the end; islas.NoCard is the back
	lean, rest  float64    // radians by which it is turned at the beginning and at the end
}

// card draws a card on its way, 0 < p < 1. With reduced motion it appears and fades where it would arrive; in a fast replay it fades from
// where it was to where it arrives.
func (v *flights) card(l leap, p float64) {
	if p <= 0 || p >= 1 {
		return
	}
	f, u := v.f, v.f.UI
	from, to := l.from.Fit(art.CardRatio), l.to.Fit(art.CardRatio)
	if f.Reduced() {
		u.PushAlpha(1 - 2*max(p-0.5, 0.5-p))
		f.paint.card(to, l.last)
		u.PopAlpha()
		return
	}
	if f.Fast {
		there := table.Swing(p)
		u.PushAlpha(1 - there)
		f.paint.posed(from, l.first, paint.Pose{Turn: l.lean}, true)
		u.PopAlpha()
		u.PushAlpha(there)
		f.paint.posed(to, l.last, paint.Pose{Turn: l.rest}, true)
		u.PopAlpha()
		return
	}
	way := table.Ease(p)
	at := ui.Lerp(from, to, way)
	at = at.Moved(0, -u.Px(64)*table.Arc(way))
	at.Y = max(at.Y, u.Px(8))
	face, narrow := l.last, 0.0
	if l.first != l.last {
		face, narrow = table.TurnOver(table.Within(p, 0.1, 0.65), l.first, l.last)
	}
	u.Shadow(at.InsetXY(at.W*narrow/2, 0), u.Px(8), u.Px(16), u.Theme().Shadow)
	// Cards are drawn at their own size and stretched on the way, so that no picture is made for every size between.
	f.paint.posed(at, face, paint.Pose{Turn: table.Blend(l.lean, l.rest, way), Narrow: narrow}, true)
}
