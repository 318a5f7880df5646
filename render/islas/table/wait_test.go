package table_test

import (
	"strings"
	"testing"
	"time"

	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/render/islas/table"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
)

// small is a window in which little has to be drawn.
var small = harness.Window{W: 1280, H: 720, Percent: 100}

// TestWaitsAreShort measures how long one waits for four others at normal speed, in whole games, by what one has decided before.
func TestWaitsAreShort(t *testing.T) {
	bubble(t, func(t *testing.T) {
		waits := tabletest.Waits{}
		for seed := range uint64(3) {
			r := begin(t, "en", small, someSetup(seed+1, alone(5)...))
			tabletest.Play(t, waits, r.Stage.Top().(*table.Table).Session, engine.Engine{}, level, table.Concerns, func(_ *islas.State, a islas.Action) string {
				return strings.Fields(a.String())[0]
			})
		}
		waits.Check(t, 12*time.Second)
	})
}

// TestTickCostsLittle checks that a tick with a suggestion in the smallest window searches for no place, lays out no text and allocates
// little.
func TestTickCostsLittle(t *testing.T) {
	for name, phase := range map[string]islas.Phase{"card": islas.PhaseAction, "settle": islas.PhaseSettle} {
		t.Run(name, func(t *testing.T) {
			r := find(t, 5, decides(phase, 3)).open(t, "de", harness.Window{W: 568, H: 320, Percent: 200})
			r.AskedCostsAtMost(tabletest.Cost{Allocations: 2000})
		})
	}
}
