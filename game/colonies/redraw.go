package colonies

import "math/rand/v2"

// Redraw makes all chance to come depend on a seed: dice, tiles, chips and cards not yet drawn. What is in the hands stays.
func (s *State) Redraw(seed uint64) { s.rng = *rand.NewPCG(seed, 0) }
