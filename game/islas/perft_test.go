package islas

import "testing"

// TestPerft counts, from one seed, the sequences of actions to each depth and the different positions they lead to. No two
// sequences this short lead to the same position: the order of the discard pile and of the ship tells them apart.
func TestPerft(t *testing.T) {
	want := []struct{ sequences, positions int }{{24, 24}, {99, 99}, {99, 99}, {2079, 2079}, {8613, 8613}, {8613, 8613}}
	level := map[State]int{begin(t, options(2, 4, 1)): 1}
	for depth, w := range want {
		next := map[State]int{}
		sequences := 0
		for s, ways := range level {
			for _, a := range s.Legal(nil) {
				after := s
				if err := after.Apply(a, nil); err != nil {
					t.Fatal(err)
				}
				next[after] += ways
				sequences += ways
			}
		}
		if sequences != w.sequences || len(next) != w.positions {
			t.Errorf("depth %d: %d sequences to %d positions, want %d to %d", depth+1, sequences, len(next), w.sequences, w.positions)
		}
		level = next
	}
}
