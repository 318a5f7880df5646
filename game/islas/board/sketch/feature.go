package sketch

import "islas/game/islas"

// Feature returns the feature that a ground is, false for a plot. The sea is the coast.
func (g Ground) Feature() (islas.Feature, bool) {
	switch g {
	case Sea:
		return islas.Coast, true
	case Village:
		return islas.Village, true
	case Farmland:
		return islas.Farmland, true
	case Mountain:
		return islas.Mountain, true
	}
	return 0, false
}
