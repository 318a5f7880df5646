package ui

import (
	"slices"
	"time"
)

// tipping is which tooltip is to be seen, beside what the pointer and the focus say.
type tipping struct {
	tip      tipShown      // beside what it tells of, in the frame that is drawn or was drawn last
	telling  string        // id of what told something when it was drawn, be it there, elsewhere or by being larger
	tipID    string        // whose tooltip is asked for, by a press of what can't be used or by a finger that rested
	tipText  string        // what it said then
	tipUntil time.Duration // until when it stays though the mouse goes
	tipOff   bool          // the tooltip of what is hovered was ended by a press or by Escape
	tipShut  string        // id of what has the focus and whose tooltip was ended by Escape
	tipHeld  string        // id of what the pointer has left for its tooltip, on which it is or to which it goes
	tipWay   string        // id of whose tooltip the pointer is on or goes to, be it on the widget itself meanwhile
	tipLeft  time.Duration // when, or when it last came nearer to the tooltip
	tipRoll  tipScroll     // it, as far as there is no room for all of it
	toldArea string        // id of the area that is shown because of a widget and scrolled, in this frame
	toldWas  string        // and in the one before
	toldOf   any           // what it tells of
	tipNear  [3]float64    // how far it was then from the parts of the tooltip, or has been at least since
}

// tipShown is the tooltip of a frame, and what else is shown because of the same widget.
type tipShown struct {
	id     string
	note   Rect    // where it stands, empty if what it says is shown elsewhere
	most   float64 // how wide its lines may be in pixels
	text   string
	own    Rect    // what it speaks of, with the group of that
	away   float64 // how far it was from what was pointed at when it came
	asides [2]Rect // what was told by Aside
}

// at is where the tooltip stands, or what is shown instead of it.
func (s *tipShown) at() Rect {
	if s.note.Empty() {
		return s.asides[0]
	}
	return s.note
}

// parts is where the tooltip stands and what is shown because of the same widget, with empty ones.
func (s *tipShown) parts() [3]Rect { return [3]Rect{s.note, s.asides[0], s.asides[1]} }

// contains reports whether a place is on the tooltip or on what is shown because of the same widget.
func (s *tipShown) contains(p Point) bool {
	return s.note.Contains(p) || s.asides[0].Contains(p) || s.asides[1].Contains(p)
}

// tip is what the tooltip of the region says, or nothing.
func (g *region) tip() string {
	if !g.Enabled && g.Why != "" {
		return g.Why
	}
	return g.Tooltip
}

// askTip shows the tooltip of a region from now on: of what can't be used, or because a finger asks for it. It stays until something else is
// done, as long as that takes, but for a mouse that goes elsewhere later on.
func (u *UI) askTip(g *region) {
	u.tipID, u.tipText, u.tipUntil, u.tipOff = g.ID, g.tip(), u.now+touchTip, false
}

// tipFor reports whether the tooltip of a region is to be seen.
func (u *UI) tipFor(id string) bool {
	switch {
	case id == "":
		return false
	case u.tipID == id || u.tipHeld == id:
		return true
	case u.hot == id && u.active == id && u.in.Touch:
		return u.now-u.pressAt >= pressDelay && !u.dragging
	case u.hot == id && u.active == "" && !u.in.Touch && u.tipHeld == "":
		return !u.tipOff && !u.pointing.slid && u.now-u.hotSince >= tipDelay
	}
	return u.focus == id && u.ring && u.active == "" && u.tipShut != id
}

// Telling reports whether a tooltip is on the screen, or what is shown larger, which the next Escape ends.
func (u *UI) Telling() bool { return u.telling != "" }

// shutTip ends the tooltip on the screen, or what is shown larger, by Escape, which does nothing else then (WCAG 2.2, 1.4.13). A button of a
// game pad goes back at once, because every step of its focus tells something, and another ends what is told (Tell); so does the key where
// the focus goes on by itself.
func (u *UI) shutTip() {
	if u.tipShut != u.focus {
		u.tipShut = ""
	}
	if u.telling == "" || u.in.Pad || u.scans.rest > 0 || !u.keyDown(KeyEscape) {
		return
	}
	u.in.Keys = slices.DeleteFunc(slices.Clone(u.in.Keys), func(k Key) bool { return k == KeyEscape })
	u.dropTip()
}

// dropTip ends it.
func (u *UI) dropTip() {
	u.tipID, u.tipHeld, u.tipOff, u.tipShut = "", "", true, u.focus
	u.pointing.peeked = ""
	u.wake = true
}

// turnTip ends the tooltip on the screen, or shows that again which was ended (Tell).
func (u *UI) turnTip() {
	if u.telling != "" {
		u.dropTip()
		return
	}
	u.tipOff, u.tipShut, u.wake = false, "", true
}

// endTips ends the tooltip that was asked for when its time is over, or what it said no longer holds.
func (u *UI) endTips() {
	if u.tipHeld != "" && !u.tip.contains(u.in.Pos) {
		u.wake = true // it stays but for a moment
	}
	if u.tipID == "" {
		return
	}
	past := u.now >= u.tipUntil
	g := findIn(u.current, u.tipID)
	stays := g != nil && u.in.Touch && !g.peek && !g.tipAside // whatever is larger goes by itself
	if g == nil || g.tip() != u.tipText || past && u.tipID != u.hot && !stays {
		u.tipID, u.wake = "", true
	}
	u.wake = u.wake || !past
}
