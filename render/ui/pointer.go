package ui

import "time"

// Times and distances of the pointer.
const (
	tipDelay    = 350 * time.Millisecond // a mouse rests before a tooltip appears
	pressDelay  = 500 * time.Millisecond // a finger rests before it asks for the tooltip instead of clicking
	peekDelay   = 600 * time.Millisecond // a mouse rests before what it points at is shown larger
	touchTip    = 3 * time.Second        // a tooltip that was asked for stays at least
	doubleClick = 350 * time.Millisecond // between the clicks of a double click
	dragSlack   = 7.0                    // design units that a press moves before it is a drag
	touchSlack  = 12.0                   // the same for a finger
	restSlack   = 3.0                    // design units that a resting pointer may tremble
)

// Pointer is what the mouse or the finger does: what it is over, presses, clicks and drags.
type Pointer struct {
	*Window
	*Tick
	*Regions

	hot      string        // id under the pointer
	hotSince time.Duration // when it came to lie there
	covered  bool          // something is under the pointer, if only a Block
	active   string        // id that was pressed and not yet let go
	pointing pointing

	clicked, doubleClicked string
	refused                string // id of what was clicked but can't be used
	lastClick              string
	lastClickAt            time.Duration

	pressPos   Point
	pressAt    time.Duration
	dragging   bool
	dropTarget string
	dropped    string
}

// setHot notes that the pointer is over the region of an index, -1 for none, and reports whether that is another one than before.
func (u *Pointer) setHot(i int) (changed bool) {
	id := ""
	if i >= 0 {
		id = u.previous[i].ID
	}
	u.covered = i >= 0
	if changed = id != u.hot; changed {
		u.hot, u.hotSince = id, u.now
	}
	u.point(changed)
	return changed
}

// pointing is how the pointer came to lie where it lies. The tooltip of something that has slid under a resting pointer, because the layout changed or a
// dialog was closed, does not appear until the pointer moves.
type pointing struct {
	inside bool          // it was over the window in the last tick
	last   Point         // where
	slid   bool          // what is hovered has slid under it
	at     Point         // where the pointer was then
	since  time.Duration // when it moved last
	place  Rect          // whole rectangle of what it moved over then
	peeked string        // id of what is shown larger
}

// point follows the pointer for a tick. changed says that the pointer lies over something else than before.
func (u *Pointer) point(changed bool) {
	p := &u.pointing
	if !u.in.Inside || len(u.previous) == 0 {
		p.inside, p.slid = false, false
		return
	}
	way := u.in.Pos.Sub(p.last).Len()
	if !p.inside || way > 0 {
		p.since, p.place = u.now, Rect{}
		if g := u.find(u.hot); g != nil {
			p.place = g.whole
		}
	}
	slack := u.Px(restSlack)
	switch {
	case changed:
		p.slid, p.at = p.inside && way < slack, u.in.Pos
	case p.slid && u.in.Pos.Sub(p.at).Len() >= slack:
		p.slid, u.hotSince = false, u.now
	}
	p.inside, p.last = true, u.in.Pos
}

// strays reports whether the pointer has left the place at which it pressed.
func (u *Pointer) strays() bool {
	slack := dragSlack
	if u.in.Touch {
		slack = touchSlack
	}
	return u.in.Pos.Sub(u.pressPos).Len() > u.Px(slack)
}

// followPress turns a press that has moved into a drag, and finds out where that would drop: on the topmost region that takes it, or of a finger on the
// nearest one within a fingertip.
func (u *Pointer) followPress() {
	g := u.find(u.active)
	if g == nil {
		return
	}
	if g.o.Drag && g.Enabled && u.strays() {
		u.dragging = true
	}
	u.dropTarget = ""
	if !u.dragging {
		return
	}
	layer, near, least := Layer(0), "", u.fingertip
	for i := range u.previous {
		t := &u.previous[i]
		if !t.o.DropOn || !t.Enabled || t.ID == u.active || t.depth != u.top() {
			continue
		}
		if t.layer >= layer && t.Rect.Contains(u.in.Pos) {
			u.dropTarget, layer = t.ID, t.layer
		}
		if d := distance(t.Rect, RectAround(u.in.Pos, 0, 0)); d < least && t.Visible && u.around(t).Contains(u.in.Pos) {
			near, least = t.ID, d
		}
	}
	if u.dropTarget == "" && u.in.Touch {
		u.dropTarget = near
	}
}

// Refused returns the id of what was clicked in this tick although it is disabled, or empty.
func (u *Pointer) Refused() string { return u.refused }

// Excuse makes Refused return nothing, since nobody wanted to use what was clicked.
func (u *Pointer) Excuse() { u.refused = "" }

// Dropped returns the id of the region that a drag has ended for in this tick, and that of the region that takes it, empty for none; ok is false if no
// drag has ended.
func (u *Pointer) Dropped() (id, on string, ok bool) { return u.dropped, u.dropTarget, u.dropped != "" }

// Dragged returns the id of the region being dragged, or empty.
func (u *Pointer) Dragged() string {
	if !u.dragging {
		return ""
	}
	return u.active
}

// Pointed returns the id of the widget under the pointer, empty if there is none.
func (u *Pointer) Pointed() string { return u.hot }
