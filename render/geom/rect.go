package geom

import "math"

// Rect is a rectangle, given by its upper left corner and its size. All methods except those that take from it return new rectangles. No
// result has a negative size, however much is cut off.
type Rect struct{ X, Y, W, H float64 }

// RectAround returns the rectangle of a size around a centre.
func RectAround(c Point, w, h float64) Rect { return Rect{c.X - w/2, c.Y - h/2, w, h} }

// Right returns the X of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom returns the Y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Middle returns the centre.
func (r Rect) Middle() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Min returns the upper left corner.
func (r Rect) Min() Point { return Point{r.X, r.Y} }

// Empty reports whether r has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains reports whether p is inside; the right and lower edges are outside.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Holds reports whether s lies within r.
func (r Rect) Holds(s Rect) bool {
	return s.X >= r.X && s.Y >= r.Y && s.Right() <= r.Right() && s.Bottom() <= r.Bottom()
}

// Inset returns r smaller by d on every side, larger for a negative d.
func (r Rect) Inset(d float64) Rect { return r.InsetXY(d, d) }

// InsetXY returns r smaller by dx left and right and by dy above and below. What would become negative becomes 0 at the centre.
func (r Rect) InsetXY(dx, dy float64) Rect {
	dx, dy = min(dx, r.W/2), min(dy, r.H/2)
	return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy}
}

// CutTop divides r into its uppermost h pixels and the rest, from which the gaps below them are also cut.
func (r Rect) CutTop(h float64, gaps ...float64) (top, rest Rect) {
	h = clamp(h, 0, r.H)
	rest = Rect{r.X, r.Y + h, r.W, r.H - h}
	for _, gap := range gaps {
		gap = clamp(gap, 0, rest.H)
		rest.Y, rest.H = rest.Y+gap, rest.H-gap
	}
	return Rect{r.X, r.Y, r.W, h}, rest
}

// CutBottom divides r into its lowest h pixels and the rest, from which the gaps above them are also cut.
func (r Rect) CutBottom(h float64, gaps ...float64) (bottom, rest Rect) {
	h = clamp(h, 0, r.H)
	rest = Rect{r.X, r.Y, r.W, r.H - h}
	for _, gap := range gaps {
		rest.H -= clamp(gap, 0, rest.H)
	}
	return Rect{r.X, r.Y + r.H - h, r.W, h}, rest
}

// CutLeft divides r into its leftmost w pixels and the rest, from which the gaps beside them are also cut.
func (r Rect) CutLeft(w float64, gaps ...float64) (left, rest Rect) {
	w = clamp(w, 0, r.W)
	rest = Rect{r.X + w, r.Y, r.W - w, r.H}
	for _, gap := range gaps {
		gap = clamp(gap, 0, rest.W)
		rest.X, rest.W = rest.X+gap, rest.W-gap
	}
	return Rect{r.X, r.Y, w, r.H}, rest
}

// CutRight divides r into its rightmost w pixels and the rest, from which the gaps beside them are also cut.
func (r Rect) CutRight(w float64, gaps ...float64) (right, rest Rect) {
	w = clamp(w, 0, r.W)
	rest = Rect{r.X, r.Y, r.W - w, r.H}
	for _, gap := range gaps {
		rest.W -= clamp(gap, 0, rest.W)
	}
	return Rect{r.X + r.W - w, r.Y, w, r.H}, rest
}

// TakeTop removes the uppermost h pixels and a gap below them from r, and returns the pixels.
func (r *Rect) TakeTop(h, gap float64) (top Rect) {
	top, *r = r.CutTop(h, gap)
	return top
}

// TakeBottom removes the lowest h pixels and a gap above them from r, and returns the pixels.
func (r *Rect) TakeBottom(h, gap float64) (bottom Rect) {
	bottom, *r = r.CutBottom(h, gap)
	return bottom
}

// TakeLeft removes the leftmost w pixels and a gap beside them from r, and returns the pixels.
func (r *Rect) TakeLeft(w, gap float64) (left Rect) {
	left, *r = r.CutLeft(w, gap)
	return left
}

// TakeRight removes the rightmost w pixels and a gap beside them from r, and returns the pixels.
func (r *Rect) TakeRight(w, gap float64) (right Rect) {
	right, *r = r.CutRight(w, gap)
	return right
}

// Center returns the rectangle of size w by h, at most that of r, in the middle of r.
func (r Rect) Center(w, h float64) Rect {
	w, h = clamp(w, 0, r.W), clamp(h, 0, r.H)
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}

// Fit returns the largest rectangle with a ratio of width to height in the middle of r.
func (r Rect) Fit(ratio float64) Rect {
	if ratio <= 0 {
		return r.Center(0, 0)
	}
	if r.W > r.H*ratio {
		return r.Center(r.H*ratio, r.H)
	}
	return r.Center(r.W, r.W/ratio)
}

// Row returns n rectangles of equal width that divide r from left to right, gap apart.
func (r Rect) Row(n int, gap float64) []Rect {
	parts := make([]Rect, max(n, 0))
	w := max((r.W-gap*float64(n-1))/float64(n), 0)
	for i := range parts {
		parts[i] = Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
	}
	return parts
}

// Column returns n rectangles of equal height that divide r from top to bottom, gap apart.
func (r Rect) Column(n int, gap float64) []Rect {
	parts := make([]Rect, max(n, 0))
	h := max((r.H-gap*float64(n-1))/float64(n), 0)
	for i := range parts {
		parts[i] = Rect{r.X, r.Y + float64(i)*(h+gap), r.W, h}
	}
	return parts
}

// Grid returns columns times rows equal rectangles that divide r, row by row, gap apart.
func (r Rect) Grid(columns, rows int, gap float64) []Rect {
	parts := make([]Rect, 0, max(columns, 0)*max(rows, 0))
	for _, line := range r.Column(rows, gap) {
		parts = append(parts, line.Row(columns, gap)...)
	}
	return parts
}

// Union returns the smallest rectangle around both; an empty one is ignored.
func (r Rect) Union(s Rect) Rect {
	if r.Empty() {
		return s
	}
	if s.Empty() {
		return r
	}
	x, y := min(r.X, s.X), min(r.Y, s.Y)
	return Rect{x, y, max(r.Right(), s.Right()) - x, max(r.Bottom(), s.Bottom()) - y}
}

// Intersect returns what both have in common, empty if nothing.
func (r Rect) Intersect(s Rect) Rect {
	x, y := max(r.X, s.X), max(r.Y, s.Y)
	return Rect{x, y, max(min(r.Right(), s.Right())-x, 0), max(min(r.Bottom(), s.Bottom())-y, 0)}
}

// Beside returns the largest part of r to the left of s, to its right, above or below it; all of r if they do not overlap. The part is at
// least so wide or high, and may reach out of r for that.
func (r Rect) Beside(s Rect, least float64) Rect {
	if r.Intersect(s).Empty() {
		return r
	}
	left, right, above, below := s.X-r.X, r.Right()-s.Right(), s.Y-r.Y, r.Bottom()-s.Bottom()
	most := max(left, right, above, below)
	switch size := max(most, least); most {
	case above:
		r.Y, r.H = s.Y-size, size
	case below:
		r.Y, r.H = s.Bottom(), size
	case left:
		r.X, r.W = s.X-size, size
	default:
		r.X, r.W = s.Right(), size
	}
	return r
}

// Moved returns r shifted.
func (r Rect) Moved(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Scaled returns r enlarged or reduced by a factor around its centre.
func (r Rect) Scaled(f float64) Rect { return RectAround(r.Middle(), r.W*f, r.H*f) }

// Within returns r shifted, not shrunk, so that it lies inside s; a side longer than that of s starts at the edge of s.
func (r Rect) Within(s Rect) Rect {
	r.X = max(min(r.X, s.Right()-r.W), s.X)
	r.Y = max(min(r.Y, s.Bottom()-r.H), s.Y)
	return r
}

// Lerp returns the rectangle at the part t of the way from a to b, t from 0 to 1.
func Lerp(a, b Rect, t float64) Rect {
	f := func(x, y float64) float64 { return x + (y-x)*t }
	return Rect{f(a.X, b.X), f(a.Y, b.Y), f(a.W, b.W), f(a.H, b.H)}
}

// Rounded returns r with its edges on whole pixels, so that it is drawn sharply.
func (r Rect) Rounded() Rect {
	x, y := math.Round(r.X), math.Round(r.Y)
	return Rect{x, y, math.Round(r.Right()) - x, math.Round(r.Bottom()) - y}
}

// clamp returns v limited to the range from low to high; low wins if they are the wrong way round.
func clamp(v, low, high float64) float64 { return max(min(v, high), low) }
