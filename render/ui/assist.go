package ui

// Assist is what an assistive tool does to a widget in a tick. The zero value is nothing.
type Assist struct {
	ID    string // of the widget
	Focus bool   // it is to have the focus
	Click bool   // it is to be used
	Set   bool   // it is to be set to Value
	Value string
}

// assist does what an assistive tool does: as a click would, wherever the widget is and whether it can be seen.
func (u *UI) assist() {
	a := u.in.Assist
	g := u.find(a.ID)
	if g == nil || g.hidden || g.depth != u.top() {
		return
	}
	switch {
	case g.focusAs != "":
		u.focus, u.ring, u.moved = g.focusAs, true, true
	case !g.noFocus:
		u.focus, u.ring, u.moved = g.ID, true, true
	}
	switch {
	case !a.Click:
	case g.Enabled:
		u.clicked = g.ID
	default:
		u.refused = g.ID
		u.askTip(g)
	}
}

// assisted returns what an assistive tool sets a widget to in this tick; ok is false if it sets nothing.
func (u *UI) assisted(id string) (value string, ok bool) {
	a := u.in.Assist
	return a.Value, a.Set && a.ID == id
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
func (u *UI) say(r Rect, text string) { u.tell(r, text, false) }

// Describe tells assistive tools, and nobody else, what is seen in r.
func (u *UI) Describe(r Rect, text string) { u.tell(r, text, true) }

func (u *UI) tell(r Rect, text string, aside bool) {
	if u.layer < LayerNotice && u.alphas[len(u.alphas)-1] > 0 {
		u.written = append(u.written, said{text, u.heading, r, u.clip(), len(u.current), u.depth, u.inPart, aside})
	}
}

// InPart lets f declare a part of a scene that has a name, such as an island or a market: assistive tools keep together what is in it.
func (u *UI) InPart(name string, f func()) {
	outer := u.inPart
	u.inPart = name
	f()
	u.inPart = outer
}

// Headed lets f draw a heading: what it writes is one of a level, 1 for that of a scene or a dialog, 2 for that of a part of it, and so
// on.
func (u *UI) Headed(level int, f func()) {
	outer := u.heading
	u.heading = level
	f()
	u.heading = outer
}

// Content is a part of what a scene shows: a widget, or a text beside all widgets that speak for themselves.
type Content struct {
	Widget Widget // without an id for a text
	Text   string
	Level  int    // of a text that is a heading, from 1 on; 0 for none
	Part   string // of the scene, that it is in (InPart)
	At     Rect   // of the whole, with what is clipped away
}

// Contents calls yield with what can be read and used now, in reading order: all that the last frame has declared, also where it is
// scrolled out of sight, and nothing that a dialog keeps from being used. For assistive tools.
func (u *UI) Contents(yield func(c Content) bool) {
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
func (u *UI) Dialog() (title string, ok bool) {
	for i := range u.current {
		if g := &u.current[i]; g.Role == RoleDialog && g.depth == u.top() && u.top() > 0 {
			return g.Label, true
		}
	}
	return "", false
}

// spoken reports whether a text stands on a widget that has a name. A heading never does, nor what nobody sees.
func (u *UI) spoken(s *said) bool {
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
