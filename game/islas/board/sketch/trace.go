package sketch

import (
	"math"

	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

// Trace returns a sketch of an island to begin with: roughly its outline and fields, each in one piece, without river and road.
func Trace(is *board.Island) Sketch {
	var s Sketch
	for c := range Cell(Cells) {
		for f := range is.Fields {
			if plane.Inside(c.Middle(), is.Polygon(f)) {
				s.Ground[c] = groundOf(is.Fields[f])
			}
		}
	}
	kept := map[Cell]bool{} // each field has the hexagon next to its middle
	for f, field := range is.Fields {
		middle := field.Site
		if field.Kind != board.Plot {
			middle = is.Centroid(f)
		}
		if at, ok := nearest(middle, kept); ok {
			kept[at] = true
			s.Ground[at] = groundOf(field)
		}
	}
	for range 3 { // what becomes whole can part something else
		s.gather(kept)
	}
	s.fill()
	return s
}

// groundOf returns the ground of a field.
func groundOf(f board.Field) Ground {
	switch f.Kind {
	case board.Village:
		return Village
	case board.Farmland:
		return Farmland
	case board.Mountain:
		return Mountain
	}
	return Ground(f.Plot) + 1
}

// nearest returns the hexagon whose middle is nearest to a place, of those that are not taken.
func nearest(to [2]float64, taken map[Cell]bool) (at Cell, ok bool) {
	least := math.Inf(1)
	for c := range Cell(Cells) {
		if d := plane.Dist(c.Middle(), to); d < least && !taken[c] {
			at, least, ok = c, d, true
		}
	}
	return at, ok
}

// gather gives pieces of a field that lie apart from its middle to the field beside them.
func (s *Sketch) gather(kept map[Cell]bool) {
	for g := Sea + 1; g < Grounds; g++ {
		set, _ := s.of(g)
		for _, piece := range pieces(set) {
			if !piece.has(kept) {
				s.give(&piece)
			}
		}
	}
}

// has reports whether one of some hexagons is in the set.
func (set *cellSet) has(some map[Cell]bool) bool {
	for c := range some {
		if set[c] {
			return true
		}
	}
	return false
}

// give gives hexagons to a field beside them, or to the sea if only that is there.
func (s *Sketch) give(piece *cellSet) {
	for c := range Cell(Cells) {
		if !piece[c] {
			continue
		}
		to := Sea
		for d := range Direction(Directions) {
			if other, ok := c.Beside(d); ok && !piece[other] && s.Ground[other] != Sea {
				to = s.Ground[other]
			}
		}
		s.Ground[c] = to
	}
}

// fill makes lakes land.
func (s *Sketch) fill() {
	water, _ := s.of(Sea)
	for _, piece := range pieces(water) {
		if !piece.atFrame() {
			s.give(&piece)
		}
	}
}

// atFrame reports whether a hexagon of the set lies at the end of the frame.
func (set *cellSet) atFrame() bool {
	for c := range Cell(Cells) {
		for d := range Direction(Directions) {
			if _, ok := c.Beside(d); set[c] && !ok {
				return true
			}
		}
	}
	return false
}
