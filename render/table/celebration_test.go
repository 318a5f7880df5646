package table_test

import (
	"strings"
	"testing"

	modeltable "islas/render/model"
	"islas/render/services"
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

// The end of a game fills the window: it names who has won and everybody else, also with less motion. It stays, and leads to the result, or
// back to the table.
func TestVictoryFillsTheWindow(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		t.Run("", func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r, title := victory(t, reduced)
				if r.Has("result") {
					t.Error("it can be left before it is told")
				}
				r.Rest()
				beside := r.Widget("victory/beside")
				if !r.Shows(title) || beside.Rect != r.UI.Bounds() || !strings.HasPrefix(beside.Label, title) {
					t.Errorf("it is shown: %v, in %v as %q", r.Shows(title), beside.Rect, beside.Label)
				}
				for _, seat := range r.saved().Setup().Seats {
					if !strings.Contains(beside.Label, seat.Name) {
						t.Errorf("%s is missing in %q", seat.Name, beside.Label)
					}
				}
				look := r.Widget("victory.look").Rect
				r.ClickAt(look.Middle().Sub(ui.Point{Y: look.H}))
				if r.Rest(); !r.Has("victory/beside") {
					t.Fatal("a click on the parchment leads away")
				}
				r.Click("victory.look")
				if r.Rest(); r.Has("victory/beside") || !r.Has("result") {
					t.Error("the table is still covered")
				}
			})
		})
	}
	for _, key := range []ui.Key{ui.KeyEnter, ui.KeySpace} {
		t.Run("", func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r, title := victory(t, false)
				r.Wait(20)
				r.Key(ui.KeySpace) // the first one only completes it
				if r.Wait(2); !r.Shows(title) || r.Busy() || !r.Has("result") {
					t.Fatalf("completed, it is shown: %v, and busy: %v", r.Shows(title), r.Busy())
				}
				if r.Key(key); !isResult(r) {
					t.Error("a key does not lead to the result")
				}
			})
		})
	}
}

// isResult reports whether the result is shown.
func isResult(r *rig) bool {
	r.Wait(2)
	_, ok := r.Stage.Top().(over)
	return ok
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
