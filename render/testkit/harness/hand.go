package harness

import (
	"fmt"
	"math"
	"slices"

	"islas/render/internal/loop"
	"islas/render/ui"
)

// Move moves the pointer to a position, with the button as it is.
func (h *Harness) Move(p ui.Point) {
	h.t.Helper()
	h.pointer.Pos, h.pointer.Inside = p, true
	h.Tick(h.pointer)
}

// Away moves the pointer out of the window.
func (h *Harness) Away() {
	h.t.Helper()
	h.pointer = ui.Input{}
	h.Tick(h.pointer)
}

// Down presses the button at the pointer's position.
func (h *Harness) Down() {
	h.t.Helper()
	h.pointer.Down = true
	in := h.pointer
	in.Pressed = true
	h.Tick(in)
}

// Up releases the button at the pointer's position.
func (h *Harness) Up() {
	h.t.Helper()
	h.pointer.Down = false
	in := h.pointer
	in.Released = true
	h.Tick(in)
}

// Press moves the pointer to a position and presses the button there.
func (h *Harness) Press(p ui.Point) {
	h.t.Helper()
	h.Move(p)
	h.Down()
}

// Drag moves the pointer to a position in several ticks.
func (h *Harness) Drag(to ui.Point) {
	h.t.Helper()
	const ticks = 5
	from := h.pointer.Pos
	for i := range ticks {
		h.Move(from.Lerp(to, float64(i+1)/ticks))
	}
}

// ClickAt moves the pointer to a position and clicks.
func (h *Harness) ClickAt(p ui.Point) {
	h.t.Helper()
	h.Press(p)
	h.Up()
	h.Wait(loop.SettleTicks)
}

// Click clicks on the middle of a widget, which must be enabled.
func (h *Harness) Click(id string) {
	h.t.Helper()
	w := h.Widget(id)
	if !w.Enabled {
		h.t.Fatalf("%q can't be clicked: %s", id, w.Why)
	}
	h.Bring(id)
	w = h.Widget(id)
	h.ClickAt(w.Rect.Middle())
}

// Pick scrolls a widget into view and clicks it.
func (h *Harness) Pick(id string) {
	h.t.Helper()
	h.Reveal(id)
	h.Click(id)
}

// Bring scrolls a widget into view, if it exists and lies on a table of which a part is seen.
func (h *Harness) Bring(id string) {
	h.t.Helper()
	if w, ok := h.Find(id); ok && w.Rect != w.Whole {
		h.Pan(id)
	}
}

// At returns the middle of a widget, after scrolling it into view.
func (h *Harness) At(id string) ui.Point {
	h.t.Helper()
	h.Bring(id)
	return h.Widget(id).Rect.Middle()
}

// Everywhere returns the widgets; those on a table of which a part is seen have the rectangles that they would have if all of it were.
func (e *eye) Everywhere() []ui.Widget {
	all := slices.Clone(e.UI.Widgets())
	for i := range all {
		all[i].Rect, all[i].Visible = all[i].Whole, !all[i].Whole.Empty()
	}
	return all
}

// Pan turns the wheel over a table of which a part is seen until as much of a widget is seen as possible.
func (h *Harness) Pan(id string) {
	h.t.Helper()
	view := h.Widget("sheet").Rect
	for range 400 {
		w := h.Widget(id)
		d := w.Whole.Middle().Sub(view.Middle())
		if w.Rect == w.Whole || math.Abs(d.X) < 4 && math.Abs(d.Y) < 4 {
			return
		}
		in := h.pointer
		in.Pos, in.Inside = view.Middle(), true
		in.Wheel = ui.Point{X: max(min(d.X, 90), -90) / 90, Y: -max(min(d.Y, 90), -90) / 90}
		h.Tick(in)
		h.Wait(1)
		if now := h.Widget(id); now.Whole == w.Whole {
			return // the table's edge is reached
		}
	}
	h.t.Fatalf("%q can't be brought into view", id)
}

// Wheel turns the wheel at the pointer's position.
func (h *Harness) Wheel(turns float64) {
	h.t.Helper()
	in := h.pointer
	in.Wheel.Y = turns
	h.Tick(in)
}

// Key presses a key and waits for its effects.
func (h *Harness) Key(k ui.Key) {
	h.t.Helper()
	h.Tap(k)
	h.Wait(loop.SettleTicks)
}

// Leave presses Escape to leave the scene or dialog on the screen, and once more if the first only ends a tooltip.
func (h *Harness) Leave() {
	h.t.Helper()
	if h.UI.TipShown() {
		h.Key(ui.KeyEscape)
	}
	h.Key(ui.KeyEscape)
}

// Tap presses a key.
func (h *Harness) Tap(k ui.Key) {
	h.t.Helper()
	in := h.pointer
	in.Keys = []ui.Key{k}
	h.Tick(in)
}

// Write types a text into a field in place of its content.
func (h *Harness) Write(id, text string) {
	h.t.Helper()
	h.Click(id)
	h.Key(ui.KeyEnd)
	for range []rune(h.Widget(id).Value) {
		h.Tap(ui.KeyBackspace)
	}
	for _, c := range text {
		in := h.pointer
		in.Runes = []rune{c}
		h.Tick(in)
	}
	h.Wait(loop.SettleTicks)
}

// Option clicks the n-th label of a choice.
func (h *Harness) Option(id string, n int) {
	h.t.Helper()
	h.Click(fmt.Sprintf("%s/%d", id, n))
}

// Reveal scrolls a widget into view, as far as it can be clicked.
func (h *Harness) Reveal(id string) {
	h.t.Helper()
	if h.reachable(h.Widget(id)) {
		return
	}
	for _, area := range h.UI.Widgets() {
		if area.Role != ui.RoleScroll || area.Covered {
			continue
		}
		h.Move(area.Rect.Middle())
		step := min(0.8, max(area.Rect.H/h.Scale()-50, 20)/90) // so small that nothing is skipped in a low area
		for _, wheel := range []float64{-step, 1000, -step} {  // on from where it is, and then from the top
			for before, at := -1.0, 0.0; before != at; {
				before, _ = h.UI.ScrollOffset(area.ID)
				h.Wheel(wheel)
				h.Wait(1)
				if w, ok := h.Find(id); ok && h.reachable(w) {
					return
				}
				at, _ = h.UI.ScrollOffset(area.ID)
			}
		}
	}
	h.t.Fatalf("%q can't be scrolled into view", id)
}

// reachable reports whether enough of a widget can be seen to be hit.
func (h *Harness) reachable(w ui.Widget) bool {
	const least = 40 // design units
	return w.Visible && w.Rect.W >= least*h.Scale() && w.Rect.H >= least*h.Scale()
}
