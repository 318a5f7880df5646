// Package popover finds the places of what lies over a scene for a while beside what it is about: tooltips, suggestions, explanations,
// lessons, forecasts. It knows rectangles in pixels and nothing of what is drawn in them.
package popover

import (
	"cmp"
	"math"
	"slices"

	"islas/render/geom"
)

// Avoid is a rectangle that a popover should not cover.
type Avoid struct {
	geom.Rect
	Weight float64 // how bad it is to cover a pixel of it: Never, Must, Firmly, Rather or anything else
	Touch  float64 // how bad it is to cover any of it
	Small  float64 // it is bad only where it is less than so many times as large as the popover; 0 for always
}

// Weights of what is avoided. Covering a pixel of what must not be covered is as bad as lying a thousand pixels farther away.
const (
	Never  = 20.0 // what must not be covered is covered rather than that
	Must   = 1.0
	Firmly = 1e-2 // it is covered rather than that only where there is no other room
	Rather = 1e-4 // the same, but it may lie a little nearer for that
)

// Farther is how bad it is to lie a pixel farther away, and apart how many pixels that are as bad as covering a pixel of what must not be covered.
const (
	Farther = 1e-3
	apart   = 1000
)

// Unusual is how bad it is that a popover is not as large as usual: as bad as covering a hundred pixels of what is rather not covered.
const Unusual = 100 * Rather

// All returns rectangles of a weight.
func All(weight float64, rects []geom.Rect) []Avoid {
	all := make([]Avoid, len(rects))
	for i, r := range rects {
		all[i] = Avoid{Rect: r, Weight: weight}
	}
	return all
}

// Choice is a size that a popover can have in a room.
type Choice struct {
	In   geom.Rect
	W, H float64
	Near geom.Rect // it is best in the middle of this, or if this has a size, beside it
	Bad  float64   // how bad it is to choose this rather than the first
}

// At returns the middle that a popover is best in, as Choice.Near.
func At(p geom.Point) geom.Rect { return geom.Rect{X: p.X, Y: p.Y} }

// Query is what the place of a popover depends on.
type Query struct {
	Choices []Choice // the usual one first
	Gap     float64  // between it and what it lies beside
	Avoid   []Avoid  // what it is about first
	Stays   Stays
	Words   float64 // how high its words are in some width: they have changed if that has
	Free    *Free   // how it takes free room for a part of it, nil if it is always seen whole
}

// Stays says for how long a popover stays where it lies.
type Stays uint8

// Ways to stay.
const (
	WhileSame  Stays = iota // while nothing changes
	WhileClear              // while it covers nothing that is avoided
	WhileMust               // while it covers nothing that must not be covered
)

// Place is where a popover lies. The zero value lies nowhere yet.
type Place struct {
	At    geom.Rect
	freed bool  // it is the room that there was for a part
	asked Query // for which it was sought
}

// Find finds the place, once for as long as nothing changes, and returns it and how many rectangles were compared for it.
func (p *Place) Find(q *Query) (at geom.Rect, compared int) {
	if q.stays(p) || q.same(&p.asked) {
		return p.At, 0
	}
	p.asked, p.freed = *q, false
	p.asked.Choices, p.asked.Avoid = slices.Clone(q.Choices), slices.Clone(q.Avoid)
	order := slices.Clone(q.Avoid)
	slices.SortStableFunc(order, func(a, b Avoid) int { return cmp.Compare(b.Weight, a.Weight) })
	least := math.Inf(1)
	for _, c := range q.Choices {
		if c.Bad >= least {
			continue
		}
		at, tried := q.beside(c, order)
		compared += tried
		if bad := cost(at, order) + c.Bad; bad < least {
			p.At, least = at, bad
		}
	}
	for _, avoid := range [][]Avoid{q.Avoid, q.Avoid[:min(1, len(q.Avoid))]} {
		if q.Free != nil && Covered(p.At, avoid) > 0 {
			if at, ok := q.roomiest(avoid); ok {
				p.At, p.freed = at, true
			}
		}
	}
	return p.At, compared
}

// stays reports whether a popover is right where it lies, at whole pixels.
func (q *Query) stays(p *Place) bool {
	if q.Stays == WhileSame || len(p.asked.Choices) == 0 || q.Choices[0].In != p.asked.Choices[0].In || Covered(p.At, q.Avoid) > 0 {
		return false
	}
	fits := func(c Choice) bool { return math.Abs(p.At.W-c.W) < 1 && math.Abs(p.At.H-c.H) < 1 }
	return (p.freed && q.Free != nil || slices.ContainsFunc(q.Choices, fits)) && (q.Stays == WhileMust || cost(p.At, q.Avoid) == 0)
}

// same reports whether the place depends on the same as another.
func (q *Query) same(other *Query) bool {
	return q.Gap == other.Gap && q.Stays == other.Stays && q.Words == other.Words && (q.Free == nil) == (other.Free == nil) &&
		slices.Equal(q.Choices, other.Choices) && slices.Equal(q.Avoid, other.Avoid)
}

// Covered returns how many pixels of what must not be covered r covers.
func Covered(r geom.Rect, avoid []Avoid) (area float64) {
	for _, a := range avoid {
		if a.Weight >= Must {
			in := r.Intersect(a.Rect)
			area += in.W * in.H
		}
	}
	return area
}

// cost returns how bad it is what r covers.
func cost(r geom.Rect, avoid []Avoid) (bad float64) {
	for i := range avoid {
		bad += avoid[i].covered(r)
	}
	return bad
}

// covered returns how bad it is that r covers it.
func (a *Avoid) covered(r geom.Rect) float64 {
	in := r.Intersect(a.Rect)
	if in.Empty() {
		return 0
	}
	bad := a.Weight * in.W * in.H
	if a.Small == 0 || a.W*a.H < a.Small*r.W*r.H {
		bad += a.Touch
	}
	return bad
}

// beside returns where a popover of a size lies best: where it covers least, and as near to where it is best as that allows; and how
// many rectangles were compared for it. Places are tried from the nearest on, and none that can't be better.
func (q *Query) beside(c Choice, avoid []Avoid) (best geom.Rect, tried int) {
	xs := axis{from: c.In.X, to: c.In.Right(), size: c.W, low: c.Near.X, high: c.Near.Right()}
	ys := axis{from: c.In.Y, to: c.In.Bottom(), size: c.H, low: c.Near.Y, high: c.Near.Bottom()}
	xs.try(c.In.X, c.In.Middle().X-c.W/2, c.In.Right()-c.W)
	ys.try(c.In.Y, c.In.Middle().Y-c.H/2, c.In.Bottom()-c.H)
	if !c.Near.Empty() {
		xs.try(c.Near.Middle().X - c.W/2)
		ys.try(c.Near.Middle().Y - c.H/2)
	}
	for i := range avoid {
		r := &avoid[i]
		xs.try(r.X-q.Gap-c.W, r.X, r.Middle().X-c.W/2, r.Right()-c.W, r.Right()+q.Gap)
		ys.try(r.Y-q.Gap-c.H, r.Y, r.Middle().Y-c.H/2, r.Bottom()-c.H, r.Bottom()+q.Gap)
	}
	least, first := math.Inf(1), [2]int{}
	columns, rows := xs.nearest(), ys.nearest()
	var crossed []Avoid
	for _, x := range columns {
		if x.away > least {
			break
		}
		column := geom.Rect{X: x.at, Y: c.In.Y, W: x.long, H: c.In.H}.Inset(-q.Gap / 4)
		crossed = across(crossed[:0], column, avoid)
		tried += len(avoid)
		for _, y := range rows {
			if y.away > least {
				break
			}
			at := geom.Rect{X: x.at, Y: y.at, W: x.long, H: y.long}
			around, away, over := at.Inset(-q.Gap/4), c.away(at), 0.0
			bad := away
			for i := 0; i < len(crossed) && bad <= least; i++ {
				over += crossed[i].covered(around)
				bad = apart*over + away
				tried++
			}
			if earlier := x.n < first[0] || x.n == first[0] && y.n < first[1]; bad < least || bad == least && earlier {
				best, least, first = at, bad, [2]int{x.n, y.n}
			}
		}
	}
	return best, tried
}

// askew is how bad it is not to lie in the middle of what it lies beside, for each pixel, in pixels farther away.
const askew = 0.1

// away returns how many pixels a popover is away from where it is best.
func (c *Choice) away(at geom.Rect) float64 {
	off := at.Middle().Sub(c.Near.Middle())
	if c.Near.Empty() {
		return off.Len()
	}
	dx, dy := max(c.Near.X-at.Right(), at.X-c.Near.Right(), 0), max(c.Near.Y-at.Bottom(), at.Y-c.Near.Bottom(), 0)
	side := 0.0 // below, if nothing else decides, then above, right, left
	switch {
	case dx > 0 && off.X < 0:
		side = 3
	case dx > 0:
		side = 2
	case off.Y < 0:
		side = 1
	}
	return math.Hypot(dx, dy) + side + askew*min(math.Abs(off.X), math.Abs(off.Y))
}

// across appends those of some rectangles that have something in common with a column, be it above or below it.
func across(to []Avoid, column geom.Rect, avoid []Avoid) []Avoid {
	for i := range avoid {
		if r := &avoid[i]; r.X < column.Right() && column.X < r.Right() {
			to = append(to, *r)
		}
	}
	return to
}

// axis is where something can lie along one axis.
type axis struct {
	from, to, size float64 // the room, and how long it is
	low, high      float64 // where it is best
	all            []span
}

// span is where something lies along an axis, at whole pixels.
type span struct {
	at, long float64
	away     float64 // how far it is at least from where it is best
	n        int     // its number among all: of places as good as each other the first is taken
}

// try adds places, moved into the room.
func (a *axis) try(places ...float64) {
	for _, at := range places {
		at = max(min(at, a.to-a.size), a.from)
		end := math.Round(at + a.size)
		at = math.Round(at)
		s := span{at: at, long: end - at, n: len(a.all)}
		if a.low < a.high {
			s.away = max(a.low-end, at-a.high, 0)
		} else {
			s.away = math.Abs(at + s.long/2 - a.low)
		}
		a.all = append(a.all, s)
	}
}

// nearest returns every place once, the nearest first.
func (a *axis) nearest() []span {
	slices.SortFunc(a.all, func(x, y span) int { return cmp.Or(cmp.Compare(x.at, y.at), cmp.Compare(x.long, y.long), x.n-y.n) })
	all := slices.CompactFunc(a.all, func(x, y span) bool { return x.at == y.at && x.long == y.long })
	slices.SortFunc(all, func(x, y span) int { return cmp.Or(cmp.Compare(x.away, y.away), x.n-y.n) })
	return all
}
