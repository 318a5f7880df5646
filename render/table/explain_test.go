package table_test

import (
	"testing"
	"time"

	"islas/game"
	"islas/game/model"
)

// explained begins a game of the model game with explanations, in which the person of seat 0 can play the same number twice.
func explained(t testing.TB, controls ...string) *rig {
	t.Helper()
	r := begin(t, 5, controls...)
	r.Stage.Settings.Explain = true
	return r
}

// second plays a three beside another.
func (r *rig) second() {
	r.t.Helper()
	r.Rest()
	r.Click("do build 3")
	r.Rest()
	r.Click("do end")
	r.Rest()
	r.Click("do build 3")
	r.Rest()
}

// twice plays a three and ends the turn.
func (r *rig) twice() {
	r.t.Helper()
	r.second()
	r.Click("do end")
	r.Rest()
}

// What happens for the first time is explained once: the popover closes at a click and never comes again.
func TestExplainedOnce(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := explained(t, game.Human, "easy")
		r.Rest()
		r.Click("do build 3")
		if r.Rest(); r.Has("explain") {
			t.Error("the first three is explained")
		}
		r.Click("do end")
		r.Rest()
		r.Click("do build 3")
		r.Rest()
		if w := r.Widget("explain"); w.Label != r.T("explain.twice") {
			t.Errorf("explained is %q", w.Label)
		}
		n := r.saved().Played()
		r.Click("explain")
		if r.Rest(); r.Has("explain") || r.saved().Played() != n {
			t.Error("the click has done something else than to put the popover away")
		}
		if !r.Stage.Lessons.Explained("twice") {
			t.Error("that it was explained is not kept")
		}
		r.Click("do end")
		r.Rest()
		r.Click("do build 3")
		if r.Rest(); r.Has("explain") {
			t.Error("it is explained once more")
		}
	})
}

// The popover closes by itself when there was time to read it; the game goes on in the meantime.
func TestExplanationGoesByItself(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := explained(t, game.Human, "easy")
		r.second()
		r.Pass(2 * time.Second)
		if !r.Has("explain") {
			t.Fatal("the popover goes before anybody has read it")
		}
		if !r.Asked() {
			t.Error("nobody would see it go")
		}
		r.Click("menu")
		r.Pass(time.Minute)
		r.Click("menu.resume")
		r.Wait(2)
		if !r.Has("explain") {
			t.Error("the popover goes while the menu lies over it")
		}
		for range 30 {
			r.Pass(time.Second)
		}
		if r.Has("explain") {
			t.Error("the popover stays")
		}
	})
}

// Once the person at the machine acts, the popover closes as soon as there was some time to read it.
func TestExplanationGoesWithWhoeverGoesOn(t *testing.T) {
	for name, goesOn := range map[string]bool{"looks": false, "goes on": true} {
		t.Run(name, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := explained(t, game.Human, "easy")
				r.second()
				if goesOn {
					r.Click("do end")
				}
				if r.Pass(2 * time.Second); !r.Has("explain") {
					t.Error("the popover goes before anybody has read it")
				}
				r.Pass(4 * time.Second)
				r.Wait(1)
				if there := r.Has("explain"); there == goesOn {
					t.Errorf("after six seconds the popover is there: %v", there)
				}
			})
		})
	}
}

// An explanation that could not be shown is shown when the event occurs again, but not when it has long been known. No explanation waits
// for rounds.
func TestOldNewsIsNotExplained(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := show()
		p.Explains = func(step *model.Step, _ *model.Position) string {
			switch e := step.Event; {
			case e.Kind == model.Begun && e.Round > 3:
				return "late"
			case e.Kind == model.Begun:
				return "turn"
			case e.Kind == model.Built:
				return "card" // while the turn is explained
			}
			return ""
		}
		b, h := lay(t, p, game.Human, "random")
		h.Stage.Settings.Explain = true
		rules, last := model.Game{}, map[string]int{} // rounds
		for h.Rest(); !rules.Over(b.State()); h.Rest() {
			last[b.Novelty().Key] = rules.Round(b.State())
			b.Act(b.Legal()[0])
		}
		if last["turn"] != 2 || last["card"] != 0 || last["late"] < 4 {
			t.Errorf("the last rounds in which things are explained are %v", last)
		}
	})
}

// Nothing is explained to computers, or if explanations are off; if they are turned on again, everything is explained again.
func TestWhoIsNotExplained(t *testing.T) {
	for name, c := range map[string]struct {
		controls []string
		off      bool
		known    bool
	}{
		"off":       {[]string{game.Human, "easy"}, true, false},
		"known":     {[]string{game.Human, "easy"}, false, true},
		"computers": {[]string{"easy", "easy"}, false, false},
	} {
		t.Run(name, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := explained(t, c.controls...)
				r.Stage.Settings.Explain = !c.off
				if c.known {
					r.Stage.Lessons.KeepExplained("twice")
				}
				r.Watch = func() {
					if r.Has("explain") {
						t.Fatal("something is explained")
					}
				}
				if c.controls[0] == game.Human {
					r.twice()
				} else {
					r.Rest()
				}
				if c.known != r.Stage.Lessons.Explained("twice") {
					t.Error("what nobody was told counts as explained")
				}
			})
		})
	}
}

// What happened before a match is continued is not explained.
func TestContinuedMatchExplainsNothingOld(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := explained(t, game.Human, "easy")
		r.Stage.Settings.Explain = false
		r.twice()
		r.Stage.Settings.Explain = true
		r.Stage.Go(r.Stage.Routes.Table(r.Stage, r.Stage.Saves.Continue(), false))
		if r.Rest(); r.Has("explain") {
			t.Error("what happened before is explained")
		}
	})
}

// The popover about an undone action closes, and its explanation, once read, is not shown again.
func TestUndoneExplanationGoes(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := explained(t, game.Human, "easy")
		r.second()
		r.Widget("explain")
		r.Click("undo")
		if r.Rest(); r.Has("explain") {
			t.Error("the popover stays though nothing has happened")
		}
		r.Click("do build 3")
		if r.Rest(); r.Has("explain") {
			t.Error("what was seen is explained again")
		}
	})
}
