package table

import (
	"cmp"
	"slices"

	"islas/render/ui"
)

// freeing is a sheet for whose usual sizes there is no clear place: it takes the free room in which most of its words are seen, and the rest is
// scrolled.
type freeing struct {
	least ui.Point                // pixels of width and height below which a sheet can't be read
	gap   float64                 // between the sheet and what it lies beside
	high  func(w float64) float64 // how high it is in a width, in pixels
}

// roomiest returns where most of a sheet is seen of all places that are clear, and if it is all seen in several where it hides least of
// what is kept, near to where it is best. ok is false if there is none that is large enough to be read.
func (q *placing) roomiest(f freeing) (best ui.Rect, ok bool) {
	heights := map[float64]float64{}
	high := func(w float64) float64 {
		h, known := heights[w]
		if !known {
			h = f.high(w)
			heights[w] = h
		}
		return h
	}
	most := -1.0
	for _, room := range q.rooms(f.least, f.gap) {
		h := high(room.W)
		at := ui.RectAround(q.near, room.W, min(h, room.H)).Within(room).Rounded()
		if seen := min(room.H/h, 1) - covered(at, q.keep)/(2*q.in.W*q.in.H); seen > most {
			best, most, ok = at, seen, true
		}
	}
	return best, ok
}

// rooms are the largest places that are clear, of at least so many pixels of width and height: each as high as what lies above and below it
// leaves it, between the sides of two things that are not to be covered.
func (q *placing) rooms(least ui.Point, gap float64) (all []ui.Rect) {
	lefts, rights := []float64{q.in.X}, []float64{q.in.Right()}
	clear := slices.Clone(q.clear)
	clear = slices.DeleteFunc(clear, func(c ui.Rect) bool { return c.Intersect(q.in).Empty() })
	for i := range clear {
		clear[i] = clear[i].Inset(-gap)
		lefts, rights = append(lefts, clear[i].Right()), append(rights, clear[i].X)
	}
	slices.SortFunc(clear, func(a, b ui.Rect) int { return cmp.Compare(a.Y, b.Y) })
	for _, left := range lefts {
		for _, right := range rights {
			if left < q.in.X || right > q.in.Right() || right-left < least.X {
				continue
			}
			room := ui.Rect{X: left, Y: q.in.Y, W: right - left}
			for _, c := range clear {
				if c.Right() <= left || c.X >= right {
					continue
				}
				if room.H = c.Y - room.Y; room.H >= least.Y {
					all = append(all, room)
				}
				room.Y = max(room.Y, c.Bottom())
			}
			if room.H = q.in.Bottom() - room.Y; room.H >= least.Y {
				all = append(all, room)
			}
		}
	}
	return all
}
