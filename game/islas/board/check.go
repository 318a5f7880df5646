package board

import (
	"errors"
	"fmt"
	"slices"

	"islas/game/islas"
	"islas/game/islas/board/internal/plane"
)

// check returns an error if an island breaks a condition of the file format. The order matters: each check may rely on those
// before it.
func (is *Island) check() error {
	n, err := is.checkForm()
	if err != nil {
		return err
	}
	g := is.geography(n)
	if err := is.checkCounts(g); err != nil {
		return err
	}
	if err := is.checkNeighbours(g); err != nil {
		return err
	}
	return is.checkPlots(g)
}

// checkOwn returns an error unless an island that somebody has drawn after a printed board can be played and read at a glance:
// the number of plots next to each feature is as printed, and is not checked.
func (is *Island) checkOwn() error {
	n, err := is.checkForm()
	if err != nil {
		return err
	}
	return is.checkPlots(is.geography(n))
}

// checkForm checks fields, river and road, and returns the net of the borders.
func (is *Island) checkForm() (net, error) {
	if err := is.checkFields(); err != nil {
		return nil, err
	}
	if err := is.checkBorders(); err != nil {
		return nil, err
	}
	n, overlap := is.net()
	if overlap != nil {
		return nil, fmt.Errorf("two fields overlap: both lie on the same side of the line from point %d to point %d", overlap[0], overlap[1])
	}
	if err := is.checkShore(n); err != nil {
		return nil, err
	}
	if err := is.checkPath("river", is.River, n); err != nil {
		return nil, err
	}
	if err := is.checkPath("road", is.Road, n); err != nil {
		return nil, err
	}
	if !plane.Touch(is.River, is.Outline()) {
		return nil, errors.New("the river does not reach the sea: one of its points must lie on the shore")
	}
	village := is.Fields[slices.IndexFunc(is.Fields, func(f Field) bool { return f.Kind == Village })]
	if !plane.Touch(is.Road, village.Border) {
		return nil, errors.New("the road does not touch the village: one of its points must lie on the village's border")
	}
	return n, nil
}

// checkFields checks the number of fields of each kind.
func (is *Island) checkFields() error {
	number := map[Kind]int{}
	var have islas.PlotSet
	for f, field := range is.Fields {
		number[field.Kind]++
		switch field.Kind {
		case Village, Farmland, Mountain:
			continue
		case Plot:
		default:
			return fmt.Errorf("field %d is of the unknown kind %.40q; kinds are plot, village, farmland and mountain", f, field.Kind)
		}
		if field.Plot < 0 || field.Plot >= islas.Plots {
			return fmt.Errorf("field %d is plot %d; plots are numbered 0 to %d", f, field.Plot, islas.Plots-1)
		}
		if have>>field.Plot&1 == 1 {
			return fmt.Errorf("there are two plots %d; each number from 0 to %d belongs to one plot", field.Plot, islas.Plots-1)
		}
		have |= 1 << field.Plot
	}
	if number[Plot] != islas.Plots || number[Village] != 1 || number[Farmland] != 1 || number[Mountain] < 1 {
		return fmt.Errorf("it has %d plots, %d villages, %d farmlands and %d mountains; it needs %d, 1, 1 and at least 1",
			number[Plot], number[Village], number[Farmland], number[Mountain], islas.Plots)
	}
	return nil
}

// checkBorders checks that borders are simple polygons and meet other borders only in points that both have.
func (is *Island) checkBorders() error {
	at := map[[2]float64]int{}
	lines := map[edge]bool{}
	var edges []edge
	for f, field := range is.Fields {
		if len(field.Border) < 3 {
			return fmt.Errorf("field %d has a border of %d points; it needs at least 3", f, len(field.Border))
		}
		seen := map[int]bool{}
		for i, p := range field.Border {
			if seen[p] {
				return fmt.Errorf("the border of field %d passes point %d twice", f, p)
			}
			seen[p] = true
			if q, taken := at[is.Points[p]]; taken && q != p {
				return fmt.Errorf("points %d and %d lie in the same place; borders that meet there must use the same point", min(p, q), max(p, q))
			}
			at[is.Points[p]] = p
			if e := (edge{p, field.Border[(i+1)%len(field.Border)]}).undirected(); !lines[e] {
				lines[e] = true
				edges = append(edges, e)
			}
		}
	}
	boxes := make([]box, len(edges))
	for i, e := range edges {
		boxes[i] = boxOf(is.Points[e[0]], is.Points[e[1]])
		for k, o := range edges[:i] {
			if boxes[i].near(boxes[k], 0) && is.cross(e, o) {
				return fmt.Errorf("the border from point %d to point %d meets the one from point %d to point %d where they have no point in common",
					o[0], o[1], e[0], e[1])
			}
		}
	}
	return nil
}

// cross reports whether two edges have more in common than an end.
func (is *Island) cross(e, o edge) bool {
	a, b, c, d := is.Points[e[0]], is.Points[e[1]], is.Points[o[0]], is.Points[o[1]]
	for i := range e {
		for k := range o {
			if e[i] != o[k] {
				continue
			}
			// They share an end; they have more in common only if they leave it in the same direction.
			from, to, other := is.Points[e[i]], is.Points[e[1-i]], is.Points[o[1-k]]
			u, v := plane.Sub(to, from), plane.Sub(other, from)
			return plane.Cross(u, v) == 0 && plane.Dot(u, v) > 0
		}
	}
	return plane.Meet(a, b, c, d)
}

// checkShore checks that the fields together are one piece of land without holes. As no two fields lie on the same side
// of an edge, the fields then cover what is within the shore exactly once.
func (is *Island) checkShore(n net) error {
	starts := map[int]bool{}
	for e := range n {
		if _, inner := n[e.reversed()]; inner {
			continue
		}
		if starts[e[0]] {
			return fmt.Errorf("the shore passes point %d twice; the island may not touch itself there", e[0])
		}
		starts[e[0]] = true
	}
	if rings := is.shores(n); len(rings) != 1 {
		return fmt.Errorf("the shore consists of %d rings; the fields must form one piece of land without holes or overlaps", len(rings))
	}
	return nil
}

// checkPath checks that river or road runs along borders and is in one piece.
func (is *Island) checkPath(name string, paths [][]int, n net) error {
	if len(paths) == 0 {
		return fmt.Errorf("there is no %s; give at least one path", name)
	}
	for _, path := range paths {
		if len(path) < 2 {
			return fmt.Errorf("a path of the %s has %d points; it needs at least 2", name, len(path))
		}
		for i := 1; i < len(path); i++ {
			e := edge{path[i-1], path[i]}
			_, one := n[e]
			_, two := n[e.reversed()]
			if !one && !two {
				return fmt.Errorf("the %s steps from point %d to point %d, which is not an edge of a field's border", name, e[0], e[1])
			}
		}
	}
	if !plane.Joined(paths) {
		return fmt.Errorf("the %s is in several pieces; its paths must meet", name)
	}
	return nil
}

// checkCounts checks the number of plots next to each feature, and of features next to each plot.
func (is *Island) checkCounts(g islas.Geography) error {
	all, err := rows()
	if err != nil {
		return err
	}
	if i := slices.IndexFunc(all, func(r Row) bool { return r.ID == is.ID }); i >= 0 {
		if have := counts(g); have != all[i].Counts {
			return fmt.Errorf("%v plots lie next to coast, village, river, mountain, farmland and road; islands.csv asks for %v", have, all[i].Counts)
		}
	}
	for p, n := range Features(g) {
		if n < 1 || n > 4 {
			return fmt.Errorf("plot %d lies next to %d features; it must be 1 to 4", p, n)
		}
	}
	return nil
}

// checkNeighbours checks that the plots are connected and that each has 2 to 6 neighbours.
func (is *Island) checkNeighbours(g islas.Geography) error {
	for p, near := range g.Neighbours {
		if n := near.Count(); n < 2 || n > 6 {
			return fmt.Errorf("plot %d has %d neighbouring plots; it must have 2 to 6", p, n)
		}
	}
	reached := islas.PlotSet(1)
	for range g.Neighbours {
		for p, near := range g.Neighbours {
			if reached>>p&1 == 1 {
				reached |= near
			}
		}
	}
	for p := range g.Neighbours {
		if reached>>p&1 == 0 {
			return fmt.Errorf("no way over neighbouring plots leads from plot 0 to plot %d", p)
		}
	}
	return nil
}
