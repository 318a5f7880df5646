package table

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/islas/caption"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// handView draws the open hand of the person at the machine, or that of whoever has the large island, from behind unless everything is open.
type handView struct {
	slots [islas.EventCards]lying // where the cards that are being drawn will lie
	left  lying                   // where the card lay that was played last

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

// lying is where a card lies, and its turn there in radians. The rectangle is empty for a card that is not drawn.
type lying struct {
	at   ui.Rect
	turn float64
}

// inHand is where a card of the hand was drawn last.
type inHand struct {
	lying
	x      float64 // its left edge in the fan
	lift   float64 // how far it is raised, from 0 to 1
	near   bool    // it is looked at, and therefore large
	coming bool    // it is still on its way from the deck
}

// draw draws the hand, unless the ship is in.
func (h *handView) draw(f *frame) (want intent) {
	by := f.Port.Moved() // all places that the hand remembers move
	for i := range h.lies {
		c := &h.lies[i]
		c.x, c.at = c.x+by.X, c.at.Moved(by.X, by.Y)
	}
	h.tray, h.left.at = h.tray.Moved(by.X, by.Y), h.left.at.Moved(by.X, by.Y)
	h.hover, h.moving, h.drag, h.rest, h.slots = islas.NoCard, false, islas.NoCard, nowhere(), [islas.EventCards]lying{}
	if f.arriving {
		return nil
	}
	u, r, th := f.UI, f.lay.hand, f.UI.Theme()
	f.planks(r)
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

// glide moves the cards towards their places, and notes which are still on their way from the deck and where these will lie.
func (h *handView) glide(f *frame, fan *fan) {
	e, taken, part := &f.Event, uint64(0), 1-math.Exp(-f.UI.Input().Dt.Seconds()/0.055)
	if f.atOnce() {
		part = 1
	}
	comes := (f.shows(islas.EvDraw) || f.shows(islas.EvDeal)) && e.Seat == h.owner
	for i, c := range h.cards {
		lies, to := &h.lies[i], fan.left(i)
		if d := to - lies.x; math.Abs(d) < 0.5 {
			lies.x = to
		} else {
			lies.x, h.moving = lies.x+d*part, true
		}
		lies.coming = false
		for k := range e.Count {
			if comes && c == e.Cards[k] && taken&(1<<k) == 0 {
				taken |= 1 << k
				h.slots[k] = fan.place(lies.x)
				_, until := dealt(k, e.Count)
				lies.coming = f.Progress < until
				break
			}
		}
	}
}

// leave notes where a card lay that has just been played from the hand.
func (h *handView) leave(e islas.Event) {
	i := h.chosen
	if i >= len(h.cards) || h.cards[i] != e.Card {
		i = slices.Index(h.cards, e.Card)
	}
	if h.left = (lying{}); i >= 0 && e.Seat == h.owner && (e.Kind == islas.EvBuild || e.Kind == islas.EvLoad) {
		h.left = h.lies[i].lying
	}
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

// card handles the i-th card of the hand, which answers the pointer if its face is seen; a raised one is drawn later.
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
	seen := fan.place(lies.x).at // the part that no other card covers
	if i+1 < fan.n {
		seen.W = max(min(seen.W*1.5, h.lies[i+1].x-seen.X), 1) // no gap between two cards in which neither would answer
	}
	got := u.Region(id+strconv.Itoa(i), seen, ui.RegionOptions{
		Role: ui.RoleItem, Label: caption.CardName(u.T, c), Value: value, Tooltip: tip, Disabled: !can, Why: why,
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
	h.moving = f.toward(&lies.lift, (near || chosen || got.Dragging) && !lies.coming, cardRises) || h.moving
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
	lies.lying = fan.place(lies.x)
	asked := f.Actor == f.Viewer && (f.choice.plays(islas.Build) || f.choice.plays(islas.Load))
	u.Shadow(lies.at.Inset(u.Px(2)), u.Px(8), u.Px(7), theme.Alpha(u.Theme().Shadow, 0.8))
	pose := paint.Pose{Turn: lies.turn}
	switch {
	case asked && !can:
		pose.Shade = 0.3 // not playable now, while its owner has to decide
	case asked && !f.choice.active:
		u.Shadow(lies.at, u.Px(8), u.Px(9), u.Theme().Focus) // lit
	}
	shown := 1.0 // the part of its width that no other card covers
	if part := fan.step / fan.w; i+1 < fan.n && part < 0.97 {
		shown = part
	}
	f.posed(lies.at, c, pose, false, shown)
}

// carried returns where a dragged card is drawn that was large: smaller, above the pointer, or below it near the edge of the window.
func carried(u *ui.UI, pointer ui.Point, large ui.Rect) ui.Rect {
	const part = 0.6
	w, h := large.W*part, large.H*part
	away := h/2 + u.Px(24)
	if pointer.Y > 2*away {
		away = -away
	}
	return ui.RectAround(pointer, w, h).Moved(0, away).Within(u.Ground()).Rounded() // so that its edge is sharp
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
		low := fan.place(lies.x)
		at := ui.Lerp(low.at, h.raisedTo(f, fan, i, low.at), l)
		if h.drag == c && h.isChosen(f, i) {
			at = carried(u, h.pos, at)
		}
		lies.lying = lying{at, low.turn * (1 - l)}
		u.Shadow(at, u.Px(8), u.Px(14), th.Shadow)
		f.posed(at, c, paint.Pose{Turn: lies.turn}, l < 1 || h.moving, 1)
		if h.isChosen(f, i) {
			u.Highlight(at.Inset(-u.Px(2)), u.Px(9), u.Px(3), th.Focus, th.FocusBrass())
		}
	}
}

// cardRises is how long a card takes to be raised.
const cardRises = 120 * time.Millisecond

// cardLegible is the height in design units at which a card can be read, to which it grows under the pointer.
const cardLegible = 236

// raisedTo returns where the i-th card lies when it is wholly raised from r: in and above the tray, but not on the buttons of the turn.
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

// isChosen reports whether the card at place i of the hand is picked.
func (h *handView) isChosen(f *frame, i int) bool {
	return f.choice.active && f.choice.card == h.cards[i] && h.chosen == i
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

// fan is where the cards of a hand lie: on a gentle arc, each slightly turned.
type fan struct {
	in   ui.Rect // the room of the upright cards
	n    int
	w, h float64 // size of a card in pixels
	step float64 // from card to card
}

// Sizes of the fan.
const (
	fanTurn  = 0.04 // radians by which the card at an end of the tray is turned
	fanLeast = 0.32 // least visible part of a covered card, as a part of its width: its priorities are legible
	fanFace  = 0.5  // the same while the hand lies closed: it shows the settler's face
	fanSmall = 0.72 // to which part of their size cards shrink for that
	fanSlack = 0.05 // gap between cards with room for all, as a part of a card's width
)

// newFan lays n cards into a tray with a margin at its sides, as high as the tray, or smaller so that covered faces are seen.
func newFan(r ui.Rect, n int, margin float64) fan {
	in := r.InsetXY(margin*1.2, 0)
	sag := fanTurn * in.W / 4 // how much lower the ends hang than the middle
	in.Y += margin * 0.6
	f := fan{in: in, n: n}
	room := r.H - margin*1.2 - sag*0.8
	others := float64(max(n-1, 0))
	f.h = min(room, max(in.W/(1+fanFace*others), min(room*art.CardRatio*fanSmall, in.W/(1+fanLeast*others)))/art.CardRatio)
	f.in.Y += (room - f.h) / 2
	f.w = f.h * art.CardRatio
	f.step = f.w * (1 + fanSlack)
	if n > 1 && f.step*float64(n-1)+f.w > in.W {
		f.step = (in.W - f.w) / float64(n-1)
	}
	return f
}

// left returns the left edge of the i-th card.
func (f *fan) left(i int) float64 {
	return f.in.X + (f.in.W-f.step*float64(f.n-1)-f.w)/2 + float64(i)*f.step
}

// place returns where a card with its left edge at x lies.
func (f *fan) place(x float64) lying {
	half := f.in.W / 2
	aside := (x + f.w/2 - f.in.Middle().X) / half
	turn := fanTurn * aside
	if math.Abs(turn) < 1e-4 { // it looks straight, and its lines are as fine as those of the cards beside it
		turn = 1e-4
	}
	return lying{ui.Rect{X: x, Y: f.in.Y + fanTurn*half/2*aside*aside, W: f.w, H: f.h}, turn}
}
