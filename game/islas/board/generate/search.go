package main

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

// effort holds the limits of a search.
type effort struct {
	tries     int // divisions to try
	finalists int // of which the best are polished to the end
	moves     int // of polishing

	pick    int // the candidate to take, counted from 1, those that read best first; 0 for the best of the finalists
	against int // with pick: version of the data whose other islands it must differ from
}

const (
	roughMoves = 1500 // of polishing, for a first impression
	sureDist   = 40   // in board units; farther away nobody takes a plot for being next to a feature
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

// pairsKept is the most courses of a division that are considered where a candidate is picked.
const pairsKept = 12

// search tries many divisions and returns the best island, or nil, and a line about the search. Where a candidate is picked each
// division has several courses, and the island has to be as clear as those in the program. The error says in one sentence what is
// wrong with the effort.
func search(m *model, g goal, name string, seed uint64, e effort) (*board.Island, string, error) {
	rng := searchRand(seed, m.id)
	accepts, courses := func(profile [islas.Plots]int) bool { return profile == m.profile }, 1
	if e.pick != 0 {
		taken, err := spreads(e.against, m.id)
		if err != nil {
			return nil, "", err
		}
		accepts = func(profile [islas.Plots]int) bool {
			return profile[0] <= 4 && profile[islas.Plots-1] >= 1 && !taken[profile]
		}
		courses = pairsKept
	}
	all := candidates(m, g, e.tries, rng, accepts, courses)
	found := len(all)
	if e.pick > 0 {
		all = all[min(found, e.pick-1):min(found, e.pick)]
		rng = rand.New(rand.NewPCG(seed, uint64(e.pick-1))) // so that no other candidate has a say in how this one is polished
	} else {
		all = all[:min(found, e.finalists)]
	}
	var best *board.Island
	bestCost := math.Inf(1)
	var why strings.Builder
	for _, c := range all {
		l := c.layout
		polished := newPolisher(l, rng).run(e.moves)
		is := export(&l, m.id, name, seed)
		if _, err := board.Read(format(is)); err != nil {
			fmt.Fprint(&why, "\n  refused: ", err)
			continue
		}
		doubt := doubtful(is)
		cost := polished + l.cost + l.strayed + doubt
		says := fmt.Sprintf("form %.2f, courses %.2f, places %.2f, doubt %.2f", polished, l.cost, l.strayed, doubt)
		if e.pick > 0 && !legible(is) {
			fmt.Fprint(&why, "\n  refused: not clear enough")
			continue
		}
		fmt.Fprintf(&why, "\n  cost %.2f: %s", cost, says)
		if cost < bestCost {
			best, bestCost = is, cost
		}
	}
	return best, fmt.Sprintf("%d tries, %d candidates%s", e.tries, found, &why), nil
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

// candidates returns layouts with the right counts and accepted profiles, at most courses of each division, those that read best
// first.
func candidates(m *model, g goal, tries int, rng *rand.Rand, accepts func(profile [islas.Plots]int) bool, courses int) (all []candidate) {
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
		for _, l := range pairs[:min(len(pairs), courses)] {
			l.strayed = d.strayed()
			all = append(all, candidate{layout: l, total: form + 2*(l.cost+l.strayed)})
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

// doubtful returns the cost of plots that lie almost next to a feature.
func doubtful(is *board.Island) (cost float64) {
	for _, far := range misses(is) {
		cost += squared(3, max(0, 1-far/sureDist))
	}
	return cost
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
