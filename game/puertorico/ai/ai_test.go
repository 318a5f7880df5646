package ai

import (
	"testing"

	"islas/game/puertorico"
)

// play plays a game of the levels by seat to its end.
func play(t *testing.T, seed uint64, levels ...string) puertorico.State {
	t.Helper()
	var players []Player
	for seat, level := range levels {
		p, err := New(level, seed+uint64(seat))
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, p)
	}
	s, err := puertorico.New(puertorico.Options{Seats: len(levels), Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		seat := s.Decision().Seat
		if err := s.Apply(players[seat].Choose(s.View(seat)), nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestAllLevels plays a game of every level with every number of players: whatever they choose is legal, and the same seed gives the
// same game.
func TestAllLevels(t *testing.T) {
	for _, level := range []string{"random", "easy", "medium", "hard:12", "expert:9"} {
		for seats := puertorico.MinSeats; seats <= puertorico.MaxSeats; seats++ {
			levels := make([]string, seats)
			for i := range levels {
				levels[i] = "random"
			}
			levels[seats-1] = level
			a, b := play(t, 1, levels...), play(t, 1, levels...)
			if a.Digest() != b.Digest() {
				t.Errorf("%s, %d players: the same seed gives two games", level, seats)
			}
			if c := play(t, 2, levels...); c.Digest() == a.Digest() {
				t.Errorf("%s, %d players: another seed gives the same game", level, seats)
			}
		}
	}
}

func TestUnknownLevel(t *testing.T) {
	for _, level := range []string{"", "Random", "random:5", "medium:5", "hard:0", "strongest"} {
		if _, err := New(level, 1); err == nil {
			t.Errorf("%q is taken for a level", level)
		}
	}
}
