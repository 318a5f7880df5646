package table

import (
	"strconv"

	"islas/game"
	"islas/render/art"
	"islas/render/theme"
	"islas/render/ui"
)

// handState is what the pointer does with the hand.
type handState struct {
	hover  game.Card   // the card under the pointer, NoCard if there is none
	near   [60]bool    // which cards are looked at, and therefore large
	lift   [60]float64 // how far each card is raised, 0 to 1
	size   int         // number of cards when it was last drawn
	owner  game.Seat   // whose it was
	moving bool        // some card is on its way up or down
	drag   game.Card   // the card that is being dragged, NoCard if none is
	chosen int         // which card of the hand was picked, of several equal ones
	at     ui.Point    // where it is dragged
}

// drawHand shows the open hand of the person at the machine, or the backs of somebody's cards when nobody looks.
func (t *Table) drawHand(u *ui.UI) {
	t.hand.hover, t.hand.moving, t.hand.drag = game.NoCard, false, game.NoCard
	r := t.lay.hand
	th := u.Theme()
	u.Round(r, u.Px(10), theme.Alpha(th.Cloth, 0.82), u.Px(1.5), theme.Alpha(th.ClothDark, 0.8))
	seat := t.viewer
	s := t.handPosition()
	if seat == game.NoSeat {
		t.drawBacks(u, r, t.large())
		return
	}
	var room [60]game.Card
	cards := s.HandCards(seat, room[:0])
	if len(cards) == 0 {
		u.Text(r, theme.Body, th.OnDarkSoft, ui.Center|ui.Middle, u.T("table.hand-empty"))
		return
	}
	if t.hand.size != len(cards) || t.hand.owner != seat { // another card lies in each place now
		t.hand.size, t.hand.owner, t.hand.lift = len(cards), seat, [60]float64{}
	}
	places := handPlaces(r, len(cards), u.Px(8))
	for i, c := range cards {
		t.handCard(u, places, i, c)
	}
	t.raised(u, places, cards)
}

// handPosition is the position whose hand is shown: a card that is played has left it at once, one that is drawn has
// still to arrive.
func (t *Table) handPosition() *game.State {
	if e, _, moving := t.show.event(); moving && (e.Kind == game.EvDraw || e.Kind == game.EvDeal) {
		return t.known()
	}
	return t.state()
}

// handPlaces is where n cards lie in r: side by side if there is room, otherwise each over a part of the one before.
func handPlaces(r ui.Rect, n int, margin float64) []ui.Rect {
	in := r.InsetXY(margin*1.5, margin)
	w := in.H * art.CardRatio
	step := w + margin
	if n > 1 && step*float64(n-1)+w > in.W {
		step = (in.W - w) / float64(n-1)
	}
	x := in.X + (in.W-step*float64(n-1)-w)/2
	places := make([]ui.Rect, n)
	for i := range places {
		places[i] = ui.Rect{X: x + float64(i)*step, Y: in.Y, W: w, H: in.H}
	}
	return places
}

// handCard is one card of the hand: it answers the pointer, and is drawn unless it is raised, which comes later.
func (t *Table) handCard(u *ui.UI, places []ui.Rect, i int, c game.Card) {
	r := places[i]
	hit := r
	if i+1 < len(places) {
		hit.W = min(hit.W, places[i+1].X-r.X)
	}
	can, why := t.canPlay(u, c)
	got := u.Region("card."+strconv.Itoa(i), hit, ui.RegionOptions{
		Role: ui.RoleCard, Label: t.cardName(u, c), Tooltip: t.cardTip(u, c), Disabled: !can, Why: why, Drag: can, NoRing: true,
	})
	chosen := t.isChosen(i, c)
	up := got.Hover || got.Ring || chosen || got.Dragging
	t.hand.near[i] = got.Hover || got.Ring
	if got.Hover || got.Ring || got.Dragging {
		t.hand.hover = c
	}
	t.lift(u, i, up)
	switch {
	case got.Dragging:
		t.hand.drag = c
		t.hand.at = u.Input().Pos
		if !t.pick.active || t.pick.card != c {
			t.pickCard(i, c)
		}
	case got.DoubleClicked && chosen && plays(t.legal, game.Load):
		t.act(game.LoadAction(c))
	case got.Clicked && chosen:
		t.pick = nothing()
	case got.Clicked:
		t.pickCard(i, c)
	}
	if t.hand.lift[i] == 0 {
		t.card(u, r, c)
		t.shade(u, r, can)
	}
}

// cardTip says what a card of the hand can do now.
func (t *Table) cardTip(u *ui.UI, c game.Card) string {
	if cardsFor(t.legal, game.Build)[c] {
		return u.T("table.card-build", "where", t.whereText(u, c))
	}
	return u.T("table.card-load")
}

// isChosen reports whether the card at place i of the hand is the one that was picked.
func (t *Table) isChosen(i int, c game.Card) bool {
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

// raised draws the cards that are raised over the others, the dragged one at the pointer.
func (t *Table) raised(u *ui.UI, places []ui.Rect, cards []game.Card) {
	th := u.Theme()
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	for i, c := range cards {
		l := t.hand.lift[i]
		if l == 0 {
			continue
		}
		r := places[i]
		grow := 1.12
		if t.hand.near[i] {
			grow = max(grow, u.Px(236)/r.H) // large enough to read, however small the hand is
		}
		big := ui.Rect{W: r.W * grow, H: r.H * grow}
		big.X, big.Y = r.Middle().X-big.W/2, r.Bottom()-big.H-u.Px(10)
		big = big.Within(u.Bounds().Inset(u.Px(6)))
		at := ui.Lerp(r, big, ease(l))
		if t.hand.drag == c && t.isChosen(i, c) {
			at = ui.RectAround(t.hand.at, r.W, r.H)
		}
		u.Shadow(at, u.Px(8), u.Px(14), th.Shadow)
		if l < 1 {
			t.movingCard(u, at, c)
		} else {
			t.card(u, at, c)
		}
		if t.isChosen(i, c) {
			u.Stroke(at.Inset(-u.Px(2)), u.Px(9), u.Px(3), th.Focus, th.Brass)
		}
	}
}

// shade dims a card that can't be played now, while its owner has something to decide.
func (t *Table) shade(u *ui.UI, r ui.Rect, can bool) {
	choice := plays(t.legal, game.Build) || plays(t.legal, game.Load)
	if !can && choice && t.actor() == t.viewer {
		u.Round(r, u.Px(8), theme.Alpha(u.Theme().ClothDark, 0.35), 0, theme.Color{})
	}
}

// canPlay says whether the card can be picked now, and if not why.
func (t *Table) canPlay(u *ui.UI, c game.Card) (bool, string) {
	name := t.cardName(u, c)
	if t.actor() != t.viewer || t.actor() == game.NoSeat {
		return false, name
	}
	if cardsFor(t.legal, game.Build)[c] || cardsFor(t.legal, game.Load)[c] {
		return true, ""
	}
	return false, name + "\n" + t.whyNotCard(u, c)
}

// pickCard picks the card at place i of the hand for what the phase allows.
func (t *Table) pickCard(i int, c game.Card) {
	k := game.Load
	if plays(t.legal, game.Build) {
		k = game.Build
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
	for _, at := range handPlaces(r, max(n, 1), u.Px(8))[:n] {
		t.card(u, at, game.NoCard)
	}
}

// cardName is what a card is called.
func (t *Table) cardName(u *ui.UI, c game.Card) string {
	if c.Pirate() {
		return u.T("pirate." + c.Colour().String())
	}
	return u.T("occupation." + c.ID())
}
