package review

import (
	"cmp"
	"slices"

	"islas/game"
)

// Kind is the reason why a match turned at a moment.
type Kind uint8

// The kinds.
const (
	Mistake Kind = iota // the seat that decided gave away much: Moment.Best would have kept it
	Stroke              // the seat that decided gained much by what it did
	Fortune             // chance gave the seat much
	Mishap              // chance took much from the seat

	Kinds = iota // number of kinds
)

// Turn is a moment at which the match turned.
type Turn struct {
	Moment int // number of the moment
	Kind   Kind
	Seat   game.Seat // whose chances changed most by it
	Size   int       // of the change, above 0
}

// Limits on the turning points of a match.
const (
	leastTurns = 3
	mostTurns  = 7
	largeTurn  = Whole * 6 / 100 // beyond the first few, a turning point is as large
)

// turns finds the turning points: the largest losses by a mistake, gains by a decision, and changes by chance.
func (v *Verdict[A]) turns() {
	var all []Turn
	for i := range v.Moments {
		if t := v.turn(i); t.Size > 0 {
			all = append(all, t)
		}
	}
	slices.SortStableFunc(all, func(a, b Turn) int { return cmp.Compare(b.Size, a.Size) })
	n := min(len(all), mostTurns)
	for n > leastTurns && all[n-1].Size < largeTurn {
		n--
	}
	v.Turns = all[:n]
	slices.SortFunc(v.Turns, func(a, b Turn) int { return cmp.Compare(a.Moment, b.Moment) })
}

// turn returns the largest turn of a moment.
func (v *Verdict[A]) turn(i int) (t Turn) {
	m := &v.Moments[i]
	larger := func(k Kind, seat game.Seat, size int) {
		if size > t.Size {
			t = Turn{Moment: i, Kind: k, Seat: seat, Size: size}
		}
	}
	larger(Mistake, m.Seat, m.Cost)
	larger(Stroke, m.Seat, m.Made(m.Seat))
	for seat := range game.Seat(v.Seats) {
		larger(Fortune, seat, m.Luck(seat))
		larger(Mishap, seat, -m.Luck(seat))
	}
	return t
}
