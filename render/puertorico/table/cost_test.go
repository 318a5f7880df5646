package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
)

// TestTickCostsLittle checks that a tick with a suggestion in the smallest window searches for no place, lays out no text and allocates
// little.
func TestTickCostsLittle(t *testing.T) {
	for name, phase := range map[string]puertorico.Phase{"role": puertorico.PhaseRole, "placing": puertorico.PhasePlacing, "build": puertorico.PhaseBuild} {
		t.Run(name, func(t *testing.T) {
			r := find(t, 5, decides(phase, 8)).shown(t, "de", harness.Window{W: 568, H: 320, Percent: 200}, alone(5)...)
			r.AskedCostsAtMost(tabletest.Cost{Allocations: 2000})
		})
	}
}
