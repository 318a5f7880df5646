package painttest

import (
	"image"
	"iter"
)

// Points is a set of points of a rectangle.
type Points struct {
	bounds image.Rectangle
	has    []bool // row by row
}

// NewPoints returns an empty set for the points of a rectangle.
func NewPoints(bounds image.Rectangle) Points {
	return Points{bounds, make([]bool, bounds.Dx()*bounds.Dy())}
}

// Has reports whether a point, which may lie outside of the rectangle, is in the set.
func (s Points) Has(p image.Point) bool {
	return p.In(s.bounds) && s.has[s.at(p)]
}

// Add adds a point of the rectangle.
func (s Points) Add(p image.Point) { s.has[s.at(p)] = true }

// All yields the points of the set.
func (s Points) All() iter.Seq[image.Point] {
	return func(yield func(p image.Point) bool) {
		for i, has := range s.has {
			if has && !yield(s.bounds.Min.Add(image.Pt(i%s.bounds.Dx(), i/s.bounds.Dx()))) {
				return
			}
		}
	}
}

func (s Points) at(p image.Point) int {
	return (p.Y-s.bounds.Min.Y)*s.bounds.Dx() + p.X - s.bounds.Min.X
}

// touches reports whether one of the four neighbours of a point is in the set.
func (s Points) touches(p image.Point) bool {
	return s.Has(image.Pt(p.X+1, p.Y)) || s.Has(image.Pt(p.X-1, p.Y)) || s.Has(image.Pt(p.X, p.Y+1)) || s.Has(image.Pt(p.X, p.Y-1))
}

// around returns the pixels around the solid part of a picture, with a margin of one.
func around(piece *image.RGBA) Points {
	const solid = 0.6 * 255 // more opaque than any shadow
	return Around(piece.Bounds(), func(p image.Point) bool { return p.In(piece.Bounds()) && piece.RGBAAt(p.X, p.Y).A >= solid })
}

// Around returns the points of a rectangle, with a margin of one, that lie around its solid part.
func Around(b image.Rectangle, solid func(p image.Point) bool) Points {
	found, next := NewPoints(b.Inset(-1)), []image.Point{b.Min.Sub(image.Pt(1, 1))}
	for len(next) > 0 {
		p := next[len(next)-1]
		next = next[:len(next)-1]
		if !p.In(found.bounds) || found.Has(p) || solid(p) {
			continue
		}
		found.Add(p)
		next = append(next, p.Add(image.Pt(1, 0)), p.Add(image.Pt(-1, 0)), p.Add(image.Pt(0, 1)), p.Add(image.Pt(0, -1)))
	}
	return found
}
