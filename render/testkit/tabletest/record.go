package tabletest

import (
	"slices"
	"sync"

	"islas/game"
	"islas/game/ai"
	"islas/game/match"
)

// Record plays a game between computers of a level, with the actions that they would choose at the table, and calls each with the position
// before every action, the action and its steps. It returns the final position.
func Record[S any, A game.Action, E, V any](g ai.Game[S, A, E, V], level string, setup match.Setup, each func(before S, a A, steps []game.Step[S, E])) S {
	m := begun(g, setup)
	for {
		s := m.State()
		if g.Over(&s) {
			return s
		}
		seat := g.Decider(&s)
		player, err := g.Player(level, setup.Seed^uint64(m.Played())<<8^uint64(seat))
		if err != nil {
			panic(err)
		}
		a := player.Choose(g.View(&s, seat))
		steps, err := m.Do(a)
		if err != nil {
			panic(err)
		}
		each(s, a, steps)
	}
}

// Replay returns the match of a recorded game after some actions, with the given controls of its seats.
func Replay[S any, A game.Action, E any](rules game.Rules[S, A, E], setup match.Setup, actions []A, controls ...string) *match.Match[S, A, E] {
	setup.Seats = slices.Clone(setup.Seats)
	for i := range setup.Seats {
		setup.Seats[i].Control = controls[i]
	}
	m := begun(rules, setup)
	for _, a := range actions {
		if _, err := m.Do(a); err != nil {
			panic(err)
		}
	}
	return m
}

// begun returns a new match.
func begun[S any, A game.Action, E any](rules game.Rules[S, A, E], setup match.Setup) *match.Match[S, A, E] {
	m, _, err := match.New(rules, setup)
	if err != nil {
		panic(err)
	}
	return m
}

// Shelf holds recorded games for all tests of a table.
type Shelf[G any] struct {
	mu    sync.Mutex
	games map[[2]uint64]G
}

// Game returns the game of a seed for a number of seats. It is recorded when it is first asked for.
func (s *Shelf[G]) Game(seed uint64, seats int, record func() G) G {
	s.mu.Lock()
	defer s.mu.Unlock()
	key := [2]uint64{seed, uint64(seats)}
	if s.games == nil {
		s.games = map[[2]uint64]G{}
	}
	g, ok := s.games[key]
	if !ok {
		g = record()
		s.games[key] = g
	}
	return g
}
