package lines_test

import (
	"testing"

	"islas/game/colonies/engine"
	"islas/game/colonies/lines"
	"islas/game/internal/conform"
)

// TestContract: The Colonies keeps the contract of package game.
func TestContract(t *testing.T) {
	conform.Game(t, engine.Engine{}, lines.Lines{}, 1)
}
