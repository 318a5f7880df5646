package ui

import "slices"

// Reader is what assistive tools and tests read of a frame: its widgets and texts.
type Reader struct {
	*Canvas
	*Regions
	*KeyboardFocus

	widgets []Widget
}

// said is a text that was drawn, before the widget of an index.
type said struct {
	text  string
	level int // of a heading, 0 for none
	at    Rect
	clip  Rect
	index int
	depth int
	part  string // of the scene, that it is in
	aside bool   // nobody sees it
}

// say notes a text for assistive tools.
func (u *Canvas) say(r Rect, text string) { u.tell(r, text, false) }

// Describe tells assistive tools, and nobody else, what is seen in r.
func (u *Canvas) Describe(r Rect, text string) { u.tell(r, text, true) }

func (u *Canvas) tell(r Rect, text string, aside bool) {
	if u.layer < LayerNotice && u.alphas[len(u.alphas)-1] > 0 {
		u.written = append(u.written, said{text, u.heading, r, u.Clip(), u.declared, u.depth, u.part, aside})
	}
}

// Content is a part of what a scene shows: a widget, or a text beside all widgets that speak for themselves.
type Content struct {
	Widget Widget // without an id for a text
	Text   string
	Level  int    // of a text that is a heading, from 1 on; 0 for none
	Part   string // of the scene, that it is in (InPart)
	At     Rect   // of the whole, with what is clipped away
}

// Widgets are the interactive parts of the last frame in the order of the keyboard's focus. The slice is valid until the
// next frame.
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

// Contents calls yield with what can be read and used now, in reading order: all that the last frame has declared, also where it is
// scrolled out of sight, and nothing that a dialog keeps from being used. For assistive tools.
func (u *Reader) Contents(yield func(c Content) bool) {
	next := 0
	texts := func(until int) bool {
		for ; next < len(u.written) && u.written[next].index <= until; next++ {
			s := &u.written[next]
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

// Dialog is what the dialog on top is called; ok is false if none is open.
func (u *Reader) Dialog() (title string, ok bool) {
	for i := range u.current {
		if g := &u.current[i]; g.Role == RoleDialog && g.depth == u.top() && u.top() > 0 {
			return g.Label, true
		}
	}
	return "", false
}

// spoken reports whether a text stands on a widget that has a name. A heading never does, nor what nobody sees.
func (u *Reader) spoken(s *said) bool {
	if s.level > 0 || s.aside {
		return false
	}
	for i := range u.current {
		g := &u.current[i]
		if g.Label != "" && g.depth == s.depth && g.Role != RoleDialog && g.Role != RoleScroll && g.whole.Contains(s.at.Middle()) {
			return true
		}
	}
	return false
}

// Labels calls yield with every text of the finished frame that is written on a widget: all of it, also where it is cut short, and
// nothing that is clipped away or covered by a dialog or a sheet (Block). Of widgets that lie within each other the smallest is meant.
func (u *Reader) Labels(yield func(w Widget, text string) bool) {
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
