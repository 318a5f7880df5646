package achievements_test

import (
	"testing"

	"islas/game/colonies/achievements"
	"islas/game/colonies/engine"
	"islas/game/internal/conform"
)

// In real games everything is achieved by somebody, and nothing in most of all chances.
func TestAchievementsOfRealGames(t *testing.T) {
	conform.Achievements(t, engine.Engine{}, achievements.IDs(), achievements.Judge, 160)
}
