package ai

import (
	"math"
	"math/rand/v2"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/islas"
	"islas/game/islas/internal/policy"
	"islas/game/review"
)

// Outlook is the outlook of reviews of this game: play-outs by the policy of hard to the end of the round, which its network
// judges. It implements review.Outlook.
type Outlook struct {
	seats  game.Seat
	policy *policy.Policy
	judge  func(s *islas.State, seat game.Seat) float64
}

// NewOutlook returns the outlook on matches of that many seats.
func NewOutlook(seats int) *Outlook {
	return &Outlook{game.Seat(seats), policy.New(playouts.Get()), network.Get().Odds()}
}

// Redraw implements review.Outlook.
func (o *Outlook) Redraw(s *islas.State, seed uint64) { s.Redraw(rand.NewPCG(seed, 0)) }

// Sample implements review.Outlook.
func (o *Outlook) Sample(s *islas.State, v islas.View, seed uint64) {
	*s = v.Sample(rand.NewPCG(seed, 0))
}

// PlayOut implements review.Outlook.
func (o *Outlook) PlayOut(s *islas.State, chance *search.Chance) review.Chances {
	for round := s.Round(); !s.Over() && s.Round() == round; {
		if err := s.Apply(o.policy.Choose(s, chance), nil); err != nil {
			panic("ai: a legal action is refused: " + err.Error())
		}
	}
	if s.Over() {
		return review.Won(s.Winners())
	}
	var odds review.Chances
	for seat := range o.seats {
		// Square roots are the same on every machine, and so is this power of 1.25.
		w := o.judge(s, seat)
		odds[seat] = 1 + int(float64(w*math.Sqrt(math.Sqrt(w)))*(1<<12))
	}
	return review.Share(odds)
}

// Correct implements review.Outlook.
func (o *Outlook) Correct(c review.Chances) review.Chances {
	return corrections.Get()[o.seats].Of(c)
}
