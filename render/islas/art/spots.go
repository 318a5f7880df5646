package art

import (
	"cmp"
	"math"

	"islas/render/geom"
	"islas/render/paint"
)

// spot is a place inside a field with the room around it.
type spot struct {
	geom.Point
	room float64
}

// northFirst puts what stands behind before what stands in front of it.
func northFirst(a, b spot) int { return cmp.Compare(a.Y, b.Y) }

// spots are up to n places inside a polygon, the roomiest first, each at least apart units from the others and room
// units from the border.
func spots(polygon []geom.Point, n int, apart, room float64) []spot {
	const grid = 7.0
	lo, hi := paint.Bounds(polygon)
	var all []spot
	for y := lo.Y; y <= hi.Y; y += grid {
		for x := lo.X; x <= hi.X; x += grid {
			if d := paint.Depth(polygon, geom.Pt(x, y)); d >= room {
				all = append(all, spot{geom.Pt(x, y), d})
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
		if math.Hypot(f.X-s.X, (f.Y-s.Y)*1.25) < apart {
			return false
		}
	}
	return true
}
