package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
)

// A tick with a suggestion in the smallest window costs no search for a place, no layout of texts and few allocations.
func TestTickCostsLittle(t *testing.T) {
	for name, phase := range map[string]puertorico.Phase{"role": puertorico.PhaseRole, "placing": puertorico.PhasePlacing, "build": puertorico.PhaseBuild} {
		t.Run(name, func(t *testing.T) {
			r := find(t, 5, decides(phase, 8)).shown(t, "de", harness.Window{W: 568, H: 320, Percent: 200}, alone(5)...)
			r.AskedCostsAtMost(tabletest.Cost{Allocations: 2000})
		})
	}
}
