package lab

import (
	"islas/game"
	"islas/game/arena/lab"
	"islas/game/islas"
)

// Whoever holds a privilege for long wins more often than others, but not only by the privilege: whoever has more buildings has
// more of everything. The adjusted figure removes what can be removed. It looks at every game once, when somebody first has half
// of the goal, and compares the players who own the privilege then with those who do not but have the same lead, as many other
// privileges and as many opponents.

// Strata of players who are compared with each other.
const (
	playerCounts = islas.MaxSeats - islas.MinSeats + 1
	leads        = 13 // a lead of -6 or less, -5, …, 5, 6 or more
	othersKept   = 3  // none, one, two or more other privileges
	strata       = playerCounts * leads * othersKept
)

// batches has no divisor in common with the 48 games after which a plan has been through all its kinds of games.
const batches = 49

// adjust adds a game by its number in the plan.
func adjust(a *lab.Adjusted, n int, f *facts, c islas.Colour) {
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
		stratum := ((f.Players-islas.MinSeats)*leads+lead)*othersKept + min(kept, othersKept-1)
		a.Add(n, stratum, owns, f.Won(seat))
	}
}
