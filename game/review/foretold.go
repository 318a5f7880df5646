package review

import (
	"math/rand/v2"

	"islas/game"
	"islas/game/ai/search"
)

// Foretold is a decision of a finished match with its chances by play-outs and what came true.
type Foretold struct {
	Match int // number of the match, set by the caller
	Said  Chances
	Right Chances // what came true: Won of the winners
	Seats int
	Ahead [game.MaxSeats]int // points at the time, by seat
}

// Foretell plays out some decisions of a finished match, drawn at random, playOuts times each, as a review does. The chances are
// not corrected.
func Foretell[S any, A game.Action, E, V any](g Game[S, A, E, V], seats int, past Past[S, A], decisions, playOuts int, seed uint64) (list []Foretold) {
	n := len(past.Actions)
	right := Won(g.Winners(&past.Positions[n]))
	outlook := g.Outlook(seats)
	src := rand.New(rand.NewPCG(seed, 0))
	for range min(decisions, n) {
		s := &past.Positions[src.IntN(n)]
		f := Foretold{Right: right, Seats: seats}
		for seat := range game.Seat(seats) {
			f.Ahead[seat] = g.Points(s, seat)
		}
		var t tally
		again := src.Uint64()
		for k := range uint64(playOuts) {
			p := *s
			outlook.Redraw(&p, search.Mix(again, k))
			chance := search.NewChance(search.Mix(^again, k))
			t.add(outlook.PlayOut(&p, &chance))
		}
		f.Said = t.mean(0)
		list = append(list, f)
	}
	return list
}
