package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
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

// BenchmarkTick measures a tick without input, with five players, at the moments at which most lies on the table.
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
