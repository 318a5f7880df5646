// Package aitest begins and plays games for the tests of computer players.
package aitest

import (
	"math/rand/v2"
	"sync"
	"testing"

	"islas/game/islas"
	"islas/game/islas/board"
)

// Geographies returns the geographies of all islands.
var Geographies = sync.OnceValue(func() []islas.Geography {
	all, err := board.All()
	if err != nil {
		panic(err)
	}
	var g []islas.Geography
	for _, island := range all {
		g = append(g, island.Geography())
	}
	return g
})

// Begin begins a game on islands drawn, as all its chances are, from the seed.
func Begin(t testing.TB, seats, draw int, seed uint64) islas.State {
	t.Helper()
	o := islas.Options{Seats: seats, DrawPrivilege: draw, Seed: seed}
	for i, k := range rand.New(rand.NewPCG(seed, 1)).Perm(len(Geographies()))[:seats] {
		o.Islands[i] = Geographies()[k]
	}
	s, err := islas.New(o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// EachPosition plays n random games, of every number of players and both values of the draw privilege in turn, and calls look in
// every position, including the last of each game.
func EachPosition(t testing.TB, n int, look func(s *islas.State, src *rand.Rand)) {
	t.Helper()
	for seed := range uint64(n) {
		src := rand.New(rand.NewPCG(seed, 4))
		s := Begin(t, islas.MinSeats+int(seed%4), islas.DefaultDrawPrivilege+int(seed/4%2), seed)
		for {
			look(&s, src)
			if s.Over() {
				break
			}
			legal := s.Legal(nil)
			if err := s.Apply(legal[src.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}
