package render

import (
	"errors"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/bundle"
	"islas/render/stage"
)

// What must come to its end does so before the program ends, whether somebody asks for that or a mistake does.
func TestEndOfTheProgramWaits(t *testing.T) {
	for name, end := range map[string]func(a *app){
		"asked for": func(a *app) {
			a.stage.Quit()
			if err := a.update(); !errors.Is(err, ebiten.Termination) {
				t.Errorf("the program goes on: %v", err)
			}
		},
		"by a mistake": func(a *app) { a.guarded("test", func() { panic("a mistake") }) },
	} {
		a, err := newApp(optionsFor(t, nil))
		if err != nil {
			t.Fatal(err)
		}
		steps := 0
		a.stage.Whole(func() bool { steps++; return steps == 9 })
		if end(a); steps != 9 {
			t.Errorf("%s: after %d steps of 9", name, steps)
		}
	}
}

// What was wiped is gone for good when the program has ended as somebody asked for, and only then: where a mistake ends it, the next one
// finds it.
func TestWipedIsGoneWithTheProgram(t *testing.T) {
	for _, asked := range []bool{true, false} {
		a, err := newApp(optionsFor(t, nil))
		if err != nil {
			t.Fatal(err)
		}
		s := a.stage
		s.KeepExplained("something")
		x := s.BeginWipe()
		a.stage.Whole(func() bool {
			done, err := x.Step()
			return (done || err != nil) && (s.EndWipe(x, err) || true)
		})
		if asked {
			s.Quit()
			_ = a.update()
		} else {
			a.guarded("test", func() { panic("a mistake") })
		}
		names, err := s.Store.List()
		if err != nil || slices.Contains(names, bundle.WipedList) == asked || slices.Contains(names, stage.LearntName) {
			t.Errorf("asked for %v: there are %q, %v", asked, names, err)
		}
	}
}
