package review

import "islas/game"

// Moment is a decision of a match with its effects.
type Moment[A any] struct {
	At     int       // number of its first action, from 0
	Seat   game.Seat // who decided
	Round  int       // from 1
	Done   []A       // the action: several where one decision is made in several
	Choice bool      // there was something to choose
	Within bool      // it goes on with the turn of the decision before it, where the effect of all of them is counted

	// Before are the chances at the decision, Expected those once it was made but before chance came, After those at the next one.
	// Expected and After differ only where chance had a part.
	Before, Expected, After Chances

	// Best is a better choice for the seat by what it could know; nil if none was found.
	Best []A
	// Cost is how much better Best is: the part of the chance to win that was given away.
	Cost int
}

// Luck returns the effect of chance on a seat's chances after the decision.
func (m *Moment[A]) Luck(seat game.Seat) int { return m.After[seat] - m.Expected[seat] }

// Made returns the effect of the decision on a seat's chances, whoever made it.
func (m *Moment[A]) Made(seat game.Seat) int { return m.Expected[seat] - m.Before[seat] }

// Account splits the chances of a seat at the end by source: Start+Luck+Own+Others is End.
type Account struct {
	Start  int // at the first decision
	Luck   int // by chance
	Own    int // by its own decisions
	Others int // by those of the others
	End    int
	Given  int // given away by its decisions, by what it could know: the sum of Cost
}

// Verdict is the result of a review.
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
