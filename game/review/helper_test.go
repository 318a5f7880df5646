package review_test

import (
	"testing"

	"islas/game"
	"islas/game/ai"
	"islas/game/internal/conform"
	"islas/game/match"
	"islas/game/review"
)

// played returns the past of a game of computers that was played to its end.
func played[S any, A game.Action, E, V any](t testing.TB, g ai.Game[S, A, E, V], seats int, level string, seed uint64) review.Past[S, A] {
	t.Helper()
	return review.PastOf(finished(t, g, seats, level, seed))
}

// finished returns a match of computers that was played to its end.
func finished[S any, A game.Action, E, V any](t testing.TB, g ai.Game[S, A, E, V], seats int, level string, seed uint64) *match.Match[S, A, E] {
	t.Helper()
	m, _, err := match.New(g, conform.Setup(g.Info(), seats, seed))
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		p, err := g.Player(level, seed+uint64(m.Decider()))
		if err != nil {
			t.Fatal(err)
		}
		s := m.State()
		if _, err := m.Do(p.Choose(g.View(&s, m.Decider()))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// begin begins a review.
func begin[S any, A game.Action, E, V any](t testing.TB, g review.Game[S, A, E, V], seats int, past review.Past[S, A], effort review.Effort, seed uint64) *review.Review[S, A, E, V] {
	t.Helper()
	r, err := review.New(g, seats, past, effort, seed)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
