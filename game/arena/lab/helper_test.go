package lab

import (
	"slices"

	"islas/game"
)

// chess is a game that is not played: two to four players, boards, an option of few values and one of many.
func chess() *game.Info {
	return &game.Info{
		ID: "chess", Record: "Chess", MinSeats: 2, MaxSeats: 4,
		Options: []game.Option{
			{ID: "clock", Flag: "clock", Default: 30, Min: 1, Max: 60},
			{ID: "kings", Flag: "kings", Default: 1, Choices: []int{1, 2, 3}},
		},
		Boards: game.Boards{Key: "colour", Flag: "colours", IDs: []string{"white", "black", "red", "blue", "green"}},
	}
}

// simple returns a game in which the seats have these points and the best of them win.
func simple(points ...int) Facts {
	f := Facts{Players: len(points), Values: game.Values{"clock": 30, "kings": 1}, Rounds: 10}
	copy(f.Points[:], points)
	for i, n := range points {
		f.Boards[i] = i
		if n == slices.Max(points) {
			f.Winners = f.Winners.Add(game.Seat(i))
		}
	}
	return f
}

// tallied returns the tally of games of chess.
func tallied(planned int, games ...Facts) *tally {
	t := newTally(chess(), Plan{Level: "easy", Games: planned})
	for _, f := range games {
		t.add(&f)
	}
	return t
}
