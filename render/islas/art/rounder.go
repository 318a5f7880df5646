package art

import (
	"math"
	"slices"

	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
)

// edge is a step between two points of the file, the lower index first.
type edge [2]int

func edgeOf(a, b int) edge {
	if a > b {
		a, b = b, a
	}
	return edge{a, b}
}

// rounder turns the steps of an island file into curves.
type rounder struct {
	isl    *board.Island
	fields map[edge][]int        // fields on both sides of an edge
	curves map[edge][]geom.Point // from the lower index to the higher one
}

func (r *rounder) at(i int) geom.Point { return geom.Pt(r.isl.Points[i][0], r.isl.Points[i][1]) }

// coast is the outline of the island as indices of points, clockwise on the screen.
func (r *rounder) coast() []int {
	beyond := map[int][]int{}
	start := -1
	for _, field := range r.isl.Fields {
		for i, a := range field.Border {
			b := field.Border[(i+1)%len(field.Border)]
			if len(r.fields[edgeOf(a, b)]) == 1 {
				beyond[a] = append(beyond[a], b)
				beyond[b] = append(beyond[b], a)
				start = a
			}
		}
	}
	if start < 0 {
		return nil
	}
	loop := []int{start}
	for a, b := start, beyond[start][0]; b != start && len(beyond[b]) == 2 && len(loop) <= len(beyond); {
		loop = append(loop, b)
		a, b = b, beyond[b][0]+beyond[b][1]-a
	}
	if paint.Area(outline(r.isl, loop)) <= 0 { // it runs anticlockwise
		loop = paint.Reversed(loop)
	}
	return loop
}

// sea stands for the field beyond a shore.
const sea = -1

// run is a piece of a field's border with the same field, or the sea, beyond it.
type run struct {
	path   []int
	beyond int
}

// runs divides a field's border by what lies beyond it.
func (r *rounder) runs(f int) []run {
	border := r.isl.Fields[f].Border
	n := len(border)
	beyond := func(i int) int {
		for _, g := range r.fields[edgeOf(border[i%n], border[(i+1)%n])] {
			if g != f {
				return g
			}
		}
		return sea
	}
	start := 0
	for start < n && beyond(start) == beyond(start+n-1) {
		start++
	}
	var runs []run
	for i := start; i < start+n; i++ {
		if len(runs) == 0 || runs[len(runs)-1].beyond != beyond(i) {
			runs = append(runs, run{[]int{border[i%n]}, beyond(i)})
		}
		last := &runs[len(runs)-1]
		last.path = append(last.path, border[(i+1)%n])
	}
	return runs
}

// inner is the lines between fields, cut where more than two of them meet.
func (r *rounder) inner() [][]int {
	// All goes in the order of the file, so that the drawing is always the same.
	beyond := map[int][]int{}
	for f, field := range r.isl.Fields {
		for i, a := range field.Border {
			b := field.Border[(i+1)%len(field.Border)]
			if sides := r.fields[edgeOf(a, b)]; len(sides) > 1 && sides[0] == f {
				beyond[a] = append(beyond[a], b)
				beyond[b] = append(beyond[b], a)
			}
		}
	}
	done := map[edge]bool{}
	var lines [][]int
	for _, field := range r.isl.Fields {
		for _, start := range field.Border {
			if len(beyond[start]) == 2 {
				continue
			}
			for _, b := range beyond[start] {
				if done[edgeOf(start, b)] {
					continue
				}
				line := []int{start}
				for a := start; ; {
					done[edgeOf(a, b)] = true
					line = append(line, b)
					if len(beyond[b]) != 2 {
						break
					}
					a, b = b, beyond[b][0]+beyond[b][1]-a
				}
				lines = append(lines, line)
			}
		}
	}
	return lines
}

// curveStep is the greatest length of the straight pieces that a curve is made of, in board units.
const curveStep = 5.0

// round makes curves of the steps of a path that have none yet: the curve goes through every point of the file, in the
// direction from the point before to the point after.
func (r *rounder) round(path []int, closed bool) {
	n := len(path)
	direction := func(i int) geom.Point {
		before, after := i-1, i+1
		if closed {
			before, after = (i+n-1)%n, (i+1)%n
		}
		d := r.at(path[min(after, n-1)]).Sub(r.at(path[max(before, 0)]))
		return d.Mul(1 / math.Max(d.Len(), 1e-9))
	}
	for i := range n {
		j := i + 1
		if j == n {
			if !closed {
				break
			}
			j = 0
		}
		a, b := path[i], path[j]
		if r.curves[edgeOf(a, b)] != nil || a == b {
			continue
		}
		line := hermite(r.at(a), r.at(b), direction(i), direction(j))
		if a > b {
			slices.Reverse(line)
		}
		r.curves[edgeOf(a, b)] = line
	}
}

// hermite is the curve from a to b that leaves a and reaches b in the given directions.
func hermite(a, b, da, db geom.Point) []geom.Point {
	const tension = 0.8 // 1 would round the bends fully, but make fields bulge
	reach := b.Sub(a).Len() * tension
	n := max(2, int(math.Ceil(b.Sub(a).Len()/curveStep)))
	line := make([]geom.Point, n+1)
	for i := range line {
		t := float64(i) / float64(n)
		t2, t3 := t*t, t*t*t
		line[i] = a.Mul(2*t3 - 3*t2 + 1).Add(b.Mul(3*t2 - 2*t3)).
			Add(da.Mul((t3 - 2*t2 + t) * reach)).Add(db.Mul((t3 - t2) * reach))
	}
	return line
}

// curve is the rounded path. The first point of a closed one is not repeated at its end.
func (r *rounder) curve(path []int, closed bool) []geom.Point {
	var line []geom.Point
	n := len(path)
	steps := n - 1
	if closed {
		steps = n
	}
	for i := range steps {
		a, b := path[i], path[(i+1)%n]
		piece := r.curves[edgeOf(a, b)]
		if piece == nil {
			piece = []geom.Point{r.at(min(a, b)), r.at(max(a, b))}
		}
		for k := range piece {
			if k == len(piece)-1 && (closed || i < steps-1) {
				continue
			}
			if a < b {
				line = append(line, piece[k])
			} else {
				line = append(line, piece[len(piece)-1-k])
			}
		}
	}
	return line
}
