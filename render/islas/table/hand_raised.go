package table

import (
	"islas/game/islas"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/ui"
)

// carried is where a card is seen that is dragged and was large: smaller, and above the pointer or the finger, which points at
// what takes the card; below it at the upper edge of the window.
func carried(u *ui.UI, pointer ui.Point, large ui.Rect) ui.Rect {
	const part = 0.6
	w, h := large.W*part, large.H*part
	away := h/2 + u.Px(24)
	if pointer.Y > 2*away {
		away = -away
	}
	return ui.RectAround(pointer, w, h).Moved(0, away).Within(u.Ground()).Rounded() // so that the line around it is sharp, and shows
}

// raise moves a card's height towards up or down.
func (h *handView) raise(f *frame, i int, up bool) {
	speed := f.UI.Input().Dt.Seconds() / 0.12
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

// raisedTo is where the i-th card of the hand lies when it is wholly raised from r.
func (h *handView) raisedTo(f *frame, fan *fan, i int, r ui.Rect) ui.Rect {
	u, room, grow := f.UI, raisedRoom(f), 1.12
	if h.near[i] {
		grow = max(grow, u.Px(handRead)/r.H) // large enough to read, however small the hand is
	}
	view := f.Port.View(u).Inset(u.Px(6))
	grow = min(grow, room.H/r.H, view.H/r.H)
	big := ui.Rect{W: r.W * grow, H: r.H * grow}
	big.X, big.Y = r.Middle().X-big.W/2, fan.in.Y+fan.h-big.H-u.Px(10)
	return big.Within(room).Within(view)
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
	room, window := f.lay.hand, f.UI.Ground().Inset(f.UI.Px(6))
	top := window.Y
	if f.lay.upright {
		top = f.lay.actions.Bottom() + f.UI.Px(2)
	}
	room.Y, room.H = top, min(room.Bottom(), window.Bottom())-top
	return room
}
