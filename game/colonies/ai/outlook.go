package ai

import (
	"cmp"
	"math/rand/v2"

	assets "islas/assets/colonies"
	"islas/game/ai"
	"islas/game/ai/net"
	"islas/game/ai/search"
	"islas/game/colonies"
	"islas/game/colonies/internal/policy"
	"islas/game/review"
)

// Outlook is the outlook of reviews of this game: play-outs by the rules of thumb of the levels that search, for some rounds, judged
// by how likely each seat is to win. It implements review.Outlook.
type Outlook struct {
	seats  int
	policy *policy.Policy
}

// NewOutlook returns the outlook on matches of that many seats.
func NewOutlook(seats int) *Outlook {
	p := policy.New()
	p.Noise = outlookNoise
	return &Outlook{seats, p}
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
	v.Sample(s, rand.NewPCG(seed, 0))
}

// PlayOut implements review.Outlook.
func (o *Outlook) PlayOut(s *colonies.State, chance *search.Chance) (c review.Chances) {
	o.policy.Forget()
	end := s.Round() + outlookRounds
	for !s.Over() && s.Round() < end {
		s.Play(o.policy.Choose(s, chance))
	}
	for seat, n := range o.policy.Shares(s) {
		c[seat] = n
	}
	return c
}

// Correct implements review.Outlook.
func (o *Outlook) Correct(c review.Chances) review.Chances {
	return corrections.Get()[o.seats].Of(c)
}

// What was learnt: the network by which expert judges, and the corrections found in games of hard.
var (
	network     = ai.NewLearnt("assets/colonies/value.bin", assets.Value, net.Read[policy.Net])
	corrections = ai.NewLearnt("assets/colonies/chances.csv", assets.Chances, review.ParseCorrections)
)

// DataFault returns what is wrong with the files of what was learnt from games, in one sentence. If it is not nil, no player and no
// outlook may be made.
func DataFault() error { return cmp.Or(corrections.Fault(), network.Fault()) }
