package review

import (
	"islas/game"
	"islas/game/ai"
	"islas/game/ai/search"
)

// Outlook is what a game brings for reviews: an idea of how it goes on from any position. It may keep room to work in and is for
// one goroutine.
type Outlook[S, V any] interface {
	// Redraw makes all chance to come another, drawn from the seed alone. What has been dealt, drawn or laid face down by a
	// player stays, whoever knows of it.
	Redraw(s *S, seed uint64)
	// Sample makes s a whole position that whoever has the view cannot tell from the real one: what is hidden is drawn from the
	// seed alone.
	Sample(s *S, v V, seed uint64)
	// PlayOut plays s on, to its end or as far as it takes to judge it, and returns how likely each seat is to win then: the
	// parts of all seats add up to Whole. What chance it uses comes from chance and from what Redraw or Sample has drawn. s may
	// be over.
	PlayOut(s *S, chance *search.Chance) Chances
	// Correct turns the mean of many play-outs of a position into the chances that came true in such positions.
	Correct(c Chances) Chances
}

// Game is the contract of a game whose matches can be reviewed.
type Game[S any, A game.Action, E, V any] interface {
	ai.Game[S, A, E, V]
	// Outlook returns a new outlook on matches of so many seats.
	Outlook(seats int) Outlook[S, V]
}

// Whole is a certain win.
const Whole = search.Whole

// Chances are how likely each seat is to win, in parts of Whole. Who shares a win with others has as large a part of it. Seats
// that there are not have 0.
type Chances [game.MaxSeats]int

// Won returns the chances when the game is over and these have won.
func Won(winners game.SeatSet) (c Chances) {
	n := winners.Count()
	for seat := range winners.All() {
		c[seat] = Whole / n
	}
	if n > 0 {
		c[winners.First()] += Whole % n
	}
	return c
}

// Share returns the chances that are as weights are to each other, of which one at least is above 0 and none below.
func Share(weights Chances) (c Chances) {
	sum, left, most := 0, Whole, 0
	for seat, w := range weights {
		sum += w
		if w > weights[most] {
			most = seat
		}
	}
	for seat, w := range weights {
		c[seat] = w * Whole / sum
		left -= c[seat]
	}
	c[most] += left // what rounding has left over
	return c
}
