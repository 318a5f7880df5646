package table_test

import (
	"math/rand/v2"
	"testing"

	"islas/game/islas"
	"islas/render/internal/harness"
	"islas/render/internal/pilot"
	"islas/render/islas/demo"
	"islas/render/settings"
	"islas/render/ui"
)

// narrow is a window in which a hand of seven just fills its tray.
var narrow = harness.Window{W: 900, H: 560, Percent: 129}

// TestHandComesToRestUnderThePointer plays with changes that are shown at once, the pointer staying where it clicked last.
// A fan that opened now at one card, now at its neighbour would flicker as long as it stays there.
func TestHandComesToRestUnderThePointer(t *testing.T) {
	for _, seed := range []uint64{2, 11} {
		t.Run("", func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := begin(t, "en", narrow, someSetup(seed, alone(2)...))
				r.Stage.Settings.Speed = settings.Instant
				rng := rand.New(rand.NewPCG(seed, 5))
				for range 50 {
					r.restUnder()
					w, ok := pilot.Next(rng, r.UI.Widgets(), demo.Clicks())
					if !ok {
						t.Fatal("nothing can be clicked")
					}
					r.Press(w.Rect.Middle())
					r.Up()
				}
			})
		})
	}
}

// restUnder lets the game go on with the pointer where it is, until nothing moves.
func (r *rig) restUnder() {
	r.t.Helper()
	for n := range 300 {
		r.Wait(1)
		if n > 3 && !r.Busy() {
			return
		}
	}
	r.t.Fatalf("something moves for ever while the pointer rests: %q is under it", r.UI.Pointed())
}

// TestEdgeOfTheLastCard points at the last card up to its edge, in a hand that just fills its tray: the card stays under the
// pointer.
func TestEdgeOfTheLastCard(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 2, func(m moment) bool { return m.state().HandSize(0) == 7 && decides(islas.PhaseAction, 1)(m) })
		r := m.open(t, "en", narrow)
		r.Stage.Settings.Speed = settings.Instant
		r.Rest()
		last := r.Widget("card.6").Rect
		for x := last.X + 1; x < last.Right(); x++ {
			r.Move(ui.Point{X: x, Y: last.Middle().Y})
			r.restUnder()
		}
	})
}
