package ui

// Regions holds the regions of a frame and of the one before, in the order of declaration.
type Regions struct {
	*Window
	*Tick
	*Scope
	*Canvas

	current, previous []region
	modals            []modalState // dialogs that were open in the last frame
	opened            []string     // dialogs declared in this frame
}

// top returns the number of dialogs that were open in the last frame. Only regions inside all of them can be used.
func (u *Regions) top() int { return len(u.modals) }

// find returns the region of the frame before that has an id, or nil.
func (u *Regions) find(id string) *region { return findIn(u.previous, id) }

// findIn returns the region that has an id, or nil.
func findIn(regions []region, id string) *region {
	if i := indexOf(regions, id); i >= 0 {
		return &regions[i]
	}
	return nil
}

// indexOf returns the index of the region that has an id, or -1.
func indexOf(regions []region, id string) int {
	for i := range regions {
		if id != "" && regions[i].ID == id {
			return i
		}
	}
	return -1
}

// declare adds a region to the frame.
func (u *Regions) declare(g region) {
	u.current = append(u.current, g)
	u.declared++
}

// Block keeps the pointer from everything below r that was declared before.
func (u *Regions) Block(r Rect) {
	u.declare(region{Widget: Widget{Rect: r.Intersect(u.Clip())}, layer: u.layer, depth: u.depth, scroll: u.scroll, hidden: true})
}

// Claimed reports whether a widget of this frame that can be used has a key as its shortcut.
func (u *Regions) Claimed(k Key) bool {
	for i := range u.current {
		if g := &u.current[i]; g.o.Shortcut == k && k != KeyNone && g.Enabled && g.depth == u.top() {
			return true
		}
	}
	return false
}

// A finger is larger than many a picture. So a target responds around itself as well, up to the size of a fingertip, as far as nothing else
// is nearer.

// Touched returns the id of the region that a finger at p would touch in the last frame, empty for none.
func (u *Regions) Touched(p Point) (id string) {
	if i := u.touched(u.current, p); i >= 0 {
		return u.current[i].ID
	}
	return ""
}

// hit returns the index of the topmost region under the pointer, or of the nearest one under a finger; -1 for none.
func (u *Regions) hit(regions []region) int {
	switch {
	case !u.in.Inside:
		return -1
	case u.in.Touch:
		return u.touched(regions, u.in.Pos)
	}
	return u.exact(regions, u.in.Pos)
}

// exact returns the index of the topmost region at p, or -1.
func (u *Regions) exact(regions []region, p Point) int {
	best := -1
	for i := len(regions) - 1; i >= 0; i-- {
		g := &regions[i]
		if g.depth == u.top() && g.Rect.Contains(p) && (best < 0 || g.layer > regions[best].layer) {
			best = i
		}
	}
	return best
}

// touched returns the index of the region that a finger at p touches, or -1: the topmost one there, unless it yields to the nearest other
// one.
func (u *Regions) touched(regions []region, p Point) int {
	ground := u.exact(regions, p)
	best, least := ground, u.fingertip
	for i := range regions {
		g := &regions[i]
		aimed := !g.hidden && g.Visible && !ScrollBar(g.ID) && g.stands() && (g.Enabled || g.tip() != "") // if only for its tooltip
		if i == ground || g.depth != u.top() || !aimed || !u.around(g).Contains(p) || !yields(regions, ground, i) {
			continue
		}
		if d := distance(g.Rect, RectAround(p, 0, 0)); d <= least {
			best, least = i, d
		}
	}
	return best
}

// stands reports whether the region is a thing, not a ground for others.
func (g *region) stands() bool {
	return g.ID != "" && g.Role != RoleScroll && g.Role != RoleDialog && g.Role != RoleOther && g.Role != RoleChoice
}

// answers is the size in fingertips of the area in which a region responds to a finger if nothing else does: more than one, for a region
// with a neighbour on one side only.
const answers = 1.75

// around returns the area in which a region responds to a finger: all of it, or answers fingertips around its middle where that is more,
// but hardly beyond the area that it is scrolled in.
func (u *Regions) around(g *region) Rect {
	least := u.fingertip * answers
	r := RectAround(g.Rect.Middle(), max(g.Rect.W, least), max(g.Rect.H, least)).Within(u.Bounds())
	if g.scroll != "" || g.panned {
		return r.Intersect(g.clip.InsetXY(-u.fingertip, -u.fingertip/4))
	}
	return r
}

// yields reports whether the topmost region at a place, -1 for none, gives way to another one beside it: the topmost is a ground, or most of
// the other lies on it and leaves most of it free, or it can't be used and has no tooltip.
func yields(regions []region, ground, i int) bool {
	if ground < 0 {
		return true
	}
	below, g := &regions[ground], &regions[i]
	if drawnOn := below.Role == RoleOther && below.o.Hold; g.layer < below.layer || drawnOn && below.Rect.Intersect(g.Rect).Empty() {
		return false // a finger may begin to draw a line at the very edge
	}
	if g.layer == below.layer && i < ground {
		return !below.hidden && below.Role == RoleOther && below.Rect.Intersect(g.Rect).Empty()
	}
	in, own := below.Rect.Intersect(g.Rect), g.Rect.W*g.Rect.H
	lies := !in.Empty() && in.W*in.H >= 0.75*own && own <= 0.5*below.Rect.W*below.Rect.H
	return lies || !below.stands() || !below.Enabled && below.tip() == ""
}
