package render

import (
	"slices"
	"testing"
	"time"

	"islas/render/ui"
)

// locked is a scene with a door that is locked and one that is not.
type locked struct{}

func (locked) Frame(u *ui.UI) {
	u.Region("locked", ui.Rect{X: 0, Y: 0, W: 100, H: 100}, ui.RegionOptions{Disabled: true, Why: "locked"})
	u.Region("open", ui.Rect{X: 100, Y: 0, W: 100, H: 100}, ui.RegionOptions{})
}

func (locked) Busy() bool { return false }

// ear notes what is played.
type ear struct{ heard []string }

func (e *ear) Play(effect string)  { e.heard = append(e.heard, effect) }
func (e *ear) SetVolumes(int, int) {}
func (e *ear) Update()             {}

// In every scene one hears that what was clicked can't be used, once.
func TestDeniedIsHeardInEveryScene(t *testing.T) {
	a, err := newApp(optionsFor(t, nil))
	if err != nil {
		t.Fatal(err)
	}
	e := &ear{}
	a.stage.Sound = e
	a.w, a.h = 1280, 720
	a.stage.Go(locked{})
	for _, test := range []struct {
		at   ui.Point
		want []string
	}{{ui.Point{X: 50, Y: 50}, []string{"denied"}}, {ui.Point{X: 150, Y: 50}, nil}, {ui.Point{X: 500, Y: 500}, nil}} {
		e.heard = nil
		for _, in := range []ui.Input{{}, {Down: true, Pressed: true}, {Released: true}, {}} {
			in.Pos, in.Inside, in.Dt = test.at, true, time.Second/60
			a.frame(in)
		}
		if !slices.Equal(e.heard, test.want) {
			t.Errorf("a click at %v plays %v, want %v", test.at, e.heard, test.want)
		}
	}
}
