package lab

import (
	"islas/game"
	"islas/game/arena/play"
)

// GroupSum adds up players who have something in common.
type GroupSum struct {
	wins    Wins
	points  Values
	against Values // points less the mean of all players of the game, in sixtieths of a point
}

// Add adds a player of a game.
func (g *GroupSum) Add(f *Facts, seat game.Seat) {
	g.wins.Add(f.Players, f.Won(seat))
	g.points.Add(f.Points[seat])
	g.against.Add(play.WholeWin*f.Points[seat] - play.WholeWin/f.Players*f.total())
}

// Report reports on the players added.
func (g *GroupSum) Report(key string) Group {
	return Group{key, g.wins.Estimate(), g.points.Mean(1), g.against.Mean(play.WholeWin)}
}

// gamesSum adds up games that have something in common.
type gamesSum struct {
	games   int
	points  Values // the mean of all players of a game, in sixtieths of a point
	winning Values // of the winners
	rounds  Values
	shared  int // wins
}

func (k *gamesSum) add(f *Facts) {
	k.games++
	k.points.Add(play.WholeWin / f.Players * f.total())
	k.winning.Add(f.best())
	k.rounds.Add(f.Rounds)
	if f.Winners.Count() > 1 {
		k.shared++
	}
}

func (k *gamesSum) report(key int) Games {
	return Games{key, k.games, k.points.Mean(play.WholeWin), k.winning.Mean(1), k.rounds.Mean(1), Percent(k.shared, k.games)}
}

// Counts counts how many had each value, from 0.
type Counts []int

// Add counts one more of value n.
func (c *Counts) Add(n int) {
	for len(*c) <= n {
		*c = append(*c, 0)
	}
	(*c)[n]++
}

// List returns the values that occurred and all between them.
func (c Counts) List() []Count {
	list := []Count{}
	for value, n := range c {
		if n > 0 || len(list) > 0 {
			list = append(list, Count{value, n})
		}
	}
	return list
}
