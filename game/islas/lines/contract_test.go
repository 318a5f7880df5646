package lines_test

import (
	"testing"

	"islas/game/internal/conform"
	"islas/game/islas/engine"
	"islas/game/islas/lines"
)

// TestContract: Islas Canarias keeps the contract of package game.
func TestContract(t *testing.T) {
	conform.Game(t, engine.Engine{}, lines.Lines{}, 3)
}
