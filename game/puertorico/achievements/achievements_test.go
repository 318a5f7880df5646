package achievements_test

import (
	"testing"

	"islas/game/internal/conform"
	"islas/game/puertorico/achievements"
	"islas/game/puertorico/engine"
)

// In real games everything is achieved by somebody, and nothing in most of all chances.
func TestAchievementsOfRealGames(t *testing.T) {
	conform.Achievements(t, engine.Engine{}, achievements.IDs(), achievements.Judge, 1600, "easy", "shipper")
}
