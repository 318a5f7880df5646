package model_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"islas/game"
	"islas/game/ai"
	"islas/game/internal/conform"
	"islas/game/match"
	"islas/game/model"
)

func TestContract(t *testing.T) {
	conform.Game(t, model.Game{}, model.Lines{}, 30)
}

// TestEasyBeatsRandom checks that package search is of use in a game for which it was not written.
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

// play plays a game between computers to its end.
func play(t *testing.T, seed uint64, levels ...string) *match.Match[model.Position, model.Action, model.Event] {
	t.Helper()
	g := model.Game{}
	setup := conform.Setup(g.Info(), len(levels), seed)
	var players []ai.Player[model.View, model.Action]
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

// A position sampled from any view has the right number of cards of each kind, hands of the right size, and the same decisions.
func TestSamplesAreWhole(t *testing.T) {
	g := model.Game{}
	for seed := range uint64(30) {
		p, _, err := g.New(game.Options{Seats: 3, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		src := rand.NewPCG(seed, 3)
		for !g.Over(&p) {
			for _, seat := range []game.Seat{game.NoSeat, 0, 1, 2} {
				s := g.View(&p, seat).Sample(src)
				for c := model.Card(1); c <= model.Coves; c++ {
					n, houses := 0, 0
					for other := range game.Seat(3) {
						houses += s.Houses(c, other)
						for _, held := range s.Hand(other) {
							if held == c {
								n++
							}
						}
					}
					if n += houses; n > model.Copies || houses > model.Room {
						t.Fatalf("seed %d: there are %d cards %d, %d of them houses", seed, n, c, houses)
					}
				}
				for other := range game.Seat(3) {
					if len(s.Hand(other)) != p.Held(other) || s.Held(other) != p.Held(other) {
						t.Fatalf("seed %d: seat %d holds %v, which are to be %d cards", seed, other, s.Hand(other), p.Held(other))
					}
				}
				if legal := g.Legal(&s, nil); seat == g.Decider(&p) && !slices.Equal(legal, g.Legal(&p, nil)) {
					t.Fatalf("seed %d: who decides may do %v", seed, legal)
				}
			}
			legal := g.Legal(&p, nil)
			if err := g.Apply(&p, legal[src.Uint64()%uint64(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}
