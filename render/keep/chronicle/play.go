package chronicle

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"islas/game"
)

// Play is a game from the view of one of its seats.
type Play struct {
	*Result
	Seat int
}

// Won reports whether the seat has won.
func (p Play) Won() bool { return p.Result.Won(p.Seat) }

// Score returns the points of the seat.
func (p Play) Score() int { return p.Points[p.Seat] }

// Rival returns the most points of any other seat, 0 if there is none.
func (p Play) Rival() (most int) {
	for seat, points := range p.Points {
		if seat != p.Seat {
			most = max(most, points)
		}
	}
	return most
}

// sameName reports whether two names are equal apart from case.
func sameName(a, b string) bool { return strings.EqualFold(strings.TrimSpace(a), strings.TrimSpace(b)) }

// Plays returns the plays of one game of the program, those that ended first first: each for the person of a name, or, with no name, for
// the best of the people. Games of computers alone are left out.
func Plays(results []Result, of, name string) (plays []Play) {
	for i := range results {
		r := &results[i]
		if r.Game != of {
			continue
		}
		best := -1
		for seat := range r.Seats {
			if !r.Human(seat) || name != "" && !sameName(r.Seats[seat].Name, name) {
				continue
			}
			if best < 0 || r.Won(seat) && !r.Won(best) || r.Won(seat) == r.Won(best) && r.Points[seat] > r.Points[best] {
				best = seat
			}
		}
		if best >= 0 {
			plays = append(plays, Play{r, best})
		}
	}
	return plays
}

// People returns the names of those who played one game of the program, those who played most first.
func People(results []Result, of string) (names []string) {
	times := map[string]int{}
	for i := range results {
		for _, seat := range results[i].Seats {
			if results[i].Game != of || seat.Control != game.Human {
				continue
			}
			k := slices.IndexFunc(names, func(n string) bool { return sameName(n, seat.Name) })
			if k < 0 {
				k, names = len(names), append(names, strings.TrimSpace(seat.Name))
			}
			times[names[k]]++
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(times[b], times[a]) })
	return names
}

// Tally is the statistics of plays.
type Tally struct {
	Played, Won  int
	Mean         float64 // points
	Fair         float64 // wins expected by chance alone, by the numbers of players
	Best, Least  int     // points
	Longest      int     // rounds
	Streak, Runs int     // wins in a row: up to now, and the most ever
	Time         time.Duration
}

// Count returns the statistics of plays.
func Count(plays []Play) (t Tally) {
	sum := 0
	for i, p := range plays {
		score := p.Score()
		sum += score
		t.Played++
		t.Fair += 1 / float64(len(p.Seats))
		t.Time += p.Played
		t.Longest = max(t.Longest, p.Rounds)
		if i == 0 {
			t.Best, t.Least = score, score
		}
		t.Best, t.Least = max(t.Best, score), min(t.Least, score)
		if !p.Won() {
			t.Streak = 0
			continue
		}
		t.Won++
		t.Streak++
		t.Runs = max(t.Runs, t.Streak)
	}
	if t.Played > 0 {
		t.Mean = float64(sum) / float64(t.Played)
	}
	return t
}

// Share returns the part of the games that was won, 0 to 1.
func (t *Tally) Share() float64 { return float64(t.Won) / float64(max(t.Played, 1)) }

// Aspect is a property by which plays are grouped.
type Aspect int

// The aspects. Their keys are: of ByLevel the id of the level, Mixed or game.Human; of BySeats the number of players; of ByBoard the id of
// the board; of ByTurn the place in the order of turns, from 1.
const (
	ByLevel Aspect = iota
	BySeats
	ByBoard
	ByTurn
)

// Mixed is the key of computers of different levels.
const Mixed = "mixed"

// Key returns the key of a play by an aspect.
func (p Play) Key(a Aspect) string {
	n := len(p.Seats)
	switch a {
	case BySeats:
		return strconv.Itoa(n)
	case ByBoard:
		return p.Seats[p.Seat].Board
	case ByTurn:
		return strconv.Itoa((p.Seat-p.Start+n)%n + 1)
	}
	level := game.Human
	for _, seat := range p.Seats {
		id, _, _ := strings.Cut(seat.Control, ":")
		switch {
		case id == game.Human || id == level:
		case level == game.Human:
			level = id
		default:
			return Mixed
		}
	}
	return level
}

// Group is all plays with the same key.
type Group struct {
	Key string
	Tally
}

// Groups returns the statistics of plays by an aspect, those played most first, but numbers in their order.
func Groups(plays []Play, a Aspect) (groups []Group) {
	by := map[string][]Play{}
	for _, p := range plays {
		by[p.Key(a)] = append(by[p.Key(a)], p)
	}
	for key, of := range by {
		groups = append(groups, Group{key, Count(of)})
	}
	slices.SortFunc(groups, func(x, y Group) int {
		if a == BySeats || a == ByTurn {
			return cmp.Compare(x.Key, y.Key)
		}
		return cmp.Or(cmp.Compare(y.Played, x.Played), cmp.Compare(x.Key, y.Key))
	})
	return groups
}
