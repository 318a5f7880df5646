package table

import (
	"math"
	"strconv"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// drawHand shows the open hand of the person at the machine, or the backs of somebody's cards when nobody looks.
func (t *Table) drawHand(u *ui.UI) {
	t.hand.hover, t.hand.moving, t.hand.drag = islas.NoCard, false, islas.NoCard
	r := t.lay.hand
	th := u.Theme()
	u.Round(r, u.Px(10), theme.Alpha(th.Cloth, 0.82), u.Px(1.5), theme.Alpha(th.ClothDark, 0.8))
	seat := t.viewer()
	if seat == game.NoSeat {
		t.drawBacks(u, r, t.large())
		return
	}
	var room [60]islas.Card
	cards := t.state().HandCards(seat, room[:0])
	f := newFan(r, len(cards), u.Px(8))
	if !t.lay.compact {
		f.big = f.w * 1.12
	}
	f.big = max(f.big, u.Px(handRead)*art.CardRatio)
	t.hand.take(&f, r, seat, cards)
	if len(cards) == 0 {
		u.Text(r, theme.Body, th.OnDarkSoft, ui.Center|ui.Middle, u.T("table.hand-empty"))
		return
	}
	t.glide(u, &f)
	coming := t.coming(&f, cards)
	open, pointed := -1, false
	for i, c := range cards {
		got := t.handCard(u, &f, i, c, coming&(1<<i) != 0)
		if got.Hover || got.Ring || got.Dragging {
			open, pointed = i, got.Hover || got.Dragging
		}
	}
	t.raised(u, &f, cards)
	t.openAt(u, &f, open, pointed)
}

// glide moves the cards towards where they should lie.
func (t *Table) glide(u *ui.UI, f *fan) {
	h := &t.hand
	var to [60]float64
	for i := range f.n {
		to[i] = f.closed(i)
	}
	if h.open >= 0 && h.open < f.n {
		f.opened(to[:], h.open, h.anchor)
	}
	part := 1 - math.Exp(-u.Input().Dt.Seconds()/0.055)
	if t.s.Settings.ReducedMotion || t.s.Pace() == 0 {
		part = 1
	}
	for i := range f.n {
		d := to[i] - h.x[i]
		if math.Abs(d) < 0.5 {
			h.x[i] = to[i]
			continue
		}
		h.x[i] += d * part
		h.moving = true
	}
}

// openAt opens the fan at a card, or closes it for -1. A card that is pointed at stays under the pointer.
func (t *Table) openAt(u *ui.UI, f *fan, i int, pointed bool) {
	h := &t.hand
	if i < 0 && t.pick.active && h.chosen < f.n && t.pick.card == h.cards[h.chosen] {
		i = h.chosen
	}
	if i == h.open {
		return
	}
	at := u.Input().Pos
	// What answers the pointer is what lay under it a frame ago. Where nothing glides, the card at which the fan was opened
	// in that frame lies there only now, and is the one that is pointed at.
	if pointed && h.open >= 0 && h.open < f.n && f.seen(h, h.open).Contains(at) {
		return
	}
	h.open, h.moving = i, true
	if i >= 0 {
		h.anchor = f.anchor(i, at.X, pointed && f.in.Contains(at))
	}
}

// coming is the cards of the hand that are still on their way from the deck, as a set of places; it notes where they
// will lie.
func (t *Table) coming(f *fan, cards []islas.Card) (set uint64) {
	e, p, moving := t.session.Event()
	if !moving || e.Kind != islas.EvDraw && e.Kind != islas.EvDeal || e.Seat != t.viewer() {
		return 0
	}
	taken := uint64(0)
	for k := range e.Count {
		for i, c := range cards {
			if c != e.Cards[k] || taken&(1<<i) != 0 {
				continue
			}
			taken |= 1 << i
			t.at.slots[k], t.at.poses[k] = f.place(t.hand.x[i])
			if _, to := dealt(k, e.Count); p < to {
				set |= 1 << i
			}
			break
		}
	}
	return set
}

// handCard is one card of the hand: it answers the pointer, and is drawn unless it is raised, which comes later, or still
// on its way.
func (t *Table) handCard(u *ui.UI, f *fan, i int, c islas.Card, coming bool) ui.Response {
	h := &t.hand
	r, turn := f.place(h.x[i])
	can, why := t.canPlay(u, c)
	got := u.Region("card."+strconv.Itoa(i), f.seen(h, i), ui.RegionOptions{
		Role: ui.RoleItem, Label: t.cardName(u, c), Tooltip: t.cardTip(u, c), Disabled: !can, Why: why, Drag: can, NoRing: true, TipAt: h.drawn[i],
	})
	chosen := t.isChosen(i, c)
	near := got.Hover || got.Ring
	h.near[i] = near && !coming
	if near || got.Dragging {
		h.hover = c
	}
	t.lift(u, i, (near || chosen || got.Dragging) && !coming)
	switch {
	case got.Dragging:
		h.drag = c
		h.at = u.Input().Pos
		if !t.pick.active || t.pick.card != c {
			t.pickCard(i, c)
		}
	case got.DoubleClicked && chosen && plays(t.legal, islas.Load):
		t.act(islas.LoadAction(c))
	case got.Clicked && chosen:
		t.pick = nothing()
	case got.Clicked:
		t.pickCard(i, c)
	}
	if h.lift[i] == 0 && !coming {
		h.drawn[i], h.turns[i] = r, turn
		u.Shadow(r.Inset(u.Px(2)), u.Px(8), u.Px(7), theme.Alpha(u.Theme().Shadow, 0.8))
		t.posedCard(u, r, c, paint.Pose{Turn: turn, Shade: t.shade(can)}, false)
	}
	return got
}

// seen is the part of the i-th card that no other lies on, where it answers.
func (f *fan) seen(h *handState, i int) ui.Rect {
	r, _ := f.place(h.x[i])
	right := r.Right()
	if i+1 < f.n && (i != h.open || h.x[i+1] > right) {
		right = min(right+f.w/2, h.x[i+1]) // there is no gap between two cards in which neither would answer
	}
	if open := h.open; open >= 0 && open < i {
		r.X = max(r.X, h.x[open]+f.w)
	}
	r.W = max(right-r.X, 1)
	return r
}

// cardTip says what a card of the hand can do now.
func (t *Table) cardTip(u *ui.UI, c islas.Card) string {
	if cardsFor(t.legal, islas.Build)[c] {
		return u.T("table.card-build", "where", t.whereText(u, c))
	}
	return u.T("table.card-load")
}

// isChosen reports whether the card at place i of the hand is the one that was picked.
func (t *Table) isChosen(i int, c islas.Card) bool {
	return t.pick.active && t.pick.card == c && t.hand.chosen == i
}

// lift moves a card's height towards up or down.
func (t *Table) lift(u *ui.UI, i int, up bool) {
	speed := u.Input().Dt.Seconds() / 0.12
	if t.s.Settings.ReducedMotion || t.s.Pace() == 0 {
		speed = 1
	}
	l := &t.hand.lift[i]
	if up {
		*l = min(1, *l+speed)
		t.hand.moving = t.hand.moving || *l < 1
		return
	}
	*l = max(0, *l-speed)
	t.hand.moving = t.hand.moving || *l > 0
}

// handRead is the height in design units at which a card can be read well, to which it grows under the pointer.
const handRead = 236

// raised draws the cards that are raised over the others, the dragged one at the pointer.
func (t *Table) raised(u *ui.UI, f *fan, cards []islas.Card) {
	th := u.Theme()
	h := &t.hand
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	for i, c := range cards {
		l := h.lift[i]
		if l == 0 {
			continue
		}
		r, turn := f.place(h.x[i])
		grow := 1.12
		if h.near[i] {
			grow = max(grow, u.Px(handRead)/r.H) // large enough to read, however small the hand is
		}
		big := ui.Rect{W: r.W * grow, H: r.H * grow}
		big.X, big.Y = r.Middle().X-big.W/2, f.in.Y+f.h-big.H-u.Px(10)
		big = big.Within(u.Bounds().Inset(u.Px(6)))
		at := ui.Lerp(r, big, ease(l))
		if h.drag == c && t.isChosen(i, c) {
			at = ui.RectAround(h.at, r.W, r.H)
		}
		turn *= 1 - ease(l)
		h.drawn[i], h.turns[i] = at, turn
		u.Shadow(at, u.Px(8), u.Px(14), th.Shadow)
		if l < 1 || h.moving {
			t.posedCard(u, at, c, paint.Pose{Turn: turn}, true)
		} else {
			t.card(u, at, c)
		}
		if t.isChosen(i, c) {
			u.Stroke(at.Inset(-u.Px(2)), u.Px(9), u.Px(3), th.Focus, th.Brass)
		}
	}
}

// shade is how dark a card is that can't be played now, while its owner has something to decide.
func (t *Table) shade(can bool) float64 {
	choice := plays(t.legal, islas.Build) || plays(t.legal, islas.Load)
	if !can && choice && t.actor() == t.viewer() {
		return 0.3
	}
	return 0
}

// canPlay says whether the card can be picked now, and if not why.
func (t *Table) canPlay(u *ui.UI, c islas.Card) (bool, string) {
	name := t.cardName(u, c)
	if t.actor() != t.viewer() || t.actor() == game.NoSeat {
		return false, name
	}
	if cardsFor(t.legal, islas.Build)[c] || cardsFor(t.legal, islas.Load)[c] {
		return true, ""
	}
	return false, name + "\n" + t.whyNotCard(u, c)
}

// pickCard picks the card at place i of the hand for what the phase allows.
func (t *Table) pickCard(i int, c islas.Card) {
	k := islas.Load
	if plays(t.legal, islas.Build) {
		k = islas.Build
	}
	if !cardsFor(t.legal, k)[c] {
		return
	}
	t.pick = begin(k)
	t.pick.card = c
	t.pinned = game.NoSeat
	t.hand.chosen = i
}

// drawBacks shows cards from behind, when no person plays.
func (t *Table) drawBacks(u *ui.UI, r ui.Rect, seat game.Seat) {
	n := t.state().HandSize(seat)
	f := newFan(r, n, u.Px(8))
	for i := range n {
		at, turn := f.place(f.closed(i))
		u.Shadow(at.Inset(u.Px(2)), u.Px(8), u.Px(7), theme.Alpha(u.Theme().Shadow, 0.8))
		t.posedCard(u, at, islas.NoCard, paint.Pose{Turn: turn}, false)
	}
}

// cardName is what a card is called.
func (t *Table) cardName(u *ui.UI, c islas.Card) string {
	if c.Pirate() {
		return u.T("pirate." + c.Colour().String())
	}
	return u.T("occupation." + c.ID())
}
