package lab

import (
	"math"

	"islas/game/arena/play"
)

// Adjusted compares the win shares of players who have something, the owners, with those of players who do not, among equals:
// within strata that a game decides on, such as players with the same lead. It is the Mantel-Haenszel difference.
//
// The players of a game are not independent, games are: the interval comes from leaving out one batch of games after the other
// (the jackknife). Batches must be alike, so their number should have no divisor in common with the number of games after which a
// plan has been through all its kinds of games.
type Adjusted struct{ batches [][]stratum }

// stratum counts the owners and the others who are compared with each other, and their wins.
type stratum struct {
	owners, ownersWon int // wins in sixtieths
	others, othersWon int
}

// NewAdjusted returns an empty Adjusted of that many batches and strata.
func NewAdjusted(batches, strata int) *Adjusted {
	a := &Adjusted{make([][]stratum, batches)}
	for b := range a.batches {
		a.batches[b] = make([]stratum, strata)
	}
	return a
}

// Add adds a player of game number n, counted from 0: their stratum, whether they are an owner, and their part of the win in
// sixtieths.
func (a *Adjusted) Add(n, stratum int, owner bool, won int) {
	st := &a.batches[n%len(a.batches)][stratum]
	if owner {
		st.owners++
		st.ownersWon += won
	} else {
		st.others++
		st.othersWon += won
	}
}

// Estimate returns the difference with its interval, which needs games in at least half of the batches.
func (a *Adjusted) Estimate() Estimate {
	all := make([]stratum, len(a.batches[0]))
	for _, batch := range a.batches {
		plus(all, batch, 1)
	}
	n, off, ok := difference(all)
	if !ok {
		return Estimate{}
	}
	e := Estimate{N: n, Off: percent(off)}
	var without []float64
	for _, batch := range a.batches {
		if empty(batch) {
			continue
		}
		plus(all, batch, -1)
		_, off, ok := difference(all)
		plus(all, batch, 1)
		if !ok {
			return e
		}
		without = append(without, off)
	}
	if len(without) >= len(a.batches)/2 {
		half := student(len(without)-1) * jackknife(without)
		e.Interval = &Interval{percent(off - half), percent(off + half)}
	}
	return e
}

// plus adds the strata of a batch to those of all, or subtracts them if the sign is -1.
func plus(all, batch []stratum, sign int) {
	for i, o := range batch {
		s := &all[i]
		s.owners += sign * o.owners
		s.ownersWon += sign * o.ownersWon
		s.others += sign * o.others
		s.othersWon += sign * o.othersWon
	}
}

func empty(batch []stratum) bool {
	for _, s := range batch {
		if s != (stratum{}) {
			return false
		}
	}
	return true
}

// difference returns the weighted mean, over the strata with owners and others, of the owners' win share less the others', and
// how many owners went into it; ok is false if no stratum has both.
func difference(all []stratum) (owners int, off float64, ok bool) {
	sum, weights := 0.0, 0.0
	for _, s := range all {
		if s.owners == 0 || s.others == 0 {
			continue
		}
		owners += s.owners
		w := float64(s.owners) * float64(s.others) / float64(s.owners+s.others)
		d := float64(s.ownersWon)/float64(s.owners) - float64(s.othersWon)/float64(s.others)
		sum += float64(w * d)
		weights += w
	}
	if weights == 0 {
		return 0, 0, false
	}
	return owners, sum / weights / play.WholeWin, true
}

// jackknife returns the standard error of a figure from its values with one batch left out each.
func jackknife(without []float64) float64 {
	n := float64(len(without))
	mean := 0.0
	for _, x := range without {
		mean += x / n
	}
	squares := 0.0
	for _, x := range without {
		squares += float64((x - mean) * (x - mean))
	}
	return math.Sqrt(squares * (n - 1) / n)
}
