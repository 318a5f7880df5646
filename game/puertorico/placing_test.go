package puertorico

import (
	"math/rand/v2"
	"testing"

	"islas/game"
)

// TestPlace wants every placement that random sequences of man lead to be reached again by Place, with the same actions.
func TestPlace(t *testing.T) {
	tried := 0
	for seed := range uint64(30) {
		s, err := New(Options{Seats: 3, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		src := rand.NewPCG(seed, 5)
		for !s.Over() {
			if s.Decision().Phase != PhasePlacing {
				legal := s.Legal(nil)
				if err := s.Apply(legal[game.Below(src, uint64(len(legal)))], nil); err != nil {
					t.Fatal(err)
				}
				continue
			}
			before, seat := s, s.Decision().Seat
			var played []Action
			for s.Decision().Phase == PhasePlacing && s.Decision().Seat == seat && s.Round() == before.Round() {
				legal := s.Legal(nil)
				a := legal[game.Below(src, uint64(len(legal)))]
				if err := s.Apply(a, nil); err != nil {
					t.Fatal(err)
				}
				played = append(played, a)
			}
			actions, err := before.Place(s.Player(seat).Placement())
			if err != nil || len(actions) != len(played) {
				t.Fatalf("played %v, found %v: %v", played, actions, err)
			}
			for i, a := range actions {
				if a != played[i] {
					t.Fatalf("played %v, found %v", played, actions)
				}
			}
			tried++
		}
	}
	if tried < 100 {
		t.Errorf("only %d placements were tried", tried)
	}
}
