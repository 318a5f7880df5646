package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"

	"islas/game/islas"
	"islas/game/islas/internal/policy"
)

// choice is a decision that was watched: the features of each option, and which was taken.
type choice struct {
	options [][]int16
	taken   int
}

// exploration is the part of the moves at which the game goes on with any legal action, so that positions are seen to which good
// players do not come.
const exploration = 0.03

// watch returns the choices of one game.
func (t *training) watch(src *rand.Rand) (choices []choice) {
	p := policy.New(new(policy.Weights))
	var legal []islas.Action
	s := t.begin(src)
	for !s.Over() && s.Round() < maxRounds {
		v := s.View(s.Decision().Seat)
		a := t.teacher(v, src.Uint64())
		seen := v.State()
		options := p.Options(&seen)
		if taken := slices.Index(options, a); taken >= 0 && len(options) > 1 {
			c := choice{taken: taken}
			for _, b := range options {
				c.options = append(c.options, slices.Clone(p.Features(b)))
			}
			choices = append(choices, c)
		}
		if src.Float64() < exploration {
			legal = s.Legal(legal[:0])
			a = legal[src.IntN(len(legal))]
		}
		if err := s.Apply(a, nil); err != nil {
			panic(err)
		}
	}
	return choices
}

const (
	policyEpochs = 5
	policyRate   = 0.1
	policyShrink = 1e-5 // weights of features that are hardly ever seen stay small
)

// learnPolicy returns the weights under which a softmax makes the choices most likely, by descending along the gradient with a
// step for each weight that shrinks as it is used (Adagrad: Duchi, Hazan and Singer 2011).
func learnPolicy(choices []choice, seed uint64, out io.Writer) *policy.Weights {
	var w, used [policy.Size]float64
	src := rand.New(rand.NewPCG(seed, 1))
	order := src.Perm(len(choices))
	var p []float64
	for epoch := range policyEpochs {
		src.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		loss := 0.0
		for _, k := range order {
			c := &choices[k]
			p = likelihoods(p[:0], c, &w)
			loss -= math.Log(p[c.taken])
			var gradient [policy.Size]float64
			for i, features := range c.options {
				d := p[i]
				if i == c.taken {
					d--
				}
				for _, f := range features {
					gradient[f] += d
				}
			}
			rate := policyRate * (1 - float64(epoch)/policyEpochs)
			for i, d := range gradient {
				if d != 0 {
					d += policyShrink * w[i]
					used[i] += d * d
					w[i] -= rate * d / math.Sqrt(used[i]+1e-4)
				}
			}
		}
		fmt.Fprintf(out, "  policy, pass %d: %.4f nats a choice\n", epoch+1, loss/float64(len(order)))
	}
	var weights policy.Weights
	for i := range w {
		weights[i] = int32(math.Round(w[i] * policy.Unit))
	}
	return &weights
}

// likelihoods appends how likely each option is to be taken.
func likelihoods(p []float64, c *choice, w *[policy.Size]float64) []float64 {
	most := math.Inf(-1)
	for _, features := range c.options {
		score := 0.0
		for _, f := range features {
			score += w[f]
		}
		p, most = append(p, score), max(most, score)
	}
	sum := 0.0
	for i := range p {
		p[i] = math.Exp(p[i] - most)
		sum += p[i]
	}
	for i := range p {
		p[i] /= sum
	}
	return p
}
