package feats_test

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/islas/ai"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/islas/feats"
	"islas/game/match"
)

// played is a match that computers have played to its end.
func played(t *testing.T, seats int, seed uint64, level string) *engine.Match {
	t.Helper()
	setup := match.Setup{Seed: seed, Start: game.Seat(seed % uint64(seats))}
	for _, id := range board.IDs()[:seats] {
		setup.Seats = append(setup.Seats, match.Seat{Control: level, Board: id})

	}
	m, _, err := match.New(engine.Engine{}, setup)
	if err != nil {
		t.Fatal(err)
	}
	player, err := ai.New(level, seed)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		state := m.State()
		if _, err := m.Do(player.Choose(state.View(state.Decision().Seat))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// In real games everything is achieved by somebody, and nothing in most of all chances.
func TestFeatsOfRealGames(t *testing.T) {
	times, chances := map[string]int{}, 0
	const games = 48
	for seed := range uint64(games) {
		m := played(t, 2+int(seed%4), seed, []string{"easy", "medium"}[seed/4%2])
		setup := m.Setup()
		if seed%8 == 3 { // what is judged asks who sat there, not how well they played
			for i := range setup.Seats[1:] {
				setup.Seats[i+1].Control = "hard"
			}
		}
		for seat, had := range feats.Judge(m.Info(), setup, m.Steps()) {
			chances++
			for _, id := range had {
				times[id]++
			}
			if won := m.Winners().Has(game.Seat(seat)); won != slices.Contains(had, "win") {
				t.Errorf("seed %d: seat %d has won %v, and achieved %q", seed, seat, won, had)
			}
		}
	}
	for _, id := range feats.IDs() {
		t.Logf("%-14s %4.1f %%", id, 100*float64(times[id])/float64(chances))
		if times[id] == 0 || times[id] > chances*6/10 {
			t.Errorf("%q was achieved %d times in %d chances", id, times[id], chances)
		}
	}
}
