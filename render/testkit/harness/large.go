package harness

import (
	"math"
	"strings"

	"islas/render/ui"
)

// Handhelds returns windows of telephones, and a low one of a desk, at text sizes twice the usual, in which a part of a table is seen that
// large.
func Handhelds() []Window {
	return []Window{
		{W: 320, H: 568, Percent: 200, Large: true}, {W: 568, H: 320, Percent: 200, Large: true}, {W: 360, H: 640, Percent: 200, Large: true},
		{W: 800, H: 480, Percent: 200, Large: true},
	}
}

// sheet is the id of the ground of a table of which a part is seen.
const sheet = "sheet"

// Over calls look at every part of a table of which only a part is seen at a time, or once if all of it is.
func (h *Harness) Over(look func()) {
	h.t.Helper()
	if !h.Has(sheet) {
		look()
		return
	}
	page := func(k ui.Key, sideways bool) (moved bool) {
		was := h.UI.Ground().Min()
		h.Tick(ui.Input{Keys: []ui.Key{k}, Shift: sideways})
		h.Rest()
		return h.UI.Ground().Min() != was
	}
	for page(ui.KeyPageUp, false) {
	}
	for {
		for page(ui.KeyPageUp, true) {
		}
		for look(); page(ui.KeyPageDown, true); look() {
		}
		if !page(ui.KeyPageDown, false) {
			return
		}
	}
}

// words returns the words written anywhere on a table below its bar, each with the size of the smallest type in which it is, and the
// smallest size in the bar.
func (h *Harness) words() (all map[string]float64, bar float64) {
	h.t.Helper()
	all, bar = map[string]float64{}, 1000
	below := h.Widget("menu").Rect.Bottom()
	if round, ok := h.Find(sheet); ok {
		below = round.Rect.Y
	}
	h.Over(func() {
		h.UI.DrawnEms(func(text string, r ui.Rect, em float64) bool {
			if r.Middle().Y < below {
				bar = min(bar, em)
				return true
			}
			for _, word := range strings.Fields(text) {
				if was, ok := all[word]; !ok || em < was {
					all[word] = em
				}
			}
			return true
		})
	})
	return all, bar
}

// Enlarged reports words that are not twice as large as on the same table at the usual size, and words that are missing; of the bar only if
// its smallest words are not.
func (h *Harness) Enlarged(usual *Harness) {
	h.t.Helper()
	if _, open := h.UI.Dialog(); open {
		return // it is in the window, whatever part of the table is seen
	}
	for _, one := range []*Harness{usual, h} {
		one.Away()
		one.Rest()
	}
	once, bar := usual.words()
	twice, large := h.words()
	if large < 1.99*bar {
		h.t.Errorf("%s: the bar has %.1f pixels instead of %.1f", h.where(), large, 2*bar)
	}
	for word, em := range once {
		large, there := twice[word]
		switch {
		case strings.Contains(word, "…"):
		case !there:
			h.t.Errorf("%s: %q is nowhere", h.where(), word)
		case large < 1.99*em:
			h.t.Errorf("%s: %q has %.1f pixels instead of %.1f", h.where(), word, large, 2*em)
		}
	}
	if was, now := cut(once), cut(twice); now > was {
		h.t.Errorf("%s: %d words are cut instead of %d", h.where(), now, was)
	}
}

// cut returns how many words have been cut short.
func cut(words map[string]float64) (n int) {
	for word := range words {
		if strings.Contains(word, "…") {
			n++
		}
	}
	return n
}

// elsewhere reports whether a finger hits a widget after the table is dragged a little further, where nothing lies over it.
func (h *Harness) elsewhere(id string) bool {
	h.t.Helper()
	for _, by := range []ui.Point{{X: 0, Y: 0.3}, {X: 0, Y: -0.6}, {X: 0.3, Y: 0.3}, {X: -0.6, Y: 0}} {
		view := h.Widget(sheet).Rect
		h.dragBy(view, ui.Point{X: by.X * view.W, Y: by.Y * view.H})
		if w, ok := h.Find(id); ok && w.Visible && h.fault(id) == "" {
			return true
		}
	}
	return false
}

// DragTo scrolls a widget into view as far as possible, with a finger that drags the table, and releases it only when it has come to rest.
func (h *Harness) DragTo(id string) {
	h.t.Helper()
	const near = 16 // less than the distance from which a finger moves the table
	for range 40 {
		w, ok := h.Find(id)
		if !ok {
			return // it was there for a moment
		}
		view := h.Widget(sheet).Rect
		to := view.Middle().Sub(w.Whole.Middle())
		if w.Rect == w.Whole || math.Abs(to.X) < near && math.Abs(to.Y) < near {
			return
		}
		if w.Whole.W <= view.W && w.Rect.W == w.Whole.W {
			to.X = 0
		}
		if w.Whole.H <= view.H && w.Rect.H == w.Whole.H {
			to.Y = 0
		}
		if !h.dragBy(view, to) {
			return
		}
	}
	h.t.Errorf("%s: %q can't be dragged into view", h.where(), id)
}

// dragBy drags the table by a distance, as far as a finger can within the view, and reports whether that has moved it.
func (h *Harness) dragBy(view ui.Rect, by ui.Point) bool {
	room := view.Inset(min(view.W, view.H) * 0.12)
	by = ui.Point{X: max(min(by.X, room.W), -room.W), Y: max(min(by.Y, room.H), -room.H)}
	was := h.UI.Ground().Min()
	for _, off := range []float64{0, 0.2, -0.2, 0.35, -0.35} { // a finger that does not move the table starts elsewhere
		from := room.Middle().Sub(by.Mul(0.5)).Add(ui.Point{X: off * room.W, Y: off * room.H})
		from = ui.RectAround(from, 0, 0).Within(room).Min()
		in := ui.Input{Pos: from, Inside: true, Touch: true, Down: true, Pressed: true}
		h.Tick(in)
		in.Pressed = false
		const steps = 8
		for i := range steps {
			in.Pos = from.Add(by.Mul(float64(i+1) / steps))
			h.Tick(in)
		}
		for range 30 { // so that nothing is flung
			h.Tick(in)
		}
		in.Down, in.Released = false, true
		h.Tick(in)
		h.Tick(ui.Input{Pos: in.Pos, Touch: true})
		h.Rest()
		if h.UI.Ground().Min().Sub(was).Len() > 1 {
			return true
		}
	}
	return false
}

// Reached reports widgets that can be used on a table of which a part is seen, but that a finger alone can't scroll into view or hit there.
func (h *Harness) Reached() {
	h.t.Helper()
	h.Tick(ui.Input{Touch: true})
	h.Rest()
	for _, w := range h.Everywhere() {
		if !usable(w) {
			continue
		}
		if now, ok := h.Find(w.ID); !ok || now.Whole.Empty() {
			continue // it was there for the mouse alone
		}
		h.DragTo(w.ID)
		if fault := h.fault(w.ID); fault != "" && !h.scrolled(w.ID) && !h.elsewhere(w.ID) {
			h.t.Errorf("%s: %q (%s) at %v: %s", h.where(), w.ID, w.Label, h.Widget(w.ID).Rect, fault)
		}
	}
}
