package popover

import (
	"cmp"
	"slices"

	"islas/render/geom"
)

// Free holds the options for a popover whose usual sizes all cover something that must not be covered. It takes the free room that shows
// the most of its text; the rest is scrolled.
type Free struct {
	W, H float64                 // least size that can be read
	Most float64                 // greatest width, 0 for no limit
	Gap  float64                 // between the popover and what it lies beside
	High func(w float64) float64 // returns the height for a width
}

// roomiest returns the free place that shows the most of a popover; if several show all of it, the one that covers least. ok is false if
// none is large enough to be read.
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

// rooms returns the largest free and readable places: each lies between the sides of two things that must not be covered, and is as high as
// the things above and below leave room.
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
