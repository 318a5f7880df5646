package table

import (
	"math"
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// draw shows the hand, unless the ship is in.
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
	u.Round(r, u.Px(10), theme.Alpha(th.Cloth, 0.82), u.Px(1.5), theme.Alpha(th.ClothDark, 0.8))
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

// answer draws the cards and lets them answer.
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
		open = -1 // it is not there
	}
	h.openAt(f, fan, open, pointed)
	if id, on, ok := f.UI.Dropped(); ok && on == "" && strings.HasPrefix(id, "card.") {
		want = table.Or(want, nothing()) // it goes back to where it came from
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
