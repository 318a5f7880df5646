package ai

import (
	"math/rand/v2"

	assets "islas/assets/puertorico"
	"islas/game"
	"islas/game/ai"
	"islas/game/ai/search"
	"islas/game/puertorico"
	"islas/game/puertorico/internal/policy"
	"islas/game/review"
)

// Outlook is the outlook of reviews of this game: play-outs to the end of the game by the rules of thumb of the levels that
// search. It implements review.Outlook.
type Outlook struct {
	seats  int
	policy *policy.Policy
}

// NewOutlook returns the outlook on matches of that many seats.
func NewOutlook(seats int) *Outlook {
	p := policy.New(policy.Tuned(seats))
	p.Stray, p.Noise = outlookStray, outlookNoise
	return &Outlook{seats, p}
}

// Redraw implements review.Outlook.
func (o *Outlook) Redraw(s *puertorico.State, seed uint64) {
	v := s.View(game.NoSeat) // nothing is hidden but what is still to come
	v.Sample(s, rand.NewPCG(seed, 0))
}

// Sample implements review.Outlook.
func (o *Outlook) Sample(s *puertorico.State, v puertorico.View, seed uint64) {
	v.Sample(s, rand.NewPCG(seed, 0))
}

// PlayOut implements review.Outlook. The lead at the end of a play-out counts, too: with a few points fewer the others might have
// won as well.
func (o *Outlook) PlayOut(s *puertorico.State, chance *search.Chance) review.Chances {
	if s.Over() {
		return review.Won(s.Winners())
	}
	o.policy.Forget()
	for !s.Over() {
		if err := s.Apply(o.policy.Choose(s, chance), nil); err != nil {
			panic("ai: a legal action is refused: " + err.Error())
		}
	}
	best := 0
	for seat := range game.Seat(o.seats) {
		best = max(best, s.Points(seat))
	}
	var odds review.Chances
	for seat := range game.Seat(o.seats) {
		odds[seat] = 1 << 20
		for range best - s.Points(seat) {
			odds[seat] = odds[seat] * behind >> 8
		}
	}
	return review.Share(odds)
}

// Settings of the play-outs of reviews (policy.Policy). Of those tried, these foretold best who wins games of hard: with as
// little chance as in the play-outs of hard, Brier scores are 0.129 and not 0.122, and with twice as much 0.129.
const (
	outlookStray = 24
	outlookNoise = 120
	behind       = 94 // how likely to win, in 1/256, a seat is with one point less than another
)

// Correct implements review.Outlook.
func (o *Outlook) Correct(c review.Chances) review.Chances {
	return corrections.Get()[o.seats].Of(c)
}

// corrections are those found in games of medium with 5 play-outs, 350 for each number of seats.
var corrections = ai.NewLearnt("assets/puertorico/chances.csv", assets.Chances, review.ParseCorrections)

// DataFault returns what is wrong with the file of what was learnt from games, in one sentence. If it is not nil, no outlook may
// be made.
func DataFault() error { return corrections.Fault() }
