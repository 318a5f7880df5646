package ai

import (
	"fmt"
	"sync"

	assets "islas/assets/colonies"
	"islas/game/ai/search"
	"islas/game/colonies"
	"islas/game/colonies/internal/policy"
	"islas/game/review"
)

// Outlook is the outlook of reviews of this game: play-outs by the rules of thumb of the levels that search, for some rounds, judged
// by the race to the goal. It implements review.Outlook.
type Outlook struct{ policy *policy.Policy }

// NewOutlook returns a new outlook.
func NewOutlook() *Outlook {
	p := policy.New()
	p.Noise = outlookNoise
	return &Outlook{p}
}

// Settings of the play-outs of reviews.
const (
	outlookNoise  = 20
	outlookRounds = 10
)

// Redraw implements review.Outlook.
func (o *Outlook) Redraw(s *colonies.State, seed uint64) { s.Redraw(seed) }

// Sample implements review.Outlook.
func (o *Outlook) Sample(s *colonies.State, v colonies.View, seed uint64) {
	v.Sample(s, newSource(seed))
}

// PlayOut implements review.Outlook.
func (o *Outlook) PlayOut(s *colonies.State, chance *search.Chance) (c review.Chances) {
	o.policy.Forget()
	end := s.Round() + outlookRounds
	for !s.Over() && s.Round() < end {
		if err := s.Apply(o.policy.Choose(s, chance), nil); err != nil {
			panic("ai: a legal action is refused: " + err.Error())
		}
	}
	for seat, n := range o.policy.Shares(s) {
		c[seat] = n
	}
	return c
}

// Correct implements review.Outlook.
func (o *Outlook) Correct(c review.Chances) review.Chances { return correction().Of(c) }

// correction returns the correction found in games of medium.
func correction() review.Correction {
	c, _ := readCorrection()
	return c
}

// readCorrection reads chances.csv, once.
var readCorrection = sync.OnceValues(func() (review.Correction, error) {
	c, err := review.ParseCorrection(assets.Chances)
	if err != nil {
		return nil, fmt.Errorf("assets/colonies/chances.csv: %w", err)
	}
	return c, nil
})

// DataFault returns what is wrong with the file of what was learnt from games, in one sentence. If it is not nil, no outlook may
// be made.
func DataFault() error {
	_, err := readCorrection()
	return err
}
