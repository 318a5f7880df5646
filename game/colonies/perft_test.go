package colonies

import (
	"fmt"
	"slices"
	"testing"
)

// perft is a position from which sequences of actions are counted, after some random actions of a game.
type perft struct {
	seats   int
	seed    uint64
	actions int
	want    []ways // by depth
}

// ways are the sequences of actions of a length and the different positions they lead to.
type ways struct{ sequences, positions int }

func perfts() []perft {
	return []perft{
		{3, 1, 0, []ways{{14, 14}, {156, 156}, {1320, 1320}}},
		{4, 2, 0, []ways{{14, 14}, {156, 156}, {1320, 1320}}},
		{3, 3, 300, []ways{{102, 87}, {7763, 3023}}},
		{4, 4, 600, []ways{{21, 10}, {285, 39}, {792, 146}}},
		{4, 5, 1500, []ways{{1, 1}, {116, 94}, {9221, 3551}}},
	}
}

// TestPerft counts the sequences of actions to each depth and the positions they lead to, by their digests; chance is that of the
// position.
func TestPerft(t *testing.T) {
	for _, at := range perfts() {
		t.Run(fmt.Sprintf("%d players after %d", at.seats, at.actions), func(t *testing.T) {
			t.Parallel()
			list := positions(t, at.seats, at.seed, at.actions+1)
			level := []State{list[len(list)-1]}
			var got []ways
			for range at.want {
				var next []State
				digests := map[string]bool{}
				for _, s := range level {
					for _, a := range s.Legal(nil) {
						after := s
						if err := after.Apply(a, nil); err != nil {
							t.Fatal(err)
						}
						next = append(next, after)
						digests[after.Digest()] = true
					}
				}
				got = append(got, ways{len(next), len(digests)})
				level = next
			}
			if !slices.Equal(got, at.want) {
				t.Errorf("%v, want %v", got, at.want)
			}
		})
	}
}
