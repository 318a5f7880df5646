// Package achievement holds what games share that report what was achieved in a match: ways to play that are worth trying. Each
// game lists its achievements, and what of a match matters for them; a list is judged by that alone, never by how often somebody
// has clicked. Package conform tests lists in real games.
package achievement

import (
	"slices"

	"islas/game"
	"islas/game/match"
)

// Achievement is something that can be achieved. C holds what matters of how a match went.
type Achievement[C any] struct {
	ID  string
	Had func(c C, seat game.Seat) bool // whether a seat has achieved it
}

// List lists all that can be achieved in a game, in the order in which it is shown.
type List[C any] []Achievement[C]

// IDs returns the ids of all achievements.
func (l List[C]) IDs() (ids []string) {
	for _, f := range l {
		ids = append(ids, f.ID)
	}
	return ids
}

// Judge returns, for each of the seats of a match, the ids of what it has achieved.
func (l List[C]) Judge(c C, seats int) [][]string {
	had := make([][]string, seats)
	for seat := range had {
		for _, f := range l {
			if f.Had(c, game.Seat(seat)) {
				had[seat] = append(had[seat], f.ID)
			}
		}
	}
	return had
}

// Masters returns how many computers of the strongest level that people may choose play a match.
func Masters(info *game.Info, setup match.Setup) (n int) {
	offered := info.Levels.Offered()
	for _, seat := range setup.Seats {
		if seat.Control == offered[len(offered)-1] {
			n++
		}
	}
	return n
}

// Points returns the points of all seats in a position.
func Points(s interface {
	Seats() int
	Points(seat game.Seat) int
}) (points []int) {
	for seat := range game.Seat(s.Seats()) {
		points = append(points, s.Points(seat))
	}
	return points
}

// Lead returns by how many points a seat is ahead of the next, below 0 if it is behind.
func Lead(points []int, seat game.Seat) int {
	next := 0
	for other, n := range points {
		if game.Seat(other) != seat {
			next = max(next, n)
		}
	}
	return points[seat] - next
}

// Last reports whether a seat alone has the fewest points.
func Last(points []int, seat game.Seat) bool {
	others := slices.Concat(points[:seat], points[seat+1:])
	return len(others) > 0 && points[seat] < slices.Min(others)
}
