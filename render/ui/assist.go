package ui

import "slices"

// Reader is what assistive tools and tests read of a frame: its widgets and texts.
type Reader struct {
	*Canvas
	*Regions
	*KeyboardFocus

	widgets []Widget
}

// written is a text of a frame, as assistive tools read it.
type written struct {
	text   string
	level  int // of a heading, 0 for none
	at     Rect
	clip   Rect
	index  int // of the region before which it was written
	depth  int
	part   string // part of the scene that it is in
	hidden bool   // it is not drawn
}

// write records a text for assistive tools.
func (u *Canvas) write(r Rect, text string, hidden bool) {
	if u.layer < LayerNotice && u.alphas[len(u.alphas)-1] > 0 {
		u.said = append(u.said, written{text, u.heading, r, u.Clip(), u.declared, u.depth, u.part, hidden})
	}
}

// Describe gives assistive tools, and nobody else, a description of what is seen in r.
func (u *Canvas) Describe(r Rect, text string) { u.write(r, text, true) }

// Content is a widget of a scene, or a text that stands on no widget with a name.
type Content struct {
	Widget Widget // without an id for a text
	Text   string
	Level  int    // of a heading, from 1 on; 0 for another text
	Part   string // part of the scene that it is in (InPart)
	At     Rect   // with the parts that are clipped away
}

// Widgets returns the widgets of the last frame in the order of the keyboard's focus. The slice is valid until the next frame.
func (u *Reader) Widgets() []Widget {
	u.widgets = u.widgets[:0]
	for i := range u.current {
		g := &u.current[i]
		if g.hidden {
			continue
		}
		w := g.Widget
		w.Focused, w.Covered = w.ID == u.focus, g.depth < u.top()
		u.widgets = append(u.widgets, w)
	}
	return u.widgets
}

// Contents calls yield with all that the last frame has declared, in reading order, for assistive tools: also with what is scrolled out of
// sight, but with nothing below an open dialog.
func (u *Reader) Contents(yield func(c Content) bool) {
	next := 0
	texts := func(until int) bool {
		for ; next < len(u.said) && u.said[next].index <= until; next++ {
			s := &u.said[next]
			if s.depth == u.top() && !u.spoken(s) && !yield(Content{Text: s.text, Level: s.level, Part: s.part, At: s.at}) {
				return false
			}
		}
		return true
	}
	for i := range u.current {
		if !texts(i) {
			return
		}
		g := &u.current[i]
		if g.hidden || g.depth != u.top() || g.Label == "" || g.Role == RoleDialog || g.Role == RoleScroll {
			continue
		}
		w := g.Widget
		w.Focused = w.ID == u.focus
		if !yield(Content{Widget: w, Part: g.part, At: g.whole}) {
			return
		}
	}
	texts(len(u.current))
}

// Dialog returns the title of the dialog on top; ok is false if none is open.
func (u *Reader) Dialog() (title string, ok bool) {
	for i := range u.current {
		if g := &u.current[i]; g.Role == RoleDialog && g.depth == u.top() && u.top() > 0 {
			return g.Label, true
		}
	}
	return "", false
}

// spoken reports whether a text stands on a widget that has a name. Headings and what is not drawn never do.
func (u *Reader) spoken(s *written) bool {
	for i := range u.current {
		g := &u.current[i]
		if g.Label != "" && g.depth == s.depth && g.Role != RoleDialog && g.Role != RoleScroll && g.whole.Contains(s.at.Middle()) {
			return s.level == 0 && !s.hidden
		}
	}
	return false
}

// Labels calls yield with every text of the finished frame that stands on a widget, and the smallest such widget, for tests. A text that is
// cut short comes whole; one that is clipped away or lies below a dialog or a Block does not come.
func (u *Reader) Labels(yield func(w Widget, text string) bool) {
	for i := range u.said {
		s := &u.said[i]
		if s.hidden || s.depth != u.top() || !s.clip.Contains(s.at.Middle()) {
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
