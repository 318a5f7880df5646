package ui

import "slices"

// nearer is the distance in design units by which a pointer has to come nearer to a tooltip to be on its way there.
const nearer = 4.0

// tipLarge is how many times as large as a tooltip a region has to be to be seen around it.
const tipLarge = 2

// followTip keeps a tooltip whose widget the pointer has left, while the pointer is on the tooltip, on what Aside shows, or on its way
// there (WCAG 2.2, 1.4.13). before is the id of the region that the pointer was over. On its way the pointer may take its time as long as
// it comes nearer, unless it is over another widget of the same group.
func (u *Tooltips) followTip(before string) {
	of, on := u.tipHeld, u.tip.contains(u.in.Pos)
	if of == "" {
		of = before
	}
	if on {
		of = u.tip.id // the focus may have shown it
	}
	g := u.find(of)
	stays := g != nil && u.hot != of && u.tip.id == of && u.tip.text == g.tip() && g.depth == u.top() &&
		u.in.Inside && !u.in.Touch && !u.in.Pressed && !u.tipOff
	if stays && !on {
		stays = u.towardsTip(g)
	}
	if stays {
		u.tipHeld = of
		if on {
			u.tipLeft, u.tipNear = u.now, [3]float64{}
		}
	} else {
		if u.tipHeld != "" && u.hot == of { // it has come back
			u.hotSince, u.pointing.slid = u.now-tipDelay, false
		}
		u.tipHeld = ""
	}
	u.tipWay = u.tipHeld
	if u.tipHeld == "" && u.hot == u.tip.id && u.in.Inside && !u.in.Touch && !u.tipOff && u.approachesTip(on) {
		u.tipWay = u.hot
	}
	if p := &u.pointing; p.peeked != "" && p.peeked != u.hot && p.peeked != u.tipHeld || u.active != "" || u.tipOff {
		p.peeked = ""
	}
}

// GoesOntoTip reports whether the pointer is on the tooltip of a widget or has come nearer to it lately. A widget with a different text at
// each of its points, such as a curve, keeps its text meanwhile.
func (u *Tooltips) GoesOntoTip(id string) bool { return id != "" && u.tipWay == id }

// approachesTip reports the same for the widget that the pointer is over. It has to be called in every tick.
func (u *Tooltips) approachesTip(on bool) bool {
	d := distance(RectAround(u.in.Pos, 0, 0), u.tip.note)
	if u.tip.note.Empty() || d > u.tipNear[0]+1 {
		return false
	}
	if on || d <= u.tipNear[0]-1 {
		u.tipLeft = u.now
		return true
	}
	return u.tipWay == u.hot && u.now-u.tipLeft < tipDelay
}

// towardsTip reports whether the pointer is between a region and its tooltip, or what Aside shows, and has come nearer to that lately. It
// has to be called in every tick in which the pointer is on neither, after its distance was recorded.
func (u *Tooltips) towardsTip(of *region) (is bool) {
	leaves := u.tipHeld == ""
	sibling := u.find(u.hot)
	among := sibling != nil && !of.Group.Empty() && sibling.Group == of.Group && sibling.tip() != ""
	for i, r := range u.tip.parts() {
		slack := u.Px(nearer)
		if leaves { // however slowly, and aslant
			slack = 0.25
		}
		d := distance(RectAround(u.in.Pos, 0, 0), r)
		came := d <= u.tipNear[i]-slack
		if r.Empty() || !of.Rect.Union(r).Contains(u.in.Pos) || leaves && !came {
			continue
		}
		if is = true; came && (leaves || !among) {
			u.tipNear[i], u.tipLeft = d, u.now
		}
	}
	return is && u.now-u.tipLeft < tipDelay
}

// unhidden returns i, the index of the region that the pointer is over, or -1 if a tooltip hides that region: then a press ends the tooltip
// and does nothing else.
func (u *Tooltips) unhidden(regions []region, i int) int {
	if i < 0 || u.active != "" || u.dragging || !u.tip.note.Contains(u.in.Pos) {
		return i
	}
	g := &regions[i]
	useless := g.tip() == "" && (!g.Enabled || slices.Contains([]Role{RoleOther, RoleDialog, RoleScroll}, g.Role))
	if g.layer >= LayerTooltip || useless || g.Rect.W*g.Rect.H >= tipLarge*u.tip.note.W*u.tip.note.H { // so large that it is seen around it
		return i
	}
	return -1
}

// peeks reports whether a region in r is shown larger: once the mouse was moved onto it and has rested there, until it leaves or something
// is pressed.
func (u *Tooltips) peeks(id string, r Rect) bool {
	p := &u.pointing
	if u.peekable(id, r) && u.now-max(u.hotSince, p.since) >= peekDelay {
		p.peeked = id
	}
	return p.peeked == id
}

// peekable reports whether a region in r will be shown larger if the pointer goes on resting on it.
func (u *Tooltips) peekable(id string, r Rect) bool {
	p := &u.pointing
	return id != "" && id == u.hot && u.tipHeld == "" && u.active == "" && !u.in.Touch && !u.tipOff && !p.slid && p.inside && p.place == r
}
