package table

import (
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/theme"
	"islas/render/ui"
)

// drawFlying shows what is on its way, over everything else on the table.
func (t *Table) drawFlying(u *ui.UI) {
	f := &t.frame
	if !f.moving || f.row.fly == nil {
		return
	}
	u.PushLayer(ui.LayerFlying)
	defer u.PopLayer()
	f.row.fly(u, f.event.For(f.viewer), f.progress)
}

// flyAboard shows the first card of the first ship on its way there.
func (t *Table) flyAboard(u *ui.UI, _ islas.Event, p float64) {
	t.fly(u, leap{from: t.at.deck, to: deckSpot(t.shipSpot()), first: islas.NoCard, last: islas.NoCard}, p)
}

// flyBuild shows a house being paid for and built.
func (t *Table) flyBuild(u *ui.UI, e islas.Event, p float64) {
	from, lean := t.left(e)
	t.fly(u, leap{from: from, to: t.at.pile, first: e.Card, last: e.Card, lean: lean}, within(p, 0, buildPays))
	t.bring(u, e, p)
}

// flyLoad shows a card on its way from a hand to the ship.
func (t *Table) flyLoad(u *ui.UI, e islas.Event, p float64) {
	from, lean := t.left(e)
	t.fly(u, leap{from: from, to: deckSpot(t.shipSpot()), first: e.Card, last: islas.NoCard, lean: lean, rest: -0.08}, p)
}

// flyRevealed shows a card coming ashore, and what is counted for it.
func (t *Table) flyRevealed(u *ui.UI, _ islas.Event, _ float64) {
	if t.ship.stage < partAshore {
		way := within(t.ship.stage, 0, partAshore)
		t.fly(u, leap{from: deckSpot(t.shipSpot()), to: t.at.landed, first: islas.NoCard, last: islas.NoCard, lean: -0.08}, way)
	}
	t.flyNumbers(u)
}

// flySettler shows a settler's card being put away, and the house that is built for it.
func (t *Table) flySettler(u *ui.UI, e islas.Event, p float64) {
	t.fly(u, leap{from: t.at.landed, to: t.at.pile, first: e.Card, last: e.Card}, within(p, leaves, settlePays))
	t.bring(u, e, p)
}

// flyLoss shows pirates who take a house.
func (t *Table) flyLoss(u *ui.UI, e islas.Event, p float64) {
	t.raid(u, e, p)
	t.takeAway(u, e, p)
}

// flyPirate shows a pirate's card being put away.
func (t *Table) flyPirate(u *ui.UI, e islas.Event, p float64) {
	t.fly(u, leap{from: t.at.landed, to: t.at.pile, first: e.Card, last: e.Card}, within(p, leaves, piratePays))
}

// flyReshuffle shows the discard pile becoming the deck.
func (t *Table) flyReshuffle(u *ui.UI, _ islas.Event, p float64) {
	for i := range 5 {
		start := float64(i) * 0.1
		t.fly(u, leap{from: t.at.pile, to: t.at.deck, first: islas.NoCard, last: islas.NoCard, lean: 0.1 * float64(i%3-1)}, within(p, start, start+0.6))
	}
}

// dealt is when the i-th of n cards that are dealt sets off and when it arrives, as parts of the movement.
func dealt(i, n int) (from, to float64) {
	const flight = 0.52
	from = (1 - flight) * float64(i) / float64(max(n, 1))
	return from, from + flight
}

// flyDrawn shows cards on their way from the deck: into their places in the open hand, where they are turned over on the
// way, or to somebody's plate.
func (t *Table) flyDrawn(u *ui.UI, e islas.Event, p float64) {
	for i := range e.Count {
		l := leap{from: t.at.deck, to: t.at.slots[i], first: islas.NoCard, last: e.Cards[i], rest: t.at.poses[i]}
		if l.to.Empty() {
			l.to, l.rest = t.handSpot(e.Seat), 0
		}
		from, to := dealt(i, e.Count)
		t.fly(u, l, within(p, from, to))
	}
}

// left is where a card that has just been played comes from, and how it lay there.
func (t *Table) left(e islas.Event) (from ui.Rect, lean float64) {
	if e.Seat == t.viewer() && !t.hand.left.Empty() {
		return t.hand.left, t.hand.lean
	}
	return t.handSpot(e.Seat), 0
}

// flyNumbers shows the numbers of plots that have been counted on their way from the islands to the ledger.
func (t *Table) flyNumbers(u *ui.UI) {
	a := &t.ship
	k := a.reading.column(a.stage)
	if k < 0 || !a.card.Settler() || t.s.Settings.ReducedMotion {
		return
	}
	th := u.Theme()
	for seat := range game.Seat(t.state().Seats()) {
		way := a.written(k, seat)
		if _, counts := a.reading.island(k, seat, a.stage); !counts || way <= 0 || way >= 1 {
			continue
		}
		from, to := t.at.island[seat].Middle(), t.at.count[seat][k].Middle()
		c := from.Lerp(to, ease(way))
		radius := blend(u.Px(26), u.Px(17), ease(way))
		r := ui.RectAround(c, 2*radius, 2*radius)
		u.Shadow(r, radius, u.Px(8), th.Shadow)
		u.Circle(c, radius, th.PaperLight, u.Px(2.5), th.Accent)
		fitted(u, r, th.Ink, ui.Center|ui.Middle, strconv.Itoa(int(a.compare.Counts[seat][k])), theme.Number, theme.SmallBold)
	}
}
