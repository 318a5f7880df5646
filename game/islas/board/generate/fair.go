package main

import (
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"islas/game/islas"
	"islas/game/islas/board"
)

// wish is how strong an island should be.
type wish struct {
	levels  []string // whose games tell, in the mean; where many are compared, the first alone
	games   int      // of each level, for each island that comes into question in the end
	aim     float64  // percentage points of win share above its own that it should win among the others
	against int      // version of the data of the others
	pick    int      // the contender to take, counted from 1 in the order in which they read best; 0 if games decide
}

// fairness is a search for an island that reads well and wins what it should, with the laboratory in the loop.
type fairness struct {
	*wish
	bench  *bench
	id     string
	others map[string]islas.Geography
	taken  map[[islas.Plots]int]bool // how the others spread their features
}

// contender is a layout that plays for its place.
type contender struct {
	candidate
	geography islas.Geography
	off       float64 // percentage points of win share above its own
}

const (
	pairsKept   = 12  // courses of a division that come into question
	entrants    = 30  // contenders for the place of each finalist
	firstGames  = 250 // of the first heat
	heatShare   = 3   // of so many contenders one goes on to the next heat, which has twice as many games
	unfairPoint = 1.0 // cost of a point of win share
)

// newFairness makes ready a search for an island. The error says in one sentence what is wrong with the wish.
func newFairness(w *wish, id string, seed uint64) (*fairness, error) {
	if w.games < 1 {
		return nil, fmt.Errorf("-games must be 1 or more, not %d", w.games)
	}
	if w.pick < 0 {
		return nil, fmt.Errorf("-pick must be 1 or more, or 0 to let games decide, not %d", w.pick)
	}
	all, err := board.AllOf(w.against)
	if err != nil {
		return nil, fmt.Errorf("-against: %w", err)
	}
	b, err := newBench(seed)
	if err != nil {
		return nil, err
	}
	f := &fairness{wish: w, bench: b, id: id, others: map[string]islas.Geography{}, taken: map[[islas.Plots]int]bool{}}
	for _, is := range all {
		if is.ID == id {
			continue
		}
		f.others[is.ID] = is.Geography()
		f.taken[spread(is.Geography())] = true
	}
	for _, level := range w.levels {
		if _, err := b.seated(level, 1, rand.New(rand.NewPCG(seed, 0))); err != nil {
			return nil, fmt.Errorf("-fair: %w", err)
		}
	}
	return f, nil
}

// unlike reports whether an island with the profile can be played and is like none of the others.
func (f *fairness) unlike(profile [islas.Plots]int) bool {
	return profile[0] <= 4 && profile[islas.Plots-1] >= 1 && !f.taken[profile]
}

// spread returns how many features each plot lies next to, the most first.
func spread(g islas.Geography) (profile [islas.Plots]int) {
	for _, plots := range g.Near {
		for p := range plots.All() {
			profile[p]++
		}
	}
	slices.SortFunc(profile[:], func(a, b int) int { return b - a })
	return profile
}

// measure returns how far above its share the island is in so many games of each level.
func (f *fairness) measure(g islas.Geography, levels []string, games int) float64 {
	f.others[f.id] = g
	sum := 0.0
	for _, level := range levels {
		sum += f.bench.off(f.id, level, f.others, games)
	}
	return sum / float64(len(levels))
}

// unfair returns what it costs to be so far off.
func (f *fairness) unfair(off float64) float64 { return float64(unfairPoint * math.Abs(off-f.aim)) }

// search tries many divisions, each with several courses, and returns the best island, or nil, and a line about the search.
func (f *fairness) search(m *model, g goal, name string, seed uint64, e effort) (*board.Island, string) {
	rng := searchRand(seed, m.id)
	all := f.contenders(m, g, e.tries, rng)
	found := len(all)
	if f.pick > 0 {
		all = all[min(found, f.pick-1):min(found, f.pick)]
		rng = rand.New(rand.NewPCG(seed, uint64(f.pick-1))) // so that no other contender has a say in how this one is polished
	} else {
		all = f.heats(all[:min(found, entrants*e.finalists)], e.finalists)
	}
	var best *board.Island
	bestCost := math.Inf(1)
	var why strings.Builder
	for _, c := range all {
		l := c.layout.clone()
		polished := newPolisher(l, rng).run(e.moves)
		is := export(&l, m.id, name, seed)
		if _, err := board.Read(format(is)); err != nil {
			fmt.Fprint(&why, "\n  refused: ", err)
			continue
		}
		if !legible(is) {
			fmt.Fprint(&why, "\n  refused: not clear enough")
			continue
		}
		off, doubt := f.measure(is.Geography(), f.levels, f.games), doubtful(is)
		cost := polished + l.cost + l.strayed + doubt + f.unfair(off)
		fmt.Fprintf(&why, "\n  cost %.2f: form %.2f, courses %.2f, places %.2f, doubt %.2f, %+.1f points", cost, polished, l.cost, l.strayed, doubt, off)
		if cost < bestCost {
			best, bestCost = is, cost
		}
	}
	return best, fmt.Sprintf("%d tries, %d contenders%s", e.tries, found, &why)
}

// contenders returns layouts with the right counts, those that read best first.
func (f *fairness) contenders(m *model, g goal, tries int, rng *rand.Rand) (all []contender) {
	for range tries {
		d := divide(m, g, rng)
		if d == nil {
			continue
		}
		mesh := newMesh(m.coast(), d)
		if mesh == nil {
			continue
		}
		pairs := coursePairs(mesh, g, f.unlike)
		if len(pairs) == 0 {
			continue
		}
		form := newPolisher(pairs[0], rng).run(roughMoves)
		for _, l := range pairs[:min(len(pairs), pairsKept)] {
			l.strayed = d.strayed()
			total := form + 2*(l.cost+l.strayed)
			all = append(all, contender{candidate: candidate{l, total}, geography: export(&l, m.id, "", 0).Geography()})
		}
	}
	slices.SortStableFunc(all, func(a, b contender) int { return cmp.Compare(a.total, b.total) })
	return all
}

// heats lets contenders play, more games the fewer are left, and returns those that are left, the best first.
func (f *fairness) heats(all []contender, left int) []contender {
	cost := func(c *contender) float64 { return float64(c.total/2) + f.unfair(c.off) }
	for games := firstGames; len(all) > left; games *= 2 {
		for i := range all {
			all[i].off = f.measure(all[i].geography, f.levels[:1], games)
		}
		slices.SortStableFunc(all, func(a, b contender) int { return cmp.Compare(cost(&a), cost(&b)) })
		all = all[:max(left, len(all)/heatShare)]
	}
	return all
}

// clone returns a layout whose vertices and sites can be moved without moving those of l.
func (l *layout) clone() layout {
	c, m := *l, *l.mesh
	m.verts, m.fields = slices.Clone(m.verts), slices.Clone(m.fields)
	c.mesh = &m
	return c
}
