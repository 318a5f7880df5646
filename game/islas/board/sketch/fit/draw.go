package main

import (
	"fmt"
	"hash/crc32"
	"math"
	"math/rand/v2"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
	"islas/game/islas/board/sketch"
)

// What is weighed against each other, a board unit that a hexagon lies beside its field being 1.
const (
	wrongBeside = 400.0 // two plots that should be neighbours, or should not be; a plot that should lie next to something, or should not
	inPieces    = 300.0 // a field that lies in one piece more
	noHexagon   = 900.0 // a field that is not there
	hot, cold   = 250.0, 4.0
)

// target is the island that is drawn.
type target struct {
	is     *board.Island
	want   islas.Geography
	off    [sketch.Cells][sketch.Grounds]float64 // how far a hexagon lies beside the nearest field of a ground
	lines  [sketch.Ways]line
	random *rand.Rand
}

// newTarget measures an island.
func newTarget(is *board.Island) *target {
	t := &target{is: is, want: is.Geography(), random: rand.New(rand.NewPCG(uint64(crc32.ChecksumIEEE([]byte(is.ID))), 1))}
	shore := is.Line(is.Outline())
	for c := range sketch.Cell(sketch.Cells) {
		at := c.Middle()
		for g := sketch.Sea + 1; g < sketch.Grounds; g++ {
			t.off[c][g] = math.Inf(1)
		}
		if plane.Inside(at, shore) {
			t.off[c][sketch.Sea] = beside(at, shore)
		}
		for f, field := range is.Fields {
			off := 0.0
			if border := is.Polygon(f); !plane.Inside(at, border) {
				off = beside(at, border)
			}
			g := groundOf(field)
			t.off[c][g] = min(t.off[c][g], off)
		}
	}
	for w, paths := range [sketch.Ways][][]int{sketch.River: is.River, sketch.Road: is.Road} {
		t.lines[w] = newLine(is, paths, [sketch.Ways][]int{sketch.River: is.Outline(), sketch.Road: village(is)}[w])
	}
	return t
}

// beside is how far a place lies from a line.
func beside(at plane.Point, border []plane.Point) float64 {
	least := math.Inf(1)
	for i := range border {
		least = min(least, plane.SegmentsDist(at, at, border[i], border[(i+1)%len(border)]))
	}
	return least
}

// groundOf returns the ground that a field is.
func groundOf(f board.Field) sketch.Ground {
	switch f.Kind {
	case board.Village:
		return sketch.Village
	case board.Farmland:
		return sketch.Farmland
	case board.Mountain:
		return sketch.Mountain
	}
	return sketch.PlotGround(islas.Plot(f.Plot))
}

// draw returns the sketch of an island that has the same next to each other and lies nearest to it, and how far its hexagons lie beside
// their fields on average.
func draw(is *board.Island, steps, tries int) (best sketch.Sketch, off float64, err error) {
	t := newTarget(is)
	least := math.Inf(1)
	for range tries {
		s := t.anneal(steps)
		cost, wrong := t.cost(&s)
		if wrong || cost >= least {
			continue
		}
		for w := range sketch.Ways {
			s = t.lead(s, w)
		}
		if made, found := s.Island(is); made == nil || len(found) > 0 || made.Geography() != t.want {
			continue
		}
		best, least = s, cost
	}
	if math.IsInf(least, 1) {
		return best, 0, fmt.Errorf("%s can't be drawn in hexagons by %d attempts", is.ID, tries)
	}
	return best, least / sketch.Cells, nil
}

// anneal changes a first sketch hexagon by hexagon, at first also for the worse.
func (t *target) anneal(steps int) sketch.Sketch {
	s := t.first()
	now, _ := t.cost(&s)
	for i := range steps {
		heat := hot * math.Pow(cold/hot, float64(i)/float64(steps))
		c := sketch.Cell(t.random.IntN(sketch.Cells))
		was, to := s.Ground[c], t.another(&s, c)
		if to == was {
			continue
		}
		s.Ground[c] = to
		next, _ := t.cost(&s)
		if next > now && t.random.Float64() >= math.Exp((now-next)/heat) {
			s.Ground[c] = was
			continue
		}
		now = next
	}
	return s
}

// first fills each hexagon with what lies at its middle.
func (t *target) first() (s sketch.Sketch) {
	for c := range s.Ground {
		for g := range sketch.Ground(sketch.Grounds) {
			if t.off[c][g] < t.off[c][s.Ground[c]] {
				s.Ground[c] = g
			}
		}
	}
	return s
}

// another returns what a hexagon could become: what one beside it is, or what lies near it.
func (t *target) another(s *sketch.Sketch, c sketch.Cell) sketch.Ground {
	if t.random.IntN(4) == 0 {
		const near = 120
		if g := sketch.Ground(t.random.IntN(int(sketch.Grounds))); t.off[c][g] < near {
			return g
		}
	}
	if other, ok := c.Beside(sketch.Direction(t.random.IntN(sketch.Directions))); ok {
		return s.Ground[other]
	}
	return sketch.Sea
}
