package popover

import (
	"cmp"
	"slices"

	"islas/render/geom"
)

// Free is a popover for whose usual sizes there is no place where it covers nothing that must not be covered: it takes the free room in which
// most of its words are seen, and the rest is scrolled.
type Free struct {
	W, H float64                 // below which it can't be read
	Most float64                 // it is no wider, 0 for as wide as there is room
	Gap  float64                 // between it and what it lies beside
	High func(w float64) float64 // how high it is in a width
}

// roomiest returns where most of a popover is seen of all places that are free, and if it is all seen in several where it covers least,
// near to where it is best. ok is false if there is none that is large enough to be read.
func (q *Query) roomiest(avoid []Avoid) (best geom.Rect, ok bool) {
	heights := map[float64]float64{}
	high := func(w float64) float64 {
		h, known := heights[w]
		if !known {
			h = q.Free.High(w)
			heights[w] = h
		}
		return h
	}
	in, most := q.Choices[0].In, -1.0
	for _, room := range q.rooms(in, avoid) {
		w := room.W
		if q.Free.Most > 0 {
			w = min(w, q.Free.Most)
		}
		h := high(w)
		at := geom.RectAround(q.Choices[0].Near.Middle(), w, min(h, room.H)).Within(room).Rounded()
		if seen := min(room.H/h, 1) - cost(at, avoid)/(2*Rather*in.W*in.H); seen > most {
			best, most, ok = at, seen, true
		}
	}
	return best, ok
}

// rooms returns the largest places that are free and can be read in: each as high as what lies above and below it leaves it, between the
// sides of two things that must not be covered.
func (q *Query) rooms(in geom.Rect, avoid []Avoid) (all []geom.Rect) {
	lefts, rights := []float64{in.X}, []float64{in.Right()}
	var taken []geom.Rect
	for _, a := range avoid {
		if a.Weight < Must || a.Intersect(in).Empty() {
			continue
		}
		r := a.Inset(-q.Free.Gap)
		taken, lefts, rights = append(taken, r), append(lefts, r.Right()), append(rights, r.X)
	}
	slices.SortFunc(taken, func(a, b geom.Rect) int { return cmp.Compare(a.Y, b.Y) })
	for _, left := range lefts {
		for _, right := range rights {
			if left < in.X || right > in.Right() || right-left < q.Free.W {
				continue
			}
			room := geom.Rect{X: left, Y: in.Y, W: right - left}
			for _, c := range taken {
				if c.Right() <= left || c.X >= right {
					continue
				}
				if room.H = c.Y - room.Y; room.H >= q.Free.H {
					all = append(all, room)
				}
				room.Y = max(room.Y, c.Bottom())
			}
			if room.H = in.Bottom() - room.Y; room.H >= q.Free.H {
				all = append(all, room)
			}
		}
	}
	return all
}
