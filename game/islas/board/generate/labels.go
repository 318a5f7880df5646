package main

import (
	"math"
	"math/bits"
	"math/rand/v2"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

// A use is the use of a cell. Neighbouring cells of the same use, plots excepted, become one field.
type use uint8

const (
	plot use = iota
	village
	farmland
	mountain
)

func (u use) kind() board.Kind {
	return [...]board.Kind{board.Plot, board.Village, board.Farmland, board.Mountain}[u]
}

// goal is the number of plots that a division of the island must have next to each feature.
type goal [islas.Features]int

// cells64 is a set of at most 64 cells.
type cells64 uint64

// divider assigns uses to the cells of an island.
type divider struct {
	model *model
	goal  goal
	rng   *rand.Rand

	cells  []cell
	middle []plane.Point
	near   []cells64 // cells that share a line with each cell
	shore  []float64 // length of shore of each cell
	uses   []use
}

func (d *divider) setCells(cells []cell) {
	d.cells = cells
	d.middle = make([]plane.Point, len(cells))
	d.near = make([]cells64, len(cells))
	d.shore = make([]float64, len(cells))
	for i, c := range cells {
		d.middle[i] = plane.Centroid(c.polygon())
		for k, a := range c {
			if a.next == shore {
				d.shore[i] += plane.Dist(a.at, c[(k+1)%len(c)].at)
			} else {
				d.near[i] |= 1 << a.next
			}
		}
	}
}

// start assigns uses by chance: 12 plots, one or two cells of village, two of farmland, the rest mountains.
func (d *divider) start() {
	d.uses = make([]use, len(d.cells))
	for i := range d.uses {
		switch {
		case i < 12:
			d.uses[i] = plot
		case i == 12:
			d.uses[i] = village
		case i < 15:
			d.uses[i] = farmland
		default:
			d.uses[i] = mountain
		}
	}
	d.rng.Shuffle(len(d.uses), func(i, j int) { d.uses[i], d.uses[j] = d.uses[j], d.uses[i] })
}

// search exchanges uses, at first boldly, then only for the better, and keeps the best division it met. It reports whether that
// one has the right counts.
func (d *divider) search(steps int, heat float64) bool {
	now, wrong := d.cost()
	best, bestWrong := now, wrong
	kept := append([]use(nil), d.uses...)
	for s := range steps {
		i, j := d.rng.IntN(len(d.uses)), d.rng.IntN(len(d.uses))
		ui, uj := d.uses[i], d.uses[j]
		if ui == uj {
			if ui == plot {
				continue
			}
			d.uses[i] = village + use(d.rng.IntN(3))
		} else {
			d.uses[i], d.uses[j] = uj, ui
		}
		c, w := d.cost()
		t := float64(heat * (1 - float64(s)/float64(steps)))
		if c <= now || d.rng.Float64() < plane.Exp((now-c)/(t+1e-9)) {
			now = c
			if c < best {
				best, bestWrong = c, w
				copy(kept, d.uses)
			}
		} else {
			d.uses[i], d.uses[j] = ui, uj
		}
	}
	copy(d.uses, kept)
	return bestWrong == 0
}

// cost returns how far the division is from the goal (wrong, 0 when all counts are right and the fields are connected), and a
// cost that adds how far it is from the hints and from a pleasing size of the fields.
func (d *divider) cost() (cost float64, wrong int) {
	var sets [4]cells64
	for i, u := range d.uses {
		sets[u] |= 1 << i
	}
	var counts goal
	for rest := sets[plot]; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(uint64(rest))
		near := d.near[i]
		if d.shore[i] > 0 {
			counts[islas.Coast]++
			cost += float64(0.5 * max(0, 1-d.shore[i]/60))
		}
		if near&sets[village] != 0 {
			counts[islas.Village]++
		}
		if near&sets[farmland] != 0 {
			counts[islas.Farmland]++
		}
		if near&sets[mountain] != 0 {
			counts[islas.Mountain]++
		}
		n := bits.OnesCount64(uint64(near & sets[plot]))
		wrong += max(0, 2-n) + max(0, n-6)
	}
	for _, g := range [4]islas.Feature{islas.Coast, islas.Village, islas.Farmland, islas.Mountain} {
		wrong += abs(counts[g] - d.goal[g])
	}
	mountains := d.parts(sets[mountain])
	wrong += 2*abs(d.parts(sets[plot])-1) + 2*abs(d.parts(sets[village])-1) + 2*abs(d.parts(sets[farmland])-1)
	wrong += 2*max(0, 1-mountains) + max(0, mountains-3)
	size := func(u use) int { return bits.OnesCount64(uint64(sets[u])) }
	cost += float64(0.8*float64(max(0, size(village)-1))) + float64(0.8*float64(max(0, size(farmland)-3))) + float64(0.3*float64(max(0, mountains-1)))
	return cost + float64(wrong) + d.strayed(), wrong
}

// strayed returns how far the hinted places are from fields of their kind.
func (d *divider) strayed() float64 {
	cost := 0.0
	for _, h := range d.model.hints {
		p := d.model.place(h)
		nearest := math.Inf(1)
		for i, u := range d.uses {
			if u.kind() == h.kind {
				nearest = min(nearest, plane.Dist(p, d.middle[i]))
			}
		}
		if !math.IsInf(nearest, 1) {
			cost += h.weight * max(0, nearest-50) / 200
		}
	}
	return cost
}

// parts returns the number of connected groups in a set of cells.
func (d *divider) parts(set cells64) (n int) {
	for ; set != 0; n++ {
		group, rim := cells64(0), set&-set
		for rim != 0 {
			group |= rim
			next := cells64(0)
			for ; rim != 0; rim &= rim - 1 {
				next |= d.near[bits.TrailingZeros64(uint64(rim))]
			}
			rim = next & set &^ group
		}
		set &^= group
	}
	return n
}

func abs(n int) int { return max(n, -n) }
