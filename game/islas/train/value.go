package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/islas"
	"islas/game/islas/internal/policy"
	"islas/game/islas/internal/value"
)

// position is the beginning of a round as one seat saw it, and the outcome of the game for that seat.
type position struct {
	in      []value.Input
	outcome float32
}

// play returns the positions of one game of the policy against itself.
func (t *training) play(src *rand.Rand) (positions []position) {
	s := t.begin(src)
	p := policy.New(t.policy)
	chance := search.NewChance(src.Uint64())
	var seats []game.Seat
	var legal []islas.Action
	for round := 0; !s.Over() && s.Round() < maxRounds; {
		if s.Round() != round {
			round = s.Round()
			for seat := range game.Seat(s.Seats()) {
				positions = append(positions, position{in: value.Features(nil, &s, seat)})
				seats = append(seats, seat)
			}
		}
		a := p.Choose(&s, &chance)
		if src.Float64() < exploration/2 {
			legal = s.Legal(legal[:0])
			a = legal[src.IntN(len(legal))]
		}
		if err := s.Apply(a, nil); err != nil {
			panic(err)
		}
	}
	if !s.Over() {
		return nil
	}
	for i, seat := range seats {
		positions[i].outcome = value.Outcome(&s, seat)
	}
	return positions
}

const (
	valueEpochs = 3
	valueRate   = 1.5e-3
	batch       = 64
	heldBack    = 50 // one position of this many, of the last games, is kept to measure by
)

// learnValue returns the weights with which the network's judgements are least wrong, by the mean square, with Adam (Kingma and
// Ba 2015) and a rate that falls along a cosine.
func learnValue(positions []position, seed uint64, out io.Writer) *value.Net {
	src := rand.New(rand.NewPCG(seed, 2))
	known, test := positions[:len(positions)-len(positions)/heldBack], positions[len(positions)-len(positions)/heldBack:]
	t := newTrainer(src)
	order := src.Perm(len(known))
	steps := max(1, valueEpochs*(len(known)/batch))
	for epoch := range valueEpochs {
		src.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		loss := 0.0
		for at := 0; at+batch <= len(order); at += batch {
			for _, i := range order[at : at+batch] {
				loss += t.learn(&known[i])
			}
			t.update(valueRate * (0.02 + 0.49*(1+math.Cos(math.Pi*float64(t.steps)/float64(steps)))))
		}
		fmt.Fprintf(out, "  network, pass %d: mean square %.5f, of games held back %.5f\n", epoch+1, loss/float64(len(order)), t.measure(test))
	}
	return t.net
}
