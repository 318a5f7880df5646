package review

import (
	"islas/game"
	"islas/game/ai"
	"islas/game/ai/search"
)

// Outlook is a game's part of reviews: an estimate of how it goes on from any position. It may keep working memory and is for one
// goroutine.
type Outlook[S, V any] interface {
	// Redraw draws all chance to come anew, from the seed alone. What has been dealt, drawn or laid face down by a player stays,
	// whoever knows of it.
	Redraw(s *S, seed uint64)
	// Sample makes s a whole position that whoever has the view cannot tell from the real one: hidden parts are drawn from the seed
	// alone.
	Sample(s *S, v V, seed uint64)
	// PlayOut plays s on, to its end or as far as it takes to judge it, and returns the chances of the seats then: the parts of all
	// seats add up to Whole. Its only sources of chance are chance and what Redraw or Sample has drawn. s may be over.
	PlayOut(s *S, chance *search.Chance) Chances
	// Correct returns the chances that came true in positions where the mean of many play-outs is c.
	Correct(c Chances) Chances
}

// Game is the contract of a game whose matches can be reviewed.
type Game[S any, A game.Action, E, V any] interface {
	ai.Game[S, A, E, V]
	// Outlook returns a new outlook on matches of that many seats.
	Outlook(seats int) Outlook[S, V]
}

// Whole is a certain win.
const Whole = search.Whole

// Chances are the chances of each seat to win, in parts of Whole. Each winner of a shared win has an equal part of it. Seats
// beyond the number of players have 0.
type Chances [game.MaxSeats]int

// Won returns the chances when the game is over, by its winners.
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

// Share returns chances in proportion to weights, at least one of which is above 0 and none below.
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
