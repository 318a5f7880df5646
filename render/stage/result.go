package stage

import (
	"cmp"
	"slices"

	"islas/game"
	"islas/render/paint"
	"islas/render/ui"
)

// Result is what the scene of the result tells of a match beside who has won.
type Result struct {
	// Sources are what all points come from, the columns of the result.
	Sources []Source
	// Stalled reports whether the match has ended by a stalemate (game.Stalling).
	Stalled bool
	// Course is how it came to that, nil if that cannot be told.
	Course *Course
	// Paint draws what a seat has come to have by the end, such as its board, in r on whatever sea is there. It is nil in games
	// that have nothing to show.
	Paint func(u *ui.UI, r ui.Rect, seat game.Seat)
}

// Source is what points come from.
type Source struct {
	Label   string     // key of its name
	Icon    paint.Icon // stands above it where there is room, and for it where there is none for the name
	Amounts []Amount   // by seat
	// Paint draws a picture of it that stands there instead of the icon; nil for none.
	Paint func(u *ui.UI, r ui.Rect)
}

// Amount is how many points a seat has from a source, and from how many things that each give as many; 0 if that is not how
// they are counted.
type Amount struct{ Points, Count int }

// Course is how the points of a match came about, round by round.
type Course struct {
	Points  [][]int  // by seat: before the first round, and after each
	Goal    int      // the points towards which all play; 0 if there is none
	Moments []Moment // in the order in which they happened

	last []int // by index of Points: the last step of all until then
}

// Moment is something that happened to the points of a seat and is worth telling afterwards.
type Moment struct {
	Round  int // from 1
	Step   int // of the match, from 0, with which it came about
	Seat   game.Seat
	Icon   paint.Icon
	Weight int                   // how much it matters: where there is no room for all, the lightest are left out
	Major  bool                  // it is marked in the chart, and not only while it is pointed at in the story
	Text   func(u *ui.UI) string // says it in a sentence
}

// Course returns the points of a match of so many seats by rounds, from all its steps. What is worth telling the game adds.
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

// Leads adds the moments at which another seat than before comes to have the most points alone. All are like m, and text tells
// of them.
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
