package ui

import "math"

// glide moves a sheet on that was flung or is on its way to a goal.
func (u *UI) glide(p *Panned) {
	if len(p.waiting) > 0 && !u.held(p) {
		p.goal, p.goes = p.within(p.showing(p.waiting, u.Px(panMargin))), true
		p.waiting = nil
	}
	switch {
	case p.holds:
	case p.speed != (Point{}):
		p.offset = p.offset.Add(p.speed)
		p.speed = p.speed.Mul(flingDecay)
		in := p.within(p.offset)
		if in.X != p.offset.X {
			p.speed.X = 0
		}
		if in.Y != p.offset.Y {
			p.speed.Y = 0
		}
		if p.speed.Len() < flingLeast {
			p.speed = Point{}
		}
		u.wake = true
	case p.goes:
		part := 1 - math.Exp(-u.in.Dt.Seconds()/panGlide.Seconds())
		if p.Still {
			part = 1
		}
		if p.offset = p.offset.Lerp(p.goal, part); p.goal.Sub(p.offset).Len() < panThere {
			p.offset, p.goes = p.goal, false
		}
		u.wake = true
	}
}

// panToFocus brings into view at once what the keyboard's focus has just moved to, with what was scrolled for it.
func (u *UI) panToFocus(p *Panned, inside []region) {
	g := findIn(inside, u.focus)
	if !u.moved || g == nil {
		return
	}
	at := g.whole.Moved(0, -u.revealed)
	if s := u.scrolls[g.scroll]; s != nil {
		if area := findIn(inside, g.scroll); area != nil {
			at = at.Within(area.whole)
		}
	}
	c := p.corner()
	p.offset, p.goes, p.speed, p.waiting = p.showing([]Rect{RectAround(at.Moved(-c.X, -c.Y).Middle(), min(at.W, p.view.W), min(at.H, p.view.H))}, u.Px(panMargin)), false, Point{}, nil
}

// panByKeys moves the sheet by the keys that nothing else wants: those for pages, and the arrows where nothing has the focus.
func (u *UI) panByKeys(p *Panned) {
	if len(u.in.Keys) == 0 || u.depth < u.top() {
		return
	}
	view, at := Point{X: p.view.W, Y: p.view.H}, p.aim()
	page := Point{X: 0, Y: view.Y * panPage}
	if u.in.Shift {
		page = Point{X: view.X * panPage, Y: 0}
	}
	ways := map[Key]Point{KeyPageUp: page.Mul(-1), KeyPageDown: page}
	if u.find(u.focus) == nil && !u.in.Pad && !p.Deaf {
		ways[KeyLeft], ways[KeyRight] = Point{X: -view.X * panStep}, Point{X: view.X * panStep}
		ways[KeyUp], ways[KeyDown] = Point{Y: -view.Y * panStep}, Point{Y: view.Y * panStep}
	}
	for _, k := range u.in.Keys {
		if way, ok := ways[k]; ok && u.KeyPressed(k) && !u.Claimed(k) {
			u.use(k)
			p.to(at.Add(way))
			p.handled, u.wake = true, true
		}
	}
}

// panByPointer moves the sheet with the wheel, and with the finger or the mouse that drags it. under is the index of the region below the
// pointer.
func (u *UI) panByPointer(under int) {
	p := u.panned
	u.panned, u.wasPanned = nil, p
	if u.in.Pressed || !u.in.Down && !u.in.Released {
		if p != nil {
			p.dragged = false
		}
	}
	if p == nil {
		return
	}
	if under >= 0 && u.previous[under].panned && u.in.Wheel != (Point{}) && !u.in.Ctrl {
		w := Point{X: -u.in.Wheel.X, Y: u.in.Wheel.Y}
		if u.in.Shift && w.X == 0 {
			w = Point{X: w.Y, Y: 0}
		}
		if s := u.scrollOf(&u.previous[under]); s != nil && s.max > 0 && w.X == 0 && (w.Y > 0 && s.offset > 0 || w.Y < 0 && s.offset < s.max) {
			w.Y = 0 // what lies there is scrolled
		}
		w = Point{X: clamp(w.X, -wheelLargest, wheelLargest), Y: clamp(w.Y, -wheelLargest, wheelLargest)}
		if w != (Point{}) {
			p.offset, p.goes, p.speed = p.within(p.offset.Sub(w.Mul(u.Px(wheelStep)))), false, Point{}
			p.handled, p.waiting, u.wake = true, nil, true
		}
	}
	if p.holds {
		u.panOn(p)
		return
	}
	if u.in.Pressed && under >= 0 && u.previous[under].panned {
		p.speed, p.goes = Point{}, false // a finger holds what was flung
	}
	if g := u.find(u.active); u.in.Down && !u.dragging && u.finger.id == "" && g != nil && g.panned && u.pans(g) {
		u.active, p.holds, p.dragged, p.handled, p.goes = "", true, true, true, false
		p.last, p.waiting = u.in.Pos, nil
		u.tipOff = true
	}
}

// panOn lets the sheet follow the pointer that drags it, and flings it when a finger lets go.
func (u *UI) panOn(p *Panned) {
	d := p.last.Sub(u.in.Pos)
	p.last = u.in.Pos
	p.offset = p.within(p.offset.Add(d))
	if u.in.Down {
		p.speed = p.speed.Lerp(d, 0.6)
	} else {
		p.holds = false
		if !u.in.Touch || p.Still {
			p.speed = Point{}
		}
	}
	u.active, u.wake = "", true
}

// pans reports whether a press on a region has become one that drags the sheet: of a finger anywhere but where it draws or turns, of the
// mouse on what can't be used. What can be dragged itself is so by a finger that has rested on it.
func (u *UI) pans(g *region) bool {
	d := u.in.Pos.Sub(u.pressPos)
	slack := dragSlack
	if u.in.Touch {
		slack = touchSlack
	}
	switch {
	case g.hold || g.keys&useText != 0 || d.Len() <= u.Px(slack):
		return false
	case !u.in.Touch:
		return g.ID == sheetGround || g.Role == RoleOther && !g.drag
	case g.drag && g.Enabled && u.now-u.pressAt >= pressDelay:
		return false
	}
	s := u.scrollOf(g)
	return s == nil || s.max == 0 || math.Abs(d.X) > math.Abs(d.Y) || d.Y > 0 && s.offset <= 0 || d.Y < 0 && s.offset >= s.max
}

// Drags reports whether the press that is under way, or has ended in this tick, has moved a sheet: then it was meant for nothing on it.
func (u *UI) Drags() bool { return u.wasPanned != nil && u.wasPanned.dragged }

// OnSheet reports whether the pointer lies over a sheet that can be moved.
func (u *UI) OnSheet() bool {
	g := u.find(u.hot)
	return u.wasPanned != nil && g != nil && g.panned
}
