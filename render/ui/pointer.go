package ui

import "time"

// Times and distances of the pointer.
const (
	tipDelay    = 350 * time.Millisecond // of rest before a tooltip appears
	pressDelay  = 500 * time.Millisecond // of a finger's rest until it asks for the tooltip instead of clicking
	touchTip    = 3 * time.Second        // how long a tooltip that was asked for stays at least
	doubleClick = 350 * time.Millisecond // between the clicks of a double click
	dragSlack   = 7.0                    // design units before a press becomes a drag
	touchSlack  = 12.0                   // the same for a finger
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

const (
	peekDelay = 600 * time.Millisecond // of rest before what is pointed at is shown larger
	restSlack = 3.0                    // design units that a resting pointer may tremble
)

// pointing is how the pointer came to lie over what it lies over, and since when it rests. Nobody has pointed at something that
// came to lie under a resting pointer, because the layout changed, a dialog was closed or what lay there before is gone: its
// tooltip does not appear until the pointer really moves.
type pointing struct {
	inside bool          // it was over the window in the last tick
	last   Point         // where
	slid   bool          // what is hovered came to lie under it
	at     Point         // where the pointer was then
	since  time.Duration // when it moved last
	place  Rect          // of what it was moved over then
	peeked string        // id of what is shown larger
}

// point follows the pointer for a tick. changed says that it now lies over something else than before.
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

// followPress makes a drag of a press that has moved.
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
	layer := Layer(0)
	for i := range u.previous {
		t := &u.previous[i]
		if t.o.DropOn && t.Enabled && t.ID != u.active && t.depth == u.top() && t.layer >= layer && t.Rect.Contains(u.in.Pos) {
			u.dropTarget, layer = t.ID, t.layer
		}
	}
	if u.dropTarget == "" && u.in.Touch {
		u.dropTarget = u.dropNear()
	}
}

// dropNear is the id of the nearest region that takes what is dragged within a fingertip, empty if there is none.
func (u *Pointer) dropNear() (id string) {
	least := u.fingertip
	for i := range u.previous {
		t := &u.previous[i]
		if !t.o.DropOn || !t.Enabled || t.ID == u.active || t.depth != u.top() || !t.Visible || !u.around(t).Contains(u.in.Pos) {
			continue
		}
		if d := distance(t.Rect, RectAround(u.in.Pos, 0, 0)); d < least {
			id, least = t.ID, d
		}
	}
	return id
}

// Refused is the id of what was clicked in this tick although it is disabled, or empty.
func (u *Pointer) Refused() string { return u.refused }

// Excuse forgets what Refused says: nobody wanted to use it.
func (u *Pointer) Excuse() { u.refused = "" }

// Dropped is the id of the region that was let go in this tick after it had been dragged, and that of the region that takes it,
// empty if there is none at that place; ok is false if none was let go.
func (u *Pointer) Dropped() (id, on string, ok bool) { return u.dropped, u.dropTarget, u.dropped != "" }

// Dragged is the id of the region being dragged, or empty.
func (u *Pointer) Dragged() string {
	if !u.dragging {
		return ""
	}
	return u.active
}

// Pointed is the id of the widget under the pointer, empty if there is none.
func (u *Pointer) Pointed() string { return u.hot }
