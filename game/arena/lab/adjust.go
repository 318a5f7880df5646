package lab

import (
	"math"

	"islas/game"
	"islas/game/islas"
)

// Who holds a privilege for long wins more often than others, but not only by the privilege: whoever has more buildings
// has more of everything. The adjusted figure takes out what can be taken out. It looks at every game once, when somebody
// first has half of the goal, and compares the players who own the privilege then with those who do not but have the same
// lead, as many other privileges and as many opponents: the Mantel-Haenszel difference of their win shares.

// Strata: who is compared with whom.
const (
	leads      = 13 // a lead of -6 or less, -5, …, 5, 6 or more
	othersKept = 3  // none, one, two or more other privileges
	strata     = playerCounts * leads * othersKept
)

// stratum is where players are compared who own a privilege and who do not.
type stratum struct {
	owners, ownersWon int // wins in sixtieths
	others, othersWon int
}

// batches is into how many parts the games are split for the interval. The players of a game are not independent, games
// are: the interval comes from leaving out one batch of games after the other (the jackknife). Batches must be alike, so
// their number has no divisor in common with the 48 games after which a plan has been through all its kinds of games.
const batches = 49

// adjusted gathers what the adjusted figure of one privilege needs.
type adjusted [batches][strata]stratum

// add takes in a game by its number in the plan.
func (a *adjusted) add(n int, f *Facts, c islas.Colour) {
	if !f.Half.Reached {
		return
	}
	for seat := range game.Seat(f.Players) {
		owns := f.Half.Owns[seat].Has(c)
		kept := f.Half.Owns[seat].Count()
		if owns {
			kept--
		}
		lead := min(max(f.Half.Lead[seat]+leads/2, 0), leads-1)
		at := ((f.Players-islas.MinSeats)*leads+lead)*othersKept + min(kept, othersKept-1)
		st := &a[n%batches][at]
		if owns {
			st.owners++
			st.ownersWon += f.won(seat)
		} else {
			st.others++
			st.othersWon += f.won(seat)
		}
	}
}

// estimate is the difference with its interval, which needs games in at least half of the batches.
func (a *adjusted) estimate() Estimate {
	var all [strata]stratum
	for b := range a {
		for i, st := range a[b] {
			all[i].plus(st, 1)
		}
	}
	n, off, ok := difference(&all)
	if !ok {
		return Estimate{}
	}
	e := Estimate{N: n, Off: percent(off)}
	var without []float64
	for b := range a {
		if empty(&a[b]) {
			continue
		}
		rest := all
		for i, st := range a[b] {
			rest[i].plus(st, -1)
		}
		_, off, ok := difference(&rest)
		if !ok {
			return e
		}
		without = append(without, off)
	}
	if len(without) >= batches/2 {
		half := student(len(without)-1) * jackknife(without)
		e.Interval = &Interval{percent(off - half), percent(off + half)}
	}
	return e
}

func (s *stratum) plus(o stratum, sign int) {
	s.owners += sign * o.owners
	s.ownersWon += sign * o.ownersWon
	s.others += sign * o.others
	s.othersWon += sign * o.othersWon
}

func empty(a *[strata]stratum) bool { return *a == [strata]stratum{} }

// difference is the weighted mean, over the strata with both, of the owners' win share less the others', and how many
// owners went into it; false if no stratum has both.
func difference(all *[strata]stratum) (owners int, off float64, ok bool) {
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
	return owners, sum / weights / wholeWin, true
}

// jackknife is the standard error of a figure from its values with one batch left out each.
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
