package puertorico

import (
	"math/rand/v2"
	"testing"

	"islas/game"
)

// TestPlace requires every placement that random sequences of man lead to be reached again by Place, with the same actions.
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

// TestStaffed requires the answer before placing to be the position afterwards, and the rest in San Juan if fewer are placed; and that
// colonists are found where they were as long as they are being placed.
func TestStaffed(t *testing.T) {
	for seed := range uint64(10) {
		s, err := New(Options{Seats: 4, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		src := rand.NewPCG(seed, 6)
		for !s.Over() {
			before, seat := s, s.Decision().Seat
			stood := before.Unlifted()
			if before.phase != PhasePlacing && stood != before {
				t.Fatal("colonists are moved although nobody places them")
			}
			for first := true; first || before.phase == PhasePlacing && s.phase == PhasePlacing && s.decider == seat; first = false {
				was := s.Unlifted()
				if p := was.Player(seat); before.phase == PhasePlacing && (*p != *stood.Player(seat) || p.Placement() != before.Lifted()) {
					t.Fatalf("there were %v, and now %v", before.Lifted(), p.Placement())
				}
				legal := s.Legal(nil)
				if err := s.Apply(legal[game.Below(src, uint64(len(legal)))], nil); err != nil {
					t.Fatal(err)
				}
			}
			if before.phase != PhasePlacing {
				if after := before.Staffed(Placement{0: 1}); after != before {
					t.Fatal("colonists are moved although nobody places them")
				}
				continue
			}
			after := before.Staffed(s.Player(seat).Placement())
			if *after.Player(seat) != *s.Player(seat) {
				t.Fatalf("there would be %+v, and then is %+v", *after.Player(seat), *s.Player(seat))
			}
			after = before.Staffed(Placement{})
			if p := after.Player(seat); p.SanJuan() != before.Hand() || p.staffed != before.Player(seat).staffed {
				t.Fatalf("with nobody placed %d wait in San Juan, of %d", p.SanJuan(), before.Hand())
			}
		}
	}
}
