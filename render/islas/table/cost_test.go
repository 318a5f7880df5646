package table_test

import (
	"fmt"
	"testing"

	"islas/game/islas"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

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

// BenchmarkTurn measures a tick of a turn without input: before anything is picked, with a card picked, and with a plot pointed at on
// which its house could stand.
func BenchmarkTurn(b *testing.B) {
	for n, name := range []string{"nothing picked", "card picked", "plot pointed at"} {
		b.Run(name, func(b *testing.B) {
			r := find(b, 4, decides(islas.PhaseAction, 6)).open(b, "en", full)
			r.Rest()
			way := r.way(r.some(islas.Build))
			if n > 0 {
				r.Click(way[0])
			}
			at := ui.Point{X: 2, Y: 2}
			if n > 1 {
				at = r.Widget(way[1]).Rect.Middle()
			}
			r.Move(at)
			r.Rest()
			ticks(b, r, at)
		})
	}
}

// BenchmarkLookingBack measures a tick while an earlier arrival is looked at.
func BenchmarkLookingBack(b *testing.B) {
	for _, rounds := range []int{3, 8} {
		b.Run(fmt.Sprint("round ", rounds), func(b *testing.B) {
			r := find(b, 4, decides(islas.PhaseAction, rounds)).open(b, "en", full)
			r.Rest()
			r.openPage()
			r.Rest()
			ticks(b, r, ui.Point{X: 2, Y: 2})
		})
	}
}

// ticks measures ticks in which the pointer moves by a hair, so that none is skipped.
func ticks(b *testing.B, r *rig, at ui.Point) {
	r.Clock = false
	b.ReportAllocs()
	for n := 1; b.Loop(); n++ {
		r.Entered = r.Entered[:0]
		if !r.Tick(ui.Input{Pos: at.Add(ui.Point{X: float64(n % 2)}), Inside: true}) {
			b.Fatal("a tick was left out")
		}
	}
}
