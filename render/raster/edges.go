package raster

import (
	"math"
	"math/bits"

	"islas/render/geom"
)

// edges gathers the edges of a fill. For every pixel it holds by how much the coverage of a row changes there; the running sum along a row
// is the coverage. Most pixels don't change anything, so a bit for each marks those that do: a row is crossed in leaps from one change to
// the next.
type edges struct {
	w, h    int
	change  []float32 // w+2 for each row
	touched []uint64  // words for each row
	words   int
	top     int // rows that may have edges: top ≤ row < bottom
	bottom  int
}

// begin prepares for a picture of w by h pixels. What was gathered before must have been swept.
func (e *edges) begin(w, h int) {
	e.w, e.h, e.words = w, h, (w+2+63)/64
	if n := (w + 2) * h; len(e.change) < n {
		e.change = make([]float32, n)
	}
	if n := e.words * h; len(e.touched) < n {
		e.touched = make([]uint64, n)
	}
	e.top, e.bottom = h, 0
}

// polygon adds a closed line.
func (e *edges) polygon(points []geom.Point) {
	for i, q := range points {
		j := i + 1
		if j == len(points) {
			j = 0
		}
		e.line(q, points[j])
	}
}

// line adds an edge. Parts to the left of the picture count as its left border; parts to the right don't count.
func (e *edges) line(a, b geom.Point) {
	if a.Y == b.Y || max(a.Y, b.Y) <= 0 || min(a.Y, b.Y) >= float64(e.h) {
		return
	}
	right := float64(e.w)
	switch {
	case min(a.X, b.X) >= right:
		return
	case max(a.X, b.X) <= 0:
		a.X, b.X = 0, 0
	case min(a.X, b.X) < 0:
		e.cut(a, b, 0)
		return
	case max(a.X, b.X) > right:
		e.cut(a, b, right)
		return
	}
	e.within(a, b)
}

// cut adds the two parts of an edge that crosses the vertical line at x.
func (e *edges) cut(a, b geom.Point, x float64) {
	m := geom.Pt(x, a.Y+(b.Y-a.Y)*(x-a.X)/(b.X-a.X))
	m.Y = min(max(m.Y, min(a.Y, b.Y)), max(a.Y, b.Y))
	e.line(a, m)
	e.line(m, b)
}

// within adds an edge between the left and the right border.
func (e *edges) within(a, b geom.Point) {
	sign := 1.0
	if a.Y > b.Y {
		a, b, sign = b, a, -1
	}
	slope := (b.X - a.X) / (b.Y - a.Y)
	x, y := a.X, a.Y
	lo, hi := min(a.X, b.X), max(a.X, b.X)
	if y < 0 { // the slope of an edge that is almost level is inexact
		x, y = min(max(x-y*slope, lo), hi), 0
	}
	end := min(b.Y, float64(e.h))
	first, last := int(y), int(math.Ceil(end))
	e.top, e.bottom = min(e.top, first), max(e.bottom, last)
	for row := first; row < last; row++ {
		below := min(float64(row+1), end)
		high := below - y
		next := min(max(x+slope*high, lo), hi)
		e.step(row, x, next, sign*high)
		x, y = next, below
	}
}

// step adds the part of an edge within a row: it goes from x to next and is high pixels high, negative upwards.
func (e *edges) step(row int, x, next, high float64) {
	change := e.change[row*(e.w+2) : (row+1)*(e.w+2)]
	touched := e.touched[row*e.words : (row+1)*e.words]
	if x > next {
		x, next = next, x
	}
	from := int(x)
	to := int(math.Ceil(next))
	if to <= from+1 {
		// The whole step lies within one pixel: the area to its right is covered there, and every pixel beyond.
		beyond := float32(high * ((x+next)/2 - float64(from)))
		change[from] += float32(high) - beyond
		change[from+1] += beyond
		touched[from>>6] |= 1 << (from & 63)
		touched[(from+1)>>6] |= 1 << ((from + 1) & 63)
		return
	}
	per := high / (next - x) // of height for each pixel of width
	at := func(i int, v float64) {
		change[i] += float32(v)
		touched[i>>6] |= 1 << (i & 63)
	}
	// covered is the area of a pixel to the right of the edge; the change is its growth from pixel to pixel.
	left := float64(from+1) - x
	covered := per * left * left / 2
	at(from, covered)
	before := covered
	for i := from + 1; i < to-1; i++ {
		covered = per * (float64(i) + 0.5 - x)
		at(i, covered-before)
		before = covered
	}
	rest := next - float64(to-1)
	covered = high - per*rest*rest/2
	at(to-1, covered-before)
	at(to, high-covered)
}

// sweep calls span for every run of pixels with the same coverage, from 1 to 256, and clears the edges.
func (e *edges) sweep(span func(row, from, to int, coverage uint32)) {
	for row := e.top; row < e.bottom; row++ {
		change := e.change[row*(e.w+2) : (row+1)*(e.w+2)]
		touched := e.touched[row*e.words : (row+1)*e.words]
		sum, from, coverage := float32(0), 0, uint32(0)
		for word, set := range touched {
			if set == 0 {
				continue
			}
			touched[word] = 0
			for ; set != 0; set &= set - 1 {
				x := word<<6 + bits.TrailingZeros64(set)
				if coverage > 0 && from < e.w {
					span(row, from, min(x, e.w), coverage)
				}
				sum += change[x]
				change[x] = 0
				from = x
				coverage = uint32(min(max(sum, -sum), 1)*256 + 0.5)
			}
		}
		if coverage > 0 && from < e.w {
			span(row, from, e.w, coverage)
		}
	}
	e.top, e.bottom = e.h, 0
}
