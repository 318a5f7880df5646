package table_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"

	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/internal/harness"
	own "islas/render/puertorico"
	"islas/render/stage"
	"islas/render/ui"
)

// full is the window of most tests.
var full = harness.Window{W: 1920, H: 1080, Percent: 100}

// level is that of the computers in most tests.
const level = "easy"

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
	t      testing.TB
	bytes  []byte // the game as it was saved when it was last looked at
	saved  *engine.Match
	clicks int               // by which actions were done
	hand   func(w ui.Widget) // clicks in another way than by the mouse; nil for the mouse
}

// newStage returns a stage with all scenes of the program but for the result.
func newStage(t testing.TB, lang string) *stage.Stage {
	t.Helper()
	s := harness.NewStage(t, lang, own.New())
	s.Routes.Result = func(_ *stage.Stage, m match.Any) stage.Scene { return result{m.(*engine.Match)} }
	return s
}

// newRig returns a rig without a game. Any notice fails its test, and any text that is missing.
func newRig(t testing.TB, lang string, w harness.Window) *rig {
	t.Helper()
	r := &rig{Harness: harness.New(t, newStage(t, lang), w), t: t}
	r.Clock = true
	r.Watch = func() {
		for text := range r.UI.DrawnTexts {
			if strings.HasPrefix(text, "[") {
				t.Errorf("a text is missing: %s", text)
			}
		}
	}
	t.Cleanup(func() {
		if told := r.Notices(); len(told) > 0 {
			t.Errorf("told was %q", told)
		}
	})
	return r
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
	data, err := r.Store.Read(stage.SaveName)
	if err != nil {
		r.t.Fatal(err)
	}
	if !bytes.Equal(data, r.bytes) {
		m, _, err := match.Load(engine.Engine{}, data)
		if err != nil {
			r.t.Fatal(err)
		}
		r.bytes, r.saved = data, m
	}
	return r.saved
}

// state is the position in which the game is saved.
func (r *rig) state() puertorico.State {
	r.t.Helper()
	return r.match().State()
}

// prompt is what the bar says, in one line.
func (r *rig) prompt() string {
	const bar = 60 // design units
	var all []string
	for text, at := range r.UI.DrawnTexts {
		if at.Middle().Y < bar*r.Scale() {
			all = append(all, text)
		}
	}
	return fmt.Sprint(all)
}
