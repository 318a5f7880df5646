package ui

import (
	"math"
	"time"

	"islas/render/theme"
)

// KeyboardFocus holds which region has the keyboard's focus, and moves it.
type KeyboardFocus struct {
	*Tick
	*Regions
	*Keys

	focus   string // id of the region that has the focus
	ring    bool   // the focus came by keyboard and is drawn
	focusAt int    // index of that region in the order, to go on from when it is gone; -1 where none had the focus
	looking bool   // the focus also stops at what only has a tooltip
	moved   bool   // the focus moved by keyboard in this frame and is scrolled into view
	scans   scanning
}

// Focus gives the keyboard's focus to a widget; an empty id takes it away.
func (u *KeyboardFocus) Focus(id string) {
	if u.focus != id {
		u.focus = id
		u.wake = true
	}
	if id == "" {
		u.focusAt = -1
	}
}

// Lead gives the keyboard's focus to a widget and draws its ring.
func (u *KeyboardFocus) Lead(id string) {
	u.Focus(id)
	u.ring = true
}

// Focused returns the id of the widget that has the keyboard's focus, or empty.
func (u *KeyboardFocus) Focused() string { return u.focus }

// Looking reports whether the focus also stops at what only has a tooltip.
func (u *KeyboardFocus) Looking() bool { return u.looking }

// Typing reports whether a field to type into has the focus, so that letters are no commands.
func (u *KeyboardFocus) Typing() bool {
	g := findIn(u.current, u.focus)
	return g != nil && g.o.keys&useText != 0
}

// stops reports whether the keyboard's focus can stop at a region.
func (u *KeyboardFocus) stops(g *region) bool {
	passed := g.o.NoFocus && !(u.looking && g.Role == RoleOther && g.tip() != "")
	return !passed && !g.hidden && g.depth == u.top() && (g.Visible || g.scroll != "" || g.panned) && !g.whole.Empty()
}

// jump moves the focus to the next stop that can be used for the game now, starting again at the end; with leads, also to a primary button.
// It reports whether there is one.
func (u *KeyboardFocus) jump(leads bool) bool {
	at, n := indexOf(u.previous, u.focus), len(u.previous)
	for i := range n {
		to := (at + 1 + i) % n
		if g := &u.previous[to]; u.stops(g) && (g.acts() || leads && g.o.lead && g.Enabled) {
			u.setFocus(to)
			return true
		}
	}
	return false
}

// moveFocus moves the focus to the next stop in the order of declaration, or back to the one before, starting again at the end, and reports
// whether there is one. Where the region with the focus is gone, the next stop is one that can be used for the game now, and where none had
// it, a primary button too.
func (u *KeyboardFocus) moveFocus(back bool) bool {
	at, n := indexOf(u.previous, u.focus), len(u.previous)
	if at < 0 {
		if at = u.focusAt; !back && u.jump(at < 0) {
			return true
		}
		// The region with the focus is gone: the stop now in its place is the next one.
		switch {
		case at < 0 && back:
			at = 0
		case at >= 0 && !back:
			at--
		}
	}
	step := 1
	if back {
		step = -1
	}
	for range n {
		at = ((at+step)%n + n) % n
		if u.stops(&u.previous[at]) {
			u.setFocus(at)
			return true
		}
	}
	return false
}

// setFocus gives the focus to the region of an index in the last frame.
func (u *KeyboardFocus) setFocus(i int) {
	u.focus, u.focusAt, u.ring, u.moved = u.previous[i].ID, i, true, true
}

// moveFocusTowards moves the focus to the nearest stop in the direction of an arrow key, and reports whether there is one.
func (u *KeyboardFocus) moveFocusTowards(from *region, k Key) bool {
	best, least := -1, math.Inf(1)
	a := from.whole.Middle()
	for i := range u.previous {
		g := &u.previous[i]
		if g.ID == from.ID || !u.stops(g) {
			continue
		}
		d := g.whole.Middle().Sub(a)
		along, across := d.X, d.Y
		switch k {
		case KeyLeft:
			along = -d.X
		case KeyUp:
			along, across = -d.Y, d.X
		case KeyDown:
			along, across = d.Y, d.X
		}
		if along < 1 || math.Abs(across) > 3*along {
			continue
		}
		if cost := along + 2.5*math.Abs(across); cost < least {
			best, least = i, cost
		}
	}
	if best < 0 {
		return false
	}
	u.setFocus(best)
	return true
}

// focusRing draws the ring around a rectangle with rounded corners; a radius of 0 stands for that of most widgets.
func (u *Canvas) focusRing(r Rect, radius float64) {
	if radius == 0 {
		radius = u.Px(theme.Radius)
	}
	u.Stroke(r.Inset(-u.Px(5)), radius+u.Px(5), u.Px(5), u.theme.FocusEdge, u.theme.FocusEdge)
	u.Stroke(r.Inset(-u.Px(4)), radius+u.Px(4), u.Px(3), u.theme.Focus, u.theme.Focus)
}

// scanning moves the focus by itself, for players who use a single key: through what can be used for the game now, then through all else
// that can be used.
type scanning struct {
	rest  time.Duration // time on a widget; 0 for no scanning
	since time.Duration // how long it has rested
	again bool          // it starts over at the next step
}

// Scan makes the focus move on by itself after resting on each widget for a time; 0 turns that off. Any key but Escape, click or tap then
// uses the focused widget, unless the player types into a field.
func (u *KeyboardFocus) Scan(rest time.Duration) {
	if u.scans.rest != rest {
		u.scans = scanning{rest: rest, again: true}
	}
}

// oneKey turns any press into a use of the focused widget.
func (u *KeyboardFocus) oneKey() {
	if u.scans.rest == 0 {
		return
	}
	in := &u.in
	used := in.Pressed
	typing := u.Typing()
	if typing && (len(in.Keys) > 0 || len(in.Runes) > 0) {
		u.scans.since = 0 // the field keeps the focus while the player types
	}
	for _, k := range in.Keys {
		used = used || k != KeyEscape && !(typing && k != KeyEnter)
	}
	for _, k := range u.raw {
		used = used || isPad(k) && u.padKey(k) == KeyNone // whichever button the player uses
	}
	in.Pos, in.Inside, in.Down, in.Pressed, in.Released, in.SecondaryReleased = Point{}, false, false, false, false, false
	if !used {
		return
	}
	in.Keys, u.scans.again, u.scans.since = []Key{KeyEnter}, true, 0
	if typing { // the field is done
		in.Keys = []Key{KeyTab}
	}
}

// scan moves the focus on when it has rested long enough, and reports whether it has.
func (u *KeyboardFocus) scan() bool {
	s := &u.scans
	if s.rest == 0 {
		return false
	}
	u.wake = true
	if s.since += u.in.Dt; s.since < s.rest {
		return false
	}
	s.since = 0
	var order []int
	for _, acts := range []bool{true, false} {
		for i := range u.previous {
			if g := &u.previous[i]; u.stops(g) && g.Enabled && g.acts() == acts && g.Role != RoleScroll {
				order = append(order, i)
			}
		}
	}
	if len(order) == 0 {
		return false
	}
	next := 0
	for at, i := range order {
		if !s.again && u.previous[i].ID == u.focus {
			next = (at + 1) % len(order)
		}
	}
	s.again = false
	u.setFocus(order[next])
	return true
}
