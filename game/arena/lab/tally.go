package lab

import (
	"slices"
	"strconv"

	"islas/game"
)

// tally adds up the facts of the games of one level. It does not depend on the order in which they are added.
type tally struct {
	info  *game.Info
	plan  Plan
	games int

	stalemates int        // games that ended by one
	boards     []GroupSum // by board
	distances  [game.MaxSeats]GroupSum
	seats      [][game.MaxSeats]GroupSum // by number of players and distance
	options    [][]gamesSum              // by varied option and value
	players    []gamesSum                // by number of players
	all        gamesSum

	rounds, points, winning Counts // games by their rounds, players by their points, games by the winner's points
}

func newTally(info *game.Info, p Plan) *tally {
	t := &tally{
		info: info, plan: p,
		boards:  make([]GroupSum, len(info.Boards.IDs)),
		seats:   make([][game.MaxSeats]GroupSum, numbersOfPlayers(info)),
		players: make([]gamesSum, numbersOfPlayers(info)),
	}
	for _, o := range Varied(info) {
		t.options = append(t.options, make([]gamesSum, len(o.Choices)))
	}
	return t
}

// add adds a game of the plan. No game may be added twice.
func (t *tally) add(f *Facts) {
	t.games++
	if f.Stalled {
		t.stalemates++
	}
	few := f.Players - t.info.MinSeats
	for seat := range game.Seat(f.Players) {
		if len(t.boards) > 0 {
			t.boards[f.Boards[seat]].Add(f, seat)
		}
		t.distances[f.distance(seat)].Add(f, seat)
		t.seats[few][f.distance(seat)].Add(f, seat)
		t.points.Add(f.Points[seat])
	}
	for i, o := range Varied(t.info) {
		t.options[i][slices.Index(o.Choices, f.Values[o.ID])].add(f)
	}
	t.players[few].add(f)
	t.all.add(f)
	t.rounds.Add(f.Rounds)
	t.winning.Add(f.best())
}

// level returns the report on the games.
func (t *tally) level() Common {
	l := Common{
		Head:    Head{Level: t.plan.Level, Planned: t.plan.Games, Games: t.games, Findings: []Finding{}},
		Boards:  []Group{},
		Options: []Option{},
	}
	for i, id := range t.info.Boards.IDs {
		l.Boards = append(l.Boards, t.boards[i].Report(id))
	}
	for d := range t.info.MaxSeats {
		l.Seats = append(l.Seats, t.distances[d].Report(strconv.Itoa(d)))
	}
	for k := range t.seats {
		s := SeatsOf{Players: t.info.MinSeats + k}
		for d := range s.Players {
			s.Seats = append(s.Seats, t.seats[k][d].Report(strconv.Itoa(d)))
		}
		l.SeatsOf = append(l.SeatsOf, s)
		l.Players = append(l.Players, t.players[k].report(s.Players))
	}
	for i, o := range Varied(t.info) {
		l.Options = append(l.Options, Option{ID: o.ID})
		for k, value := range o.Choices {
			l.Options[i].Values = append(l.Options[i].Values, t.options[i][k].report(value))
		}
	}
	l.All, l.Stalemates = t.all.report(0), t.stalemates
	l.Rounds, l.Points, l.Winning = t.rounds.List(), t.points.List(), t.winning.List()
	t.find(&l)
	return l
}

// find looks for figures that are far off among those of any game.
func (t *tally) find(l *Common) {
	for _, g := range l.Boards {
		l.Look(t.info.Boards.Key, g.Key, 0, g.Share)
	}
	if len(l.SeatsOf) > 1 {
		for _, g := range l.Seats[:t.info.MaxSeats-1] { // the last is that of one number of players alone, with which it comes
			l.Look(KindSeat, g.Key, 0, g.Share)
		}
	}
	for _, s := range l.SeatsOf {
		for _, g := range s.Seats {
			l.Look(KindSeat, g.Key, s.Players, g.Share)
		}
	}
}
