package toy_test

import (
	"testing"

	"islas/game/ai"
	"islas/game/internal/conform"
	"islas/game/match"
	"islas/game/toy"
)

func TestContract(t *testing.T) {
	conform.Game(t, toy.Game{}, toy.Lines{}, 30)
}

// TestEasyBeatsRandom: the search of package search is worth something in a game that it was not written for.
func TestEasyBeatsRandom(t *testing.T) {
	wins := 0
	for seed := range uint64(200) {
		m := play(t, seed, "easy", "random")
		if m.Winners().Has(0) {
			wins++
		}
	}
	if wins < 140 {
		t.Errorf("easy wins %d of 200 games against random", wins)
	}
}

// play plays a game of computers to its end.
func play(t *testing.T, seed uint64, levels ...string) *match.Match[toy.Position, toy.Action, toy.Event] {
	t.Helper()
	g := toy.Game{}
	setup := conform.Setup(g.Info(), len(levels), seed)
	var players []ai.Player[toy.View, toy.Action]
	for i, level := range levels {
		setup.Seats[i].Control = level
		p, err := g.Player(level, seed)
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, p)
	}
	m, _, err := match.New(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		s := m.State()
		if _, err := m.Do(players[m.Decider()].Choose(g.View(&s, m.Decider()))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}
