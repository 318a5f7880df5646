package playing

import (
	"testing"

	"islas/render/ui"
)

// The note lies in the first place in which it hides nothing that is to be clicked.
func TestNoteHidesNothingToClick(t *testing.T) {
	r := newReader(t)
	r.Begin(ui.Input{}, 1920, 1080, 1)
	first, second := ui.Rect{X: 100, Y: 100, W: 500, H: 400}, ui.Rect{X: 900, Y: 500, W: 500, H: 400}
	narrow := ui.Rect{X: 0, Y: 0, W: 200, H: 1000}
	places := []ui.Rect{narrow, first, second}
	for _, c := range []struct {
		clear []ui.Rect
		want  ui.Rect
	}{
		{nil, first},
		{[]ui.Rect{ui.RectAround(first.Middle(), 50, 50)}, second},
		{[]ui.Rect{ui.RectAround(first.Middle(), 50, 50), ui.RectAround(second.Middle(), 90, 90)}, first}, // where it hides least
	} {
		at, _ := notePlace(r.UI, "Do this", "because of that", places, c.clear)
		if at.Empty() || at.Intersect(c.want) != at {
			t.Errorf("with %v to click the note lies at %v, want it in %v", c.clear, at, c.want)
		}
	}
	r.End()
}

// A badge hangs where it hides least of what is to be seen.
func TestBadgeHidesLittle(t *testing.T) {
	r := newReader(t)
	thing := ui.Rect{X: 500, Y: 500, W: 100, H: 100}
	r.Begin(ui.Input{}, 1920, 1080, 1)
	r.Region("seen", ui.Rect{X: 400, Y: 400, W: 150, H: 250}, ui.RegionOptions{Target: 1})
	a := Advice{Weight: func(w *ui.Widget) float64 { return float64(w.Target.(int)) }}
	at := a.badge(r.UI, thing, 20)
	r.End()
	if at.Middle().X < thing.Middle().X {
		t.Errorf("the badge at %v hides what is left of %v", at, thing)
	}
}

// A badge of a thing between others hangs above it in the middle, where it can't be taken for theirs.
func TestBadgeBetweenOthers(t *testing.T) {
	r := newReader(t)
	thing := ui.Rect{X: 500, Y: 500, W: 100, H: 44}
	r.Begin(ui.Input{}, 1920, 1080, 1)
	for i, x := range []float64{395, 605} {
		r.Region(string(rune('a'+i)), ui.Rect{X: x, Y: 500, W: 100, H: 44}, ui.RegionOptions{Target: 1})
	}
	a := Advice{Weight: func(w *ui.Widget) float64 { return float64(w.Target.(int)) }}
	at := a.badge(r.UI, thing, 16)
	r.End()
	if at.X < thing.X || at.Right() > thing.Right() {
		t.Errorf("the badge at %v of %v lies on what is beside it", at, thing)
	}
}
