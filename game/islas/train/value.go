package main

import (
	"io"
	"math"
	"math/rand/v2"

	"islas/game"
	"islas/game/ai/learning"
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

// batch is the number of positions that are learnt from with one step.
const batch = 64

// learnValue returns the weights with which the network's judgements are least wrong, by the mean square, with a rate that falls along
// a cosine.
func learnValue(positions []position, seed uint64, out io.Writer) *value.Net {
	src := rand.New(rand.NewPCG(seed, 2))
	t := trainer{learning.New[value.Net]()}
	learning.Random(&t.Net.W1, 0.1, src)
	learning.Random(&t.Net.W2, math.Sqrt(2.0/value.Hidden1), src)
	learning.Random(&t.Net.W3, 0.2, src)
	course := learning.Course{
		Passes: 3, Batch: batch, HeldBack: 50, Unit: "mean square",
		Rate: func(done float64) float64 { return 1.5e-3 * (0.02 + 0.49*(1+math.Cos(math.Pi*done))) },
	}
	learning.Run(t.Trainer, course, positions, src, t.learn, t.judge, out)
	return t.Net
}

// trainer improves a network's weights.
type trainer struct{ *learning.Trainer[value.Net] }

// judge returns the square of the network's error about a position.
func (t *trainer) judge(p *position) float64 {
	var l value.Layers
	wrong := float64(t.Net.Run(p.in, &l) - p.outcome)
	return wrong * wrong
}

// learn adds the gradients of one position and returns what judge does.
func (t *trainer) learn(p *position) float64 {
	var l value.Layers
	wrong := t.Net.Run(p.in, &l) - p.outcome
	d := 2 * wrong * value.SquashDerivative(l.Out) / batch
	t.Gradient.B3[0] += d
	var d1 [value.Hidden1]float32
	for k := range l.H2 {
		t.Gradient.W3[k] += d * l.H2[k]
		if l.H2[k] <= 0 {
			continue
		}
		dk := d * t.Net.W3[k]
		t.Gradient.B2[k] += dk
		gradient, w := &t.Gradient.W2[k], &t.Net.W2[k]
		for j := range d1 {
			gradient[j] += dk * l.H1[j]
			d1[j] += dk * w[j]
		}
	}
	for j := range d1 {
		if l.H1[j] <= 0 {
			d1[j] = 0
		}
		t.Gradient.B1[j] += d1[j]
	}
	for _, x := range p.in {
		gradient := &t.Gradient.W1[x.Index]
		for j := range d1 {
			gradient[j] += x.Value * d1[j]
		}
	}
	return float64(wrong) * float64(wrong)
}
