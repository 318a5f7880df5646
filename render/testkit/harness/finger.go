package harness

import (
	"fmt"
	"iter"
	"slices"

	"islas/render/stage"
	"islas/render/ui"
)

// fingertip is the least width and height in pixels of a target for a finger, less the effect of rounding.
const fingertip = 44 - 0.5

// Least sizes in pixels of a target close to others: in scenes of text (WCAG 2.2, 2.5.8), and on a board in the window of a telephone,
// which with larger texts is seen in parts, with everything twice as large (Window.Large).
const (
	leastWords = 24
	leastBoard = 17
)

// fits is its least size in pixels beside a panel that lies over it, or the edge of the window.
const fits = 40

// Phones returns windows of telephones and a tablet, in pixels of the system, upright and on their side; in short tests the first and the last.
func Phones() []Window {
	return Some([]Window{{W: 320, H: 568, Percent: 100}, {W: 360, H: 740, Percent: 100}, {W: 390, H: 844, Percent: 100}, {W: 740, H: 360, Percent: 100}, {W: 768, H: 1024, Percent: 100}})
}

// TapAt taps at a place with a finger.
func (h *Harness) TapAt(p ui.Point) {
	h.t.Helper()
	h.Tick(ui.Input{Pos: p, Inside: true, Touch: true, Down: true, Pressed: true})
	h.Tick(ui.Input{Pos: p, Inside: true, Touch: true, Released: true})
	for range 3 {
		h.Tick(ui.Input{Pos: p, Touch: true})
	}
}

// Fingers reports targets that are smaller than a fingertip: a finger that comes down that near to the middle of one has to hit it, or
// where others stand close to it the nearest. It also reports texts that are cut short meanwhile.
func (h *Harness) Fingers() {
	h.t.Helper()
	h.Whole()
	h.measure()
	for _, w := range slices.Clone(h.UI.Widgets()) {
		if !usable(w) {
			continue
		}
		if fault := h.fault(w.ID); fault != "" && !h.scrolled(w.ID) {
			h.t.Errorf("%s: %q (%s) at %v: %s in %T", h.where(), w.ID, w.Label, w.Rect, fault, h.loop.Top())
		}
	}
}

// usable reports whether a widget is a target for a finger. Scroll areas follow the finger without their bars.
func usable(w ui.Widget) bool {
	still := []ui.Role{ui.RoleScroll, ui.RoleDialog, ui.RoleOther, ui.RoleChoice}
	return w.Enabled && w.Visible && !w.Covered && !ui.ScrollBar(w.ID) && !slices.Contains(still, w.Role)
}

// fault returns what is wrong for a finger with the widget of an id, empty if nothing is or the widget is no longer visible.
func (h *Harness) fault(id string) string {
	h.t.Helper()
	w, ok := h.Find(id)
	if !ok || !w.Visible {
		return ""
	}
	if h.beneath(w) {
		return ""
	}
	at, wide, high := h.roomiest(w)
	switch {
	case wide >= fingertip && high >= fingertip:
		return ""
	case wide == 0:
		return "no finger meets it"
	}
	if h.UI.Touched(w.Rect.Middle()) == id {
		at = w.Rect.Middle()
	}
	const off = fingertip/2 - 1
	beside := []ui.Point{{X: off, Y: 0}, {X: -off, Y: 0}, {X: 0, Y: off}, {X: 0, Y: -off}}
	for _, d := range beside {
		if d.X != 0 && wide >= fingertip || d.Y != 0 && high >= fingertip {
			continue
		}
		p := at.Add(d)
		met := h.UI.Touched(p)
		if met == id || !h.room(w).Contains(p) {
			continue
		}
		other, ok := h.Find(met)
		switch {
		case met == "" && min(wide, high) >= fits,
			ok && (other.Label == w.Label || other.Rect.Holds(w.Rect)), // it does the same, or w lies on it
			ok && (usable(other) || !other.Enabled) && min(wide, high) >= h.leastTarget():
			continue
		}
		return fmt.Sprintf("%.0f×%.0f, beside it is %q", wide, high, met)
	}
	return ""
}

// leastTarget returns the least size of a target close to others in this scene.
func (h *Harness) leastTarget() float64 {
	if _, words := h.loop.Top().(stage.Flowing); words {
		return leastWords
	}
	return leastBoard
}

// beneath reports whether all of a widget lies beneath others, where a mouse can't hit it either.
func (e *eye) beneath(w ui.Widget) bool {
	e.UI.Fingertip(0)
	defer e.UI.Fingertip(44)
	for p := range e.spots(w) {
		if e.UI.Touched(p) == w.ID {
			return false
		}
	}
	return true
}

// room returns the area in which a finger can aim at a widget: the window, and the area in which the widget is scrolled.
func (e *eye) room(w ui.Widget) ui.Rect {
	all := e.UI.Bounds()
	for _, area := range e.UI.Widgets() {
		if area.Role == ui.RoleScroll && !area.Covered && area.Rect.Inset(-1).Holds(w.Rect) {
			all = all.Intersect(area.Rect)
		}
	}
	return all
}

// scrolled scrolls the area of a widget, and reports whether it is without a fault somewhere.
func (h *Harness) scrolled(id string) bool {
	h.t.Helper()
	const notch, notches = 0.4, 8
	for _, area := range slices.Clone(h.UI.Widgets()) {
		w, ok := h.Find(id)
		if !ok || area.Role != ui.RoleScroll || area.Covered || w.Visible && !area.Rect.Inset(-1).Holds(w.Rect) {
			continue
		}
		for n := range 3 * notches {
			h.Tick(ui.Input{Pos: area.Rect.Middle(), Inside: true, Wheel: ui.Point{X: 0, Y: []float64{-notch, notch, notch}[n/notches]}})
			h.Tick(ui.Input{})
			if w, ok := h.Find(id); ok && w.Visible && h.fault(id) == "" {
				return true
			}
		}
	}
	return false
}

// where returns a description of the window.
func (e *eye) where() string {
	w, height := e.UI.Size()
	return Window{W: w, H: height, Percent: e.Stage.Settings.Scale}.String()
}

// spots yields points all over a widget, from its middle on.
func (e *eye) spots(w ui.Widget) iter.Seq[ui.Point] {
	const parts = 7
	return func(yield func(p ui.Point) bool) {
		for n := range parts * parts {
			n = (n + parts*parts/2) % (parts * parts)
			p := ui.Point{X: w.Rect.X + w.Rect.W*(float64(n%parts)+0.5)/parts, Y: w.Rect.Y + w.Rect.H*(float64(n/parts)+0.5)/parts}
			if !yield(p) {
				return
			}
		}
	}
}

// roomiest returns the point on a widget with most room for a finger, and the width and height of that room.
func (e *eye) roomiest(w ui.Widget) (at ui.Point, wide, high float64) {
	for p := range e.spots(w) {
		middle, x, y := e.meets(w.ID, p)
		if min(x, y) > min(wide, high) {
			at, wide, high = middle, x, y
		}
		if min(wide, high) >= fingertip {
			break
		}
	}
	return at, wide, high
}

// meets returns the width, height and middle of the area around p in which a finger hits a widget.
func (e *eye) meets(id string, p ui.Point) (middle ui.Point, wide, high float64) {
	const step = 0.5
	w, _ := e.Find(id)
	same := func(other string) bool { // widgets of the same name do the same
		o, ok := e.Find(other)
		return other == id || ok && o.Label == w.Label
	}
	far := func(dx, dy float64) (n float64) {
		for n <= fingertip && same(e.UI.Touched(ui.Point{X: p.X + dx*n, Y: p.Y + dy*n})) {
			n += step
		}
		return n
	}
	if e.UI.Touched(p) != id {
		return p, 0, 0
	}
	right, left, down, up := far(1, 0), far(-1, 0), far(0, 1), far(0, -1)
	return p.Add(ui.Point{X: (right - left) / 2, Y: (down - up) / 2}), right + left - step, down + up - step
}
