package ui

import (
	"math"

	"islas/render/theme"
)

// keyboard moves the focus and activates what has it.
func (u *UI) keyboard() {
	for _, k := range u.in.Keys {
		g := u.find(u.focus)
		if g != nil && !u.stops(g) {
			g = nil
		}
		switch {
		case k == KeyTab || k == KeyBackTab:
			u.use(k)
			u.moveFocus(k == KeyBackTab)
		case g != nil && g.wants(k):
			u.use(k)
		case k == u.KeyOf(Jump()) && !u.in.Ctrl && u.jump(true):
			u.use(k)
		case k == u.KeyOf(Look()) && !u.in.Ctrl:
			u.use(k)
			u.looking = !u.looking
			u.moved = true
		case k == u.KeyOf(Tell()) && !u.in.Ctrl:
			u.use(k)
			u.turnTip()
		case g == nil && u.in.Pad && (k == KeyLeft || k == KeyRight || k == KeyUp || k == KeyDown):
			u.use(k)
			u.moveFocus(false)
		case g == nil:
		case (k == KeyEnter || k == KeySpace) && g.keys&useText == 0 && g.Role != RoleScroll:
			u.use(k)
			u.ring = true
			if g.Enabled {
				u.clicked = g.ID
			} else {
				u.askTip(g)
			}
		case k == KeyLeft || k == KeyRight || k == KeyUp || k == KeyDown:
			if u.moveFocusTowards(g, k) {
				u.use(k)
			}
		}
	}
}

// wants reports whether a region keeps a key for itself while it has the focus.
func (g *region) wants(k Key) bool {
	switch k {
	case KeyLeft, KeyRight:
		return g.keys&(useArrowsX|useText) != 0
	case KeyHome, KeyEnd:
		return g.keys != 0
	case KeyUp, KeyDown, KeyPageUp, KeyPageDown:
		return g.keys&useArrowsY != 0
	case KeyBackspace, KeyDelete, KeyEnter, KeySpace:
		return g.keys&useText != 0
	}
	return g.keys&useText != 0 && k >= Key0 && k <= KeyZ
}

func (u *UI) use(k Key) { u.used[k/64] |= 1 << (k % 64) }

// KeyPressed reports whether a key was pressed in this tick that no widget has used. Below an open dialog it is always
// false, and so it is for letters and digits held together with Ctrl.
func (u *UI) KeyPressed(k Key) bool {
	if u.depth < u.top() || u.used[k/64]&(1<<(k%64)) != 0 || u.in.Ctrl && k >= Key0 {
		return false
	}
	return u.keyDown(k)
}

// Claimed reports whether a widget of this frame that can be used has a key as its shortcut.
func (u *UI) Claimed(k Key) bool {
	for i := range u.current {
		if g := &u.current[i]; g.shortcut == k && k != KeyNone && g.Enabled && g.depth == u.top() {
			return true
		}
	}
	return false
}

// keyDown reports whether a key was pressed in this tick, whoever it is for.
func (u *UI) keyDown(k Key) bool {
	for _, pressed := range u.in.Keys {
		if pressed == k && k != KeyNone {
			return true
		}
	}
	return false
}

// Focus gives the keyboard's focus to a widget; an empty id takes it away.
func (u *UI) Focus(id string) {
	if u.focus != id {
		u.focus = id
		u.wake = true
	}
	if id == "" {
		u.focusAt = -1
	}
}

// Lead gives the keyboard's focus to a widget at which a key that was pressed goes on, so that it is seen there.
func (u *UI) Lead(id string) {
	u.Focus(id)
	u.ring = true
}

// Pointed is the id of the widget under the pointer, empty if there is none.
func (u *UI) Pointed() string { return u.hot }

// Focused is the id of the widget that has the keyboard's focus, or empty.
func (u *UI) Focused() string { return u.focus }

// stops reports whether the keyboard's focus can stop at a region.
func (u *UI) stops(g *region) bool {
	passed := g.noFocus && !(u.looking && g.Role == RoleOther && g.tip() != "")
	return !passed && !g.hidden && g.depth == u.top() && (g.Visible || g.scroll != "" || g.panned) && !g.whole.Empty()
}

// acts reports whether something can be done with a region now that goes on with what is going on.
func (g *region) acts() bool { return g.Enabled && !g.Looks && g.Target != nil }

// jump moves the focus to the next stop with which something can be done now, round and round, or with leads to a button that leads on;
// it reports whether there is one.
func (u *UI) jump(leads bool) bool {
	n, at := len(u.previous), -1
	for i := range u.previous {
		if u.previous[i].ID == u.focus && u.focus != "" {
			at = i
		}
	}
	for i := range n {
		to := (at + 1 + i) % n
		if g := &u.previous[to]; u.stops(g) && (g.acts() || leads && g.lead && g.Enabled) {
			u.setFocus(to)
			return true
		}
	}
	return false
}

// Looking reports whether the focus stops also at what only tells something.
func (u *UI) Looking() bool { return u.looking }

// moveFocus moves the focus to the next stop in the order of declaration, round and round. Where nothing has it any more,
// the next is what can be done now at a table, and where nothing had it also a button that leads on.
func (u *UI) moveFocus(back bool) {
	n, at := len(u.previous), u.focusAt
	if u.find(u.focus) == nil {
		if !back && u.jump(at < 0) {
			return
		}
		// What had the focus is gone: the stop now at its place is the next one.
		switch {
		case at < 0 && back:
			at = 0
		case at >= 0 && !back:
			at--
		}
	} else {
		for i := range u.previous {
			if u.previous[i].ID == u.focus {
				at = i
				break
			}
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
			return
		}
	}
}

func (u *UI) setFocus(i int) {
	u.focus, u.focusAt, u.ring, u.moved = u.previous[i].ID, i, true, true
	u.tipID = ""
}

// moveFocusTowards moves the focus to the nearest stop in the direction of an arrow key; it reports whether there is one.
func (u *UI) moveFocusTowards(from *region, k Key) bool {
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

// drawFocusRing draws the ring of the keyboard's focus over everything in its layer: a light line in a dark one, so that
// one of them shows on whatever ground.
func (u *UI) drawFocusRing() {
	g := findIn(u.current, u.focus)
	if g == nil || !u.ring || g.noRing || !g.Visible {
		return
	}
	u.PushLayer(g.layer)
	u.clips = append(u.clips, g.clip.Inset(-u.Px(5)))
	u.focusRing(g.whole, g.radius)
	if u.in.Pad && g.Enabled && g.keys&useText == 0 {
		u.padGlyph(g.whole)
	}
	u.PopClip()
	u.PopLayer()
}

// padGlyph draws at the corner of what has the focus which button of the pad uses it.
func (u *UI) padGlyph(r Rect) {
	t, glyph, side := u.theme, u.Glyph(KeyEnter), u.LineHeight(theme.SmallBold)*1.1
	width := max(side, u.MeasureText(theme.SmallBold, glyph)+side/2)
	at := RectAround(Point{X: r.Right(), Y: r.Y}, width, side).Within(u.Bounds())
	u.Round(at, side/2, t.Good, u.Px(2), t.OnDark)
	u.Text(at.Center(width, u.LineHeight(theme.SmallBold)), theme.SmallBold, t.OnDark, Centered, glyph)
}

// focusRing draws the ring around r, whose corners have a radius.
func (u *UI) focusRing(r Rect, radius float64) {
	if radius == 0 {
		radius = u.Px(theme.Radius)
	}
	u.Stroke(r.Inset(-u.Px(5)), radius+u.Px(5), u.Px(5), u.theme.FocusEdge, u.theme.FocusEdge)
	u.Stroke(r.Inset(-u.Px(4)), radius+u.Px(4), u.Px(3), u.theme.Focus, u.theme.Focus)
}
