package main

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
)

// shares of the island's area that a cell of each use should have, relative to a plot.
var shares = [...]float64{plot: 1, village: 0.7, farmland: 0.6, mountain: 0.55}

const (
	finalists   = 8     // divisions polished to the end
	roughPolish = 1500  // moves for a first impression
	fullPolish  = 60000 // moves for the picture
)

// search tries many divisions and returns the best layout, or nil, and a line about the search.
func search(m *model, g goal, seed uint64, tries int) (*layout, string) {
	h := fnv.New64a()
	h.Write([]byte(m.id))
	rng := rand.New(rand.NewPCG(seed, h.Sum64()))
	var good []layout
	divided, counted := 0, 0
	for range tries {
		d := divide(m, g, rng)
		if d == nil {
			continue
		}
		divided++
		mesh := newMesh(m.coast(), d)
		if mesh == nil {
			continue
		}
		counted++
		l, ok := findCourses(mesh, g, m.profile)
		if !ok {
			continue
		}
		p := newPolisher(l, rng)
		l.cost = p.run(roughPolish) + l.cost + 2*d.strayed()
		good = append(good, l)
	}
	if len(good) == 0 {
		return nil, fmt.Sprintf("%d tries, %d divisions, %d meshes", tries, divided, counted)
	}
	slices.SortStableFunc(good, func(a, b layout) int { return int(1e6 * (a.cost - b.cost)) })
	first := good[0].cost
	good = good[:min(len(good), finalists)]
	best, bestCost := -1, 0.0
	for i := range good {
		p := newPolisher(good[i], rng)
		if c := p.run(fullPolish); best < 0 || c < bestCost {
			best, bestCost = i, c
		}
	}
	return &good[best], fmt.Sprintf("%d tries, %d divisions, %d meshes; first %.2f, polished %.2f", tries, divided, counted, first, bestCost)
}

// divide makes one division of the island with the right counts of coast, village, farmland and mountain plots, or nil.
func divide(m *model, g goal, rng *rand.Rand) *divider {
	coast := m.coast()
	d := &divider{model: m, goal: g, rng: rng}
	sites := scatter(rng, coast, 21+rng.IntN(8))
	weights := make([]float64, len(sites))
	even := slices.Repeat([]float64{1}, len(sites))
	cells := relax(coast, sites, weights, even, 15)
	if cells == nil {
		return nil
	}
	d.setCells(cells)
	d.start()
	ok := d.search(12000, 2)
	for range 5 {
		size := make([]float64, len(sites))
		for i, u := range d.uses {
			size[i] = shares[u]
		}
		if cells = relax(coast, sites, weights, size, 10); cells == nil {
			return nil
		}
		d.setCells(cells)
		if ok = d.search(4000, 0.7); ok {
			return d
		}
	}
	return nil
}
