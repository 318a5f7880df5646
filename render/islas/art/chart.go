package art

import (
	"cmp"
	"math"
	"slices"

	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
)

// chart is an island as it is drawn, in board units: the lines of the file rounded, each of them once, so that what two
// fields share stays shared.
type chart struct {
	fields  [][]geom.Point // border of each field of the island, closed
	coast   []geom.Point   // closed
	shores  []shore
	borders [][]geom.Point // lines between two fields
	walls   [][]geom.Point // those of them that no mountain lies at
	rivers  [][]geom.Point // from the source to the sea
	roads   [][]geom.Point
	bridges []bridge
	peaks   [][]spot // for each field where its mountains stand, from north to south
	houses  [][]spot // for each field where its houses stand, if it is a village; the first is the church
	floors  []spot   // for each field where its threshing floor is, if it is farmland
	relief  *relief
	massifs []*massif // of the fields that are mountains
	tints   []int     // for each field one of tintCount tints; neighbouring plots differ
}

// shore is a piece of the coast that belongs to one field. It runs clockwise around the island on the screen, so that the
// sea is on its left.
type shore struct {
	line  []geom.Point
	field int
}

// bridge is a place where the road crosses the river; the road runs along direction.
type bridge struct {
	at        geom.Point
	direction geom.Point
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

// dwellings finds room for houses and threshing floors.
func (c *chart) dwellings(isl *board.Island) {
	c.houses, c.floors = make([][]spot, len(isl.Fields)), make([]spot, len(isl.Fields))
	for f, field := range isl.Fields {
		switch field.Kind {
		case board.Village:
			// The square before the church stays free.
			all := spots(c.fields[f], 40, 33, 15)
			if len(all) == 0 { // even the smallest village has its church
				all = spots(c.fields[f], 1, 1, 0)
			}
			for i, s := range all {
				if away := s.Sub(all[0].Point); i == 0 || math.Hypot(away.X, away.Y*1.3) > 45 || away.Y < 0 && len(all) < 12 {
					c.houses[f] = append(c.houses[f], s)
				}
			}
		case board.Farmland:
			if found := spots(c.fields[f], 1, 1, 20); len(found) > 0 {
				c.floors[f] = found[0]
			}
		}
	}
}

func newChart(isl *board.Island) *chart {
	r := &rounder{isl: isl, fields: map[edge][]int{}, curves: map[edge][]geom.Point{}}
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
				line := r.curve(run.path, false)
				if paint.Area(outline(isl, field.Border)) <= 0 { // it runs anticlockwise
					line = paint.Reversed(line)
				}
				c.shores = append(c.shores, shore{line, f})
			case run.beyond > f:
				c.borders = append(c.borders, r.curve(run.path, false))
				if field.Kind != board.Mountain && isl.Fields[run.beyond].Kind != board.Mountain {
					c.walls = append(c.walls, c.borders[len(c.borders)-1])
				}
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
		if len(path) > 0 {
			// It runs to the sea, or into a river from which it would seem to come.
			from, to := path[0], path[len(path)-1]
			if !onCoast[to] && (onCoast[from] || wet[from] && !wet[to]) {
				path = paint.Reversed(path)
			}
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
	c.dwellings(isl)
	who := characterOf(isl.ID)
	c.relief = newRelief(isl, c, who)
	c.massifs = massifs(isl, c, who)
	return c
}

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

// road is the rounded course of a road. Where it shares a line with the river it runs on the bank.
func (r *rounder) road(path []int, inRiver map[edge]bool) []geom.Point {
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
	moved := make([]geom.Point, len(line))
	for i := range line {
		// The mean of some points around it lets the road swing out instead of jumping.
		sum, count := 0.0, 0.0
		for k := max(0, i-4); k <= min(len(aside)-1, i+4); k++ {
			sum += aside[k]
			count++
		}
		moved[i] = line[i].Add(paint.Normal(line, i).Mul(sum / count))
	}
	return moved
}

// bridges are the places where a road comes to the river or leaves it and goes on beyond.
func (r *rounder) bridges(path []int, wet map[int]bool, inRiver map[edge]bool) []bridge {
	var found []bridge
	for i := 1; i+1 < len(path); i++ {
		a, at, b := path[i-1], path[i], path[i+1]
		if !wet[at] || inRiver[edgeOf(a, at)] || inRiver[edgeOf(at, b)] {
			continue
		}
		d := r.at(b).Sub(r.at(a))
		found = append(found, bridge{r.at(at), d.Mul(1 / math.Max(d.Len(), 1e-9))})
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
		if len(near[f]) == 0 { // any will do, and trying others would help no neighbours
			tints[f] = f % tintCount
			return tint(f + 1)
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
