package table_test

import (
	"maps"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	own "islas/render/islas"
	"islas/render/islas/table"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
)

// full is the window of most tests.
var full = harness.Window{W: 1920, H: 1080, Percent: 100}

// bubble runs a test beside others, in a bubble in which time goes on with the ticks alone.
func bubble(t *testing.T, f func(t *testing.T)) {
	t.Helper()
	tabletest.Bubble(t, f)
}

// result stands for the scene that the table leads to in the end.
type result = tabletest.Result

// rig is a table as somebody meets it who sits at the machine.
type rig struct {
	*tabletest.Rig[islas.State, islas.Action, islas.Event]
	t testing.TB
}

// newStage returns a stage with all scenes of the program but for the result.
func newStage(t testing.TB, lang string) *stage.Stage {
	t.Helper()
	return tabletest.NewStage(t, lang, own.New())
}

// newRig returns a rig without a game. Any notice fails its test.
func newRig(t testing.TB, lang string, w harness.Window) *rig {
	t.Helper()
	r := rigOf(t, newStage(t, lang), w)
	r.Bubbled()
	return r
}

// rigOf returns a rig on a stage.
func rigOf(t testing.TB, s *stage.Stage, w harness.Window) *rig {
	t.Helper()
	return &rig{tabletest.New(t, engine.Engine{}, s, w), t}
}

// begin begins a game.
func begin(t testing.TB, lang string, w harness.Window, s match.Setup) *rig {
	t.Helper()
	r := newRig(t, lang, w)
	r.Begin(s)
	return r
}

// someSetup is a game for some controls, on the islands of the first version of the data, for which the seeds of these tests were chosen.
func someSetup(seed uint64, controls ...string) match.Setup {
	names := []string{"Guanarteme", "Bartholomäus", "Ana", "Maximiliane von Orotava", "Íñigo"}
	setup := match.Setup{Values: game.Values{engine.DrawPrivilege: islas.DefaultDrawPrivilege, engine.Goal: islas.DefaultGoal}, Seed: seed, Data: 1}
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

// match is the game as it is saved.
func (r *rig) match() *engine.Match {
	r.t.Helper()
	return r.Match()
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
func (r *rig) prompt() string { return r.Prompt() }

// cardName is what a card is called.
func (r *rig) cardName(c islas.Card) string {
	if c.Pirate() {
		return r.T("pirate." + islas.BuiltIn().Colour(c).String())
	}
	return r.T("occupation." + c.ID())
}

// bubbled runs a part of a test in a bubble.
func bubbled(t *testing.T, name string, f func(t *testing.T)) {
	t.Helper()
	t.Run(name, func(t *testing.T) { tabletest.Bubble(t, f) })
}
