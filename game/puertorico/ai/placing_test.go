package ai

import (
	"testing"

	"islas/game/puertorico"
)

// TestPlacements requires every placement to be legal as a whole, and the first to be medium's.
func TestPlacements(t *testing.T) {
	s, err := puertorico.New(puertorico.Options{Seats: 3, Seed: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	player, err := New("medium", 1)
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	for !s.Over() {
		seat := s.Decision().Seat
		v := s.View(seat)
		all := Placements(v)
		if s.Decision().Phase != puertorico.PhasePlacing {
			if all != nil {
				t.Fatal("placements are proposed although nobody places")
			}
			if err := s.Apply(player.Choose(v), nil); err != nil {
				t.Fatal(err)
			}
			continue
		}
		for i, want := range all {
			actions, err := s.Place(want)
			if err != nil {
				t.Fatalf("placement %d of %d is not legal: %v", i, len(all), err)
			}
			if i > 0 {
				continue
			}
			for after, k := s, 0; k < len(actions); k++ {
				if a := player.Choose(after.View(seat)); a != actions[k] {
					t.Fatalf("proposed is %v, medium does %v", actions[k], a)
				}
				if err := after.Apply(actions[k], nil); err != nil {
					t.Fatal(err)
				}
			}
			tried++
		}
		actions, _ := s.Place(all[len(all)-1])
		for _, a := range actions {
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if tried < 10 {
		t.Errorf("only %d were tried", tried)
	}
}
