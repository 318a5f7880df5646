package render

import (
	"errors"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
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
