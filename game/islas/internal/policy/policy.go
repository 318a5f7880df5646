// Package policy is the light player of the play-outs. It scores every legal action by the weights of its features (features.go)
// and takes one at random, the better ones more often. The weights were learnt from the choices of a search (command
// game/islas/train). A decision takes about two microseconds and allocates nothing.
//
// It is given whole positions, those that a search has sampled, but looks only at what the deciding seat may know.
package policy

import (
	"math"

	"islas/game/ai/search"
	"islas/game/islas"
)

// Policy decides in play-outs. It keeps working memory and is for one goroutine.
type Policy struct {
	weights   *Weights
	buf       []islas.Action
	extractor extractor
}

// New returns a policy with the weights, which it only reads.
func New(w *Weights) *Policy { return &Policy{weights: w} }

// Choose returns what the seat that has to decide in s does.
func (p *Policy) Choose(s *islas.State, chance *search.Chance) islas.Action {
	options := p.Options(s)
	if len(options) == 1 {
		return options[0]
	}
	best, bestScore := 0, int32(math.MinInt32)
	for i, a := range options {
		if score := p.Score(a) + noise(chance); score > bestScore {
			best, bestScore = i, score
		}
	}
	return options[best]
}

// Options returns the actions among which the policy chooses in s, at least one unless the game is over. It leaves out what can
// wait or need not be thought about: a card for nothing is taken at once, and what could be converted before loading can be
// converted after it. They are valid until the next call of any method.
func (p *Policy) Options(s *islas.State) []islas.Action {
	d := s.Decision()
	if d.Phase <= islas.PhaseDone && s.ExtraAvailable(d.Seat) {
		p.buf = append(p.buf[:0], islas.ExtraAction())
		return p.buf
	}
	p.buf = s.Legal(p.buf[:0])
	if d.Phase == islas.PhaseLoad {
		n := 0
		for _, a := range p.buf {
			if a.Kind == islas.Load {
				p.buf[n] = a
				n++
			}
		}
		p.buf = p.buf[:n]
	}
	p.extractor.begin(s, d.Seat)
	return p.buf
}

// Features returns the features of one of the Options of the last call: indices of weights, one that counts twice being there
// twice. They are valid until the next call of any method.
func (p *Policy) Features(a islas.Action) []int16 {
	p.extractor.action(a)
	return p.extractor.active
}

// Score returns how good one of the Options of the last call looks, in 1/Unit of a nat.
func (p *Policy) Score(a islas.Action) (score int32) {
	for _, i := range p.Features(a) {
		score += p.weights[i]
	}
	return score
}

// inverseTemperature is how many times more decided the policy is than the choices it learnt from, which differ by chance where
// actions are nearly as good: at 2, the odds for the better of two are squared. At 1 the search plays no better (package ai).
const inverseTemperature = 2

// noise returns a random addition to a score: with values of the Gumbel distribution the best is taken as often as a softmax of
// the scores gives.
func noise(chance *search.Chance) int32 { return gumbel[chance.Uint64()>>(64-noiseBits)] }

const noiseBits = 8

// gumbel is the quantiles of the Gumbel distribution, in 1/Unit of a nat.
var gumbel = func() (g [1 << noiseBits]int32) {
	for i := range g {
		quantile := (float64(i) + 0.5) / float64(len(g))
		g[i] = int32(math.Round(-math.Log(-math.Log(quantile)) * Unit / inverseTemperature))
	}
	return g
}()
