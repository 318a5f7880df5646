package ui

import (
	"time"
)

// Times and distances of the pointer.
const (
	tipDelay    = 350 * time.Millisecond // of rest before a tooltip appears
	pressDelay  = 500 * time.Millisecond // of a finger's rest until it asks for the tooltip instead of clicking
	touchTip    = 3 * time.Second        // how long a tooltip that was asked for stays at least
	doubleClick = 350 * time.Millisecond // between the clicks of a double click
	dragSlack   = 7.0                    // design units before a press becomes a drag
	touchSlack  = 12.0                   // the same for a finger
)

// region is a declared region with all that later frames need to know of it.
type region struct {
	Widget
	whole    Rect // with what is clipped away
	clip     Rect
	layer    Layer
	depth    int    // how many dialogs it is in
	scroll   string // id of the scroll area it is in
	part     string // of the scene, that it is in
	panned   bool   // it lies on a sheet of which the window shows a part (Pan), or lets it be moved
	radius   float64
	noFocus  bool
	noRing   bool
	hidden   bool
	drag     bool
	dropOn   bool
	peek     bool
	hold     bool
	tipAt    Rect
	tipAside bool
	focusAs  string
	cursor   Cursor
	keys     keyUse

	shortcut Key
	lead     bool
}

// interaction is what the pointer and the keyboard are doing.
type interaction struct {
	current, previous []region
	widgets           []Widget

	hot     string // id under the pointer
	covered bool   // something is under the pointer, if only a Block
	active  string // id that was pressed and not yet let go
	focus   string // id that has the keyboard
	ring    bool   // the focus came by keyboard and is to be seen
	focusAt int    // index of the focus in the order, to go on from when it is gone; -1 where nothing had it
	looking bool   // it stops also at what only tells something
	moved   bool   // the focus moved by keyboard in this frame: bring it into view

	clicked, doubleClicked, secondary string
	refused                           string // id of what was clicked but can't be used
	lastClick                         string
	lastClickAt                       time.Duration

	pressPos   Point
	pressAt    time.Duration
	dragging   bool
	dropTarget string
	dropped    string

	pointing pointing
	hotSince time.Duration
	tipping

	depth    int // dialogs around what is being declared
	modals   []modalState
	opened   []string // dialogs declared in this frame
	disabled []string
	groups   []Rect
	asides   [2]Rect // what was told by Aside in this frame
	scroll   string  // scroll area around what is being declared
	finger   fingerScroll
	used     [4]uint64
	wake     bool

	fingertip float64       // pixels
	due       time.Duration // after the last frame something changes by itself; 0 is never
	larger    float64       // how many times larger words were to be than they are (Reading)
	asked     float64       // pixels a design unit had if everything were as large as it is asked to be, 0 where it is (Ask)
	times     float64       // how many times as large as usual that is

	panned, wasPanned *Panned // the sheet of this frame and of the one before, nil for none
	revealed          float64 // how far an area has scrolled in this frame to bring the focus into view, in pixels
}

// top is the number of dialogs that were open in the last frame: only what is inside all of them can be used.
func (u *UI) top() int { return len(u.modals) }

// beginInteraction turns the input of the tick into what is hovered, pressed, clicked and focused, by the regions of the
// frame before.
func (u *UI) beginInteraction() {
	u.previous, u.current = u.current, u.previous[:0]
	u.clicked, u.doubleClicked, u.secondary, u.dropped, u.refused = "", "", "", "", ""
	u.depth, u.scroll, u.disabled, u.wake, u.due, u.moved = 0, "", u.disabled[:0], false, 0, false
	u.used, u.opened, u.groups = [4]uint64{}, u.opened[:0], u.groups[:0]
	u.revealed = 0
	u.scrollTip()
	u.scrollTold()

	under, before := u.hit(u.previous), u.hot
	u.setHot(u.unhidden(u.previous, under))
	u.followTip(before)
	u.shutTip()
	u.panByPointer(under)
	u.scrollByPointer(under)
	if u.in.Pressed {
		u.press()
	}
	if u.active != "" && (u.in.Down || u.in.Released) {
		u.followPress()
	}
	if u.in.Released {
		u.release()
	} else if !u.in.Down {
		u.active, u.dragging = "", false
	}
	if u.in.SecondaryReleased {
		u.secondary = u.hot
	}
	u.keyboard()
	u.scan()
	u.assist()
}

func (u *UI) setHot(i int) {
	id := ""
	if i >= 0 {
		id = u.previous[i].ID
	}
	u.covered = i >= 0
	changed := id != u.hot
	if changed {
		u.hot, u.hotSince, u.tipOff = id, u.now, false
		if u.now >= u.tipUntil {
			u.tipID = ""
		}
	}
	u.point(changed)
}

// find is the region of the frame before that has an id, or nil.
func (u *UI) find(id string) *region { return findIn(u.previous, id) }

func findIn(regions []region, id string) *region {
	if id == "" {
		return nil
	}
	for i := range regions {
		if regions[i].ID == id {
			return &regions[i]
		}
	}
	return nil
}

func (u *UI) press() {
	u.active, u.dragging, u.pressPos, u.pressAt = u.hot, false, u.in.Pos, u.now
	if u.pressTold() {
		u.tipUntil = u.now + touchTip
		return
	}
	u.tipOff, u.tipID, u.tipHeld = true, "", ""
	u.ring = false
	g := u.find(u.hot)
	switch {
	case g == nil || g.ID == sheetGround:
		u.focus, u.focusAt = "", -1
	case g.focusAs != "":
		u.focus = g.focusAs
	case !g.noFocus:
		u.focus = g.ID
	case g.keys&useText == 0 && !g.hold:
		u.focus = ""
	}
}

// followPress makes a drag of a press that has moved.
func (u *UI) followPress() {
	g := u.find(u.active)
	if g == nil {
		return
	}
	slack := dragSlack
	if u.in.Touch {
		slack = touchSlack
	}
	if g.drag && g.Enabled && u.in.Pos.Sub(u.pressPos).Len() > u.Px(slack) {
		u.dragging = true
	}
	u.dropTarget = ""
	if !u.dragging {
		return
	}
	layer := Layer(0)
	for i := range u.previous {
		t := &u.previous[i]
		if t.dropOn && t.Enabled && t.ID != u.active && t.depth == u.top() && t.layer >= layer && t.Rect.Contains(u.in.Pos) {
			u.dropTarget, layer = t.ID, t.layer
		}
	}
	if u.dropTarget == "" && u.in.Touch {
		u.dropTarget = u.dropNear()
	}
}

// dropNear is the id of the nearest region that takes what is dragged within a fingertip, empty if there is none.
func (u *UI) dropNear() (id string) {
	least := u.fingertip
	for i := range u.previous {
		t := &u.previous[i]
		if !t.dropOn || !t.Enabled || t.ID == u.active || t.depth != u.top() || !t.Visible || !u.around(t).Contains(u.in.Pos) {
			continue
		}
		if d := distance(t.Rect, RectAround(u.in.Pos, 0, 0)); d < least {
			id, least = t.ID, d
		}
	}
	return id
}

func (u *UI) release() {
	id := u.active
	dragged := u.dragging
	u.active, u.dragging = "", false
	if id == "" {
		return
	}
	if dragged {
		u.active = id // named to the target in this frame; let go in the next
		u.dropped = id
		return
	}
	if id != u.hot {
		return
	}
	g := u.find(id)
	if g == nil {
		return
	}
	rested := u.in.Touch && u.now-u.pressAt >= pressDelay && g.tip() != ""
	if !g.Enabled || rested {
		// A click on what can't be used asks why, and so does a finger that rests.
		u.askTip(g)
		if !g.Enabled {
			u.refused = id
		}
		return
	}
	u.clicked = id
	if u.lastClick == id && u.now-u.lastClickAt <= doubleClick {
		u.doubleClicked, u.lastClick = id, ""
		return
	}
	u.lastClick, u.lastClickAt = id, u.now
}

// endInteraction drops what is gone and finds out whether the pointer now lies over something else.
func (u *UI) endInteraction() {
	u.closeModals()
	if u.dropped != "" {
		u.active, u.dropTarget = "", ""
	}
	if u.active != "" && findIn(u.current, u.active) == nil {
		u.active, u.dragging = "", false
	}
	if u.focus != "" && findIn(u.current, u.focus) == nil {
		u.focus = ""
	}
	under, over := "", false
	if i := u.unhidden(u.current, u.hit(u.current)); i >= 0 {
		under, over = u.current[i].ID, true
	}
	if under != u.hot || over != u.covered || u.clicked != "" || u.moved {
		u.wake = true
	}
	if g := findIn(u.current, u.hot); g != nil {
		waiting := u.active == "" && !u.tipOff && !u.pointing.slid && u.now-u.hotSince < tipDelay
		waiting = waiting || g.peek && u.pointing.peeked != g.ID && u.peekable(g.ID, g.whole)
		resting := u.active == u.hot && u.in.Touch && u.now-u.pressAt < pressDelay
		u.wake = u.wake || waiting || resting
	}
	if u.lastClick != "" && u.now-u.lastClickAt <= doubleClick {
		u.wake = true // time must be seen to pass, or the next click would seem to follow at once
	}
	u.endTips()
}

// Widgets are the interactive parts of the last frame in the order of the keyboard's focus. The slice is valid until the
// next frame.
func (u *UI) Widgets() []Widget {
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

// Widget returns the widget of an id as it was declared last, in this frame or in the one before; ok is false if there is none.
func (u *UI) Widget(id string) (w Widget, ok bool) {
	g := findIn(u.current, id)
	if g != nil {
		return g.Widget, true
	}
	if g = findIn(u.previous, id); g == nil {
		return Widget{}, false
	}
	w = g.Widget
	if p := u.wasPanned; p != nil && g.panned {
		w.Whole = w.Whole.Moved(p.moved.X, p.moved.Y)
	}
	return w, true
}

// Refused is the id of what was clicked in this tick although it is disabled, or empty.
func (u *UI) Refused() string { return u.refused }

// Excuse forgets what Refused says: nobody wanted to use it.
func (u *UI) Excuse() { u.refused = "" }

// Dropped is the id of the region that was let go in this tick after it had been dragged, and that of the region that takes it,
// empty if there is none at that place; ok is false if none was let go.
func (u *UI) Dropped() (id, on string, ok bool) { return u.dropped, u.dropTarget, u.dropped != "" }

// Dragged is the id of the region being dragged, or empty.
func (u *UI) Dragged() string {
	if !u.dragging {
		return ""
	}
	return u.active
}

// Cursor is the shape the mouse pointer should have.
func (u *UI) Cursor() Cursor {
	if u.dragging || u.wasPanned != nil && u.wasPanned.holds {
		return CursorMove
	}
	id := u.hot
	if u.active != "" {
		id = u.active
	}
	g := findIn(u.current, id)
	switch {
	case g == nil:
		return CursorDefault
	case !g.Enabled:
		return CursorNotAllowed
	case g.cursor != CursorDefault:
		return g.cursor
	case g.Role == RoleDialog || g.Role == RoleScroll || g.Role == RoleOther:
		return CursorDefault
	}
	return CursorPointer
}
