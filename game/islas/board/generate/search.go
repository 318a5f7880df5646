package main

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

// effort is what a search looks for.
type effort struct {
	tries   int // divisions to try
	pick    int // the candidate to take, counted from 1, those that read best first
	against int // version of the data whose other islands it must differ from
	moves   int // of polishing
}

// Limits of a search.
const (
	roughMoves = 1500 // of polishing, for a first impression
	pairsKept  = 12   // courses of a division that are considered, at most
)

// share returns the share of the island's area that a cell should have, relative to a plot's. Fields may consist of several
// cells.
func (u use) share() float64 {
	return [...]float64{plot: 1, village: 0.7, farmland: 0.6, mountain: 0.55}[u]
}

// candidate is a layout that may be chosen.
type candidate struct {
	layout
	total float64
}

// search tries many divisions and returns the island of the candidate that is picked, and how many there are. Its spread of features is that
// of no other island, and it has to be as clear as those in the program. The error says in one sentence what is wrong with the effort,
// or with the candidate.
func search(m *model, g goal, name string, seed uint64, e effort) (*board.Island, int, error) {
	taken, err := spreads(e.against, m.id)
	if err != nil {
		return nil, 0, err
	}
	all := candidates(m, g, e.tries, searchRand(seed, m.id), func(profile [islas.Plots]int) bool {
		return profile[0] <= 4 && profile[islas.Plots-1] >= 1 && !taken[profile]
	})
	if e.pick < 1 || e.pick > len(all) {
		return nil, len(all), fmt.Errorf("there are candidates 1 to %d and none of number %d; try another -seed or more -tries", len(all), e.pick)
	}
	l := all[e.pick-1].layout
	made := func() *board.Island { return export(&l, m.id, name, seed) }
	p := newPolisher(l, rand.New(rand.NewPCG(seed, uint64(e.pick-1)))) // no other candidate has a say in how this one is polished
	p.run(e.moves)
	p.clear(made)
	is := made()
	if _, err := board.Read(format(is)); err != nil {
		return nil, len(all), fmt.Errorf("candidate %d is refused: %w", e.pick, err)
	}
	if !legible(is) {
		return nil, len(all), fmt.Errorf("candidate %d is not clear enough", e.pick)
	}
	return is, len(all), nil
}

// spreads returns the spreads of features of all islands of a version of the data but one.
func spreads(version int, but string) (map[[islas.Plots]int]bool, error) {
	all, err := board.AllOf(version)
	if err != nil {
		return nil, fmt.Errorf("-against: %w", err)
	}
	taken := map[[islas.Plots]int]bool{}
	for _, is := range all {
		if is.ID != but {
			taken[is.Spread()] = true
		}
	}
	return taken, nil
}

// candidates returns layouts with the right counts and accepted profiles, those that read best first.
func candidates(m *model, g goal, tries int, rng *rand.Rand, accepts func(profile [islas.Plots]int) bool) (all []candidate) {
	for range tries {
		d := divide(m, g, rng)
		if d == nil {
			continue
		}
		mesh := newMesh(m.coast(), d)
		if mesh == nil {
			continue
		}
		pairs := coursePairs(mesh, g, accepts)
		if len(pairs) == 0 {
			continue
		}
		form := newPolisher(pairs[0], rng).run(roughMoves)
		strayed := d.strayed()
		for _, l := range pairs[:min(len(pairs), pairsKept)] {
			all = append(all, candidate{layout: l, total: form + 2*(l.cost+strayed)})
		}
	}
	slices.SortStableFunc(all, func(a, b candidate) int { return cmp.Compare(a.total, b.total) })
	return all
}

// searchRand returns the generator of the search for an island.
func searchRand(seed uint64, id string) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(id))
	return rand.New(rand.NewPCG(seed, h.Sum64()))
}

// divide returns a division of the island with the right counts of coast, village, farmland and mountain plots, or nil.
func divide(m *model, g goal, rng *rand.Rand) *divider {
	coast := m.coast()
	d := &divider{model: m, goal: g, rng: rng}
	sites := scatter(rng, coast, 20+rng.IntN(9))
	weights := make([]float64, len(sites))
	even := slices.Repeat([]float64{1}, len(sites))
	cells := relax(coast, sites, weights, even, 15)
	if cells == nil {
		return nil
	}
	d.setCells(cells)
	d.start()
	d.search(15000, 2)
	for range 6 {
		size := make([]float64, len(sites))
		for i, u := range d.uses {
			size[i] = u.share()
		}
		if cells = relax(coast, sites, weights, size, 10); cells == nil {
			return nil
		}
		d.setCells(cells)
		if d.search(6000, 0.7) {
			return d
		}
	}
	return nil
}

// misses returns the distances of plots from the features that they are not next to.
func misses(is *board.Island) (all []float64) {
	g, lines := is.Geography(), featureLines(is)
	for p := range islas.Plots {
		poly := closed(is.Polygon(is.FieldOf(p)))
		for feature := range islas.Feature(islas.Features) {
			if g.Near[feature]>>p&1 == 0 {
				all = append(all, distance(poly, lines[feature]))
			}
		}
	}
	return all
}

// featureLines returns the lines of each feature, closed where they are.
func featureLines(is *board.Island) [islas.Features][][]plane.Point {
	lines := [islas.Features][][]plane.Point{
		islas.Coast: {closed(is.Line(is.Outline()))},
		islas.River: {is.Line(is.River[0])},
		islas.Road:  {is.Line(is.Road[0])},
	}
	for f, field := range is.Fields {
		switch field.Kind {
		case board.Village:
			lines[islas.Village] = append(lines[islas.Village], closed(is.Polygon(f)))
		case board.Farmland:
			lines[islas.Farmland] = append(lines[islas.Farmland], closed(is.Polygon(f)))
		case board.Mountain:
			lines[islas.Mountain] = append(lines[islas.Mountain], closed(is.Polygon(f)))
		}
	}
	return lines
}

// distance returns the least distance of a line from some lines.
func distance(poly []plane.Point, lines [][]plane.Point) float64 {
	d := math.Inf(1)
	for _, line := range lines {
		for i := 1; i < len(line); i++ {
			for k := 1; k < len(poly); k++ {
				d = min(d, plane.SegmentsDist(line[i-1], line[i], poly[k-1], poly[k]))
			}
		}
	}
	return d
}

func closed(poly []plane.Point) []plane.Point { return append(poly, poly[0]) }
