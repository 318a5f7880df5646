package shell

import (
	"math"
	"testing"

	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// TestVoyage follows the title's ship: it comes in from the right, slower and slower, and then lies on the swell.
func TestVoyage(t *testing.T) {
	r := ui.Rect{X: 900, Y: 400, W: 400, H: 300}
	var v voyage
	if at, turn, way := v.place(stage.Water{Step: 7}, r); at != r || turn != 0 || way != 0 {
		t.Errorf("on a still sea the ship is at %v, turned by %v", at, turn)
	}
	w := stage.Water{Lively: true, Step: 1000}
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

// TestTitleHasRoomForAll checks that in every window the islands and the ship keep clear of the name and the menu and lie
// in the window, and that no two of them cover each other by much.
func TestTitleHasRoomForAll(t *testing.T) {
	for _, at := range spaces() {
		s, err := makeStage("de", false)
		if err != nil {
			t.Fatal(err)
		}
		r := at.rig(t, s)
		sc := NewTitle(s).(*title)
		s.Go(sc)
		r.frame(ui.Input{})
		lay := planTitle(r.u, sc.menuHeight(r.u))
		things := map[string]ui.Rect{}
		for _, isl := range lay.islands {
			if islandOf(isl.id) == nil {
				t.Fatalf("there is no island %q", isl.id)
			}
			things[isl.id] = isl.rect
		}
		if !lay.ship.Empty() {
			things["ship"] = lay.ship
		}
		if len(things) == 0 {
			t.Logf("%s: neither island nor ship", at)
		}
		for name, rect := range things {
			if got := rect.Intersect(r.u.Bounds()); rect.W-got.W > 1 || rect.H-got.H > 1 {
				t.Errorf("%s: %s at %v is not wholly in the window", at, name, rect)
			}
			for what, other := range map[string]ui.Rect{"the menu": lay.menu, "the language": lay.language, "the credits": lay.credits} {
				if over := rect.Intersect(other); over.W > 2 && over.H > 2 {
					t.Errorf("%s: %s covers %s by %v", at, name, what, over)
				}
			}
			if over := rect.Intersect(lay.name); over.W*over.H > 0.15*rect.W*rect.H {
				t.Errorf("%s: the name covers too much of %s", at, name)
			}
			for also, other := range things {
				if over := rect.Intersect(other); also < name && over.W*over.H > 0.2*min(rect.W*rect.H, other.W*other.H) {
					t.Errorf("%s: %s and %s cover each other", at, name, also)
				}
			}
		}
		if ratio := lay.ship.W / max(lay.ship.H, 1); len(lay.islands) > 0 && !lay.ship.Empty() && math.Abs(ratio-paint.ShipRatio) > 0.01 {
			t.Errorf("%s: the ship is %v", at, lay.ship)
		}
	}
}
