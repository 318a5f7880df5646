package art

import "islas/game/islas/board"

// tintCount is the number of tints of the ground of plots.
const tintCount = 4

// tints gives neighbouring plots different tints.
func (r *rounder) tints() []int {
	near := make([]map[int]bool, len(r.isl.Fields))
	for i := range near {
		near[i] = map[int]bool{}
	}
	for _, sides := range r.fields {
		if len(sides) == 2 && r.isl.Fields[sides[0]].Kind == board.Plot && r.isl.Fields[sides[1]].Kind == board.Plot {
			near[sides[0]][sides[1]], near[sides[1]][sides[0]] = true, true
		}
	}
	tints := make([]int, len(near))
	var tint func(f int) bool
	tint = func(f int) bool {
		if f == len(tints) {
			return true
		}
		if len(near[f]) == 0 { // any will do, and trying others would help no neighbours
			tints[f] = f % tintCount
			return tint(f + 1)
		}
		for k := range tintCount {
			tints[f] = (f + k) % tintCount
			free := true
			for g := range f {
				free = free && !(near[f][g] && tints[g] == tints[f])
			}
			if free && tint(f+1) {
				return true
			}
		}
		return false
	}
	tint(0) // a map needs no more than four tints, so this finds some
	return tints
}
