package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
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

// BenchmarkTick is the time for a tick in which nothing is done but looking, with five players, at the moments at which most lies
// on the table.
func BenchmarkTick(b *testing.B) {
	for name, phase := range map[string]puertorico.Phase{"role": puertorico.PhaseRole, "placing": puertorico.PhasePlacing, "build": puertorico.PhaseBuild} {
		b.Run(name, func(b *testing.B) {
			r := find(b, 5, decides(phase, 8)).open(b, "en", alone(5)...)
			r.Clock = false
			r.Watch = nil
			at := ui.Point{X: 2, Y: 2}
			b.ReportAllocs()
			for n := 1; b.Loop(); n++ {
				r.Entered = r.Entered[:0]
				if !r.Tick(ui.Input{Pos: at.Add(ui.Point{X: float64(n % 2)}), Inside: true}) {
					b.Fatal("a tick was left out")
				}
			}
		})
	}
}
