package table_test

import (
	"bytes"
	"maps"
	"strings"
	"testing"
	"testing/synctest"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/internal/harness"
	own "islas/render/islas"
	"islas/render/islas/table"
	"islas/render/stage"
	"islas/render/ui"
)

// full is the window of most tests.
var full = harness.Window{W: 1920, H: 1080, Percent: 100}

// bubble runs a test beside others, in a bubble in which time goes on with the ticks alone: computers decide within a tick,
// however busy the machine is.
func bubble(t *testing.T, f func(t *testing.T)) {
	t.Helper()
	t.Parallel()
	synctest.Test(t, f)
}

// result stands for the scene that the table leads to in the end.
type result struct{ match *engine.Match }

func (result) Frame(*ui.UI) {}
func (result) Busy() bool   { return false }

// rig is a table as somebody meets it who sits at the machine.
type rig struct {
	*harness.Harness
	t     testing.TB
	bytes []byte        // the game as it was saved when it was last looked at
	saved *engine.Match // the same
	steps []islas.Step
}

// newStage returns a stage with all scenes of the program but for the result.
func newStage(t testing.TB, lang string) *stage.Stage {
	t.Helper()
	s := harness.NewStage(t, lang, own.New())
	s.Routes.Result = func(_ *stage.Stage, m match.Any) stage.Scene { return result{m.(*engine.Match)} }
	return s
}

// newRig returns a rig without a game. Any notice fails its test.
func newRig(t testing.TB, lang string, w harness.Window) *rig {
	t.Helper()
	r := rigOf(t, newStage(t, lang), w)
	r.Clock = true
	t.Cleanup(func() {
		if told := r.Notices(); len(told) > 0 {
			t.Errorf("told was %q", told)
		}
	})
	return r
}

// rigOf returns a rig on a stage.
func rigOf(t testing.TB, s *stage.Stage, w harness.Window) *rig {
	t.Helper()
	return &rig{Harness: harness.New(t, s, w), t: t}
}

// begin begins a game.
func begin(t testing.TB, lang string, w harness.Window, s match.Setup) *rig {
	t.Helper()
	r := newRig(t, lang, w)
	m, err := r.Stage.Begin(s)
	if err != nil {
		t.Fatal(err)
	}
	r.Stage.Go(r.Stage.Routes.Table(r.Stage, m, true))
	return r
}

// carryOn goes on with a match as from the saved game.
func (r *rig) carryOn(m *engine.Match) {
	r.t.Helper()
	r.Stage.Keep(m)
	kept := r.Stage.Continue()
	if kept == nil {
		r.t.Fatal("the game can't be continued")
	}
	r.Stage.Go(r.Stage.Routes.Table(r.Stage, kept, false))
}

// someSetup is a game for some controls.
func someSetup(seed uint64, controls ...string) match.Setup {
	names := []string{"Guanarteme", "Bartholomäus", "Ana", "Maximiliane von Orotava", "Íñigo"}
	setup := match.Setup{Values: game.Values{engine.DrawPrivilege: islas.DefaultDrawPrivilege, engine.Goal: islas.DefaultGoal}, Seed: seed}
	for i, c := range controls {
		setup.Seats = append(setup.Seats, match.Seat{Name: names[i], Control: c, Board: board.IDs()[i]})
	}
	return setup
}

// short is a game that ends early.
func short(s match.Setup) match.Setup {
	s.Values = maps.Clone(s.Values)
	s.Values[engine.Goal] = islas.MinGoal + 3
	return s
}

// look reads the saved game if it is another than when it was last read, and reports whether it is.
func (r *rig) look() bool {
	r.t.Helper()
	data, err := r.Store.Read(stage.SaveName)
	if err != nil {
		r.t.Fatal(err)
	}
	if bytes.Equal(data, r.bytes) {
		return false
	}
	m, steps, err := match.Load(engine.Engine{}, data)
	if err != nil {
		r.t.Fatal(err)
	}
	r.bytes, r.saved, r.steps = data, m, steps
	return true
}

// match is the game as it is saved.
func (r *rig) match() *engine.Match {
	r.t.Helper()
	r.look()
	return r.saved
}

// state is the position in which the game is saved.
func (r *rig) state() islas.State {
	r.t.Helper()
	return r.match().State()
}

// legal is what may be done in that position.
func (r *rig) legal() []islas.Action {
	r.t.Helper()
	s := r.state()
	return s.Legal(nil)
}

// played is the number of actions that are saved.
func (r *rig) played() int {
	r.t.Helper()
	return r.match().Played()
}

// name is what the player on a seat is called.
func (r *rig) name(seat game.Seat) string { return r.match().Setup().Seats[seat].Name }

// atTable reports whether the table is the scene on top.
func (r *rig) atTable() bool {
	_, ok := r.Stage.Top().(*table.Table)
	return ok
}

// arriving reports whether the ship is in.
func (r *rig) arriving() bool { return r.Has("ledger.skip") }

// prompt is what the bar says, in one line.
func (r *rig) prompt() string {
	const bar = 60 // design units
	var all []string
	for text, at := range r.UI.DrawnTexts {
		if at.Middle().Y < bar*r.Scale() {
			all = append(all, text)
		}
	}
	return strings.Join(all, " ")
}

// cardName is what a card is called.
func (r *rig) cardName(c islas.Card) string {
	if c.Pirate() {
		return r.T("pirate." + c.Colour().String())
	}
	return r.T("occupation." + c.ID())
}
