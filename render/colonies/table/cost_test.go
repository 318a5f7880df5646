package table_test

import (
	"testing"

	"islas/game/colonies"
	own "islas/render/colonies"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// late returns a table at a late turn, with most on it.
func late(t testing.TB) *rig {
	r := rigOf(t, tabletest.NewStage(t, "de", own.New()), full)
	r.Sit(find(t, 4, decides(colonies.DecideMain, 20)).begun(alone(4)...))
	r.Clock = false
	r.Wait(30)
	return r
}

// TestCostOfATick bounds what a tick without input allocates and lays out.
func TestCostOfATick(t *testing.T) { late(t).CostsAtMost(tabletest.Cost{Allocations: 1300}) }

// BenchmarkTick measures a tick without input.
func BenchmarkTick(b *testing.B) {
	r := late(b)
	b.ReportAllocs()
	for n := 1; b.Loop(); n++ {
		r.Entered = r.Entered[:0]
		if !r.Tick(ui.Input{Pos: ui.Point{X: 2 + float64(n%2), Y: 2}, Inside: true}) {
			b.Fatal("a tick was left out")
		}
	}
}
