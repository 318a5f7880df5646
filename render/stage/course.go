package stage

import (
	"cmp"
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/ui"
)

// Course is how the points of a match came about, round by round.
type Course struct {
	Points  [][]int  // by seat: before the first round, and after each
	Goal    int      // the points towards which all play; 0 if there is none
	Moments []Moment // in the order in which they happened
}

// Moment is something that happened to the points of a seat and is worth telling afterwards.
type Moment struct {
	Round  int // from 1
	Seat   game.Seat
	Icon   paint.Icon
	Weight int                   // how much it matters: where there is no room for all, the lightest are left out
	Text   func(u *ui.UI) string // says it in a sentence
}

// Course returns the points of a match by rounds. What is worth telling the game adds.
func (e Engine[S, A, E]) Course(m match.Any) *Course {
	played := m.(*match.Match[S, A, E])
	seats := len(played.Setup().Seats)
	c := &Course{Points: [][]int{make([]int, seats)}}
	for _, step := range played.Steps() {
		round := e.Rules.Round(&step.After)
		for len(c.Points) <= round {
			c.Points = append(c.Points, make([]int, seats))
		}
		for seat := range seats {
			c.Points[round][seat] = e.Rules.Points(&step.After, game.Seat(seat))
		}
	}
	return c
}

// Leads adds the moments at which another seat than before comes to have the most points alone, of which text tells.
func (c *Course) Leads(icon paint.Icon, weight int, text func(seat game.Seat) func(u *ui.UI) string) {
	leader := game.NoSeat
	for round, points := range c.Points {
		most := slices.Max(points)
		seat := slices.Index(points, most)
		if alone := !slices.Contains(points[seat+1:], most); !alone || game.Seat(seat) == leader {
			continue
		}
		if leader != game.NoSeat {
			c.Moments = append(c.Moments, Moment{Round: round, Seat: game.Seat(seat), Icon: icon, Weight: weight, Text: text(game.Seat(seat))})
		}
		leader = game.Seat(seat)
	}
	slices.SortStableFunc(c.Moments, func(a, b Moment) int { return cmp.Compare(a.Round, b.Round) })
}
