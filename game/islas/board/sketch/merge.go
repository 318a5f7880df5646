package sketch

// Merged returns the sketch with what has been changed elsewhere meanwhile, from one sketch to another: hexagons that have another ground
// here than in from, and ways that run otherwise, stay so; the rest is as in to.
func (s Sketch) Merged(from, to Sketch) Sketch {
	merged := to
	for c, g := range s.Ground {
		if g != from.Ground[c] {
			merged.Ground[c] = g
		}
	}
	for w := range s.ways {
		for c, sides := range s.ways[w] {
			changed := sides ^ from.ways[w][c]
			merged.ways[w][c] = to.ways[w][c]&^changed | sides&changed
		}
	}
	merged.settle()
	return merged
}
