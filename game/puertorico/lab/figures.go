package lab

import (
	"islas/game/arena/lab"
	"islas/game/puertorico"
	"islas/game/puertorico/ai"
)

// Figure is a figure of the games beside the known one: of games of people or, for the level that plays at random, of random
// play.
type Figure struct {
	Players int      `json:"players"`
	Key     string   `json:"key"`
	Seat    int      `json:"seat"` // from 1, counted from the first governor; 0 for all
	Here    *float64 `json:"here"` // null if no such game was played
	Low     float64  `json:"low"`  // the known figure
	High    float64  `json:"high"` // the same, unless the known figure is a range
}

// The keys of figures.
const (
	figureRounds    = "rounds"
	figurePoints    = "points"    // of all players
	figureWinner    = "winner"    // points of the winner
	figureDecisions = "decisions" // of a game
	figureOptions   = "options"   // legal actions of a decision
	figureWins      = "wins"      // of a seat, in percent
	figureScore     = "score"     // points of a seat
	figureEnds      = "ends"      // kinds of end that come first in a tenth of the games or more
	figureBuildings = "buildings" // types that somebody built in some game
)

// known is a known figure, in games of one number of players or of all.
type known struct {
	players   int
	key       string
	seat      int
	low, high float64
}

// ofPeople are the published figures of games of four: how long they are, 346 games of tournaments from 2002 to 2006 by
// seats, and how they end.
var ofPeople = []known{
	{4, figureRounds, 0, 14, 18}, {4, figurePoints, 0, 36, 50}, {4, figureWinner, 0, 36, 65},
	{4, figureWins, 1, 21, 21}, {4, figureWins, 2, 17, 17}, {4, figureWins, 3, 31, 31}, {4, figureWins, 4, 31, 31},
	{4, figureScore, 1, 42, 42}, {4, figureScore, 2, 41, 41}, {4, figureScore, 3, 44, 44}, {4, figureScore, 4, 43, 43},
	{0, figureEnds, 0, 2, 3}, {0, figureBuildings, 0, puertorico.Buildings, puertorico.Buildings},
}

// atRandom are the figures of random play, of 40,000 games with each number of players by another program.
var atRandom = func() (list []known) {
	for i, c := range [playerCounts]struct {
		rounds, decisions, options, points, winner float64
		wins                                       []float64
	}{
		{13.5, 221, 3.6, 31.4, 35.8, []float64{32, 68}},
		{21.9, 252, 3.9, 26.1, 32.5, []float64{23, 24, 53}},
		{20.2, 332, 3.8, 26.0, 33.1, []float64{16, 16, 35, 33}},
		{19.3, 406, 3.9, 25.7, 33.9, []float64{13, 13, 14, 31, 29}},
	} {
		n := puertorico.MinSeats + i
		list = append(list,
			known{n, figureRounds, 0, c.rounds, c.rounds}, known{n, figureDecisions, 0, c.decisions, c.decisions},
			known{n, figureOptions, 0, c.options, c.options}, known{n, figurePoints, 0, c.points, c.points},
			known{n, figureWinner, 0, c.winner, c.winner})
		for seat, won := range c.wins {
			list = append(list, known{n, figureWins, seat + 1, won, won})
		}
	}
	return list
}()

// figures returns the figures of the level beside the known ones.
func (t *tally) figures(l *Level) []Figure {
	list := ofPeople
	if t.level == ai.Levels()[0].ID {
		list = atRandom
	}
	all := make([]Figure, 0, len(list))
	for _, k := range list {
		f := Figure{Players: k.players, Key: k.key, Seat: k.seat, Low: k.low, High: k.high}
		games := t.games()
		if k.players > 0 {
			games = t.sums[k.players-puertorico.MinSeats].games
		}
		if games > 0 {
			here := t.here(l, k)
			f.Here = &here
		}
		all = append(all, f)
	}
	return all
}

// here returns a figure of the games.
func (t *tally) here(l *Level, k known) float64 {
	switch k.key {
	case figureEnds:
		n := 0
		for _, end := range l.First {
			if end.Share >= 10 {
				n++
			}
		}
		return float64(n)
	case figureBuildings:
		n := 0
		for _, b := range l.Buildings {
			if b.PerGame > 0 {
				n++
			}
		}
		return float64(n)
	}
	few := k.players - puertorico.MinSeats
	games, sum := &l.Players[few], &t.sums[few]
	switch k.key {
	case figureRounds:
		return games.Rounds.Mean
	case figurePoints:
		return games.Points.Mean
	case figureWinner:
		return games.Winning.Mean
	case figureDecisions:
		return lab.Per(sum.decisions, sum.games)
	case figureOptions:
		return lab.Per(sum.options, sum.decisions)
	}
	seat := l.SeatsOf[few].Seats[k.seat-1]
	if k.key == figureScore {
		return seat.Points.Mean
	}
	return seat.Share.Off + 100/float64(k.players)
}
