package table

import (
	"math"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/playing"
	"islas/render/theme"
	"islas/render/ui"
)

// draw shows the hand, unless the ship is in.
func (h *handView) draw(f *frame) intent {
	h.hover, h.moving, h.drag, h.rest = islas.NoCard, false, islas.NoCard, nowhere()
	h.at.slots, h.at.poses = [islas.EventCards]ui.Rect{}, [islas.EventCards]float64{}
	if f.arriving {
		return intent{}
	}
	u, r, th := f.ui, f.lay.hand, f.ui.Theme()
	if f.viewer == game.NoSeat {
		drawBacks(f, r)
		return intent{}
	}
	u.Round(r, u.Px(10), theme.Alpha(th.Cloth, 0.82), u.Px(1.5), theme.Alpha(th.ClothDark, 0.8))
	var room [60]islas.Card
	cards := f.state.HandCards(f.viewer, room[:0])
	fan := newFan(r, len(cards), u.Px(8))
	if !f.lay.compact {
		fan.big = fan.w * 1.12
	}
	fan.big = max(fan.big, u.Px(handRead)*art.CardRatio)
	h.take(&fan, r, f.viewer, cards)
	if len(cards) == 0 {
		u.Text(r, theme.Body, th.OnDarkSoft, ui.Center|ui.Middle, u.T("table.hand-empty"))
		return intent{}
	}
	h.glide(f, &fan)
	return h.answer(f, &fan, cards)
}

// answer draws the cards and lets them answer.
func (h *handView) answer(f *frame, fan *fan, cards []islas.Card) (want intent) {
	coming := h.coming(f, fan, cards)
	open, pointed := -1, false
	for i, c := range cards {
		got, wanted := h.card(f, fan, i, c, coming&(1<<i) != 0)
		if got.Hover || got.Ring || got.Dragging {
			open, pointed = i, got.Hover || got.Dragging
		}
		want = want.or(wanted)
	}
	h.raised(f, fan, cards)
	if h.drag != islas.NoCard {
		open = -1 // it is not there
	}
	h.openAt(f, fan, open, pointed)
	if id, on, ok := f.ui.Dropped(); ok && on == "" && strings.HasPrefix(id, "card.") {
		want = want.or(picks(nothing())) // it goes back to where it came from
	}
	return want
}

// glide moves the cards towards where they should lie.
func (h *handView) glide(f *frame, fan *fan) {
	to := &h.to
	for i := range fan.n {
		to[i] = fan.closed(i)
	}
	if h.open >= 0 && h.open < fan.n {
		fan.opened(to[:], h.open, h.anchor)
	}
	part := 1 - math.Exp(-f.ui.Input().Dt.Seconds()/0.055)
	if f.paint.atOnce() {
		part = 1
	}
	for i := range fan.n {
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
func (h *handView) openAt(f *frame, fan *fan, i int, pointed bool) {
	if i < 0 && h.drag == islas.NoCard && f.choice.active && h.chosen < fan.n && f.choice.card == h.cards[h.chosen] {
		i = h.chosen
	}
	if i == h.open {
		return
	}
	at := f.ui.Input().Pos
	// What answers the pointer is what lay under it a frame ago. Where nothing glides, the card at which the fan was opened
	// in that frame lies there only now, and is the one that is pointed at.
	if pointed && h.open >= 0 && h.open < fan.n && h.seen(fan, h.open).Contains(at) {
		return
	}
	h.open, h.moving = i, true
	if i >= 0 {
		h.anchor = fan.anchor(i, at.X, pointed && fan.in.Contains(at))
	}
}

// coming is the cards of the hand that are still on their way from the deck, as a set of places; it notes where they
// will lie.
func (h *handView) coming(f *frame, fan *fan, cards []islas.Card) (set uint64) {
	e := &f.event
	if !f.shows(islas.EvDraw) && !f.shows(islas.EvDeal) || e.Seat != f.viewer {
		return 0
	}
	taken := uint64(0)
	for k := range e.Count {
		for i, c := range cards {
			if c != e.Cards[k] || taken&(1<<i) != 0 {
				continue
			}
			taken |= 1 << i
			h.at.slots[k], h.at.poses[k] = fan.place(h.x[i])
			if _, to := dealt(k, e.Count); f.progress < to {
				set |= 1 << i
			}
			break
		}
	}
	return set
}

// card is one card of the hand: it answers the pointer, and is drawn unless it is raised, which comes later, or still on its
// way.
func (h *handView) card(f *frame, fan *fan, i int, c islas.Card, coming bool) (got ui.Response, want intent) {
	u := f.ui
	r, turn := fan.place(h.x[i])
	can, why := canPlay(f, c)
	tip, key := cardTip(f, c), cardKeyOf(i)
	if key != ui.KeyNone {
		tip = u.T("card.keyed", "text", tip, "key", key.Name())
	}
	got = u.Region("card."+strconv.Itoa(i), h.seen(fan, i), ui.RegionOptions{
		Role: ui.RoleItem, Label: cardName(u, c), Tooltip: tip, Disabled: !can, Why: why, Drag: can, NoRing: true, TipAt: h.drawn[i], TipAside: f.foretells(), Target: held(i),
	})
	chosen := h.isChosen(f, i, c)
	tapped := chosen && u.Input().Touch && u.Pointed() == "" && u.Dragged() == "" // a finger that has gone is not over it any more
	if tapped && !f.foretells() {
		u.Tooltip(h.drawn[i], handAround(f), tip, false)
	}
	near := got.Hover || got.Ring || tapped
	h.near[i] = near && !coming
	if near || got.Dragging {
		h.hover = c
	}
	if (got.Tip || tapped) && !coming {
		h.rest = rest{card: c, at: h.drawn[i], why: f.cardNote(c), key: key}
	}
	h.raise(f, i, (near || chosen || got.Dragging) && !coming)
	switch {
	case got.Dragging:
		h.drag, h.pos = c, u.Input().Pos
		if !f.choice.active || f.choice.card != c {
			want = h.pick(f, i, c)
		}
	case got.DoubleClicked && chosen:
		want = onlyAct(f, c) // and otherwise it stays picked
	case got.Clicked && chosen:
		want = picks(nothing())
	case got.Clicked:
		want = h.pick(f, i, c)
	case can && u.KeyPressed(key):
		want = h.press(f, i, c, chosen)
	}
	if h.lift[i] == 0 && !coming {
		h.drawn[i], h.turns[i] = r, turn
		u.Shadow(r.Inset(u.Px(2)), u.Px(8), u.Px(7), theme.Alpha(u.Theme().Shadow, 0.8))
		f.paint.covered(r, c, paint.Pose{Turn: turn, Shade: shade(f, can)}, false, h.shown(fan, i))
	}
	return got, want
}

// shown is how much of the width of the i-th card will be seen when all lie where they should, in steps, so that a card has
// few faces while others move: as little as it will be, or what is seen while the fan is closed.
func (h *handView) shown(fan *fan, i int) float64 {
	const whole, step = 0.97, 0.15
	if i+1 >= fan.n {
		return 1
	}
	shown, closed := fan.shown(h.to[i+1]-h.to[i]), fan.shown(fan.step)
	switch {
	case shown >= whole:
		return 1
	case shown > closed:
		return closed + math.Floor((shown-closed)/step)*step
	}
	return shown
}

// seen is the part of the i-th card that no other lies on, where it answers.
func (h *handView) seen(f *fan, i int) ui.Rect {
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

// cardKeyOf is the key for the i-th card of the hand: 1 for the first to 0 for the tenth, and none for others.
func cardKeyOf(i int) ui.Key {
	switch {
	case i < 9:
		return ui.Key1 + ui.Key(i)
	case i == 9:
		return ui.Key0
	}
	return ui.KeyNone
}

// carried is where a card is seen that is dragged and was large: smaller, and above the pointer or the finger, which points at
// what takes the card; below it at the upper edge of the window.
func carried(u *ui.UI, pointer ui.Point, large ui.Rect) ui.Rect {
	const part = 0.6
	w, h := large.W*part, large.H*part
	away := h/2 + u.Px(24)
	if pointer.Y > 2*away {
		away = -away
	}
	return ui.RectAround(pointer, w, h).Moved(0, away).Within(u.Bounds())
}

// press is what the key of the card at place i of the hand does: it puts the card on the ship where nothing else can be done with
// any card, otherwise it picks the card, and when that is done builds with it if there is a single plot.
func (h *handView) press(f *frame, i int, c islas.Card, chosen bool) intent {
	h.chosen = i
	if chosen || f.choice.plays(islas.Load) {
		return onlyAct(f, c)
	}
	return h.pick(f, i, c)
}

// onlyAct does what can be done with a card, if that is a single action.
func onlyAct(f *frame, c islas.Card) intent {
	if a, ok := f.choice.only(c); ok {
		return acts(a)
	}
	return intent{}
}

// isChosen reports whether the card at place i of the hand is the one that was picked.
func (h *handView) isChosen(f *frame, i int, c islas.Card) bool {
	return f.choice.active && f.choice.card == c && h.chosen == i
}

// raise moves a card's height towards up or down.
func (h *handView) raise(f *frame, i int, up bool) {
	speed := f.ui.Input().Dt.Seconds() / 0.12
	if f.paint.atOnce() {
		speed = 1
	}
	l := &h.lift[i]
	if up {
		*l = min(1, *l+speed)
		h.moving = h.moving || *l < 1
		return
	}
	*l = max(0, *l-speed)
	h.moving = h.moving || *l > 0
}

// handRead is the height in design units at which a card can be read well, to which it grows under the pointer.
const handRead = 236

// raised draws the cards that are raised over the others, the dragged one at the pointer.
func (h *handView) raised(f *frame, fan *fan, cards []islas.Card) {
	u, th := f.ui, f.ui.Theme()
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	for i, c := range cards {
		l := h.lift[i]
		if l == 0 {
			continue
		}
		r, turn := fan.place(h.x[i])
		grow := 1.12
		if h.near[i] {
			grow = max(grow, u.Px(handRead)/r.H) // large enough to read, however small the hand is
		}
		room := raisedRoom(f)
		grow = min(grow, room.H/r.H)
		big := ui.Rect{W: r.W * grow, H: r.H * grow}
		big.X, big.Y = r.Middle().X-big.W/2, fan.in.Y+fan.h-big.H-u.Px(10)
		big = big.Within(room)
		at := ui.Lerp(r, big, playing.Ease(l))
		if h.drag == c && h.isChosen(f, i, c) {
			at = carried(u, h.pos, at)
		}
		turn *= 1 - playing.Ease(l)
		h.drawn[i], h.turns[i] = at, turn
		u.Shadow(at, u.Px(8), u.Px(14), th.Shadow)
		if l < 1 || h.moving {
			f.paint.posed(at, c, paint.Pose{Turn: turn}, true)
		} else {
			f.paint.card(at, c)
		}
		if h.isChosen(f, i, c) {
			u.Stroke(at.Inset(-u.Px(2)), u.Px(9), u.Px(3), th.Focus, th.Brass)
		}
	}
}

// handAround is what no tooltip of a card covers: the hand, and the buttons of the turn where they stand above it or beside it.
func handAround(f *frame) ui.Rect {
	if f.lay.upright || f.lay.compact {
		return f.lay.hand.Union(f.lay.actions)
	}
	return f.lay.hand
}

// raisedRoom is where a raised card may lie: in and above the tray, beside and below the buttons of the turn, which are needed
// while one looks at it.
func raisedRoom(f *frame) ui.Rect {
	room, window := f.lay.hand, f.ui.Bounds().Inset(f.ui.Px(6))
	top := window.Y
	if f.lay.upright {
		top = f.lay.actions.Bottom() + f.ui.Px(2)
	}
	room.Y, room.H = top, min(room.Bottom(), window.Bottom())-top
	return room
}

// pick picks the card at place i of the hand for what the phase allows.
func (h *handView) pick(f *frame, i int, c islas.Card) intent {
	k := islas.Load
	if f.choice.plays(islas.Build) {
		k = islas.Build
	}
	if !f.choice.uses(k, c) {
		return intent{}
	}
	h.chosen = i
	return picks(withCard(k, c))
}

// shade is how dark a card is that can't be played now, while its owner has something to decide.
func shade(f *frame, can bool) float64 {
	if !can && f.actor == f.viewer && (f.choice.plays(islas.Build) || f.choice.plays(islas.Load)) {
		return 0.3
	}
	return 0
}

// canPlay says whether the card can be picked now, and if not why.
func canPlay(f *frame, c islas.Card) (bool, string) {
	if f.actor != game.NoSeat && f.actor == f.viewer && (f.choice.uses(islas.Build, c) || f.choice.uses(islas.Load, c)) {
		return true, ""
	}
	if why := f.cardNote(c); why != "" {
		return false, cardText(f, c) + "\n" + why
	}
	return false, cardText(f, c)
}
