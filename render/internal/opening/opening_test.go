package opening

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/paint"
	"islas/render/stage"
)

// seen reports whether an opening says that its sea has been seen.
func seen(o *Opening) bool {
	select {
	case <-o.Seen():
		return true
	default:
		return false
	}
}

// TestSea shows the sea: it is seen with the second frame, from then on the frames wait for the next step of the glints, and it goes as
// time does, or stands still where nothing shall move.
func TestSea(t *testing.T) {
	for _, tt := range []struct {
		lively bool
		step   int // after a second
	}{{true, paint.GlintRate}, {false, 0}} {
		var held []time.Duration
		o := New(tt.lively, func(d time.Duration) { held = append(held, d) })
		o.window = stage.Window{W: 320, H: 180, Density: 1}
		screen := ebiten.NewImage(320, 180)
		defer screen.Deallocate()
		begin := time.Now()
		o.draw(screen, begin)
		if seen(o) || len(held) != 0 {
			t.Errorf("lively %v: with its first frame the sea has been seen, or the next one waits %v", tt.lively, held)
		}
		o.draw(screen, begin)
		if !seen(o) || len(held) != 1 || held[0] != time.Second/paint.GlintRate {
			t.Errorf("lively %v: the sea is seen with the second frame: %v; the next one waits %v", tt.lively, seen(o), held)
		}
		o.draw(screen, begin.Add(time.Second))
		if o.Step() != tt.step {
			t.Errorf("lively %v: after a second the glints are at step %d, not %d", tt.lively, o.Step(), tt.step)
		}
		o.window.W = 400
		if o.draw(screen, begin.Add(time.Second)); o.drawn != o.window {
			t.Errorf("lively %v: in a window of another size the sea is drawn for the one before", tt.lively)
		}
	}
}

// game counts how often the engine comes to it.
type game struct{ updates, draws int }

func (g *game) Update() error                               { g.updates++; return nil }
func (g *game) Draw(*ebiten.Image)                          { g.draws++ }
func (g *game) Layout(int, int) (int, int)                  { return 1, 1 }
func (g *game) LayoutF(float64, float64) (float64, float64) { return 70, 50 }

// TestPlay puts a game into the place of the sea: with the next frame, and what waits for its first picture is told of that once.
func TestPlay(t *testing.T) {
	o := New(true, func(time.Duration) { t.Error("a frame of the game is held back") })
	if err := o.Update(); err != nil {
		t.Error(err)
	}
	var g game
	played := 0
	o.Play(&g, func() {
		if played++; g.draws != 1 {
			t.Errorf("the game is said to be seen after %d pictures", g.draws)
		}
	})
	if g.updates+g.draws+played != 0 {
		t.Errorf("before the next frame the game goes on: %+v", g)
	}
	for range 3 {
		if w, h := o.LayoutF(320, 180); w != 70 || h != 50 {
			t.Errorf("the screen of the game has %v × %v pixels", w, h)
		}
		if err := o.Update(); err != nil {
			t.Error(err)
		}
		o.Draw(nil)
	}
	if g.updates != 3 || g.draws != 3 || played != 1 {
		t.Errorf("in three frames: %+v, and it is told of %d times", g, played)
	}
	if seen(o) {
		t.Error("a sea has been seen that was never drawn")
	}
}
