package policy

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/puertorico"
)

// begun returns a new game.
func begun(t testing.TB, seats int, seed uint64) puertorico.State {
	t.Helper()
	s, err := puertorico.New(puertorico.Options{Seats: seats, Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestOptionsAreAllLegalActions requires every legal action to be judged, and nothing else, except for placing colonists: there
// the placements that are tried can all be carried out, and no two are equal.
func TestOptionsAreAllLegalActions(t *testing.T) {
	for seed := range uint64(24) {
		seats := puertorico.MinSeats + int(seed%4)
		s := begun(t, seats, seed)
		p, ask, chance := New(Tuned(seats)), New(Tuned(seats)), search.NewChance(seed)
		for p.Stray = 30; !s.Over(); {
			if d := s.Decision(); d.Phase == puertorico.PhasePlacing {
				checkPlacements(t, &s, ask.Placements(&s, nil))
			} else {
				var judged []puertorico.Action
				for _, o := range ask.Options(&s) {
					judged = append(judged, o.Action)
				}
				legal := s.Legal(nil)
				for _, a := range legal {
					if !slices.Contains(judged, a) {
						t.Fatalf("%v is not judged", a)
					}
				}
				if len(judged) != len(legal) {
					t.Fatalf("judged are %v, legal %v", judged, legal)
				}
			}
			if err := s.Apply(p.Choose(&s, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// checkPlacements carries out placements from the current group on.
func checkPlacements(t *testing.T, s *puertorico.State, all []puertorico.Placement) {
	t.Helper()
	if len(all) == 0 {
		t.Fatal("no placement is tried")
	}
	for i, at := range all {
		if slices.Contains(all[:i], at) {
			t.Fatalf("%v is tried twice", at)
		}
		if _, err := s.Place(at); err != nil {
			t.Fatalf("%v cannot be carried out: %v", at, err)
		}
	}
}

// TestSellsTheDearest requires the barrel to be sold that brings most, if any brings something worth having, in whole games.
func TestSellsTheDearest(t *testing.T) {
	sold := 0
	for seed := range uint64(20) {
		s := begun(t, 4, seed)
		p, chance := New(Tuned(4)), search.NewChance(seed)
		for !s.Over() {
			a := p.Choose(&s, &chance)
			if a.Kind == puertorico.Sell {
				for _, b := range s.Legal(nil) {
					if b.Kind == puertorico.Sell && b.Good().Price() > a.Good().Price() {
						t.Fatalf("%v, although there is %v", a, b)
					}
				}
				sold++
			}
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if sold < 100 {
		t.Errorf("only %d barrels were sold in 20 games", sold)
	}
}

// TestLoads requires players who live by loading to be told from those who live by building, mostly, once half of the game is
// played: the tuned ones of three do some of both.
func TestLoads(t *testing.T) {
	right, all := 0, 0
	for seed := range uint64(60) {
		s := begun(t, 3, seed)
		p, chance := New(Builder(3)), search.NewChance(seed)
		p.Model(game.Seat(seed%3), &Shipper)
		for last := 0; !s.Over(); {
			if s.Round() > max(last, 8) {
				last = s.Round()
				for seat := range game.Seat(3) {
					all++
					if Loads(&s, seat) == (seat == game.Seat(seed%3)) {
						right++
					}
				}
			}
			if err := s.Apply(p.Choose(&s, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if right < all*3/4 {
		t.Errorf("%d of %d are told right", right, all)
	}
}

func TestNoGarbage(t *testing.T) {
	start := begun(t, 4, 1)
	p, chance := New(Tuned(4)), search.NewChance(1)
	if n := testing.AllocsPerRun(20, func() {
		s := start
		for !s.Over() {
			if err := s.Apply(p.Choose(&s, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
	}); n > 1 { // the copy of the position
		t.Errorf("a game allocates %v times", n)
	}
}

// BenchmarkGame plays whole games of four.
func BenchmarkGame(b *testing.B) {
	start := begun(b, 4, 1)
	p, chance := New(Tuned(4)), search.NewChance(1)
	b.ReportAllocs()
	for range b.N {
		s := start
		for !s.Over() {
			if err := s.Apply(p.Choose(&s, &chance), nil); err != nil {
				b.Fatal(err)
			}
		}
	}
}
