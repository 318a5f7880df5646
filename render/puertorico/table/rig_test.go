package table_test

import (
	"strings"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	own "islas/render/puertorico"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// full is the window of most tests.
var full = harness.Window{W: 1920, H: 1080, Percent: 100}

// level is that of the computers in most tests.
const level = "easy"

// bubble runs a test beside others, in a bubble in which time goes on with the ticks alone.
func bubble(t *testing.T, f func(t *testing.T)) {
	t.Helper()
	tabletest.Bubble(t, f)
}

// result stands for the scene that the table leads to in the end.
type result = tabletest.Result

// rig is a table as somebody meets it who sits at the machine.
type rig struct {
	*tabletest.Rig[puertorico.State, puertorico.Action, puertorico.Event]
	t      testing.TB
	clicks int               // by which actions were done
	hand   func(w ui.Widget) // clicks in another way than by the mouse; nil for the mouse
}

// newStage returns a stage with all scenes of the program but for the result.
func newStage(t testing.TB, lang string) *stage.Stage {
	t.Helper()
	return tabletest.NewStage(t, lang, own.New())
}

// newRig returns a rig without a game. Any notice fails its test, and any text that is missing.
func newRig(t testing.TB, lang string, w harness.Window) *rig {
	t.Helper()
	r := rigOf(t, newStage(t, lang), w)
	r.Bubbled()
	r.Watch = func() {
		for text := range r.UI.DrawnTexts {
			if strings.HasPrefix(text, "[") {
				t.Errorf("a text is missing: %s", text)
			}
		}
	}
	return r
}

// rigOf returns a rig on a stage.
func rigOf(t testing.TB, s *stage.Stage, w harness.Window) *rig {
	t.Helper()
	r := &rig{Rig: tabletest.New(t, engine.Engine{}, s, w), t: t}
	r.Asking = "role."
	return r
}

// begin begins a game.
func begin(t testing.TB, lang string, w harness.Window, s match.Setup) *rig {
	t.Helper()
	r := newRig(t, lang, w)
	r.Begin(s)
	return r
}

// someSetup is a game for some controls.
func someSetup(seed uint64, controls ...string) match.Setup {
	names := []string{"Bartholomäus", "Íñigo", "Ana", "Maximiliane von Ponce", "Wanda"}
	setup := match.Setup{Seed: seed}
	for i, c := range controls {
		setup.Seats = append(setup.Seats, match.Seat{Name: names[i], Control: c})
	}
	return setup
}

// alone are the controls of one person, on the first seat, and computers.
func alone(seats int) []string {
	all := []string{game.Human}
	for len(all) < seats {
		all = append(all, level)
	}
	return all
}

// match is the game as it is saved.
func (r *rig) match() *engine.Match {
	r.t.Helper()
	return r.Match()
}

// state is the position in which the game is saved.
func (r *rig) state() puertorico.State {
	r.t.Helper()
	return r.match().State()
}

// prompt is what the bar says, in one line.
func (r *rig) prompt() string { return r.Prompt() }

// bubbled runs a part of a test in a bubble.
func bubbled(t *testing.T, name string, f func(t *testing.T)) {
	t.Helper()
	t.Run(name, func(t *testing.T) { tabletest.Bubble(t, f) })
}
