package ui

import "slices"

// What a frame costs is mostly what it has to fill, above all where software draws in place of a graphics card. So only
// the parts of the screen are drawn anew on which the frame differs from the one before: the two lists of operations are
// compared, what is in one of them alone is damage, and the damage is drawn from the bottom up.

// Limits of the damage.
const (
	mostRegions = 32   // more are joined
	wholeFrom   = 0.7  // share of the screen from which all of it is drawn
	searchAhead = 64   // operations that may lie between two that belong together
	regionCost  = 3000 // pixels whose filling costs about as much as one region more
)

// shadowPart is how far a painting may be drawn outside its rectangle, as a part of its longer side.
const shadowPart = 0.15

// reach is the rectangle outside of which an operation draws nothing.
func (o *op) reach() Rect {
	r := o.extent
	if o.kind == opPaint {
		r = r.Inset(-max(r.W, r.H) * shadowPart)
	}
	return r.Inset(-2).Intersect(o.clip)
}

// hides reports whether an operation covers all of r, so that nothing below can be seen there.
func (o *op) hides(r Rect) bool {
	if o.kind != opShape && o.kind != opPaper || o.width > 0 || o.blur > 0 || o.alpha < 1 || o.top.A < 255 || o.bottom.A < 255 {
		return false
	}
	corner := o.radius*0.3 + 1
	return o.clip.Holds(r) && o.rect.Inset(corner).Holds(r)
}

// damage is the parts of the screen that have to be drawn anew, on whole pixels and none overlapping another. Nothing
// else differs between the finished frame and what was drawn last.
func (u *Recording) damage(screen Rect) (regions []Rect) {
	defer func() {
		if recover() != nil { // a key of a type without ==, such as a slice
			regions = []Rect{screen}
		}
	}()
	if u.invalid {
		return []Rect{screen}
	}
	area := 0.0
	u.differences(func(r Rect) {
		regions = addRegion(regions, outward(r).Intersect(screen))
	})
	for _, r := range regions {
		area += r.W * r.H
	}
	if area > wholeFrom*screen.W*screen.H {
		return []Rect{screen}
	}
	return regions
}

// differences calls yield with the reach of every operation that only one of the two frames has. What both have, they
// have in the same order.
func (u *Recording) differences(yield func(Rect)) {
	j := 0
	for i := range u.ops {
		o := &u.ops[i]
		at := -1
		for k := j; k < min(j+searchAhead, len(u.drawn)); k++ {
			if u.same(o, &u.drawn[k]) {
				at = k
				break
			}
		}
		if at < 0 {
			visible(u.ops, i, yield)
			continue
		}
		for ; j < at; j++ {
			visible(u.drawn, j, yield)
		}
		j = at + 1
	}
	for ; j < len(u.drawn); j++ {
		visible(u.drawn, j, yield)
	}
}

// visible calls yield with the reach of an operation of a frame unless the same frame hides it.
func visible(ops []op, i int, yield func(Rect)) {
	r := ops[i].reach()
	if !r.Empty() && bottommost(ops[i:], r) == 0 {
		yield(r)
	}
}

// same reports whether an operation looks like one that was drawn.
func (u *Recording) same(o, old *op) bool {
	if o.kind != old.kind || o.rect != old.rect || o.n != old.n {
		return false
	}
	a, b := *o, *old
	a.first, a.paint, b.first, b.paint = 0, 0, 0, 0 // where they are kept says nothing of how they look
	return a == b && slices.Equal(u.points[o.first:o.first+o.n], u.drawnPoints[old.first:old.first+old.n])
}

// addRegion adds a rectangle to some that do not overlap, and joins those that do, or that cost less together.
func addRegion(regions []Rect, r Rect) []Rect {
	if r.Empty() {
		return regions
	}
	for i := 0; i < len(regions); i++ {
		s := regions[i]
		both := r.Union(s)
		if !r.Intersect(s).Empty() || both.W*both.H <= r.W*r.H+s.W*s.H+regionCost {
			regions = slices.Delete(regions, i, i+1)
			r, i = both, -1 // it may have come to others now
		}
	}
	regions = append(regions, r)
	if len(regions) <= mostRegions {
		return regions
	}
	last := regions[len(regions)-1]
	nearest, least := 0, 0.0
	for i, s := range regions[:len(regions)-1] {
		both := last.Union(s)
		if more := both.W*both.H - s.W*s.H; i == 0 || more < least {
			nearest, least = i, more
		}
	}
	both := last.Union(regions[nearest])
	regions = slices.Delete(regions[:len(regions)-1], nearest, nearest+1)
	return addRegion(regions, both)
}

// outward is the smallest rectangle of whole pixels around r.
func outward(r Rect) Rect {
	p := pixels(r)
	return Rect{X: float64(p.Min.X), Y: float64(p.Min.Y), W: float64(p.Dx()), H: float64(p.Dy())}
}

// bottommost is the first operation that can be seen in a region: the topmost that hides all below it there.
func bottommost(ops []op, region Rect) int {
	for i := len(ops) - 1; i > 0; i-- {
		if ops[i].hides(region) {
			return i
		}
	}
	return 0
}
