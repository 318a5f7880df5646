package puertorico

import (
	"fmt"
	"testing"
)

// perft is a position from which sequences of actions are counted, after some random actions of a game.
type perft struct {
	seats   int
	seed    uint64
	actions int
	want    []ways // by depth
}

func perfts() []perft {
	return []perft{
		{2, 1, 0, []ways{{7, 7}, {40, 40}, {223, 211}, {1288, 1216}, {6470, 4547}}},
		{3, 2, 0, []ways{{6, 6}, {31, 31}, {156, 151}, {809, 765}, {4160, 3905}}},
		{3, 3, 90, []ways{{6, 6}, {26, 26}, {129, 129}, {743, 743}, {3397, 3397}}},
		{4, 4, 180, []ways{{5, 5}, {16, 15}, {69, 62}, {299, 269}, {1027, 895}}},
		{5, 5, 260, []ways{{4, 4}, {28, 28}, {118, 118}, {583, 583}, {3563, 3563}}},
	}
}

// ways are the sequences of actions of a length and the different positions they lead to.
type ways struct{ sequences, positions int }

// perftPosition plays random actions, as many as actions and on to a choice of a role.
func perftPosition(t *testing.T, seats int, seed uint64, actions int) State {
	t.Helper()
	s, err := New(Options{Seats: seats, Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	pick := picker(seed)
	for n := 0; n < actions || s.Decision().Phase != PhaseRole; n++ {
		legal := s.Legal(nil)
		if err := s.Apply(pick.choose(legal, keen), nil); err != nil {
			t.Fatal(err)
		}
	}
	if s.Ending() != 0 {
		t.Fatalf("the position after %d actions is too late in the game", actions)
	}
	return s
}

// TestPerft counts the sequences of actions to each depth and the positions they lead to; positions that differ have digests that
// differ.
func TestPerft(t *testing.T) {
	for _, at := range perfts() {
		t.Run(fmt.Sprintf("%d players after %d", at.seats, at.actions), func(t *testing.T) {
			t.Parallel()
			level := map[State]int{perftPosition(t, at.seats, at.seed, at.actions): 1}
			for depth, want := range at.want {
				next := map[State]int{}
				got := ways{}
				for s, n := range level {
					for _, a := range s.Legal(nil) {
						after := s
						if err := after.Apply(a, nil); err != nil {
							t.Fatal(err)
						}
						next[after] += n
						got.sequences += n
					}
				}
				got.positions = len(next)
				if got != want {
					t.Errorf("depth %d: %+v, want %+v", depth+1, got, want)
				}
				digests := map[string]bool{}
				for s := range next {
					digests[s.Digest()] = true
				}
				if len(digests) != len(next) {
					t.Errorf("depth %d: %d positions have %d digests", depth+1, len(next), len(digests))
				}
				level = next
			}
		})
	}
}

// TestPerftReference goes through all sequences of up to 4 actions from the same positions in the reference, too: every position
// and every list of legal actions agree.
func TestPerftReference(t *testing.T) {
	const depth = 4
	for _, at := range perfts() {
		t.Run(fmt.Sprintf("%d players after %d", at.seats, at.actions), func(t *testing.T) {
			t.Parallel()
			start := perftPosition(t, at.seats, at.seed, at.actions)
			var sequences [depth]int
			var walk func(path []Action)
			walk = func(path []Action) {
				p := &pair{TB: t, State: start}
				p.follow()
				defer p.ref.Stop()
				for _, a := range path {
					p.do(a)
				}
				if len(path) == depth {
					return
				}
				for _, a := range p.Legal(nil) {
					sequences[len(path)]++
					walk(append(path[:len(path):len(path)], a))
				}
			}
			walk(nil)
			for i, n := range sequences {
				if n != at.want[i].sequences {
					t.Errorf("%d sequences of %d actions, want %d", n, i+1, at.want[i].sequences)
				}
			}
		})
	}
}
