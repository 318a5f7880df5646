package stage

import (
	"math"
	"testing"

	"islas/render/ui"
)

// TestVoyage follows a ship of the title: it comes in from the right, slower and slower, and then lies on the swell.
func TestVoyage(t *testing.T) {
	r := ui.Rect{X: 900, Y: 400, W: 400, H: 300}
	var v Voyage
	if at, turn, way := v.place(Water{Step: 7}, r); at != r || turn != 0 || way != 0 {
		t.Errorf("on a still sea the ship is at %v, turned by %v", at, turn)
	}
	w := Water{Lively: true, Step: 1000}
	at, _, way := v.place(w, r)
	if at.X < r.Right()-0.2*r.W || way != 1 {
		t.Errorf("it sets out at %v with way %v", at, way)
	}
	last, step := at, math.Inf(1)
	for range voyageSteps {
		w.Step++
		at, turn, way := v.place(w, r)
		if d := last.X - at.X; d < 0 || d > step+1e-9 {
			t.Fatalf("at step %d it goes by %v after %v", w.Step, d, step)
		} else {
			step = d
		}
		if math.Abs(turn) > swellPitch || math.Abs(at.Y-r.Y) > swellRise*r.H {
			t.Fatalf("it rolls by %v and stands %v above its place", turn, at.Y-r.Y)
		}
		if last = at; way < 0 {
			t.Fatalf("its way is %v", way)
		}
	}
	if at, _, way := v.place(w, r); at.X != r.X || way != 0 {
		t.Errorf("it ends at %v with way %v, want %v", at, way, r)
	}
	w.Lively = false
	if at, turn, _ := v.place(w, r); at != r || turn != 0 {
		t.Errorf("when motion is reduced it lies at %v, turned by %v", at, turn)
	}
}
