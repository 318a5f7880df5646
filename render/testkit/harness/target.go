package harness

import (
	"math"
	"slices"

	"islas/render/ui"
)

// mouseTarget is the least width and height in pixels of a target for a mouse, less the effect of rounding (WCAG 2.2, 2.5.8).
const mouseTarget = 24 - 0.5

// Desks returns windows of machines with a mouse, small and common ones; in short tests the first and the last.
func Desks() []Window {
	return Some([]Window{{W: 1280, H: 720, Percent: 100}, {W: 960, H: 600, Percent: 100}, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 100}, {W: 1920, H: 1080, Percent: 100}})
}

// Targets reports widgets that are too small for a mouse: smaller than WCAG 2.2 requires in 2.5.8, and so near to another that a circle of
// that size around its middle meets that, or the circle around that if it is as small.
func (h *Harness) Targets() {
	h.t.Helper()
	var all []ui.Widget
	for _, w := range h.UI.Widgets() {
		if usable(w) && !h.beneath(w) {
			all = append(all, w)
		}
	}
	for _, w := range all {
		if !small(w) || h.reaches(w) || h.steps(w) {
			continue
		}
		for _, o := range all {
			if o.ID != w.ID && crowds(w, o) && !h.alike(w, o) {
				h.t.Errorf("%s: %q (%s) at %v is too small for a mouse beside %q at %v in %T", h.where(), w.ID, w.Label, w.Rect, o.ID, o.Rect, h.loop.Top())
				break
			}
		}
	}
}

// steps reports whether a click on a widget only goes to a moment to which larger buttons lead as well: a line of the log that is missed
// can be reached by them.
func (h *Harness) steps(w ui.Widget) bool {
	h.t.Helper()
	if !w.Looks {
		return false
	}
	h.ClickAt(w.Rect.Middle())
	h.Rest()
	defer h.Rest()
	defer h.Leave()
	for _, id := range []string{"back.earlier", "back.later"} {
		if button, ok := h.Find(id); !ok || !button.Visible || small(button) {
			return false
		}
	}
	return true
}

// alike reports whether clicks on two widgets do the same, so that missing one by little does no harm. Only widgets that only show
// something are clicked.
func (h *Harness) alike(a, b ui.Widget) bool {
	h.t.Helper()
	if !a.Looks || !b.Looks {
		return false
	}
	shows := func(w ui.Widget) []string {
		h.ClickAt(w.Rect.Middle())
		h.Rest()
		shown := h.IDs()
		h.Leave()
		h.Rest()
		return shown
	}
	return slices.Equal(shows(a), shows(b))
}

// small reports whether a widget is smaller than a mouse's target.
func small(w ui.Widget) bool { return min(w.Rect.W, w.Rect.H) < mouseTarget }

// crowds reports whether another widget is too near to a small one.
func crowds(w, o ui.Widget) bool {
	a, b := w.Rect.Middle(), o.Rect.Middle()
	if small(o) && math.Hypot(a.X-b.X, a.Y-b.Y) < mouseTarget {
		return true
	}
	near := ui.Point{X: min(max(a.X, o.Rect.X), o.Rect.X+o.Rect.W), Y: min(max(a.Y, o.Rect.Y), o.Rect.Y+o.Rect.H)}
	return math.Hypot(a.X-near.X, a.Y-near.Y) < mouseTarget/2
}

// reaches reports whether a widget is cut where it is scrolled now, but whole elsewhere.
func (e *eye) reaches(w ui.Widget) bool {
	for _, area := range e.UI.Widgets() {
		r := area.Rect
		edge := w.Rect.X <= r.X+1 || w.Rect.Y <= r.Y+1 || w.Rect.X+w.Rect.W >= r.X+r.W-1 || w.Rect.Y+w.Rect.H >= r.Y+r.H-1
		if area.Role == ui.RoleScroll && !area.Covered && edge && r.Inset(-1).Holds(w.Rect) {
			return true
		}
	}
	return false
}
