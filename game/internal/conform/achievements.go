package conform

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/ai"
	"islas/game/match"
)

// Judge returns, by seat, the ids of what was achieved in a match that is over.
type Judge[S, E any] func(info *game.Info, setup match.Setup, steps []game.Step[S, E]) [][]string

// Achievements tests that in games between computers of the two weakest levels somebody achieves each of the ids, none in most of
// all chances, and that winners achieve "win".
func Achievements[S any, A game.Action, E, V any](t *testing.T, g ai.Game[S, A, E, V], ids []string, judge Judge[S, E], games int, levels ...string) {
	t.Helper()
	if testing.Short() {
		t.Skip("takes long: make test-all runs it")
	}
	offered := g.Info().Levels.Offered()
	if len(levels) == 0 {
		levels = offered[:2]
	}
	times, chances := map[string]int{}, 0
	for seed := range uint64(games) {
		m := playedBy(t, g, levels[seed/4%uint64(len(levels))], seed)
		setup := m.Setup()
		if seed%8 == 3 { // the judgement needs to know who sat there, not how well they played
			for i := range setup.Seats[1:] {
				setup.Seats[i+1].Control = offered[len(offered)-1]
			}
		}
		for seat, had := range judge(m.Info(), setup, m.Steps()) {
			chances++
			for _, id := range had {
				times[id]++
			}
			if won := m.Winners().Has(game.Seat(seat)); won != slices.Contains(had, "win") {
				t.Errorf("seed %d: seat %d has won %v, and achieved %q", seed, seat, won, had)
			}
		}
	}
	for _, id := range ids {
		t.Logf("%-14s %4.1f %%", id, 100*float64(times[id])/float64(chances))
		if times[id] == 0 || times[id] > chances*6/10 {
			t.Errorf("%q was achieved %d times in %d chances", id, times[id], chances)
		}
	}
}

// playedBy returns a match, of any number of players, that computers of a level have played to its end.
func playedBy[S any, A game.Action, E, V any](t *testing.T, g ai.Game[S, A, E, V], level string, seed uint64) *match.Match[S, A, E] {
	t.Helper()
	info := g.Info()
	n := info.MinSeats + int(seed%uint64(info.MaxSeats-info.MinSeats+1))
	setup := match.Setup{Seed: seed, Start: game.Seat(seed % uint64(n))}
	for seat := range n {
		s := match.Seat{Control: level}
		if len(info.Boards.IDs) > 0 {
			s.Board = info.Boards.IDs[seat]
		}
		setup.Seats = append(setup.Seats, s)
	}
	m, _, err := match.New(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	player, err := g.Player(level, seed)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		s := m.State()
		if _, err := m.Do(player.Choose(g.View(&s, m.Decider()))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}
