package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/render/internal/harness"
	"islas/render/islas/demo"
	"islas/render/settings"
	"islas/render/ui"
)

// playThrough plays with the mouse until the result is shown and returns the match.
func (r *rig) playThrough(seed uint64) *engine.Match {
	r.t.Helper()
	return r.PlayThrough(seed, demo.Clicks(), 4000)
}

// TestWholeGamesByMouse plays whole games with nothing but clicks on what can be seen, in English and German, in small and
// large windows and at every number of players, with the settings that everybody begins with, and ends where the result is
// shown. A text that does not fit fails it, and so does an explanation that covers what is needed or leaves the window.
func TestWholeGamesByMouse(t *testing.T) {
	human := game.Human
	for i, g := range []struct {
		lang   string
		window harness.Window
		speed  settings.Speed
		short  bool
		seats  []string
	}{
		{"en", harness.Window{W: 1280, H: 720, Percent: 100}, settings.Normal, true, []string{human, human}},
		{"de", harness.Window{W: 1280, H: 720, Percent: 200}, settings.Fast, false, []string{human, level, level, level, level}},
		{"de", harness.Window{W: 768, H: 1024, Percent: 100}, settings.Instant, true, []string{human, human, level, level, human}},
		{"en", harness.Window{W: 1920, H: 1080, Percent: 200}, settings.Instant, true, []string{level, human, level, human}},
		{"de", harness.Window{W: 3840, H: 2160, Percent: 100}, settings.Relaxed, false, []string{level, level, level}},
	} {
		t.Run(fmt.Sprintf("%s-%v-%d", g.lang, g.window, len(g.seats)), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := newRig(t, g.lang, g.window)
				r.Stage.Settings.Speed, r.Stage.Settings.Explain = g.speed, settings.Default().Explain
				explained := 0
				r.Watch = func() { explained += r.checkExplained() }
				setup := someSetup(uint64(i), g.seats...)
				if g.short {
					setup = short(setup)
				}
				game, err := r.Stage.Begin(setup)
				if err != nil {
					t.Fatal(err)
				}
				r.Stage.Go(r.Stage.Routes.Table(r.Stage, game, true))
				m := r.playThrough(uint64(i))
				if state := m.State(); !state.Over() || state.Winners() == 0 {
					t.Error("the result is shown of a game that isn't over")
				}
				if id := harness.Runs(r.Stage); id != "" {
					t.Errorf("a game that is over would be continued: %v", id)
				}
				if list := r.Stage.Library().List(); len(list) != 1 || !list[0].Summary.Over {
					t.Errorf("kept of the game is %+v", list)
				}
				if people := slices.Contains(g.seats, human); people != (explained > 0) {
					t.Errorf("with people at the table (%v) something was explained in %d ticks", people, explained)
				}
			})
		})
	}
}

// checkExplained checks where the explanation lies, and is how many there are in this tick.
func (r *rig) checkExplained() (n int) {
	r.t.Helper()
	w, ok := r.Find("explain")
	if !ok {
		return 0
	}
	if !r.UI.Bounds().Holds(w.Rect) {
		r.t.Errorf("%q leaves the window: %v", w.Label, w.Rect)
	}
	needed := []string{"end", "load", "ship", "deck", "card.0"}
	if r.Has("ledger") {
		needed = []string{"ledger.skip", "ledger.pause", "ledger.step"}
	}
	for _, id := range needed {
		if over, ok := r.Find(id); ok && over.Visible && !over.Rect.Intersect(w.Rect).Empty() {
			r.t.Errorf("%q covers %s: %v, %v", w.Label, id, w.Rect, over.Rect)
		}
	}
	return 1
}

// settled is a table of a person and a computer, in the first turn in which the person can build.
func settled(t testing.TB, nth int) *rig {
	t.Helper()
	m := find(t, 2, func(m moment) bool {
		if m.state().Round() > 1 || !decides(islas.PhaseAction, 1)(m) || !can(m, islas.Build) {
			return false
		}
		nth--
		return nth < 0
	})
	r := m.open(t, "en", full)
	r.Rest()
	return r
}

// build is a legal house.
func (r *rig) build() islas.Action {
	r.t.Helper()
	legal := r.legal()
	i := slices.IndexFunc(legal, func(a islas.Action) bool { return a.Kind == islas.Build })
	if i < 0 {
		r.t.Fatal("nothing can be built")
	}
	return legal[i]
}

func TestDragACardToAPlotAndToTheShip(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := settled(t, 0)
		a := r.build()
		from := r.Widget(r.way(a)[0]).Rect.Middle()
		r.Press(from)
		r.Drag(from.Add(ui.Point{X: 30, Y: -200}))
		if w := r.Widget(plotID(0, a.Plot)); !w.Enabled {
			t.Fatalf("dragging a card lights no plot: %s", w.Why)
		}
		r.Drag(r.Widget(plotID(0, a.Plot)).Rect.Middle())
		r.Up()
		r.Wait(2)
		state := r.state()
		if _, ok := state.At(0, a.Plot); !ok {
			t.Fatalf("nothing was built on plot %d by dropping the card there", a.Plot)
		}
		r.Rest()
		from = r.Widget("card.0").Rect.Middle()
		r.Press(from)
		r.Drag(from.Add(ui.Point{X: 60, Y: -200}))
		r.Drag(r.Widget("ship").Rect.Middle())
		r.Up()
		r.Wait(2)
		if state = r.state(); state.Decision().Phase != islas.PhaseDone {
			t.Fatalf("after dropping a card on the ship the phase is %v", state.Decision().Phase)
		}
	})
}

func TestUndoWithinTheTurn(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := settled(t, 1)
		before, looks := r.state(), r.still()
		a := r.build()
		r.do(a)
		r.Rest()
		told := r.T("log.build", "name", r.name(0), "who", r.cardName(a.Card), "piece", r.T("building.house."+a.Colour.String()))
		if !r.tells(told) {
			t.Errorf("the log does not tell that %q", told)
		}
		r.Click("undo")
		r.Rest()
		if r.state() != before || r.still() != looks {
			t.Error("taking back does not lead to the position before")
		}
		if r.tells(told) {
			t.Errorf("the log still tells of what was taken back: %q", told)
		}
		if w := r.Widget("undo"); w.Enabled {
			t.Error("there is still something to take back")
		}
		r.Click("draw")
		r.Rest()
		if w := r.Widget("undo"); w.Enabled {
			t.Error("drawn cards can be taken back")
		}
	})
}

// still takes the pointer away and is what is drawn then, at rest.
func (r *rig) still() string {
	r.t.Helper()
	r.Away()
	r.Rest()
	r.Wait(60)
	return r.Picture()
}

// tells reports whether the log tells of something, in however many lines.
func (r *rig) tells(text string) bool {
	log := r.Widget("log").Rect
	var lines []string
	for line, at := range r.UI.DrawnTexts {
		if log.Contains(at.Middle()) {
			lines = append(lines, line)
		}
	}
	return strings.Contains(strings.Join(lines, " "), text)
}

func TestCurtainOnlyBetweenPeople(t *testing.T) {
	small := harness.Window{W: 1280, H: 720, Percent: 100}
	t.Run("one", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			r := begin(t, "en", small, someSetup(5, level, game.Human, level))
			for range 200 {
				r.Pass(time.Second / 10)
				if !r.atTable() {
					t.Fatalf("a curtain for a single person: %T", r.Stage.Top())
				}
			}
		})
	})
	t.Run("two", func(t *testing.T) {
		bubble(t, func(t *testing.T) {
			r := begin(t, "en", small, someSetup(5, game.Human, game.Human))
			r.Rest()
			if r.atTable() || !r.Shows(r.name(0)) {
				t.Fatal("no curtain before the first hand")
			}
			for c := range islas.Card(islas.Faces) {
				if r.Shows(r.cardName(c)) {
					t.Errorf("the curtain shows %q", r.cardName(c))
				}
			}
		})
	})
}
