package ui

import "time"

// scanning is the focus going on by itself, for whoever plays with a single key: first through what can be done now, then through
// everything else that can be used.
type scanning struct {
	rest  time.Duration // on a widget; 0 for no scanning
	since time.Duration // for which it has rested
	again bool          // it begins anew with the next
}

// Scan makes the focus go on by itself, resting so long on each widget; 0 makes it stay. Any key but Escape, click or tap then uses what
// has it, unless a field is typed into.
func (u *UI) Scan(rest time.Duration) {
	if u.scans.rest != rest {
		u.scans = scanning{rest: rest, again: true}
	}
}

// oneKey makes a use of what has the focus of whatever is pressed.
func (u *UI) oneKey() {
	if u.scans.rest == 0 {
		return
	}
	in := &u.in
	used := in.Pressed
	typing := u.typing()
	if typing && (len(in.Keys) > 0 || len(in.Runes) > 0) {
		u.scans.since = 0 // the field keeps the focus as long as somebody types
	}
	for _, k := range in.Keys {
		used = used || k != KeyEscape && !(typing && k != KeyEnter)
	}
	for _, k := range u.raw {
		used = used || u.idle(k) // whichever button is the one
	}
	in.Pos, in.Inside, in.Down, in.Pressed, in.Released, in.SecondaryReleased = Point{}, false, false, false, false, false
	if !used {
		return
	}
	in.Keys = []Key{KeyEnter}
	u.scans.again = true
	u.scans.since = 0
	if typing { // the field is done
		in.Keys = []Key{KeyTab}
	}
}

// scan moves the focus on when it has rested long enough.
func (u *UI) scan() {
	s := &u.scans
	if s.rest == 0 {
		return
	}
	u.wake = true
	if s.since += u.in.Dt; s.since < s.rest {
		return
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
		return
	}
	next := 0
	for at, i := range order {
		if !s.again && u.previous[i].ID == u.focus {
			next = (at + 1) % len(order)
		}
	}
	s.again = false
	u.setFocus(order[next])
}
