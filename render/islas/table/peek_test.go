package table_test

import (
	"testing"

	"islas/game/islas"
	"islas/render/ui"
)

// A pointer that rests somewhere opens nothing when an island comes to lie under it: only when it moves there.
func TestRestingPointerEnlargesNothing(t *testing.T) {
	bubble(t, func(t *testing.T) {
		const seats = 3
		m := find(t, seats, func(m moment) bool { return m.state().Round() > 2 && decides(islas.PhaseDone, 2)(m) })
		r := m.open(t, "en", full)
		r.Rest()
		at := r.Widget("island.1").Rect.Middle()
		r.Away()
		r.Key(ui.KeyE)
		for !r.arriving() {
			r.Wait(1)
		}
		r.Move(at)
		for range 60000 {
			if r.Wait(1); len(r.shown("board")) > seats {
				t.Fatal("an island is enlarged over the table, and nobody has pointed at it")
			}
			if !r.arriving() && !r.Busy() {
				break
			}
		}
		if r.Widget("island.1").Rect.Middle() != at {
			t.Fatal("the island is not under the pointer")
		}
		for range 120 {
			if r.Wait(1); len(r.shown("board")) > seats {
				t.Fatal("an island is enlarged that came to lie under a resting pointer")
			}
		}
		r.Move(at.Add(ui.Point{X: 8, Y: 8}))
		r.Wait(30)
		if len(r.shown("board")) > seats {
			t.Error("the island is enlarged after half a second")
		}
		r.Wait(12)
		if len(r.shown("board")) == seats {
			t.Error("the island is not enlarged for a pointer that has moved and rests")
		}
	})
}
