package table

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// draw draws the hand, unless the ship is in.
func (h *handView) draw(f *frame) intent {
	h.move(f.Port.Moved())
	h.hover, h.moving, h.drag, h.rest = islas.NoCard, false, islas.NoCard, nowhere()
	h.at.slots, h.at.poses = [islas.EventCards]ui.Rect{}, [islas.EventCards]float64{}
	if f.arriving {
		return nil
	}
	u, r, th := f.UI, f.lay.hand, f.UI.Theme()
	if f.Viewer == game.NoSeat {
		h.rest = drawBacks(f, r)
		return nil
	}
	f.paint.quay(r)
	var room [islas.DeckSize]islas.Card
	cards := f.State.HandCards(f.Viewer, room[:0])
	fan := newFan(r, len(cards), u.Px(8))
	if !f.lay.compact {
		fan.big = fan.w * 1.12
	}
	fan.big = max(fan.big, u.Px(handRead)*art.CardRatio)
	h.take(&fan, r, f.Viewer, cards)
	if len(cards) == 0 {
		u.Text(r, theme.Body, th.OnDarkSoft, ui.Center|ui.Middle, u.T("table.hand-empty"))
		return nil
	}
	h.glide(f, &fan)
	return h.answer(f, &fan, cards)
}

// answer draws the cards and returns the intent of what is done with them.
func (h *handView) answer(f *frame, fan *fan, cards []islas.Card) (want intent) {
	coming := h.coming(f, fan, cards)
	open, pointed := -1, false
	for i, c := range cards {
		got, wanted := h.card(f, fan, i, c, coming&(1<<i) != 0)
		if got.Hover || got.Ring || got.Dragging {
			open, pointed = i, got.Hover || got.Dragging
		}
		want = table.Or(want, wanted)
	}
	h.raised(f, fan, cards)
	if h.drag != islas.NoCard {
		open = -1 // not there yet
	}
	h.openAt(f, fan, open, pointed)
	if id, on, ok := f.UI.Dropped(); ok && on == "" && strings.HasPrefix(id, "card.") {
		want = table.Or(want, nothing()) // it returns to where it came from
	}
	return want
}

// glide moves the cards towards their places.
func (h *handView) glide(f *frame, fan *fan) {
	to := &h.to
	for i := range fan.n {
		to[i] = fan.closed(i)
	}
	if h.open >= 0 && h.open < fan.n {
		fan.opened(to[:], h.open, h.anchor)
	}
	part := 1 - math.Exp(-f.UI.Input().Dt.Seconds()/0.055)
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
	at := f.UI.Input().Pos
	// What answers the pointer is what lay under it a frame ago. Without gliding, the card at which the fan was opened in that frame lies
	// there only now, and is the one that is pointed at.
	if pointed && h.open >= 0 && h.open < fan.n && h.seen(fan, h.open).Contains(at) {
		return
	}
	h.open, h.moving = i, true
	if i >= 0 {
		h.anchor = fan.anchor(i, at.X, pointed && fan.in.Contains(at))
	}
}

// coming returns the places of the cards of the hand that are still on their way from the deck, as a set of bits, and notes where these
// will lie.
func (h *handView) coming(f *frame, fan *fan, cards []islas.Card) (set uint64) {
	e := &f.Event
	if !f.shows(islas.EvDraw) && !f.shows(islas.EvDeal) || e.Seat != f.Viewer {
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
			if _, to := dealt(k, e.Count); f.Progress < to {
				set |= 1 << i
			}
			break
		}
	}
	return set
}

// handView draws the open hand of the person at the machine, or the backs of everybody's cards if nobody looks. Its cards answer the
// pointer: they open like a fan, rise, and can be dragged.
type handView struct {
	at handPlaces

	hover  islas.Card              // card under the pointer, NoCard for none
	near   [islas.DeckSize]bool    // cards that are looked at, and therefore large
	lift   [islas.DeckSize]float64 // how far each card is raised, from 0 to 1
	x      [islas.DeckSize]float64 // left edge of each card
	to     [islas.DeckSize]float64 // where that is going to be
	cards  []islas.Card            // the cards that were drawn last
	owner  game.Seat               // whose they were
	tray   ui.Rect                 // where they lay
	moving bool                    // a card is on its way
	drag   islas.Card              // card that is dragged, NoCard for none
	chosen int                     // place in the hand of the picked card, of several equal ones
	pos    ui.Point                // where it is dragged
	rest   rest                    // card that is rested on

	open   int     // card at which the fan is open, -1 for none
	anchor float64 // its left edge

	drawn [islas.DeckSize]ui.Rect // where each card was drawn last
	turns [islas.DeckSize]float64 // its turn in radians
}

// handPlaces has the places of cards of the open hand that come or go. A rectangle is empty for what is not drawn.
type handPlaces struct {
	slots [islas.EventCards]ui.Rect // of the cards that are being drawn
	poses [islas.EventCards]float64 // their turns there in radians
	left  ui.Rect                   // of the card that was played last
	lean  float64                   // its turn in radians
}

// leave notes where a card lay that has just been played from the hand.
func (h *handView) leave(e islas.Event, viewer game.Seat) {
	h.at.left = ui.Rect{}
	if e.Seat != viewer || h.owner != viewer || e.Kind != islas.EvBuild && e.Kind != islas.EvLoad {
		return
	}
	i := h.chosen
	if i >= len(h.cards) || h.cards[i] != e.Card {
		i = slices.Index(h.cards, e.Card)
	}
	if i >= 0 {
		h.at.left, h.at.lean = h.drawn[i], h.turns[i]
	}
}

// move moves all places that the hand remembers.
func (h *handView) move(by ui.Point) {
	for i := range h.x {
		h.x[i] += by.X
		h.drawn[i] = h.drawn[i].Moved(by.X, by.Y)
	}
	h.anchor += by.X
	h.tray, h.at.left = h.tray.Moved(by.X, by.Y), h.at.left.Moved(by.X, by.Y)
}

// take makes the hand that of a seat. A card that stays glides from its place on the screen to the new one, and keeps its height.
func (h *handView) take(f *fan, tray ui.Rect, seat game.Seat, cards []islas.Card) {
	same := h.owner == seat && alike(h.tray, tray)
	if same && slices.Equal(h.cards, cards) {
		return
	}
	old, x, lift := h.cards, h.x, h.lift
	h.lift, h.open = [islas.DeckSize]float64{}, -1
	j := 0
	for i, c := range cards {
		h.x[i] = f.closed(i)
		for j < len(old) && old[j] < c {
			j++
		}
		if same && j < len(old) && old[j] == c {
			h.x[i], h.lift[i] = x[j], lift[j]
			j++
		}
	}
	h.cards, h.owner, h.tray = append(h.cards[:0], cards...), seat, tray
}

// lifting reports whether a card of the hand was on its way up or down when it was last drawn.
func (h *handView) lifting() bool {
	return slices.ContainsFunc(h.lift[:], func(l float64) bool { return l > 0 && l < 1 })
}

// card handles the i-th card of the hand: it answers the pointer, and is drawn unless it is raised, when it is drawn later, or still on
// its way.
func (h *handView) card(f *frame, fan *fan, i int, c islas.Card, coming bool) (got ui.Response, want intent) {
	can, note := canPlay(f, c)
	why := ""
	if !can {
		why = cardText(f, c)
	}
	if note != "" {
		why += "\n" + note
	}
	tip, key := cardTip(f, c), cardKeyOf(i)
	if key != ui.KeyNone {
		tip = f.UI.T("card.keyed", "text", tip, "key", key.Name())
	}
	chosen, value := h.isChosen(f, i, c), ""
	if chosen {
		value = "selected"
	}
	got = f.UI.Region("card."+strconv.Itoa(i), h.seen(fan, i), ui.RegionOptions{
		Role: ui.RoleItem, Label: cardName(f.UI, c), Value: value, Tooltip: tip, Disabled: !can, Why: why, Drag: can, NoRing: true, TipAt: h.drawn[i], TipAside: f.foretells(), Target: held(i),
	})
	tapped := chosen && f.UI.Input().Touch && f.UI.Pointed() == "" && f.UI.Dragged() == "" // the finger is not on anything any more
	if tapped && !f.foretells() {
		f.UI.Tooltip(h.drawn[i], handAround(f), tip, false)
	}
	near := got.Hover || got.Ring || tapped
	h.near[i] = near && !coming
	if near || got.Dragging {
		h.hover = c
	}
	if (got.Tip || tapped) && !coming {
		h.rest = rest{card: c, at: h.drawn[i], why: note, key: key}
	}
	h.raise(f, i, (near || chosen || got.Dragging) && !coming)
	if !can {
		key = ui.KeyNone
	}
	want = h.respond(f, i, c, got, key, chosen)
	if h.lift[i] == 0 && !coming {
		h.lie(f, fan, i, c, can)
	}
	return got, want
}

// lie draws the i-th card of the hand in its place in the fan.
func (h *handView) lie(f *frame, fan *fan, i int, c islas.Card, can bool) {
	u := f.UI
	r, turn := fan.place(h.x[i])
	h.drawn[i], h.turns[i] = r, turn
	asked := f.Actor == f.Viewer && (f.choice.plays(islas.Build) || f.choice.plays(islas.Load))
	u.Shadow(r.Inset(u.Px(2)), u.Px(8), u.Px(7), theme.Alpha(u.Theme().Shadow, 0.8))
	pose := paint.Pose{Turn: turn}
	switch {
	case asked && !can:
		pose.Shade = 0.3 // not playable now, while its owner has to decide
	case asked && !f.choice.active:
		u.Shadow(r, u.Px(8), u.Px(9), u.Theme().Focus) // lit
	}
	f.paint.covered(r, c, pose, false, h.shown(fan, i))
}

// shown returns the visible part of the width of the i-th card when all cards lie in their places, from 0 to 1. Above the part in the
// closed fan it grows in steps, so that a card has few pictures while others move.
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

// seen returns the part of the i-th card that no other covers, where it answers.
func (h *handView) seen(f *fan, i int) ui.Rect {
	r, _ := f.place(h.x[i])
	right := r.Right()
	if i+1 < f.n && (i != h.open || h.x[i+1] > right) {
		right = min(right+f.w/2, h.x[i+1]) // no gap between two cards in which neither would answer
	}
	if open := h.open; open >= 0 && open < i {
		r.X = max(r.X, h.x[open]+f.w)
	}
	r.W = max(right-r.X, 1)
	return r
}

// carried returns where a card is drawn that is dragged and was large: smaller, and above the pointer or the finger, which points at what
// takes the card; below it near the upper edge of the window.
func carried(u *ui.UI, pointer ui.Point, large ui.Rect) ui.Rect {
	const part = 0.6
	w, h := large.W*part, large.H*part
	away := h/2 + u.Px(24)
	if pointer.Y > 2*away {
		away = -away
	}
	return ui.RectAround(pointer, w, h).Moved(0, away).Within(u.Ground()).Rounded() // so that its edge is sharp
}

// raise moves a card's height towards up or down.
func (h *handView) raise(f *frame, i int, up bool) {
	by, l := f.UI.Input().Dt.Seconds()/0.12, &h.lift[i]
	if f.paint.atOnce() {
		by = 1
	}
	if !up {
		by = -by
	}
	*l = min(max(*l+by, 0), 1)
	h.moving = h.moving || up && *l < 1 || !up && *l > 0
}

// handRead is the height in design units at which a card is legible, to which it grows under the pointer.
const handRead = 236

// raised draws the raised cards above the others, the dragged one at the pointer.
func (h *handView) raised(f *frame, fan *fan, cards []islas.Card) {
	u, th := f.UI, f.UI.Theme()
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	for i, c := range cards {
		l := h.lift[i]
		if l == 0 {
			continue
		}
		r, turn := fan.place(h.x[i])
		at := ui.Lerp(r, h.raisedTo(f, fan, i, r), table.Ease(l))
		if h.drag == c && h.isChosen(f, i, c) {
			at = carried(u, h.pos, at)
		}
		turn *= 1 - table.Ease(l)
		h.drawn[i], h.turns[i] = at, turn
		u.Shadow(at, u.Px(8), u.Px(14), th.Shadow)
		if l < 1 || h.moving {
			f.paint.posed(at, c, paint.Pose{Turn: turn}, true)
		} else {
			f.paint.card(at, c)
		}
		if h.isChosen(f, i, c) {
			u.Highlight(at.Inset(-u.Px(2)), u.Px(9), u.Px(3), th.Focus, th.FocusBrass())
		}
	}
}

// raisedTo returns where the i-th card of the hand lies when it is wholly raised from r.
func (h *handView) raisedTo(f *frame, fan *fan, i int, r ui.Rect) ui.Rect {
	u, room, grow := f.UI, raisedRoom(f), 1.12
	if h.near[i] {
		grow = max(grow, u.Px(handRead)/r.H) // legible, however small the hand is
	}
	view := f.Port.View(u).Inset(u.Px(6))
	grow = min(grow, room.H/r.H, view.H/r.H)
	big := ui.Rect{W: r.W * grow, H: r.H * grow}
	big.X, big.Y = r.Middle().X-big.W/2, fan.in.Y+fan.h-big.H-u.Px(10)
	return big.Within(room).Within(view)
}

// handAround returns what tooltips of cards avoid: the hand, and the buttons of the turn above it or beside it.
func handAround(f *frame) ui.Rect {
	if f.lay.upright || f.lay.compact {
		return f.lay.hand.Union(f.lay.actions)
	}
	return f.lay.hand
}

// raisedRoom returns where a raised card may lie: in and above the tray, but not on the buttons of the turn, which are needed meanwhile.
func raisedRoom(f *frame) ui.Rect {
	room, window := f.lay.hand, f.UI.Ground().Inset(f.UI.Px(6))
	top := window.Y
	if f.lay.upright {
		top = f.lay.actions.Bottom() + f.UI.Px(2)
	}
	room.Y, room.H = top, min(room.Bottom(), window.Bottom())-top
	return room
}

// cardKeyOf returns the key for the i-th card of the hand: 1 for the first to 0 for the tenth, and none for others.
func cardKeyOf(i int) ui.Key {
	if i > 9 {
		return ui.KeyNone
	}
	return ui.Key0 + ui.Key((i+1)%10)
}

// respond returns the intent of a card that was dragged, clicked or chosen by its key, nil for one that can't be played. The key loads
// the card if nothing else can be done with any card; otherwise it picks the card, and if it is picked builds with it if there is a
// single plot.
func (h *handView) respond(f *frame, i int, c islas.Card, got ui.Response, key ui.Key, chosen bool) intent {
	switch {
	case got.Dragging:
		h.drag, h.pos = c, f.UI.Input().Pos
		if f.choice.active && f.choice.card == c {
			return nil
		}
	case got.DoubleClicked && chosen:
		return f.choice.only(c) // and otherwise it stays picked
	case got.Clicked && chosen:
		return nothing()
	case got.Clicked:
	case key == ui.KeyNone || !f.UI.KeyPressed(key):
		return nil
	case chosen || f.choice.plays(islas.Load):
		h.chosen = i
		return f.choice.only(c)
	}
	return h.pick(f, i, c)
}

// isChosen reports whether the card at place i of the hand is picked.
func (h *handView) isChosen(f *frame, i int, c islas.Card) bool {
	return f.choice.active && f.choice.card == c && h.chosen == i
}

// pick returns the pick of the card at place i of the hand for what the phase allows.
func (h *handView) pick(f *frame, i int, c islas.Card) intent {
	k := islas.Load
	if f.choice.plays(islas.Build) {
		k = islas.Build
	}
	if !f.choice.uses(k, c) {
		return nil
	}
	h.chosen = i
	p := begin(k)
	p.card = c
	return p
}

// canPlay reports whether a card can be picked now, and if not why; the reason is "" while somebody else decides.
func canPlay(f *frame, c islas.Card) (can bool, why string) {
	u, s := f.UI, f.State
	switch {
	case f.Actor == game.NoSeat || f.Actor != f.Viewer:
		return false, ""
	case f.choice.uses(islas.Build, c) || f.choice.uses(islas.Load, c):
		return true, ""
	case s.Decision().Phase == islas.PhaseDone:
		return false, u.T("why.load-done")
	case c.Pirate():
		return false, u.T("why.pirate")
	case s.MustDraw():
		return false, u.T("why.must-draw")
	case s.Free(f.Actor) == 0:
		return false, u.T("why.no-free-plot")
	}
	return false, u.T("why.no-house-left")
}

// backsMost is the greatest height in design units of the backs of a hand.
const backsMost = 120

// drawBacks draws everybody's hand small from behind, with its number of cards, when no person plays. If all hands lie open it shows
// their cards, and returns the one that somebody rests on.
func drawBacks(f *frame, r ui.Rect) (on rest) {
	on = nowhere()
	u, th := f.UI, f.UI.Theme()
	line, gap := theme.LineHeight(theme.SmallBold)*u.Scale(), u.Px(10)
	around, columns, rows := line+u.Px(16), f.State.Seats(), 1.0
	backs := min(r.H-around, u.Px(backsMost))
	if two := (r.H-gap)/2 - around; f.Uncovered && columns > 3 && two > 0.6*backs { // hands in two rows are wider
		columns, rows, backs = (columns+1)/2, 2, min(two, u.Px(backsMost))
	}
	tray := r.Center(r.W, rows*(backs+around)+(rows-1)*gap).Grid(columns, int(rows), gap)
	for i, cell := range tray[:f.State.Seats()] {
		seat := game.Seat(i)
		edge := theme.Alpha(th.ClothDark, 0.8)
		if f.deciding == seat {
			edge = th.Brass
		}
		u.Round(cell, u.Px(10), theme.Alpha(th.Cloth, 0.82), u.Px(1.5), edge)
		cell = cell.Inset(u.Px(6))
		n := f.handed().HandSize(seat)
		name := cell.TakeBottom(line, 0)
		number := cell.TakeRight(u.MeasureText(theme.Number, "00")+u.Px(4), 0)
		if f.Uncovered {
			var room [islas.DeckSize]islas.Card
			if got := handOf(f, cell, seat, f.handed().HandCards(seat, room[:0])); got.card != islas.NoCard {
				on = got
			}
		} else {
			backsOf(f, cell, n)
		}
		u.NameFitted(name, th.OnDark, ui.Center|ui.Middle, f.Name(seat), theme.SmallBold)
		u.TextFitted(number, th.OnDark, ui.Center|ui.Middle, strconv.Itoa(n), theme.Number, theme.SmallBold)
	}
	return on
}

// handOf draws the cards of a hand that lies open to all in r, side by side as far as there is room, and returns the one that somebody
// rests on. The card that is pointed at lies above the others.
func handOf(f *frame, r ui.Rect, seat game.Seat, cards []islas.Card) (on rest) {
	on = nowhere()
	const widest = 0.75 // greatest width of a card as a part of r, so that others are visible
	r = r.Center(r.W, min(r.H, widest*r.W/art.CardRatio))
	u, w := f.UI, r.H*art.CardRatio
	step := min(w+u.Px(3), (r.W-w)/max(float64(len(cards)-1), 1))
	first := r.Center(step*float64(len(cards)-1)+w, r.H)
	above := func() {}
	for i, c := range cards {
		at := ui.Rect{X: first.X + float64(i)*step, Y: r.Y, W: w, H: r.H}
		seen := at
		if i+1 < len(cards) {
			seen.W = min(step, w)
		}
		tip := cardTip(f, c)
		got := u.Region(fmt.Sprintf("hand.%d.%d", seat, i), seen, ui.RegionOptions{
			Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: cardName(u, c), Tooltip: tip, TipAside: f.foretells(), TipAt: at, Looks: true,
		})
		if got.Tip {
			on = rest{card: c, at: at}
		}
		if got.Hover {
			above = func() { f.paint.card(at, c) }
			continue
		}
		f.paint.covered(at, c, paint.Pose{}, false, seen.W/w)
	}
	above()
	return on
}

// backsOf draws n cards from behind in r, as a hand that is held.
func backsOf(f *frame, r ui.Rect, n int) {
	if n == 0 {
		return
	}
	const turn = 0.12 // radians from card to card while there are few
	u := f.UI
	h := r.H * 0.9
	w := h * art.CardRatio
	step := min(w*0.34, (r.W-1.3*w)/float64(max(n-1, 1)))
	each := turn / max(1, float64(n)/4)
	for i := range n {
		aside := float64(i) - float64(n-1)/2
		at := ui.RectAround(r.Middle(), w, h).Moved(aside*step, aside*aside*each*step*0.5)
		u.Shadow(at.Inset(u.Px(2)), u.Px(4), u.Px(4), theme.Alpha(u.Theme().Shadow, 0.7))
		f.paint.posed(at, islas.NoCard, paint.Pose{Turn: aside * each}, false)
	}
}
