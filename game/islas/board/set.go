package board

import (
	"fmt"
	"slices"

	"islas/game/islas"
)

// Spread returns next to how many features each plot of the island lies, the most favoured plot first.
func (is *Island) Spread() [islas.Plots]int { return Spread(is.Geography()) }

// Spread returns that of an island with so a geography.
func Spread(g islas.Geography) [islas.Plots]int {
	spread := Features(g)
	slices.SortFunc(spread[:], func(a, b int) int { return b - a })
	return spread
}

// CheckSet checks the one condition that concerns several islands: how the features are spread over the plots (Spread) differs from island
// to island.
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
