package table

import (
	"slices"
	"testing"

	"islas/render/popover"
	"islas/render/ui"
)

// The popover lies in the first place in which it has room without hiding anything that is to be clicked.
func TestSuggestionHidesNothingToClick(t *testing.T) {
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
		{[]ui.Rect{ui.RectAround(first.Middle(), 50, 50)}, first},
		{[]ui.Rect{first.Center(400, 300)}, second},
		{[]ui.Rect{first.Center(400, 300), second}, first}, // where it hides least
	} {
		at, _ := new(Suggestion).lie(r.UI, &suggested{what: "Do this", why: "because of that", avoid: popover.All(popover.Must, c.clear)}, places)
		hides := slices.ContainsFunc(c.clear, func(r ui.Rect) bool { return !r.Intersect(at).Empty() })
		if at.Empty() || at.Intersect(c.want) != at || hides && len(c.clear) < 2 {
			t.Errorf("with %v to click the popover lies at %v, want it in %v", c.clear, at, c.want)
		}
	}
	r.End()
}

// The popover moves within its place to avoid things, and to another place only to avoid what it must not cover.
func TestSuggestionMovesWithinItsPlace(t *testing.T) {
	r := newReader(t)
	r.Begin(ui.Input{}, 1920, 1080, 1)
	defer r.End()
	places := []ui.Rect{{X: 100, Y: 100, W: 500, H: 600}, {X: 900, Y: 100, W: 500, H: 600}}
	keep := ui.Rect{X: 100, Y: 100, W: 500, H: 350}
	said := suggested{what: "Do this", why: "because of that", avoid: popover.All(popover.Firmly, []ui.Rect{keep})}
	at, _ := new(Suggestion).lie(r.UI, &said, places)
	if in := at.Intersect(keep); !in.Empty() || at.Bottom() > 700 || at.X > 600 {
		t.Errorf("the popover lies at %v", at)
	}
	said.avoid = append(said.avoid, popover.All(popover.Must, []ui.Rect{{X: 100, Y: 450, W: 500, H: 250}})...)
	if at, _ = new(Suggestion).lie(r.UI, &said, places); at.X < 900 {
		t.Errorf("beside what must be clear the popover lies at %v", at)
	}
}

// A badge hangs at a lower corner if Low is set, unless an upper one hides less.
func TestBadgeHangsLow(t *testing.T) {
	r := newReader(t)
	r.Begin(ui.Input{}, 1920, 1080, 1)
	defer r.End()
	thing := ui.Rect{X: 500, Y: 500, W: 100, H: 100}
	low, high := Advice{Low: true}, Advice{}
	if l, h := low.badge(r.UI, thing, 20), high.badge(r.UI, thing, 20); l.Middle().Y < thing.Bottom()-1 || h.Middle().Y > thing.Y+1 {
		t.Errorf("badges hang at %v and %v", l, h)
	}
}

// A badge hangs where it hides least.
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

// The badge of a thing between others hangs above it in the middle, where it can't be mistaken for theirs.
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
