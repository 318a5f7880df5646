package table

import (
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/render/internal/pilot"
	"islas/render/islas/demo"
	"islas/render/settings"
	"islas/render/ui"
)

// TestHandComesToRestUnderThePointer plays with changes that are shown at once, the pointer staying where it clicked last.
// A fan that opened now at one card, now at its neighbour would flicker as long as it stays there.
func TestHandComesToRestUnderThePointer(t *testing.T) {
	for _, seed := range []uint64{2, 11} {
		r := newRig(t, "en", 900, 560, 0.9, someSetup(seed, game.Human, "easy"))
		r.s.Settings.Speed = settings.Instant
		rng := rand.New(rand.NewPCG(seed, 5))
		in := ui.Input{Inside: true}
		for clicks := range 50 {
			r.restUnder(in, clicks)
			w, ok := pilot.Next(rng, r.u.Widgets(), demo.Clicks())
			if !ok {
				t.Fatal(errNothing)
			}
			in.Pos = w.Rect.Middle()
			r.frame(in)
			r.frame(ui.Input{Pos: in.Pos, Inside: true, Down: true, Pressed: true})
			r.frame(ui.Input{Pos: in.Pos, Inside: true, Released: true})
		}
	}
}

// restUnder lets the game go on with the pointer where it is, until nothing moves.
func (r *harness) restUnder(in ui.Input, clicks int) {
	r.t.Helper()
	for n := range 300 {
		r.frame(in)
		if n > 3 && !r.s.Top().Busy() {
			return
		}
	}
	r.t.Fatalf("after %d clicks something moves for ever while the pointer rests at %v", clicks, in.Pos)
}

// TestEdgeOfTheLastCard points at the last card up to its edge, in a hand that just fills its tray: the card stays under the
// pointer.
func TestEdgeOfTheLastCard(t *testing.T) {
	r := reachIn(t, "en", 900, 560, 0.9, 2, 1, func(s *islas.State) bool {
		return s.HandSize(0) == 7 && s.Decision() == islas.Decision{Phase: islas.PhaseAction, Seat: 0}
	})
	r.s.Settings.Speed = settings.Instant
	last := r.widget("card.6").Rect
	for x := last.X + 1; x < last.Right(); x++ {
		r.restUnder(ui.Input{Pos: ui.Point{X: x, Y: last.Middle().Y}, Inside: true}, 0)
	}
}
