package catalogue_test

import (
	"testing"

	colonies "islas/game/colonies/achievements"
	coloniesengine "islas/game/colonies/engine"
	"islas/game/internal/conform"
	islas "islas/game/islas/achievements"
	islasengine "islas/game/islas/engine"
	puertorico "islas/game/puertorico/achievements"
	puertoricoengine "islas/game/puertorico/engine"
)

// In real games everything is achieved by somebody, and nothing in most of all chances.
func TestAchievementsOfRealGames(t *testing.T) {
	t.Run("islas", func(t *testing.T) {
		conform.Achievements(t, islasengine.Engine{}, islas.IDs(), islas.Judge, 48)
	})
	t.Run("puertorico", func(t *testing.T) {
		conform.Achievements(t, puertoricoengine.Engine{}, puertorico.IDs(), puertorico.Judge, 1600, "easy", "shipper")
	})
	t.Run("colonies", func(t *testing.T) {
		conform.Achievements(t, coloniesengine.Engine{}, colonies.IDs(), colonies.Judge, 160)
	})
}
