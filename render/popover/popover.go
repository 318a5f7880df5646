// Package popover finds places for popovers beside their subject: tooltips, suggestions, explanations, lessons, forecasts. It works with
// rectangles in pixels and knows nothing of what is drawn in them.
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
	Weight float64 // cost of covering a pixel of it: Never, Must, Firmly, Rather or any other value
	Touch  float64 // additional cost of covering any part of it
	Small  float64 // Touch counts only if the area is less than Small times that of the popover; 0 for always
}

// Weights of what is avoided. To cover a pixel of weight Must is as bad as to lie a thousand pixels farther away.
const (
	Never  = 20.0 // anything with weight Must is covered rather than this
	Must   = 1.0
	Firmly = 1e-2 // covered only if there is no other room
	Rather = 1e-4 // like Firmly, but distance matters a little more
)

// Farther is the cost of lying a pixel farther away; apart is the number of such pixels that is as bad as covering a pixel of weight Must.
const (
	Farther = 1e-3
	apart   = 1000
)

// Unusual is the cost of a size other than the usual one: that of covering a hundred pixels of weight Rather.
const Unusual = 100 * Rather

// All returns rectangles as Avoids of a weight.
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
	Near geom.Rect // the best position is the middle of this or, if it has a size, beside it
	Bad  float64   // cost of this choice compared with the first
}

// At returns a point as a value for Choice.Near.
func At(p geom.Point) geom.Rect { return geom.Rect{X: p.X, Y: p.Y} }

// Query is everything on which the place of a popover depends.
type Query struct {
	Choices []Choice // the usual one first
	Gap     float64  // between the popover and what it lies beside
	Avoid   []Avoid  // its subject first
	Stays   Stays
	Words   float64 // height of its text in some width, which changes when the text does
	Free    *Free   // how it takes free room for a part of its text, nil if it is always shown whole
}

// Stays is the condition under which a popover stays where it lies.
type Stays uint8

// The conditions.
const (
	WhileSame  Stays = iota // while nothing changes
	WhileClear              // while it covers nothing that is avoided
	WhileMust               // while it covers nothing that must not be covered
)

// Place is where a popover lies. The zero value has no place yet.
type Place struct {
	At    geom.Rect
	freed bool  // it is free room for a part of the text
	asked Query // the query of the last search
}

// Find returns the place, and the number of rectangles compared, 0 if nothing has changed since the last call.
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

// stays reports whether a popover can stay where it lies; positions are whole pixels.
func (q *Query) stays(p *Place) bool {
	if q.Stays == WhileSame || len(p.asked.Choices) == 0 || q.Choices[0].In != p.asked.Choices[0].In || Covered(p.At, q.Avoid) > 0 {
		return false
	}
	fits := func(c Choice) bool { return math.Abs(p.At.W-c.W) < 1 && math.Abs(p.At.H-c.H) < 1 }
	return (p.freed && q.Free != nil || slices.ContainsFunc(q.Choices, fits)) && (q.Stays == WhileMust || cost(p.At, q.Avoid) == 0)
}

// same reports whether the query is the same as another.
func (q *Query) same(other *Query) bool {
	return q.Gap == other.Gap && q.Stays == other.Stays && q.Words == other.Words && (q.Free == nil) == (other.Free == nil) &&
		slices.Equal(q.Choices, other.Choices) && slices.Equal(q.Avoid, other.Avoid)
}

// Covered returns the area in pixels that r covers of everything with a weight of at least Must.
func Covered(r geom.Rect, avoid []Avoid) (area float64) {
	for _, a := range avoid {
		if a.Weight >= Must {
			in := r.Intersect(a.Rect)
			area += in.W * in.H
		}
	}
	return area
}

// cost returns the cost of what r covers.
func cost(r geom.Rect, avoid []Avoid) (bad float64) {
	for i := range avoid {
		bad += avoid[i].covered(r)
	}
	return bad
}

// covered returns the cost of what r covers of it.
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

// beside returns the best place for a popover of a size: the one that covers least, and of those the one nearest to the best position. It
// also returns the number of rectangles compared. It tries places from the nearest on, and none that can't be better.
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
		crossed = crossed[:0]
		for i := range avoid { // those that overlap the column horizontally
			if r := &avoid[i]; r.X < column.Right() && column.X < r.Right() {
				crossed = append(crossed, *r)
			}
		}
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

// askew is the cost, in pixels farther away, of each pixel by which a popover is off the middle of what it lies beside.
const askew = 0.1

// away returns the distance in pixels of a popover from its best position.
func (c *Choice) away(at geom.Rect) float64 {
	off := at.Middle().Sub(c.Near.Middle())
	if c.Near.Empty() {
		return off.Len()
	}
	dx, dy := max(c.Near.X-at.Right(), at.X-c.Near.Right(), 0), max(c.Near.Y-at.Bottom(), at.Y-c.Near.Bottom(), 0)
	side := 0.0 // below is best, then above, right, left
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

// axis holds the possible positions along one axis.
type axis struct {
	from, to, size float64 // the room, and the length of the popover
	low, high      float64 // the best range
	all            []span
}

// span is a position along an axis, in whole pixels.
type span struct {
	at, long float64
	away     float64 // least distance from the best range
	n        int     // its index: of equally good positions the first is taken
}

// try adds positions, moved into the room.
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

// nearest returns every position once, the nearest first.
func (a *axis) nearest() []span {
	slices.SortFunc(a.all, func(x, y span) int { return cmp.Or(cmp.Compare(x.at, y.at), cmp.Compare(x.long, y.long), x.n-y.n) })
	all := slices.CompactFunc(a.all, func(x, y span) bool { return x.at == y.at && x.long == y.long })
	slices.SortFunc(all, func(x, y span) int { return cmp.Or(cmp.Compare(x.away, y.away), x.n-y.n) })
	return all
}
