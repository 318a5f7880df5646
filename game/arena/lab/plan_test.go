package lab

import (
	"reflect"
	"slices"
	"testing"

	"islas/game/islas/engine"
)

// TestPlanIsBalanced counts who sits where: among the games of one number of players and one draw privilege every island
// is at every distance equally often, and so is every seat the first start player's.
func TestPlanIsBalanced(t *testing.T) {
	const rounds = 60 // of 48 games: a multiple of every number of players
	p := Plan{Level: "easy", Games: 48 * rounds, Seed: 7, Goal: 19}
	type place struct{ players, draw, distance, island int }
	type first struct{ players, draw, seat int }
	places, firsts, seeds := map[place]int{}, map[first]int{}, map[uint64]bool{}
	for n := range p.Games {
		s := p.Setup(n)
		if n < 48 {
			if err := s.Check(engine.Engine{}); err != nil {
				t.Fatalf("game %d: %v", n, err)
			}
		}
		firsts[first{len(s.Seats), s.Values[engine.DrawPrivilege], int(s.Start)}]++
		seeds[s.Seed] = true
		for i, seat := range s.Seats {
			distance := (i - int(s.Start) + len(s.Seats)) % len(s.Seats)
			places[place{len(s.Seats), s.Values[engine.DrawPrivilege], distance, slices.Index(islandIDs, seat.Board)}]++
		}
	}
	if want := 2 * (2 + 3 + 4 + 5) * islandCount; len(places) != want {
		t.Errorf("%d places are played, want %d", len(places), want)
	}
	for at, n := range places {
		if n != rounds {
			t.Errorf("%+v is played %d times, want %d", at, n, rounds)
		}
	}
	for at, n := range firsts {
		if n != rounds*islandCount/at.players {
			t.Errorf("%+v is first %d times, want %d", at, n, rounds*islandCount/at.players)
		}
	}
	if len(seeds) != p.Games {
		t.Errorf("%d seeds for %d games", len(seeds), p.Games)
	}
}

func TestPlanDependsOnSeedAlone(t *testing.T) {
	p := Plan{Level: "easy", Games: 100, Seed: 7, Goal: 19}
	if !reflect.DeepEqual(p.Setup(31), p.Setup(31)) {
		t.Error("a game has two setups")
	}
	more, other := p, p
	more.Games, other.Seed = 1000, 8
	if !reflect.DeepEqual(p.Setup(31), more.Setup(31)) {
		t.Error("a game depends on how many there are")
	}
	if p.Setup(31).Seed == other.Setup(31).Seed {
		t.Error("the seed changes nothing")
	}
	neighbours := map[[2]string]bool{}
	for n := range 800 {
		s := p.Setup(n)
		neighbours[[2]string{s.Seats[0].Board, s.Seats[1].Board}] = true
	}
	if len(neighbours) != islandCount*(islandCount-1) {
		t.Errorf("only %d pairs of islands sit beside each other", len(neighbours))
	}
}
