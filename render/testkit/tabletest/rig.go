// Package tabletest is what tests of the tables of all games have in common: a table from the view of a player at the machine, games that
// computers have played before, to be joined at any moment, and the requirements of every lesson.
package tabletest

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/synctest"

	"islas/game"
	"islas/game/match"
	"islas/render/internal/autoplayer"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// Result replaces the scene to which a table leads in the end.
type Result struct{ Match match.Any }

// Frame implements stage.Scene: it shows nothing.
func (Result) Frame(*ui.UI) {}

// Busy implements stage.Scene.
func (Result) Busy() bool { return false }

// NewStage returns a stage of a game with all scenes of the program except the result, which is a Result.
func NewStage(t testing.TB, lang string, g stage.Game) *stage.Stage {
	t.Helper()
	s := harness.NewStage(t, lang, g)
	s.Routes.Result = func(_ *stage.Stage, m match.Any) stage.Scene { return Result{m} }
	return s
}

// Bubble runs a test in parallel, in a bubble in which time advances only with the ticks: computers decide within a tick, however busy the
// machine is.
func Bubble(t *testing.T, f func(t *testing.T)) {
	t.Helper()
	t.Parallel()
	synctest.Test(t, f)
}

// Rig is a table of a game from the view of a player at the machine.
type Rig[S any, A game.Action, E any] struct {
	*harness.Harness

	Asking string // beginning of the ids of widgets of which a finger's first tap only shows a preview; empty for none

	t     testing.TB
	rules game.Rules[S, A, E]
	data  []byte // the saved game when it was last read
	saved *match.Match[S, A, E]
	steps []game.Step[S, E]
}

// New returns a rig on a stage, without a game.
func New[S any, A game.Action, E any](t testing.TB, rules game.Rules[S, A, E], s *stage.Stage, w harness.Window) *Rig[S, A, E] {
	t.Helper()
	return &Rig[S, A, E]{Harness: harness.New(t, s, w), t: t, rules: rules}
}

// Bubbled makes the clock advance with the ticks, and computers think beside them, for a test in a bubble, which fails if there are
// notices.
func (r *Rig[S, A, E]) Bubbled() {
	r.Clock, r.Stage.Parallel = true, true
	r.t.Cleanup(func() {
		if told := r.Notices(); len(told) > 0 {
			r.t.Errorf("told was %q", told)
		}
	})
}

// Begin begins a game.
func (r *Rig[S, A, E]) Begin(s match.Setup) {
	r.t.Helper()
	m, err := r.Stage.Saves.Begin(s)
	if err != nil {
		r.t.Fatal(err)
	}
	r.Stage.Go(r.Stage.Routes.Table(r.Stage, m, true))
}

// CarryOn continues a match as from the saved game.
func (r *Rig[S, A, E]) CarryOn(m *match.Match[S, A, E]) {
	r.t.Helper()
	r.Stage.Saves.Keep(m)
	kept := r.Stage.Saves.Continue()
	if kept == nil {
		r.t.Fatal("the game can't be continued")
	}
	r.Stage.Go(r.Stage.Routes.Table(r.Stage, kept, false))
}

// Sit continues a match without leaving the table in between, so that the last action can be undone.
func (r *Rig[S, A, E]) Sit(m *match.Match[S, A, E]) {
	r.Stage.Saves.Keep(m)
	r.Stage.Go(r.Stage.Routes.Table(r.Stage, m, false))
}

// Look reads the saved game if it has changed since it was last read, and reports whether it has.
func (r *Rig[S, A, E]) Look() bool {
	r.t.Helper()
	data := harness.Saved(r.Stage)
	if data == nil {
		r.t.Fatal("no game is saved")
	}
	if bytes.Equal(data, r.data) {
		return false
	}
	m, steps, err := match.Load(r.rules, data)
	if err != nil {
		r.t.Fatal(err)
	}
	r.data, r.saved, r.steps = data, m, steps
	return true
}

// Match returns the saved game.
func (r *Rig[S, A, E]) Match() *match.Match[S, A, E] {
	r.t.Helper()
	r.Look()
	return r.saved
}

// Data returns the saved game as it was when it was last read.
func (r *Rig[S, A, E]) Data() string { return string(r.data) }

// Steps returns all steps of the saved game as it was when it was last read.
func (r *Rig[S, A, E]) Steps() []game.Step[S, E] { return r.steps }

// Prompt returns the text of the bar, in one line.
func (r *Rig[S, A, E]) Prompt() string {
	const bar = 60 // design units
	var all []string
	for text, at := range r.UI.DrawnTexts {
		if at.Middle().Y < bar*r.Scale() {
			all = append(all, text)
		}
	}
	return strings.Join(all, " ")
}

// PlayThrough plays with the mouse, with at most so many clicks, until the result is shown, and returns the match.
func (r *Rig[S, A, E]) PlayThrough(seed uint64, own []autoplayer.Weight, most int) *match.Match[S, A, E] {
	r.t.Helper()
	rng := rand.New(rand.NewPCG(seed, 7))
	last := ""
	for range most {
		r.Rest()
		if done, ok := r.Stage.Top().(Result); ok {
			return done.Match.(*match.Match[S, A, E])
		}
		w, ok := autoplayer.Next(rng, r.UI.Widgets(), own)
		if !ok {
			r.t.Fatalf("nothing can be clicked: %v", r.IDs())
		}
		last = w.ID
		r.ClickAt(w.Rect.Middle())
	}
	r.t.Fatalf("no result after %d clicks, the last of them on %q; the bar says %q", most, last, r.Prompt())
	return nil
}
