package app

import (
	"testing"

	"islas/render/catalogue"
	"islas/render/keep/settings"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// making is a sound of which a number of slices are still to be made.
type making struct {
	services.Silence
	left int
}

func (m *making) Update()       { m.left = max(0, m.left-1) }
func (m *making) Working() bool { return m.left > 0 }

// Where nothing moves at a table the loop soon rests, and draws nothing, even if sounds are still to be made.
func TestLoopRestsSoonWhileSoundsAreMade(t *testing.T) {
	const slices, most = 430, 60 // of the surf, which has the most, and ticks for them
	for _, game := range catalogue.IDs(catalogue.Games()) {
		options := optionsFor(t, []string{"human", "easy", "easy"})
		options.Game = game
		a, err := newApp(options)
		must.OK(t, err)
		a.loop.Window = stage.Window{W: 1280, H: 720, Density: 1}
		a.stage.Settings.ReducedMotion, a.stage.Settings.Speed, a.stage.Settings.Explain = true, settings.Instant, false
		sound := new(making)
		a.stage.Sound = sound
		tick := func() (drawn int) {
			must.OK(t, a.update())
			if a.redraw {
				a.redraw, drawn = false, 1
			}
			return drawn
		}
		for n := 0; n < 30 || a.loop.Asked(); n++ {
			if tick(); n > 6000 {
				t.Fatalf("%s: the table does not come to rest", game)
			}
		}
		a.background.idle, sound.left = throttleAfter, slices
		ticks, draws := 0, 0
		for ; a.still() == 0 && ticks < slices; ticks++ {
			draws += tick()
		}
		if ticks > most || draws > 0 || sound.left > 0 {
			t.Errorf("%s: the loop rests after %d ticks and %d draws, %d slices are left", game, ticks, draws, sound.left)
		}
	}
}
