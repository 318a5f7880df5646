package ui

import "slices"

// Labels calls yield with every text of the finished frame that is written on a widget: all of it, also where it is cut short, and
// nothing that is clipped away or covered by a dialog or a sheet (Block). Of widgets that lie within each other the smallest is meant.
func (u *UI) Labels(yield func(w Widget, text string) bool) {
	for i := range u.written {
		s := &u.written[i]
		if s.aside || s.depth != u.top() || !s.clip.Contains(s.at.Middle()) {
			continue
		}
		if slices.ContainsFunc(u.current[min(s.index, len(u.current)):], func(g region) bool { return g.hidden && g.Rect.Contains(s.at.Middle()) }) {
			continue
		}
		var on *region
		for k := range u.current {
			g := &u.current[k]
			if g.hidden || g.depth != s.depth || !g.Rect.Contains(s.at.Middle()) {
				continue
			}
			if on == nil || g.Rect.W*g.Rect.H < on.Rect.W*on.Rect.H {
				on = g
			}
		}
		if on != nil && !yield(on.Widget, s.text) {
			return
		}
	}
}
