package table

import (
	"math"
	"strconv"

	"islas/game/islas"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// card is one card of the hand: it answers the pointer, and is drawn unless it is raised, which comes later, or still on its
// way.
func (h *handView) card(f *frame, fan *fan, i int, c islas.Card, coming bool) (got ui.Response, want intent) {
	can, why := canPlay(f, c)
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
	tapped := chosen && fingerGone(f.UI)
	if tapped && !f.foretells() {
		f.UI.Tooltip(h.drawn[i], handAround(f), tip, false)
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
	if !can {
		key = ui.KeyNone
	}
	want = h.respond(f, i, c, got, key)
	if h.lift[i] == 0 && !coming {
		h.lie(f, fan, i, c, can)
	}
	return got, want
}

// fingerGone reports whether the table is touched, and the finger is not over anything any more.
func fingerGone(u *ui.UI) bool {
	return u.Input().Touch && u.Pointed() == "" && u.Dragged() == ""
}

// lie draws the i-th card of the hand where it lies in the fan.
func (h *handView) lie(f *frame, fan *fan, i int, c islas.Card, can bool) {
	u := f.UI
	r, turn := fan.place(h.x[i])
	h.drawn[i], h.turns[i] = r, turn
	u.Shadow(r.Inset(u.Px(2)), u.Px(8), u.Px(7), theme.Alpha(u.Theme().Shadow, 0.8))
	f.paint.covered(r, c, paint.Pose{Turn: turn, Shade: shade(f, can)}, false, h.shown(fan, i))
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

// shade is how dark a card is that can't be played now, while its owner has something to decide.
func shade(f *frame, can bool) float64 {
	if !can && f.Actor == f.Viewer && (f.choice.plays(islas.Build) || f.choice.plays(islas.Load)) {
		return 0.3
	}
	return 0
}
