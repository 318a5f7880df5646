package sketch

import "islas/game/islas/board/internal/plane"

// field is a piece of the island: all hexagons of a plot, of the village or of the farmland, or one piece of mountains.
type field struct {
	ground Ground
	cells  cellSet
}

// cellSet marks each hexagon that belongs to something.
type cellSet [Cells]bool

// fields returns the fields, the plots first in their order.
func (s *Sketch) fields() (all []field) {
	for g := Sea + 1; g < Grounds; g++ {
		set := s.of(g)
		switch {
		case set == (cellSet{}):
		case g == Mountain:
			for _, piece := range pieces(set) {
				all = append(all, field{g, piece})
			}
		default:
			all = append(all, field{g, set})
		}
	}
	return all
}

// of returns the hexagons of a ground.
func (s *Sketch) of(g Ground) (set cellSet) {
	for c, ground := range s.Ground {
		set[c] = ground == g
	}
	return set
}

// land returns all hexagons that are no sea.
func (s *Sketch) land() (set cellSet) {
	for c, ground := range s.Ground {
		set[c] = ground != Sea
	}
	return set
}

// pieces returns the connected pieces of a set.
func pieces(set cellSet) (all []cellSet) {
	for c := range Cell(Cells) {
		if !set[c] {
			continue
		}
		var piece cellSet
		todo := []Cell{c}
		set[c] = false
		for len(todo) > 0 {
			at := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			piece[at] = true
			for d := range Direction(Directions) {
				if next, ok := at.Beside(d); ok && set[next] {
					set[next] = false
					todo = append(todo, next)
				}
			}
		}
		all = append(all, piece)
	}
	return all
}

// rings returns the closed lines around a set, each clockwise around what it encloses, or the other way round where it lies around a hole.
// At each corner three hexagons meet, so no line passes one twice.
func rings(set cellSet) [][]Corner {
	next := map[Corner]Corner{}
	var starts []Corner
	for c := range Cell(Cells) {
		if !set[c] {
			continue
		}
		corners := c.Corners()
		for d := range Direction(Directions) {
			if other, ok := c.Beside(d); !ok || !set[other] {
				next[corners[d]] = corners[(d+1)%Directions]
				starts = append(starts, corners[d])
			}
		}
	}
	return plane.Rings(next, starts)
}

// trails returns the lines of a way, each up to where others join it.
func (s *Sketch) trails(w Way) (all [][]Corner) {
	beside := map[Corner][]Corner{}
	var order []Corner
	for _, at := range Sides() {
		if !s.Has(w, at) {
			continue
		}
		a, b := at.Ends()
		beside[a], beside[b] = append(beside[a], b), append(beside[b], a)
		order = append(order, a, b)
	}
	gone := map[[2]Corner]bool{}
	follow := func(a, b Corner) {
		if gone[[2]Corner{a, b}] {
			return
		}
		trail := []Corner{a}
		for {
			gone[[2]Corner{a, b}], gone[[2]Corner{b, a}] = true, true
			trail = append(trail, b)
			if len(beside[b]) != 2 {
				break
			}
			on := beside[b][0]
			if on == a {
				on = beside[b][1]
			}
			if gone[[2]Corner{b, on}] {
				break
			}
			a, b = b, on
		}
		all = append(all, trail)
	}
	for _, ends := range []bool{true, false} { // what is left after the lines with ends are circles
		for _, at := range order {
			if ends && len(beside[at]) == 2 {
				continue
			}
			for _, to := range beside[at] {
				follow(at, to)
			}
		}
	}
	return all
}
