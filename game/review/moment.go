package review

import "islas/game"

// Moment is a decision of a match with what came of it.
type Moment[A any] struct {
	At     int       // number of its first action, from 0
	Seat   game.Seat // who decided
	Round  int       // from 1
	Done   []A       // what was done: several actions where one decision is made in several
	Choice bool      // there was something to choose

	// Before are the chances at the decision, Expected those once it was made but before chance came, After those at the next
	// one. Expected and After differ only where chance had a part.
	Before, Expected, After Chances

	// Best is what would have been better for the seat by what it could know; nil if nothing was found that is.
	Best []A
	// Cost is by how much it would have been better: what was given away of the chance to win.
	Cost int
}

// Luck returns what chance gave a seat after the decision, or took from it.
func (m *Moment[A]) Luck(seat game.Seat) int { return m.After[seat] - m.Expected[seat] }

// Made returns what the decision gave a seat, or took from it, whoever made it.
func (m *Moment[A]) Made(seat game.Seat) int { return m.Expected[seat] - m.Before[seat] }

// Account is where the chances of a seat at the end come from: Start+Luck+Own+Others is End.
type Account struct {
	Start  int // at the first decision
	Luck   int // what chance gave
	Own    int // what its own decisions made
	Others int // what those of the others made
	End    int
	Given  int // what its decisions gave away, by what it could know: the sum of Cost
}

// Verdict is what a review has found.
type Verdict[A any] struct {
	Seats    int
	Moments  []Moment[A]
	Turns    []Turn // in the order in which they came
	Accounts []Account
}

// accounts adds up the moments.
func (v *Verdict[A]) accounts() {
	v.Accounts = make([]Account, v.Seats)
	for i := range v.Moments {
		m := &v.Moments[i]
		for seat := range game.Seat(v.Seats) {
			a := &v.Accounts[seat]
			if i == 0 {
				a.Start = m.Before[seat]
			}
			a.Luck += m.Luck(seat)
			if a.End = m.After[seat]; seat == m.Seat {
				a.Own += m.Made(seat)
				a.Given += m.Cost
			} else {
				a.Others += m.Made(seat)
			}
		}
	}
}
