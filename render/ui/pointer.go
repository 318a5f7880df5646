package ui

import "time"

// Times and distances of the pointer.
const (
	tipDelay    = 350 * time.Millisecond // a mouse rests before a tooltip appears
	goneDelay   = 400 * time.Millisecond // after a button has gone from under the resting pointer, until a press is meant for what was below
	pressDelay  = 500 * time.Millisecond // a finger rests before it shows the tooltip instead of clicking
	peekDelay   = 600 * time.Millisecond // a mouse rests before what it points at is shown larger
	touchTip    = 3 * time.Second        // least time of a tooltip shown by a press
	doubleClick = 350 * time.Millisecond // between the clicks of a double click
	dragSlack   = 7.0                    // design units that a press moves before it is a drag
	touchSlack  = 12.0                   // the same for a finger
	restSlack   = 3.0                    // design units that a resting pointer may tremble
)

// Pointer follows the mouse or the finger: what it is over, presses, clicks and drags.
type Pointer struct {
	*Window
	*Tick
	*Regions

	hot      string        // id under the pointer
	hotSince time.Duration // when the pointer came over it
	covered  bool          // something is under the pointer, if only a Block
	active   string        // id that was pressed and not yet released
	pointing pointing

	clicked, doubleClicked string
	refused                string // id of what was clicked although it can't be used
	lastClick              string
	lastClickAt            time.Duration

	pressPos   Point
	pressAt    time.Duration
	dragging   bool
	dropTarget string
	dropped    string
}

// setHot sets the region that the pointer is over by its index, -1 for none, and reports whether that has changed.
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

// pointing holds how the pointer came to its position. The tooltip of something that has slid under a resting pointer, because the layout
// changed or a dialog was closed, does not appear until the pointer moves.
type pointing struct {
	inside bool          // it was over the window in the last tick
	last   Point         // its position then
	slid   bool          // the hovered region has slid under it
	at     Point         // where the pointer was then
	since  time.Duration // when it moved last
	place  Rect          // whole rectangle of the region it moved over then
	peeked string        // id of the region that is shown larger
	button string        // id of the button that is or was last under it, where it still rests, empty for none
	left   time.Duration // when that was last under it
}

// point follows the pointer for a tick. changed means that the pointer is over another region than before.
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
	if g := u.find(u.hot); g != nil && g.Enabled && g.Role == RoleButton && !u.late() {
		p.button, p.left = u.hot, u.now
	} else if way >= slack {
		p.button = ""
	}
	switch {
	case changed:
		p.slid, p.at = p.inside && way < slack, u.in.Pos
	case p.slid && u.in.Pos.Sub(p.at).Len() >= slack:
		p.slid, u.hotSince = false, u.now
	}
	p.inside, p.last = true, u.in.Pos
}

// late reports whether a press was meant for a button that has just gone from under the resting pointer: one that skipped others' turns, where
// one that ends the player's own stands now, or one that closed a message, which has closed by itself. What only shows something harms nobody,
// and a dialog has been asked for.
func (u *Pointer) late() bool {
	p := &u.pointing
	if g := u.find(u.hot); g != nil && (g.o.Looks || g.depth > 0) {
		return false
	}
	return p.button != "" && p.button != u.hot && u.now-p.left < goneDelay && u.find(p.button) == nil
}

// strays reports whether the pointer has left the position at which it pressed.
func (u *Pointer) strays() bool {
	slack := dragSlack
	if u.in.Touch {
		slack = touchSlack
	}
	return u.in.Pos.Sub(u.pressPos).Len() > u.Px(slack)
}

// followPress turns a press that has moved into a drag, and finds the drop target: the topmost region that takes drops, or for a finger the
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

// Excuse makes Refused return nothing, for a click that was not meant to use anything.
func (u *Pointer) Excuse() { u.refused = "" }

// Dropped returns the id of the region whose drag has ended in this tick, and that of the region it was dropped on, empty for none; ok is
// false if no drag has ended.
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
