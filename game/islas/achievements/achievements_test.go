package achievements_test

import (
	"testing"

	"islas/game/internal/conform"
	"islas/game/islas/achievements"
	"islas/game/islas/engine"
)

// In real games everything is achieved by somebody, and nothing in most of all chances.
func TestAchievementsOfRealGames(t *testing.T) {
	conform.Achievements(t, engine.Engine{}, achievements.IDs(), achievements.Judge, 48)
}
