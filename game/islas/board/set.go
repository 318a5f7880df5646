package board

import (
	"fmt"
	"slices"

	"islas/game/islas"
)

// Spread returns the number of features that each plot of the island lies next to, the most favoured plot first.
func (is *Island) Spread() [islas.Plots]int { return Spread(is.Geography()) }

// Spread returns the spread of an island with this geography.
func Spread(g islas.Geography) [islas.Plots]int {
	spread := Features(g)
	slices.SortFunc(spread[:], func(a, b int) int { return b - a })
	return spread
}

// CheckSet checks the one condition that concerns several islands: each spreads its features over the plots (Spread) differently.
func CheckSet(islands []*Island) error {
	seen := map[[islas.Plots]int]string{}
	for _, is := range islands {
		spread := is.Spread()
		if other, taken := seen[spread]; taken {
			return fmt.Errorf("islands %s and %s spread their features over the plots alike, %v; change one of them", other, is.ID, spread)
		}
		seen[spread] = is.ID
	}
	return nil
}
