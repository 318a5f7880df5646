package playing

import (
	"math"
	"slices"

	"islas/render/ui"
)

// place is where a sheet lies, or another small thing above the table.
type place struct {
	at    ui.Rect
	freed bool    // it is the room that there was for a part of the sheet
	asked placing // for which it was sought
}

// placing is what the place of a sheet depends on.
type placing struct {
	in    ui.Rect
	sizes []ui.Point // the usual one first; the others are taken where it would hide something
	gap   float64    // between the sheet and what it lies beside
	near  ui.Point   // where it is best
	clear []ui.Rect  // what it must not cover
	keep  []ui.Rect  // what it covers only where there is no other room
	keeps bool       // it moves away from what is to be kept, too, once it lies somewhere
	frees *freeing   // what it is like where there is free room only for a part of it, nil if it is always seen whole
}

// find finds the place. A sheet stays where it lies as long as that is clear, and where nothing is clear for as long as nothing
// changes.
func (p *place) find(q *placing) {
	if q.stays(p) || q.same(&p.asked) {
		return
	}
	p.asked, p.freed = *q, false
	p.asked.sizes, p.asked.clear, p.asked.keep = slices.Clone(q.sizes), slices.Clone(q.clear), slices.Clone(q.keep)
	least := -1.0
	for i, size := range q.sizes {
		at := beside(q.in, size.X, size.Y, q.gap, q.near, q.clear, q.keep)
		if bad := hidden(at, q.clear, q.keep) + unusual*float64(i); least < 0 || bad < least {
			p.at, least = at, bad
		}
	}
	if q.frees != nil && covered(p.at, q.clear) > 0 {
		if at, ok := q.roomiest(*q.frees); ok {
			p.at, p.freed = at, true
		}
	}
}

// stays reports whether a sheet is right where it lies, at whole pixels.
func (q *placing) stays(p *place) bool {
	at := p.at
	fits := func(size ui.Point) bool { return math.Abs(at.W-size.X) < 1 && math.Abs(at.H-size.Y) < 1 }
	sized := slices.ContainsFunc(q.sizes, fits) || p.freed && q.frees != nil && q.in == p.asked.in
	if !sized || !q.in.Inset(-1).Holds(at) || covered(at, q.clear) > 0 {
		return false
	}
	return !q.keeps || covered(at, q.keep) == 0
}

// same reports whether the place depends on the same as another.
func (q *placing) same(other *placing) bool {
	return q.in == other.in && q.gap == other.gap && q.near == other.near && q.keeps == other.keeps &&
		slices.Equal(q.sizes, other.sizes) && slices.Equal(q.clear, other.clear) && slices.Equal(q.keep, other.keep)
}

// covered is how much of some rectangles r covers.
func covered(r ui.Rect, rects []ui.Rect) (area float64) {
	for _, c := range rects {
		in := r.Intersect(c)
		area += in.W * in.H
	}
	return area
}

// keepWeight is how bad it is to cover what is kept bright, beside what is spoken of.
const keepWeight = 1e-4

// unusual is how bad it is that a sheet is not as large as usual: as bad as covering a hundred pixels of what is kept bright.
const unusual = 100 * keepWeight

// hidden is how bad it is what r covers.
func hidden(r ui.Rect, clear, keep []ui.Rect) float64 {
	return covered(r, clear) + keepWeight*covered(r, keep)
}

// near is where a sheet is best: at the first of what it speaks of, or in the middle.
func near(b ui.Rect, clear []ui.Rect) ui.Point {
	if len(clear) > 0 {
		return clear[0].Middle()
	}
	return b.Middle()
}

// beside returns where in b something w by h large lies best: where it covers least, and as near to a place as that allows.
func beside(b ui.Rect, w, h, gap float64, to ui.Point, clear, keep []ui.Rect) (best ui.Rect) {
	xs := []float64{b.X, b.Middle().X - w/2, b.Right() - w}
	ys := []float64{b.Y, b.Middle().Y - h/2, b.Bottom() - h}
	for _, r := range slices.Concat(clear, keep) {
		xs = append(xs, r.X-gap-w, r.X, r.Middle().X-w/2, r.Right()-w, r.Right()+gap)
		ys = append(ys, r.Y-gap-h, r.Y, r.Middle().Y-h/2, r.Bottom()-h, r.Bottom()+gap)
	}
	least := -1.0
	for _, x := range xs {
		for _, y := range ys {
			at := ui.Rect{X: x, Y: y, W: w, H: h}.Within(b).Rounded()
			bad := 1000*hidden(at.Inset(-gap/4), clear, keep) + at.Middle().Sub(to).Len()
			if least < 0 || bad < least {
				best, least = at, bad
			}
		}
	}
	return best
}
