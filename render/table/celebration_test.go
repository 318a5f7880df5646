package table_test

import (
	"testing"
	"time"

	modeltable "islas/render/model"
	"islas/render/services"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// victory plays a game of computers until the celebration of its winner is shown, and returns the title.
func victory(t *testing.T, reduced bool) (r *rig, title string) {
	r = begin(t, 1, "easy", "random")
	r.Stage.Settings.ReducedMotion = reduced
	for range 60 * 300 {
		if r.Wait(1); r.Stage.Top().(*modeltable.Table).Session.Frame().Ceremony > 0 {
			if r.Ear.Mood != services.Over {
				t.Errorf("music is told of mood %d", r.Ear.Mood)
			}
			m := r.saved()
			return r, r.T("result.winner", "name", m.Setup().Seats[m.Winners().First()].Name)
		}
	}
	t.Fatal("nothing is celebrated")
	return nil, ""
}

// Who has won is celebrated for less than two seconds, also with less motion, and not longer than until a press.
func TestVictoryIsCelebrated(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		t.Run("", func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r, title := victory(t, reduced)
				ticks := 0
				for r.Wait(1); r.Shows(title); r.Wait(1) {
					ticks++
				}
				if took := time.Duration(ticks) * harness.Frame; took < time.Second || took > 2*time.Second {
					t.Errorf("the celebration takes %v", took)
				}
			})
		})
	}
	t.Run("press", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			r, title := victory(t, false)
			r.Wait(20)
			seen := r.Shows(title)
			r.Key(ui.KeySpace)
			if r.Wait(2); !seen || r.Shows(title) || r.Busy() {
				t.Errorf("seen %v, after a press still: %v, and busy: %v", seen, r.Shows(title), r.Busy())
			}
		})
	})
}

// The evening of the last round comes slowly, and nothing is drawn for it once it is there. Music is told of it.
func TestEveningComesOnce(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, 4, "human", "easy")
		r.Rest()
		table := r.Stage.Top().(*modeltable.Table)
		day, calm := table.Dusk(), r.Ear.Mood
		table.Views.Last = func() bool { return true }
		r.Key(ui.KeyF12)
		r.Wait(30)
		dusk := table.Dusk()
		r.Wait(90)
		if day != 0 || dusk <= 0.1 || dusk > 0.6 || table.Dusk() != 1 {
			t.Errorf("it comes from %.2f over %.2f to %.2f", day, dusk, table.Dusk())
		}
		if calm != services.InPlay || r.Ear.Mood != services.NearEnd {
			t.Errorf("music is told of mood %d, then of %d", calm, r.Ear.Mood)
		}
		if r.Tick(ui.Input{}) {
			t.Error("a tick is drawn in which nothing happens")
		}
	})
}
