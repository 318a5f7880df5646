package lines_test

import (
	"testing"

	"islas/game/internal/conform"
	"islas/game/islas/engine"
	"islas/game/islas/lines"
)

// TestContract: Islas Canarias keeps the contract of the house.
func TestContract(t *testing.T) {
	conform.Game(t, engine.Engine{}, lines.Lines{}, 3)
}
