package table

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// handView draws the open hand of the person at the machine or, if nobody's lies open, that of whoever has the large island: from behind
// unless everything is open. The cards of a person answer the pointer: they rise, and can be dragged.
type handView struct {
	at handPlaces

	hover  islas.Card    // card under the pointer, NoCard for none
	cards  []islas.Card  // the cards that were drawn last
	lies   []inHand      // where they lie
	owner  game.Seat     // whose they were
	tray   ui.Rect       // where they lay
	moving bool          // a card is on its way
	late   time.Duration // since another hand would be shown
	drag   islas.Card    // card that is dragged, NoCard for none
	pos    ui.Point      // where it is dragged
	chosen int           // place in the hand of the picked card, of several equal ones
	rest   rest          // card that is rested on
}

// inHand is where a card of the hand lies.
type inHand struct {
	x    float64 // its left edge
	lift float64 // how far it is raised, from 0 to 1
	at   ui.Rect // where it was drawn last
	turn float64 // its turn there in radians
	near bool    // it is looked at, and therefore large

	coming bool // it is still on its way from the deck
}

// handPlaces has the places of cards of the hand that come or go. A rectangle is empty for what is not drawn.
type handPlaces struct {
	slots [islas.EventCards]ui.Rect // of the cards that are being drawn
	poses [islas.EventCards]float64 // their turns there in radians
	left  ui.Rect                   // of the card that was played last
	lean  float64                   // its turn in radians
}

// draw draws the hand, unless the ship is in.
func (h *handView) draw(f *frame) (want intent) {
	h.move(f.Port.Moved())
	h.hover, h.moving, h.drag, h.rest = islas.NoCard, false, islas.NoCard, nowhere()
	h.at.slots, h.at.poses = [islas.EventCards]ui.Rect{}, [islas.EventCards]float64{}
	if f.arriving {
		return nil
	}
	u, r, th := f.UI, f.lay.hand, f.UI.Theme()
	f.paint.quay(r)
	owner, cards := h.hand(f)
	if f.Viewer == game.NoSeat {
		u.NameFitted(r.TakeBottom(u.LineHeight(theme.SmallBold)+u.Px(8), 0), th.OnDark, ui.Centered, f.Name(owner), theme.SmallBold)
	}
	fan := newFan(r, len(cards), u.Px(8))
	h.take(&fan, r, owner, cards)
	if len(cards) == 0 {
		u.Text(r, theme.Body, th.OnDarkSoft, ui.Centered, u.T("table.hand-empty"))
		return nil
	}
	h.glide(f, &fan)
	h.coming(f, &fan)
	for i, c := range cards {
		want = table.Or(want, h.card(f, &fan, i, c))
	}
	h.raised(f, &fan)
	if id, on, ok := u.Dropped(); ok && on == "" && strings.HasPrefix(id, "card.") {
		want = table.Or(want, nothing()) // it returns to where it came from
	}
	return want
}

// hand returns whose hand the tray shows, and its cards: NoCard for each of a hand that is not open. With another island another hand comes
// when that lies in its place: both at once, at each turn of a fast replay, would flash.
func (h *handView) hand(f *frame) (owner game.Seat, cards []islas.Card) {
	if owner = f.Viewer; owner != game.NoSeat {
		return owner, f.State.HandCards(owner, nil)
	}
	owner = f.large
	switch h.late += f.UI.Input().Dt; {
	case owner == h.owner || len(h.cards) == 0 || f.Stage.Pace() == 0:
		h.late = 0
	case h.late < glideTime:
		owner, h.moving = h.owner, true
	}
	if f.Uncovered {
		return owner, f.State.HandCards(owner, nil)
	}
	return owner, slices.Repeat([]islas.Card{islas.NoCard}, f.handSize(owner))
}

// glide moves the cards towards their places.
func (h *handView) glide(f *frame, fan *fan) {
	part := 1 - math.Exp(-f.UI.Input().Dt.Seconds()/0.055)
	if f.paint.atOnce() {
		part = 1
	}
	for i := range h.cards {
		c, to := &h.lies[i], fan.left(i)
		d := to - c.x
		if math.Abs(d) < 0.5 {
			c.x = to
			continue
		}
		c.x += d * part
		h.moving = true
	}
}

// coming notes which cards of the hand are still on their way from the deck, and where these will lie.
func (h *handView) coming(f *frame, fan *fan) {
	e, taken := &f.Event, uint64(0)
	comes := (f.shows(islas.EvDraw) || f.shows(islas.EvDeal)) && e.Seat == h.owner
	for i, c := range h.cards {
		h.lies[i].coming = false
		for k := range e.Count {
			if !comes || c != e.Cards[k] || taken&(1<<k) != 0 {
				continue
			}
			taken |= 1 << k
			h.at.slots[k], h.at.poses[k] = fan.place(h.lies[i].x)
			_, to := dealt(k, e.Count)
			h.lies[i].coming = f.Progress < to
			break
		}
	}
}

// leave notes where a card lay that has just been played from the hand.
func (h *handView) leave(e islas.Event) {
	h.at.left = ui.Rect{}
	if e.Seat != h.owner || e.Kind != islas.EvBuild && e.Kind != islas.EvLoad {
		return
	}
	i := h.chosen
	if i >= len(h.cards) || h.cards[i] != e.Card {
		i = slices.Index(h.cards, e.Card)
	}
	if i >= 0 {
		h.at.left, h.at.lean = h.lies[i].at, h.lies[i].turn
	}
}

// move moves all places that the hand remembers.
func (h *handView) move(by ui.Point) {
	for i := range h.lies {
		c := &h.lies[i]
		c.x, c.at = c.x+by.X, c.at.Moved(by.X, by.Y)
	}
	h.tray, h.at.left = h.tray.Moved(by.X, by.Y), h.at.left.Moved(by.X, by.Y)
}

// take makes the hand that of a seat. A card that stays glides from its place on the screen to the new one, and keeps its height.
func (h *handView) take(f *fan, tray ui.Rect, seat game.Seat, cards []islas.Card) {
	same := h.owner == seat && alike(h.tray, tray)
	if same && slices.Equal(h.cards, cards) {
		return
	}
	old, lay := h.cards, h.lies
	h.lies = make([]inHand, len(cards))
	for i, c := range cards { // they are in order
		if j := slices.Index(old, c); same && j >= 0 {
			h.lies[i], old, lay = lay[j], old[j+1:], lay[j+1:]
		} else {
			h.lies[i].x = f.left(i)
		}
	}
	h.cards, h.owner, h.tray = cards, seat, tray
}

// lifting reports whether a card of the hand was on its way up or down when it was last drawn.
func (h *handView) lifting() bool {
	return slices.ContainsFunc(h.lies, func(c inHand) bool { return c.lift > 0 && c.lift < 1 })
}

// card handles the i-th card of the hand: it answers the pointer if its face is seen, and is drawn unless it is raised, when it is drawn
// later, or still on its way.
func (h *handView) card(f *frame, fan *fan, i int, c islas.Card) (want intent) {
	lies := &h.lies[i]
	if c == islas.NoCard {
		h.lie(f, fan, i, c, false)
		return nil
	}
	u, chosen, value := f.UI, h.isChosen(f, i), ""
	can, note := canPlay(f, c)
	tip, why, key := cardTip(f, c), cardText(f, c), ui.KeyNone
	if note != "" {
		why += "\n" + note
	}
	if i < 10 { // 1 for the first to 0 for the tenth
		key = ui.Key0 + ui.Key((i+1)%10)
		tip = u.T("card.keyed", "text", tip, "key", key.Name())
	}
	if chosen {
		value = "selected"
	}
	id, watched := "card.", f.Viewer == game.NoSeat
	if watched {
		id = "hand." + strconv.Itoa(int(h.owner)) + "."
	}
	got := u.Region(id+strconv.Itoa(i), h.seen(fan, i), ui.RegionOptions{
		Role: ui.RoleItem, Label: cardName(u, c), Value: value, Tooltip: tip, Disabled: !can, Why: why,
		Drag: can, NoRing: true, NoFocus: watched, Looks: watched, TipAt: lies.at, TipAside: f.foretells(), Target: held(i),
	})
	tapped := chosen && u.Input().Touch && u.Pointed() == "" && u.Dragged() == "" // the finger is not on anything any more
	if tapped && !f.foretells() {
		u.Tooltip(lies.at, handAround(f), tip)
	}
	near := got.Hover || got.Ring || tapped
	if lies.near = near && !lies.coming; near || got.Dragging {
		h.hover = c
	}
	if (got.Tip || tapped) && !lies.coming {
		h.rest = rest{card: c, at: lies.at, why: note, key: key}
	}
	h.raise(f, i, (near || chosen || got.Dragging) && !lies.coming)
	if !can {
		key = ui.KeyNone
	}
	want = h.respond(f, i, c, got, key, chosen)
	if lies.lift == 0 && !lies.coming {
		h.lie(f, fan, i, c, can)
	}
	return want
}

// lie draws the i-th card of the hand in its place in the fan.
func (h *handView) lie(f *frame, fan *fan, i int, c islas.Card, can bool) {
	u, lies := f.UI, &h.lies[i]
	lies.at, lies.turn = fan.place(lies.x)
	asked := f.Actor == f.Viewer && (f.choice.plays(islas.Build) || f.choice.plays(islas.Load))
	u.Shadow(lies.at.Inset(u.Px(2)), u.Px(8), u.Px(7), theme.Alpha(u.Theme().Shadow, 0.8))
	pose := paint.Pose{Turn: lies.turn}
	switch {
	case asked && !can:
		pose.Shade = 0.3 // not playable now, while its owner has to decide
	case asked && !f.choice.active:
		u.Shadow(lies.at, u.Px(8), u.Px(9), u.Theme().Focus) // lit
	}
	f.paint.covered(lies.at, c, pose, false, fan.shown(i))
}

// seen returns the part of the i-th card that no other covers, where it answers.
func (h *handView) seen(f *fan, i int) ui.Rect {
	r, _ := f.place(h.lies[i].x)
	if i+1 < f.n {
		r.W = max(min(r.W*1.5, h.lies[i+1].x-r.X), 1) // no gap between two cards in which neither would answer
	}
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
	by, l := f.UI.Input().Dt.Seconds()/0.12, &h.lies[i].lift
	if f.paint.atOnce() {
		by = 1
	}
	if !up {
		by = -by
	}
	*l = min(max(*l+by, 0), 1)
	h.moving = h.moving || up && *l < 1 || !up && *l > 0
}

// raised draws the raised cards above the others, the dragged one at the pointer.
func (h *handView) raised(f *frame, fan *fan) {
	u, th := f.UI, f.UI.Theme()
	u.PushLayer(ui.LayerRaised)
	defer u.PopLayer()
	for i, c := range h.cards {
		lies := &h.lies[i]
		l := table.Ease(lies.lift)
		if l == 0 {
			continue
		}
		r, turn := fan.place(lies.x)
		at := ui.Lerp(r, h.raisedTo(f, fan, i, r), l)
		if h.drag == c && h.isChosen(f, i) {
			at = carried(u, h.pos, at)
		}
		lies.at, lies.turn = at, turn*(1-l)
		u.Shadow(at, u.Px(8), u.Px(14), th.Shadow)
		f.paint.posed(at, c, paint.Pose{Turn: lies.turn}, l < 1 || h.moving)
		if h.isChosen(f, i) {
			u.Highlight(at.Inset(-u.Px(2)), u.Px(9), u.Px(3), th.Focus, th.FocusBrass())
		}
	}
}

// cardLegible is the height in design units at which a card can be read, to which it grows under the pointer.
const cardLegible = 236

// raisedTo returns where the i-th card of the hand lies when it is wholly raised from r: in and above the tray, but not on the buttons of
// the turn, which are needed meanwhile.
func (h *handView) raisedTo(f *frame, fan *fan, i int, r ui.Rect) ui.Rect {
	u, room, window, grow := f.UI, f.lay.hand, f.UI.Ground().Inset(f.UI.Px(6)), 1.12
	top := window.Y
	if f.lay.upright {
		top = f.lay.actions.Bottom() + u.Px(2)
	}
	room.Y, room.H = top, min(room.Bottom(), window.Bottom())-top
	if h.lies[i].near {
		grow = max(grow, u.Px(cardLegible)/fan.h)
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
func (h *handView) isChosen(f *frame, i int) bool {
	return f.choice.active && f.choice.card == h.cards[i] && h.chosen == i
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
	switch {
	case f.Actor == game.NoSeat || f.Actor != f.Viewer:
		return false, ""
	case f.choice.uses(islas.Build, c) || f.choice.uses(islas.Load, c):
		return true, ""
	case f.State.Decision().Phase == islas.PhaseDone:
		return false, f.whyNot(islas.LoadAction(c))
	}
	return false, f.whyNot(islas.BuildAction(c, 0, 0))
}
