package tabletest

import (
	"runtime"

	"islas/render/ui"
)

// Cost is the work of one tick of a table.
type Cost struct {
	ui.Work
	Allocations int
}

// CostsAtMost measures the cost of a tick while only the pointer moves, and reports what exceeds most. A test that calls it must not run
// beside others, whose allocations would be counted.
func (r *Rig[S, A, E]) CostsAtMost(most Cost) {
	r.t.Helper()
	r.Watch = nil
	tick := func(n int) {
		r.Entered = r.Entered[:0]
		if !r.Tick(ui.Input{Pos: ui.Point{X: 2 + float64(n%2), Y: 2}, Inside: true}) {
			r.t.Fatal("a tick was left out")
		}
	}
	const ticks = 50
	for n := range ticks { // until everything is laid out
		tick(n)
	}
	work := r.UI.Work()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for n := range ticks {
		tick(n)
	}
	runtime.ReadMemStats(&after)
	now := r.UI.Work()
	cost := Cost{ui.Work{Rectangles: (now.Rectangles - work.Rectangles) / ticks, Lines: (now.Lines - work.Lines) / ticks}, int(after.Mallocs-before.Mallocs) / ticks}
	if cost.Rectangles > most.Rectangles || cost.Lines > most.Lines || cost.Allocations > most.Allocations {
		r.t.Errorf("a tick costs %+v, more than %+v", cost, most)
	}
	r.t.Logf("a tick costs %+v", cost)
}

// AskedCostsAtMost does the same while a suggestion is shown.
func (r *Rig[S, A, E]) AskedCostsAtMost(most Cost) {
	r.t.Helper()
	r.Clock, r.Stage.Parallel = false, false
	r.Rest()
	r.Key(ui.KeyH)
	r.Rest()
	if !r.Has("suggest.note") {
		r.t.Fatal("nothing is suggested")
	}
	r.CostsAtMost(most)
}
