package lines_test

import (
	"testing"

	"islas/game/internal/conform"
	"islas/game/puertorico/engine"
	"islas/game/puertorico/lines"
)

// TestContract: Puerto Rico keeps the contract of package game.
func TestContract(t *testing.T) {
	conform.Game(t, engine.Engine{}, lines.Lines{}, 3)
}
