package main

import (
	"islas/game/islas"
	"islas/game/islas/board/sketch"
)

// cost is how unlike the island a sketch is, and whether anything but the places of its hexagons is wrong.
func (t *target) cost(s *sketch.Sketch) (sum float64, wrong bool) {
	for c, g := range s.Ground {
		sum += t.off[c][g]
	}
	places := sum
	var neighbours [islas.Plots]islas.PlotSet
	var near [islas.Features]islas.PlotSet
	for c := range sketch.Cell(sketch.Cells) {
		p, ok := s.Ground[c].Plot()
		if !ok {
			continue
		}
		for d := range sketch.Direction(sketch.Directions) {
			beyond := sketch.Sea
			if other, there := c.Beside(d); there {
				beyond = s.Ground[other]
			}
			if q, plot := beyond.Plot(); plot && q != p {
				neighbours[p] = neighbours[p].Add(q)
			} else if f, is := beyond.Feature(); is {
				near[f] = near[f].Add(p)
			}
		}
	}
	for p := range neighbours {
		sum += wrongBeside / 2 * float64((neighbours[p] ^ t.want.Neighbours[p]).Count())
	}
	for _, f := range []islas.Feature{islas.Coast, islas.Village, islas.Farmland, islas.Mountain} {
		sum += wrongBeside * float64((near[f] ^ t.want.Near[f]).Count())
	}
	for w := range sketch.Ways {
		sum += wrongBeside * float64(t.unreached(s, w))
	}
	sum += t.pieces(s)
	return sum, sum > places
}

// pieces is what grounds cost that lie in several pieces, or are not there. Mountains may; the sea and the land may not.
func (t *target) pieces(s *sketch.Sketch) (sum float64) {
	var seen [sketch.Cells]bool
	var count [sketch.Grounds]int
	seas, lands := 0, 0
	var land [sketch.Cells]bool
	var todo [sketch.Cells]sketch.Cell
	flood := func(from sketch.Cell, seen *[sketch.Cells]bool, same func(g sketch.Ground) bool) (atFrame bool) {
		n := 1
		todo[0], seen[from] = from, true
		for n > 0 {
			n--
			at := todo[n]
			for d := range sketch.Direction(sketch.Directions) {
				next, ok := at.Beside(d)
				if !ok {
					atFrame = true
				} else if !seen[next] && same(s.Ground[next]) {
					seen[next] = true
					todo[n] = next
					n++
				}
			}
		}
		return atFrame
	}
	for c, g := range s.Ground {
		if !seen[c] {
			count[g]++
			if atFrame := flood(sketch.Cell(c), &seen, func(o sketch.Ground) bool { return o == g }); g == sketch.Sea && !atFrame {
				seas++
			}
		}
		if g != sketch.Sea && !land[c] {
			lands++
			flood(sketch.Cell(c), &land, func(o sketch.Ground) bool { return o != sketch.Sea })
		}
	}
	sum = inPieces * float64(seas+max(lands-1, 0))
	for g := sketch.Sea + 1; g < sketch.Grounds; g++ {
		switch {
		case count[g] == 0:
			sum += noHexagon
		case g != sketch.Mountain:
			sum += inPieces * float64(count[g]-1)
		}
	}
	return sum
}
