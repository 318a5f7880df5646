package harness

import (
	"slices"
	"time"

	"islas/render/ui"
)

// Tips points at everything with a tooltip and reports tooltips, and what is shown instead of them, onto which the pointer can't go without
// their disappearing (WCAG 2.2, 1.4.13), which leave the window or cover their subject, and through which something invisible is pressed.
// It returns how many were seen, and how many of them hid something that can be used.
func (h *Harness) Tips() (seen, hiding int) {
	h.t.Helper()
	for _, id := range h.IDs() {
		h.Away()
		h.Wait(30)
		w, ok := h.UI.Widget(id)
		if !ok || w.Covered || !w.Visible || w.Tooltip == "" && w.Why == "" {
			continue
		}
		from := w.Rect.Middle()
		h.Move(from)
		if h.Wait(3); h.UI.Pointed() != id {
			continue // something lies over its middle
		}
		h.Pass(900 * time.Millisecond)
		of, tip, shown := h.UI.Tip()
		if !shown || of != id {
			continue
		}
		if w, ok = h.UI.Widget(id); !ok {
			continue
		}
		seen++
		if !h.UI.Bounds().Inset(-1).Holds(tip) || !tip.Intersect(w.Rect).Empty() && w.Tooltip+w.Why != "" && !w.Covered {
			h.t.Errorf("%s: the tooltip of %q at %v leaves the window, or covers what it speaks of, at %v", h.where(), id, tip, w.Rect)
		}
		if h.hides(id, tip) {
			hiding++
		}
		h.onto(id, from, tip)
	}
	return seen, hiding
}

// onto moves the pointer from a position onto a tooltip, rests there and presses.
func (h *Harness) onto(id string, from ui.Point, tip ui.Rect) {
	h.t.Helper()
	to := ui.Point{X: min(max(from.X, tip.X+4), tip.Right()-4), Y: min(max(from.Y, tip.Y+4), tip.Bottom()-4)}
	for i := range 15 {
		h.Move(from.Lerp(to, float64(i+1)/15))
	}
	h.Pass(2 * time.Second)
	of, now, ok := h.UI.Tip()
	if !ok || of != id || !now.Contains(to) {
		h.t.Errorf("%s: the tooltip of %q at %v does not stay for a pointer that goes to %v: there is one of %q at %v", h.where(), id, tip, to, of, now)
		return
	}
	under, ok := h.UI.Widget(h.UI.Pointed())
	if ok && usable(under) && under.Rect.W*under.Rect.H < tip.W*tip.H {
		h.t.Errorf("%s: behind the tooltip of %q at %v %q would be pressed, at %v", h.where(), id, tip, under.ID, under.Rect)
		return
	}
	if ok && usable(under) {
		return // it is seen around the tooltip
	}
	before := h.Stage.Top()
	h.Down()
	h.Up()
	h.Wait(5)
	if _, now, ok := h.UI.Tip(); ok && now.Contains(to) || h.Stage.Top() != before {
		h.t.Errorf("%s: a press on the tooltip of %q does more than taking it away, or not that", h.where(), id)
	}
}

// hides reports whether a tooltip hides more than half of something that can be used.
func (e *eye) hides(id string, tip ui.Rect) bool {
	return slices.ContainsFunc(e.UI.Widgets(), func(w ui.Widget) bool {
		in := w.Rect.Intersect(tip)
		return w.ID != id && usable(w) && !in.Empty() && 2*in.W*in.H > w.Rect.W*w.Rect.H
	})
}

// FingerTips rests a finger on everything with a tooltip, and reports tooltips that do not stay, and through which a tap presses something
// invisible.
func (h *Harness) FingerTips() (seen int) {
	h.t.Helper()
	there := 0
	h.Away()
	for _, id := range h.IDs() {
		w, ok := h.UI.Widget(id)
		if !ok || w.Covered || !w.Visible || w.Tooltip == "" && w.Why == "" || h.UI.Touched(w.Rect.Middle()) != id {
			continue
		}
		there++
		finger := ui.Input{Pos: w.Rect.Middle(), Touch: true}
		touch := func(down, pressed, released bool) {
			in := finger
			in.Inside, in.Down, in.Pressed, in.Released, in.Dt = true, down, pressed, released, 100*time.Millisecond
			h.Tick(in)
		}
		rest := func(d time.Duration) {
			for range 4 {
				in := finger
				in.Dt = d / 4
				h.Tick(in)
			}
		}
		touch(true, true, false)
		for range 10 {
			touch(true, false, false)
		}
		touch(false, false, true)
		rest(10 * time.Second)
		of, tip, shown := h.UI.Tip()
		at := ui.Point{X: min(max(finger.Pos.X, tip.X+4), tip.Right()-4), Y: min(max(finger.Pos.Y, tip.Y+4), tip.Bottom()-4)}
		if !shown || of != id || len(h.IDs()) == 0 {
			h.closes(finger)
			continue
		}
		seen++
		under, ok := h.UI.Widget(h.UI.Touched(at))
		if ok && under.Rect.W*under.Rect.H >= 2*tip.W*tip.H {
			h.closes(finger)
			continue // it is seen around the tooltip
		}
		finger.Pos = at
		before, ids := h.Stage.Top(), len(h.IDs())
		touch(true, true, false)
		touch(false, false, true)
		rest(100 * time.Millisecond)
		if of, _, ok := h.UI.Tip(); ok || h.Stage.Top() != before || h.UI.Refused() != "" || len(h.IDs()) > ids {
			h.t.Errorf("%s: a tap on the tooltip of %q does more than taking it away, or not that: there is one of %q", h.where(), id, of)
		}
		h.closes(finger)
	}
	if seen < min(there, 3) {
		h.t.Errorf("%s: only %d of %d tooltips are seen", h.where(), seen, there)
	}
	return seen
}

// closes closes by a key what a finger has opened.
func (h *Harness) closes(finger ui.Input) {
	h.t.Helper()
	for h.UI.TipShown() {
		in := ui.Input{Touch: true, Keys: []ui.Key{ui.KeyEscape}}
		h.Tick(in)
		h.Tick(finger)
	}
	h.Rest()
}
