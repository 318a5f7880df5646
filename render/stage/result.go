package stage

import (
	"cmp"
	"slices"

	"islas/game"
	"islas/render/paint"
	"islas/render/ui"
)

// Result is the content of the scene of the result, besides the winners.
type Result struct {
	// Sources are the sources of all points, the columns of the result.
	Sources []Source
	// Stalled means that the match has ended in a stalemate (game.Stalling).
	Stalled bool
	// Course is how the points came about, nil if that is not known.
	Course *Course
	// Paint draws what a seat has at the end, such as its board, in r on the sea. It is nil in games that have nothing to show.
	Paint func(u *ui.UI, r ui.Rect, seat game.Seat)
}

// Source is a source of points.
type Source struct {
	Label   string     // key of its name
	Icon    paint.Icon // stands above the name if there is room, and instead of it if there is none
	Amounts []Amount   // by seat
	// Paint draws a picture instead of the icon; nil for none.
	Paint func(u *ui.UI, r ui.Rect)
}

// Amount is the number of points that a seat has from a source, and the number of things that give them, each the same; Count is 0 if they
// are not counted in that way.
type Amount struct{ Points, Count int }

// Course is the development of the points in a match, round by round.
type Course struct {
	Points  [][]int  // by seat, for the time before the first round and after each
	Goal    int      // the points towards which all play; 0 if there is no goal
	Moments []Moment // in the order in which they happened
	// Tie returns why the winner stands before others with as many points; nil if nobody has as many, or all who have share the victory.
	Tie func(u *ui.UI) string

	last []int // by index of Points: index of the last step up to then
}

// Moment is an event that affected the points of a seat and is worth mentioning in the result.
type Moment struct {
	Round  int // from 1
	Step   int // index of the step in the match at which it happened
	Seat   game.Seat
	Icon   paint.Icon
	Weight int                   // its importance: if there is no room for all, the lightest are left out
	Major  bool                  // it is always marked in the chart, not only while the pointer is on it in the story
	Text   func(u *ui.UI) string // returns it as a sentence
}

// Course returns the points of a match by rounds, from all its steps. The game adds the moments.
func (e Engine[S, A, E]) Course(seats int, steps []game.Step[S, E]) *Course {
	c := &Course{Points: [][]int{make([]int, seats)}}
	for i := range steps {
		step := &steps[i]
		round := e.Rules.Round(&step.After)
		for len(c.Points) <= round {
			c.Points = append(c.Points, slices.Clone(c.Points[len(c.Points)-1])) // in a round without steps nobody gains anything
		}
		for len(c.last) <= round {
			c.last = append(c.last, i)
		}
		c.last[round] = i
		for seat := range seats {
			c.Points[round][seat] = e.Rules.Points(&step.After, game.Seat(seat))
		}
	}
	return c
}

// Leads adds the moments at which another seat than before has the most points alone. All are copies of m, with text as the source of their
// Text.
func (c *Course) Leads(m Moment, text func(seat game.Seat) func(u *ui.UI) string) {
	leader := game.NoSeat
	for round, points := range c.Points {
		most := slices.Max(points)
		seat := slices.Index(points, most)
		if alone := !slices.Contains(points[seat+1:], most); !alone || game.Seat(seat) == leader {
			continue
		}
		if leader != game.NoSeat {
			m.Round, m.Step, m.Seat, m.Text = round, c.last[min(round, len(c.last)-1)], game.Seat(seat), text(game.Seat(seat))
			c.Moments = append(c.Moments, m)
		}
		leader = game.Seat(seat)
	}
	slices.SortStableFunc(c.Moments, func(a, b Moment) int { return cmp.Compare(a.Round, b.Round) })
}
