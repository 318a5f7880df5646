package main

import (
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"islas/game/islas"
	"islas/game/islas/board"
)

// wish is how strong an island should be.
type wish struct {
	levels  []string // whose games tell, in the mean; where many are compared, the first alone
	games   int      // of each level, for each island that comes into question in the end
	aim     float64  // percentage points of win share above its own that it should win among the others
	against int      // version of the data of the others
	pick    int      // the candidate to take, counted from 1 in the order in which they read best; 0 if games decide
}

// fairness is a search for an island that reads well and wins what it should, with the laboratory in the loop.
type fairness struct {
	*wish
	bench  *bench
	id     string
	others map[string]islas.Geography
	taken  map[[islas.Plots]int]bool // how the others spread their features
}

const (
	pairsKept   = 12  // courses of a division that come into question
	entrants    = 30  // candidates for the place of each finalist
	firstGames  = 250 // of the first heat
	heatShare   = 3   // of so many candidates one goes on to the next heat, which has twice as many games
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
		f.taken[is.Spread()] = true
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

// heats lets candidates play, more games the fewer are left, and returns those that are left, the best first.
func (f *fairness) heats(all []candidate, left int) []candidate {
	cost := func(c *candidate) float64 { return float64(c.total/2) + f.unfair(c.off) }
	for games := firstGames; len(all) > left; games *= 2 {
		for i := range all {
			all[i].off = f.measure(all[i].geography, f.levels[:1], games)
		}
		slices.SortStableFunc(all, func(a, b candidate) int { return cmp.Compare(cost(&a), cost(&b)) })
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
