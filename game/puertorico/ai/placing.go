package ai

import (
	"islas/game/puertorico"
	"islas/game/puertorico/internal/policy"
)

// Placements returns those placements of all colonists of the placing player in the view that are worth trying, the best by rule
// of thumb first: the levels that search choose among them. It is nil if none are being placed.
func Placements(v puertorico.View) []puertorico.Placement {
	s := v.State()
	if s.Decision().Phase != puertorico.PhasePlacing {
		return nil
	}
	return policy.New(policy.Tuned(s.Seats())).Placements(s, nil)
}
