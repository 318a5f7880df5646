package main

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"islas/game/islas/board/internal/plane"
)

// A cell is a polygon whose sides know what lies on their other side.
type cell []corner

// corner is a corner of a cell; next is the cell beyond the side that starts here, or shore.
type corner struct {
	at   plane.Point
	next int
}

const shore = -1 // beyond the side lies the sea

func (c cell) polygon() []plane.Point {
	poly := make([]plane.Point, len(c))
	for i, k := range c {
		poly[i] = k.at
	}
	return poly
}

// powerCells divides the island into the power diagram of the sites: the larger its weight, the larger a site's cell.
// It returns nil if a cell is empty or falls into pieces.
func powerCells(coast []plane.Point, sites []plane.Point, weights []float64) []cell {
	cells := make([]cell, len(sites))
	order := make([]int, len(sites))
	for j := range order {
		order[j] = j
	}
	for i := range sites {
		c := make(cell, len(coast))
		for k, p := range coast {
			c[k] = corner{p, shore}
		}
		// The nearest sites cut off most; after them there is little left to clip.
		slices.SortFunc(order, func(a, b int) int {
			return cmp.Compare(plane.Dist(sites[i], sites[a]), plane.Dist(sites[i], sites[b]))
		})
		for _, j := range order {
			if j == i {
				continue
			}
			// Nearer to site i than to site j: normal·p <= limit.
			normal := plane.Mul(plane.Sub(sites[j], sites[i]), 2)
			limit := plane.Dot(sites[j], sites[j]) - plane.Dot(sites[i], sites[i]) + weights[i] - weights[j]
			if c = clip(c, normal, limit, j); len(c) < 3 {
				return nil
			}
		}
		if !whole(c) {
			return nil
		}
		cells[i] = c
	}
	return cells
}

// clip cuts off the part of a cell beyond the line normal·p = limit; the cut is a side towards cell j.
func clip(c cell, normal plane.Point, limit float64, j int) cell {
	if !slices.ContainsFunc(c, func(a corner) bool { return plane.Dot(normal, a.at) > limit }) {
		return c
	}
	out := make(cell, 0, len(c)+2)
	for k, a := range c {
		b := c[(k+1)%len(c)]
		da, db := plane.Dot(normal, a.at)-limit, plane.Dot(normal, b.at)-limit
		if da <= 0 {
			out = append(out, a)
			if db > 0 {
				out = append(out, corner{plane.Lerp(a.at, b.at, da/(da-db)), j})
			}
		} else if db <= 0 {
			out = append(out, corner{plane.Lerp(a.at, b.at, da/(da-db)), a.next})
		}
	}
	return out
}

// whole reports whether a cell has at most one side towards each other cell, as a cell in one piece has.
func whole(c cell) bool {
	for k, a := range c {
		if a.next == shore {
			continue
		}
		for l := k + 1; l < len(c); l++ {
			if c[l].next == a.next {
				return false
			}
		}
	}
	return true
}

// relax moves sites to the middle of their cells and adapts the weights until the cells have about the given shares of the
// island's area. It returns nil if the cells fall apart.
func relax(coast, sites []plane.Point, weights, shares []float64, rounds int) []cell {
	total := math.Abs(plane.Area(coast))
	sum := 0.0
	for _, s := range shares {
		sum += s
	}
	var cells []cell
	for range rounds {
		if cells = powerCells(coast, sites, weights); cells == nil {
			return nil
		}
		for i, c := range cells {
			poly := c.polygon()
			sites[i] = plane.Lerp(sites[i], plane.Centroid(poly), 0.8)
			weights[i] += float64(0.25 * (float64(total*shares[i]/sum) - math.Abs(plane.Area(poly))))
		}
	}
	return powerCells(coast, sites, weights)
}

// scatter puts n sites on the island, none very near to another.
func scatter(rng *rand.Rand, coast []plane.Point, n int) []plane.Point {
	apart := 0.75 * math.Sqrt(math.Abs(plane.Area(coast))/float64(n))
	sites := make([]plane.Point, 0, n)
	for len(sites) < n {
		p := plane.Point{rng.Float64() * width, rng.Float64() * height}
		ok := plane.Inside(p, coast)
		for _, q := range sites {
			ok = ok && plane.Dist(p, q) > apart
		}
		if ok {
			sites = append(sites, p)
		}
		apart *= 0.9995 // so that the last ones find a place
	}
	return sites
}
