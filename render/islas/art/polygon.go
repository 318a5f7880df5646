package art

import (
	"cmp"
	"math"
)

// bounds is the smallest rectangle around some points, as its upper left and lower right corners.
func bounds(points []point) (lo, hi point) {
	for i, p := range points {
		if i == 0 {
			lo, hi = p, p
		}
		lo = point{math.Min(lo.x, p.x), math.Min(lo.y, p.y)}
		hi = point{math.Max(hi.x, p.x), math.Max(hi.y, p.y)}
	}
	return lo, hi
}

// depth is how far inside a polygon a point lies: its distance to the border, negative outside.
func depth(polygon []point, at point) float64 {
	nearest, in := math.Inf(1), false
	a := polygon[len(polygon)-1]
	for _, b := range polygon {
		if d := squared(a, b, at); d < nearest {
			nearest = d
		}
		if (a.y > at.y) != (b.y > at.y) && at.x < a.x+float64((b.x-a.x)*((at.y-a.y)/(b.y-a.y))) {
			in = !in
		}
		a = b
	}
	if !in {
		return -math.Sqrt(nearest)
	}
	return math.Sqrt(nearest)
}

// distance is the distance of a point from the straight line between a and b.
func distance(a, b, at point) float64 { return math.Sqrt(squared(a, b, at)) }

// squared is the square of distance. Finding room in fields asks for it millions of times.
func squared(a, b, at point) float64 {
	dx, dy := b.x-a.x, b.y-a.y
	x, y := at.x-a.x, at.y-a.y
	along, length := float64(x*dx)+float64(y*dy), float64(dx*dx)+float64(dy*dy)
	switch {
	case along <= 0 || length == 0:
	case along >= length:
		x, y = at.x-b.x, at.y-b.y
	default:
		across := float64(x*dy) - float64(y*dx)
		return across * across / length
	}
	return float64(x*x) + float64(y*y)
}

// spot is a place inside a field with the room around it.
type spot struct {
	point
	room float64
}

// northFirst puts what stands behind before what stands in front of it.
func northFirst(a, b spot) int { return cmp.Compare(a.y, b.y) }

// spots are up to n places inside a polygon, the roomiest first, each at least apart units from the others and room
// units from the border.
func spots(polygon []point, n int, apart, room float64) []spot {
	const grid = 7.0
	lo, hi := bounds(polygon)
	var all []spot
	for y := lo.y; y <= hi.y; y += grid {
		for x := lo.x; x <= hi.x; x += grid {
			if d := depth(polygon, point{x, y}); d >= room {
				all = append(all, spot{point{x, y}, d})
			}
		}
	}
	var found []spot
	for len(found) < n {
		best := -1
		for i, s := range all {
			if (best < 0 || s.room > all[best].room) && farFrom(found, s, apart) {
				best = i
			}
		}
		if best < 0 {
			break
		}
		found = append(found, all[best])
	}
	return found
}

// farFrom reports whether s is far enough from all of found. Depth counts less than width on a picture seen from the
// front.
func farFrom(found []spot, s spot, apart float64) bool {
	for _, f := range found {
		if math.Hypot(f.x-s.x, (f.y-s.y)*1.25) < apart {
			return false
		}
	}
	return true
}

// inset is the closed line that runs d inside a polygon.
func inset(polygon []point, d float64) []point {
	const spare = 0.02
	var inner []point
	for i, p := range polygon {
		n := len(polygon)
		along := polygon[(i+1)%n].minus(polygon[(i+n-1)%n])
		aside := point{-along.y, along.x}.times(d / math.Max(along.length(), 1e-9))
		for _, q := range []point{p.plus(aside), p.minus(aside)} {
			// In a corner the line would cross itself; those points are too near to the other side.
			if depth(polygon, q) >= d*(1-spare) {
				inner = append(inner, q)
			}
		}
	}
	return inner
}
