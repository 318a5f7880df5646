package ui

import "slices"

// Most of a frame's cost is filling pixels, above all where software draws in place of a graphics card. So only its damage is drawn, from
// the bottom up: the parts of the screen on which the operations of this frame and of the one before differ.

// Limits of the damage.
const (
	mostRegions = 32   // more regions are joined
	wholeFrom   = 0.7  // share of the screen from which all of it is drawn
	searchAhead = 64   // operations among which an equal one is looked for
	regionCost  = 3000 // pixels that cost about as much as one more region
)

// shadowPart is the distance by which a PaintFunc may draw outside its rectangle, as a part of the longer side.
const shadowPart = 0.15

// reach returns the rectangle outside of which an operation draws nothing.
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

// damage returns the parts of the screen on which the finished frame differs from what was drawn last, on whole pixels and none overlapping
// another.
func (u *Recording) damage(screen Rect) (regions []Rect) {
	defer func() {
		if recover() != nil { // a key of a type without ==, such as a slice
			regions = []Rect{screen}
		}
	}()
	if u.invalid {
		return []Rect{screen}
	}
	u.differences(func(r Rect) { regions = addRegion(regions, outward(r).Intersect(screen)) })
	area := 0.0
	for _, r := range regions {
		area += r.W * r.H
	}
	if area > wholeFrom*screen.W*screen.H {
		return []Rect{screen}
	}
	return regions
}

// differences calls yield with the reach of every operation that only one of the two frames has, or that they have in another order.
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
	a.first, a.paint, b.first, b.paint = 0, 0, 0, 0 // where they are stored does not matter for how they look
	return a == b && slices.Equal(u.points[o.first:o.first+o.n], u.drawnPoints[old.first:old.first+old.n])
}

// addRegion adds a rectangle to regions, and joins those that overlap or cost less together.
func addRegion(regions []Rect, r Rect) []Rect {
	if r.Empty() {
		return regions
	}
	for i := 0; i < len(regions); i++ {
		s := regions[i]
		both := r.Union(s)
		if !r.Intersect(s).Empty() || both.W*both.H <= r.W*r.H+s.W*s.H+regionCost {
			regions = slices.Delete(regions, i, i+1)
			r, i = both, -1 // it may overlap others now
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

// outward returns the smallest rectangle of whole pixels around r.
func outward(r Rect) Rect {
	p := pixels(r)
	return Rect{X: float64(p.Min.X), Y: float64(p.Min.Y), W: float64(p.Dx()), H: float64(p.Dy())}
}

// bottommost returns the index of the first operation that is seen in a region: the topmost that hides all below it there.
func bottommost(ops []op, region Rect) int {
	for i := len(ops) - 1; i > 0; i-- {
		if ops[i].hides(region) {
			return i
		}
	}
	return 0
}
