package table

import (
	"cmp"
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
	words float64    // how high its words are, where sizes don't tell
	frees *freeing   // what it is like where there is free room only for a part of it, nil if it is always seen whole
}

// find finds the place. A sheet stays where it lies as long as that is clear and the window as large, and where nothing is clear for as
// long as nothing changes.
func (p *place) find(u *ui.UI, q *placing) {
	if !q.stays(p) {
		p.seek(u, q)
	}
}

// seek finds the best place, once for as long as nothing changes on which it depends. It reports whether it did.
func (p *place) seek(u *ui.UI, q *placing) bool {
	if q.same(&p.asked) {
		return false
	}
	p.asked, p.freed = *q, false
	p.asked.sizes, p.asked.clear, p.asked.keep = slices.Clone(q.sizes), slices.Clone(q.clear), slices.Clone(q.keep)
	least := -1.0
	for i, size := range q.sizes {
		at, tried := q.beside(size)
		u.Compared(tried)
		if bad := hidden(at, q.clear, q.keep) + unusual*float64(i); least < 0 || bad < least {
			p.at, least = at, bad
		}
	}
	if q.frees != nil && covered(p.at, q.clear) > 0 {
		if at, ok := q.roomiest(*q.frees); ok {
			p.at, p.freed = at, true
		}
	}
	return true
}

// stays reports whether a sheet is right where it lies, at whole pixels.
func (q *placing) stays(p *place) bool {
	at := p.at
	fits := func(size ui.Point) bool { return math.Abs(at.W-size.X) < 1 && math.Abs(at.H-size.Y) < 1 }
	if sized := slices.ContainsFunc(q.sizes, fits) || p.freed && q.frees != nil; !sized || q.in != p.asked.in || covered(at, q.clear) > 0 {
		return false
	}
	return !q.keeps || covered(at, q.keep) == 0
}

// same reports whether the place depends on the same as another.
func (q *placing) same(other *placing) bool {
	return q.in == other.in && q.gap == other.gap && q.near == other.near && q.keeps == other.keeps && q.words == other.words &&
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

// beside returns where a sheet of a size lies best: where it covers least, and as near to where it is best as that allows; and how
// many rectangles were compared for it. Places are tried from the nearest on, and none that can't be better.
func (q *placing) beside(size ui.Point) (best ui.Rect, tried int) {
	xs, ys := axis{from: q.in.X, to: q.in.Right(), size: size.X, near: q.near.X}, axis{from: q.in.Y, to: q.in.Bottom(), size: size.Y, near: q.near.Y}
	xs.try(q.in.X, q.in.Middle().X-size.X/2, q.in.Right()-size.X)
	ys.try(q.in.Y, q.in.Middle().Y-size.Y/2, q.in.Bottom()-size.Y)
	for _, r := range slices.Concat(q.clear, q.keep) {
		xs.try(r.X-q.gap-size.X, r.X, r.Middle().X-size.X/2, r.Right()-size.X, r.Right()+q.gap)
		ys.try(r.Y-q.gap-size.Y, r.Y, r.Middle().Y-size.Y/2, r.Bottom()-size.Y, r.Bottom()+q.gap)
	}
	least, first := math.Inf(1), [2]int{}
	columns, rows := xs.nearest(), ys.nearest()
	var clear, keep []ui.Rect
	for _, x := range columns {
		if x.away > least {
			break
		}
		column := ui.Rect{X: x.at, Y: q.in.Y, W: x.long, H: q.in.H}.Inset(-q.gap / 4)
		clear, keep = across(clear[:0], column, q.clear), across(keep[:0], column, q.keep)
		tried += len(q.clear) + len(q.keep)
		for _, y := range rows {
			if y.away > least {
				break
			}
			at := ui.Rect{X: x.at, Y: y.at, W: x.long, H: y.long}
			away, around, over := at.Middle().Sub(q.near).Len(), at.Inset(-q.gap/4), 0.0
			for i := 0; i < len(clear) && 1000*over+away <= least; i++ {
				over += covered(around, clear[i:i+1])
				tried++
			}
			bad := 1000*over + away
			if bad <= least {
				tried += len(keep)
				bad = 1000*(over+keepWeight*covered(around, keep)) + away
			}
			if earlier := x.n < first[0] || x.n == first[0] && y.n < first[1]; bad < least || bad == least && earlier {
				best, least, first = at, bad, [2]int{x.n, y.n}
			}
		}
	}
	return best, tried
}

// across appends those of some rectangles that have something in common with a column, be it above or below it.
func across(to []ui.Rect, column ui.Rect, rects []ui.Rect) []ui.Rect {
	for _, r := range rects {
		if r.X < column.Right() && column.X < r.Right() {
			to = append(to, r)
		}
	}
	return to
}

// axis is where something can lie along one axis.
type axis struct {
	from, to, size, near float64 // the room, how long it is, and where its middle is best
	all                  []span
}

// span is where something lies along an axis, at whole pixels.
type span struct {
	at, long float64
	away     float64 // how far its middle is from where it is best
	n        int     // its number among all: of places as good as each other the first is taken
}

// try adds places, moved into the room.
func (a *axis) try(places ...float64) {
	for _, at := range places {
		at = max(min(at, a.to-a.size), a.from)
		end := math.Round(at + a.size)
		at = math.Round(at)
		long := end - at
		a.all = append(a.all, span{at, long, math.Abs(at + long/2 - a.near), len(a.all)})
	}
}

// nearest returns every place once, the nearest first.
func (a *axis) nearest() []span {
	slices.SortFunc(a.all, func(x, y span) int { return cmp.Or(cmp.Compare(x.at, y.at), cmp.Compare(x.long, y.long), x.n-y.n) })
	all := slices.CompactFunc(a.all, func(x, y span) bool { return x.at == y.at && x.long == y.long })
	slices.SortFunc(all, func(x, y span) int { return cmp.Or(cmp.Compare(x.away, y.away), x.n-y.n) })
	return all
}
