package main

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"time"

	"islas/game"
	"islas/game/ai/learning"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/game/islas/board"
	"islas/game/islas/internal/planner"
	"islas/game/islas/internal/policy"
	"islas/game/islas/internal/value"
)

// training is a run of the command.
type training struct {
	options
	ctx     context.Context
	w       io.Writer
	islands []islas.Geography
	policy  *policy.Weights // nil before the first generation
	net     *value.Net
}

func newTraining(ctx context.Context, o options, w io.Writer) (*training, error) {
	if err := islas.DataFault(); err != nil {
		return nil, err
	}
	islands, err := board.All()
	if err != nil {
		return nil, err
	}
	t := &training{options: o, ctx: ctx, w: w}
	for _, island := range islands {
		t.islands = append(t.islands, island.Geography())
	}
	return t, nil
}

// generation learns a policy and then a network.
func (t *training) generation(n int) error {
	began := time.Now()
	source := func(part uint64) uint64 { return t.seed<<8 + uint64(n)<<1 + part }
	chance := func(part uint64, i int) *rand.Rand { return rand.New(rand.NewPCG(source(part), uint64(i))) }
	watched := t.watched
	if n == 0 {
		watched *= easyGames
	}
	choices, err := learning.Many(t.ctx, watched, func(i int) []choice { return t.watch(chance(0, i)) })
	if err != nil {
		return err
	}
	fmt.Fprintf(t.w, "generation %d: %d choices watched, %v\n", n+1, len(choices), time.Since(began).Round(time.Second))
	t.policy = learnPolicy(choices, source(0), t.w)
	positions, err := learning.Many(t.ctx, t.played, func(i int) []position { return t.play(chance(1, i)) })
	if err != nil {
		return err
	}
	fmt.Fprintf(t.w, "generation %d: %d positions played, %v\n", n+1, len(positions), time.Since(began).Round(time.Second))
	t.net = learnValue(positions, source(1), t.w)
	fmt.Fprintf(t.w, "generation %d: %v\n", n+1, time.Since(began).Round(time.Second))
	return nil
}

// easyGames is how many times more games of easy are watched than of the search, because easy is so much faster.
const easyGames = 4

// begin begins a game of any number of players on any islands; games of two are twice as frequent.
func (t *training) begin(src *rand.Rand) islas.State {
	o := islas.Options{Seats: []int{2, 2, 3, 4, 5}[src.IntN(5)], DrawPrivilege: islas.DefaultDrawPrivilege + src.IntN(2), Seed: src.Uint64()}
	o.Start = game.Seat(src.IntN(o.Seats))
	for i, k := range src.Perm(len(t.islands))[:o.Seats] {
		o.Islands[i] = t.islands[k]
	}
	s, err := islas.New(o)
	if err != nil {
		panic(err) // these options are right
	}
	return s
}

// maxRounds is the number of rounds after which a game is dropped.
const maxRounds = 60

// teacher returns the action of the player to learn from: easy at first, then the search.
func (t *training) teacher(v islas.View, seed uint64) islas.Action {
	if t.policy == nil {
		p, err := ai.New("easy", seed)
		if err != nil {
			panic(err)
		}
		return p.Choose(v)
	}
	thought := planner.Hard(t.policy, t.net, t.playOuts).Think(v, seed)
	thought.Step(math.MaxInt)
	return thought.Best()
}
