package table_test

import (
	"testing"

	"islas/game/colonies"
	own "islas/render/colonies"
	"islas/render/testkit/tabletest"
)

// TestCostOfATick bounds what a tick without input allocates and lays out, late in a game.
func TestCostOfATick(t *testing.T) {
	r := rigOf(t, tabletest.NewStage(t, "de", own.New()), full)
	r.Sit(find(t, 4, decides(colonies.DecideMain, 20)).begun(alone(4)...))
	r.Clock = false
	r.Wait(30)
	r.CostsAtMost(tabletest.Cost{Allocations: 1300})
}
