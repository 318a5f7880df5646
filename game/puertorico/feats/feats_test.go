package feats_test

import (
	"testing"

	"islas/game/internal/conform"
	"islas/game/puertorico/engine"
	"islas/game/puertorico/feats"
)

// In real games everything is achieved by somebody, and nothing in most of all chances.
func TestFeatsOfRealGames(t *testing.T) {
	conform.Feats(t, engine.Engine{}, feats.IDs(), feats.Judge, 160)
}
