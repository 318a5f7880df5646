package main

import (
	"fmt"
	"math/rand/v2"

	assets "islas/assets/islas"
	"islas/game"
	aisearch "islas/game/ai/search"
	"islas/game/arena/lab"
	"islas/game/arena/play"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/engine"
	"islas/game/islas/internal/policy"
)

// playOuts names the fast player of the play-outs among the levels: some five hundred times as fast as medium.
const playOuts = "playouts"

// bench plays games of the balance laboratory's plan on islands that have no file yet.
type bench struct {
	seed    uint64
	info    *game.Info
	weights *policy.Weights
}

func newBench(seed uint64) (*bench, error) {
	info := engine.Engine{}.Info()
	if err := info.CheckData(); err != nil {
		return nil, err
	}
	weights, err := policy.Parse(assets.Policy)
	return &bench{seed, info, weights}, err
}

// chooser decides for whoever has to decide.
type chooser func(s *islas.State) islas.Action

// seated returns the players of a level on so many seats. The error lists the levels there are.
func (b *bench) seated(level string, seats int, src *rand.Rand) (chooser, error) {
	if level == playOuts {
		p, chance := policy.New(b.weights), aisearch.NewChance(src.Uint64())
		return func(s *islas.State) islas.Action { return p.Choose(s, &chance) }, nil
	}
	var table []ai.Player
	for range seats {
		p, err := ai.New(level, src.Uint64())
		if err != nil {
			return nil, fmt.Errorf("%w, and %s", err, playOuts)
		}
		table = append(table, p)
	}
	return func(s *islas.State) islas.Action {
		seat := s.Decision().Seat
		return table[seat].Choose(s.View(seat))
	}, nil
}

// off returns how many percentage points of win share above its own an island wins in games of a level: the first of the plan in
// which it is played.
func (b *bench) off(id, level string, islands map[string]islas.Geography, games int) float64 {
	var wins lab.Wins
	plan := lab.Plan{Level: level, Seed: b.seed, Values: b.info.Complete(nil)}
	for n := 0; games > 0; n++ {
		setup := plan.Setup(b.info, n)
		o := islas.Options{
			Seats: len(setup.Seats), Start: setup.Start, Seed: setup.Seed,
			DrawPrivilege: setup.Values[engine.DrawPrivilege], Goal: setup.Values[engine.Goal],
		}
		own := game.NoSeat
		for i, seat := range setup.Seats {
			o.Islands[i] = islands[seat.Board]
			if seat.Board == id {
				own = game.Seat(i)
			}
		}
		if own == game.NoSeat {
			continue
		}
		games--
		won := 0
		if winners := b.play(o, level, uint64(n)); winners.Has(own) {
			won = play.WholeWin / winners.Count()
		}
		wins.Add(o.Seats, won)
	}
	return wins.Estimate().Off
}

// play plays game number n of a plan and returns who has won.
func (b *bench) play(o islas.Options, level string, n uint64) game.SeatSet {
	s, err := islas.New(o)
	if err != nil {
		panic("generate: " + err.Error()) // the plan is of this game
	}
	choose, err := b.seated(level, o.Seats, rand.New(rand.NewPCG(b.seed, n)))
	if err != nil {
		panic("generate: " + err.Error()) // the level was found before
	}
	for !s.Over() {
		if err := s.Apply(choose(&s), nil); err != nil {
			panic("generate: a player's action is refused: " + err.Error())
		}
	}
	return s.Winners()
}
