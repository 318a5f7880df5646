package art

import (
	"math"
	"slices"
	"sync"

	"islas/game/board"
)

// chart is an island as it is drawn, in board units: the lines of the file rounded, each of them once, so that what two
// fields share stays shared.
type chart struct {
	fields  [][]point // border of each field of the island, closed
	coast   []point   // closed
	shores  []shore
	borders [][]point // lines between two fields
	rivers  [][]point // from the source to the sea
	roads   [][]point
	bridges []bridge
	peaks   [][]spot // for each field where its mountains stand, from north to south
	tints   []int    // for each field one of tintCount tints; neighbouring plots differ
}

// shore is a piece of the coast that belongs to one field.
type shore struct {
	line  []point
	field int
}

// shoresOf is the pieces of the coast that belong to a field.
func (c *chart) shoresOf(f int) [][]point {
	var found [][]point
	for _, s := range c.shores {
		if s.field == f {
			found = append(found, s.line)
		}
	}
	return found
}

// bridge is a place where the road crosses the river; the road runs along direction.
type bridge struct {
	at        point
	direction point
}

// edge is a step between two points of the file, the lower index first.
type edge [2]int

func edgeOf(a, b int) edge {
	if a > b {
		a, b = b, a
	}
	return edge{a, b}
}

// mountains finds room for the peaks of every mountain field.
func (c *chart) mountains(isl *board.Island) [][]spot {
	peaks := make([][]spot, len(isl.Fields))
	for f, field := range isl.Fields {
		if field.Kind == board.Mountain {
			peaks[f] = spots(c.fields[f], 16, 48, 13)
			slices.SortFunc(peaks[f], northFirst)
		}
	}
	return peaks
}

// rounder turns the steps of an island file into curves.
type rounder struct {
	isl    *board.Island
	fields map[edge][]int   // fields on both sides of an edge
	curves map[edge][]point // from the lower index to the higher one
}

func newChart(isl *board.Island) *chart {
	r := &rounder{isl: isl, fields: map[edge][]int{}, curves: map[edge][]point{}}
	for f, field := range isl.Fields {
		for i, a := range field.Border {
			e := edgeOf(a, field.Border[(i+1)%len(field.Border)])
			r.fields[e] = append(r.fields[e], f)
		}
	}
	c := &chart{}
	coast := r.coast()
	r.round(coast, true)
	for _, path := range isl.River {
		r.round(path, false)
	}
	for _, path := range isl.Road {
		r.round(path, false)
	}
	for _, path := range r.inner() {
		r.round(path, false)
	}
	c.coast = r.curve(coast, true)
	for f, field := range isl.Fields {
		c.fields = append(c.fields, r.curve(field.Border, true))
		for _, run := range r.runs(f) {
			switch {
			case run.beyond == sea:
				c.shores = append(c.shores, shore{r.curve(run.path, false), f})
			case run.beyond > f:
				c.borders = append(c.borders, r.curve(run.path, false))
			}
		}
	}
	onCoast := map[int]bool{}
	for _, p := range coast {
		onCoast[p] = true
	}
	inRiver := map[edge]bool{}
	wet := map[int]bool{}
	for _, path := range isl.River {
		if len(path) > 0 && onCoast[path[0]] && !onCoast[path[len(path)-1]] {
			path = reversed(path)
		}
		c.rivers = append(c.rivers, r.curve(path, false))
		for i, p := range path {
			wet[p] = true
			if i > 0 {
				inRiver[edgeOf(path[i-1], p)] = true
			}
		}
	}
	for _, path := range isl.Road {
		c.roads = append(c.roads, r.road(path, inRiver))
		c.bridges = append(c.bridges, r.bridges(path, wet, inRiver)...)
	}
	c.tints = r.tints()
	c.peaks = c.mountains(isl)
	return c
}

func reversed(path []int) []int {
	back := make([]int, len(path))
	for i, p := range path {
		back[len(path)-1-i] = p
	}
	return back
}

func (r *rounder) at(i int) point { return point{r.isl.Points[i][0], r.isl.Points[i][1]} }

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
	if !clockwise(r.isl, loop) {
		loop = reversed(loop)
	}
	return loop
}

// clockwise reports whether a border runs clockwise on the screen.
func clockwise(isl *board.Island, border []int) bool {
	area := 0.0
	for i, a := range border {
		p, q := isl.Points[a], isl.Points[border[(i+1)%len(border)]]
		area += p[0]*q[1] - q[0]*p[1]
	}
	return area > 0
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
	beyond := map[int][]int{}
	for e, sides := range r.fields {
		if len(sides) > 1 {
			beyond[e[0]] = append(beyond[e[0]], e[1])
			beyond[e[1]] = append(beyond[e[1]], e[0])
		}
	}
	done := map[edge]bool{}
	var lines [][]int
	for _, field := range r.isl.Fields { // in the order of the file, so that the drawing is always the same
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
	direction := func(i int) point {
		before, after := i-1, i+1
		if closed {
			before, after = (i+n-1)%n, (i+1)%n
		}
		d := r.at(path[min(after, n-1)]).minus(r.at(path[max(before, 0)]))
		return d.times(1 / math.Max(d.length(), 1e-9))
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
			for x, y := 0, len(line)-1; x < y; x, y = x+1, y-1 {
				line[x], line[y] = line[y], line[x]
			}
		}
		r.curves[edgeOf(a, b)] = line
	}
}

// hermite is the curve from a to b that leaves a and reaches b in the given directions.
func hermite(a, b, da, db point) []point {
	const tension = 0.8 // 1 would round the bends fully, but make fields bulge
	reach := b.minus(a).length() * tension
	n := max(2, int(math.Ceil(b.minus(a).length()/curveStep)))
	line := make([]point, n+1)
	for i := range line {
		t := float64(i) / float64(n)
		t2, t3 := t*t, t*t*t
		line[i] = a.times(2*t3 - 3*t2 + 1).plus(b.times(3*t2 - 2*t3)).
			plus(da.times((t3 - 2*t2 + t) * reach)).plus(db.times((t3 - t2) * reach))
	}
	return line
}

// curve is the rounded path. The first point of a closed one is not repeated at its end.
func (r *rounder) curve(path []int, closed bool) []point {
	var line []point
	n := len(path)
	steps := n - 1
	if closed {
		steps = n
	}
	for i := range steps {
		a, b := path[i], path[(i+1)%n]
		piece := r.curves[edgeOf(a, b)]
		if piece == nil {
			piece = []point{r.at(min(a, b)), r.at(max(a, b))}
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

// road is the rounded course of a road. Where it shares a line with the river it runs on the bank.
func (r *rounder) road(path []int, inRiver map[edge]bool) []point {
	const bank = 11.0
	line := r.curve(path, false)
	aside := make([]float64, 0, len(line))
	for i := 1; i < len(path); i++ {
		e := edgeOf(path[i-1], path[i])
		for range len(r.curves[e]) - 1 {
			if inRiver[e] {
				aside = append(aside, bank)
			} else {
				aside = append(aside, 0)
			}
		}
	}
	if len(aside) == 0 {
		return line
	}
	aside = append(aside, aside[len(aside)-1])
	moved := make([]point, len(line))
	for i := range line {
		// The mean of some points around it lets the road swing out instead of jumping.
		sum, count := 0.0, 0.0
		for k := max(0, i-4); k <= min(len(aside)-1, i+4); k++ {
			sum += aside[k]
			count++
		}
		moved[i] = line[i].plus(normal(line, i).times(sum / count))
	}
	return moved
}

// normal is the direction to the right of a line at its point i, of length 1.
func normal(line []point, i int) point {
	d := line[min(i+1, len(line)-1)].minus(line[max(i-1, 0)])
	l := math.Max(d.length(), 1e-9)
	return point{-d.y / l, d.x / l}
}

// bridges are the places where a road comes to the river or leaves it and goes on beyond.
func (r *rounder) bridges(path []int, wet map[int]bool, inRiver map[edge]bool) []bridge {
	var found []bridge
	for i := 1; i+1 < len(path); i++ {
		a, at, b := path[i-1], path[i], path[i+1]
		if !wet[at] || inRiver[edgeOf(a, at)] || inRiver[edgeOf(at, b)] {
			continue
		}
		d := r.at(b).minus(r.at(a))
		found = append(found, bridge{r.at(at), d.times(1 / math.Max(d.length(), 1e-9))})
	}
	return found
}

// tintCount is the number of tints of the ground of plots.
const tintCount = 4

// tints gives neighbouring plots different tints.
func (r *rounder) tints() []int {
	near := make([]map[int]bool, len(r.isl.Fields))
	for i := range near {
		near[i] = map[int]bool{}
	}
	for _, sides := range r.fields {
		if len(sides) == 2 && r.isl.Fields[sides[0]].Kind == board.Plot && r.isl.Fields[sides[1]].Kind == board.Plot {
			near[sides[0]][sides[1]], near[sides[1]][sides[0]] = true, true
		}
	}
	tints := make([]int, len(near))
	var tint func(f int) bool
	tint = func(f int) bool {
		if f == len(tints) {
			return true
		}
		for k := range tintCount {
			tints[f] = (f + k) % tintCount
			free := true
			for g := range f {
				free = free && !(near[f][g] && tints[g] == tints[f])
			}
			if free && tint(f+1) {
				return true
			}
		}
		return false
	}
	tint(0) // a map needs no more than four tints, so this finds some
	return tints
}

// chart gives the chart of an island, which is made when it is first asked for, by whichever goroutine.
func (p *Painter) chart(isl *board.Island) func() *chart {
	c, ok := p.charts[isl.ID]
	if !ok {
		c = sync.OnceValue(func() *chart { return newChart(isl) })
		p.charts[isl.ID] = c
	}
	return c
}
