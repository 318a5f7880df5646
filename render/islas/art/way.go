package art

import (
	"math"

	"islas/render/geom"
	"islas/render/paint"
)

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
