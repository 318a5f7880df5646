package table_test

import (
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/game/match"
	own "islas/render/colonies"
	"islas/render/colonies/table"
	"islas/render/internal/autoplayer"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
)

// full is the window of most tests.
var full = harness.Window{W: 1280, H: 720, Percent: 100}

// level is the level of the computer players in most tests.
const level = "easy"

// rig is a table with a person at the machine.
type rig struct {
	*tabletest.Rig[colonies.State, colonies.Action, colonies.Event]
	t testing.TB
}

// rigOf returns a rig on a stage.
func rigOf(t testing.TB, s *stage.Stage, w harness.Window) *rig {
	t.Helper()
	return &rig{tabletest.New(t, engine.Engine{}, s, w), t}
}

// newRig returns a rig without a game. Its test fails for any notice and any text that is missing.
func newRig(t testing.TB, lang string, w harness.Window) *rig {
	t.Helper()
	r := rigOf(t, tabletest.NewStage(t, lang, own.New()), w)
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

// someSetup returns the setup of a game for some controls.
func someSetup(seed uint64, controls ...string) match.Setup {
	names := []string{"Bartholomäus", "Íñigo", "Ana", "Maximiliane von Ponce"}
	setup := match.Setup{Seed: seed}
	for i, c := range controls {
		setup.Seats = append(setup.Seats, match.Seat{Name: names[i], Control: c})
	}
	return setup
}

// alone returns the controls of one person, on the first seat, and computers.
func alone(seats int) []string {
	return append([]string{game.Human}, slices.Repeat([]string{level}, seats-1)...)
}

// recorded is a game that computers have played.
type recorded struct {
	setup   match.Setup
	actions []colonies.Action
	before  []colonies.State // the position before each action, and the last one
}

// shelf has the games that were recorded.
var shelf tabletest.Shelf[*recorded]

// gameOf returns the game of a seed for so many seats.
func gameOf(seed uint64, seats int) *recorded {
	return shelf.Game(seed, seats, func() *recorded {
		g := &recorded{setup: someSetup(seed, slices.Repeat([]string{level}, seats)...)}
		end := tabletest.Record(engine.Engine{}, level, g.setup, func(before colonies.State, a colonies.Action, _ []colonies.Step) {
			g.before, g.actions = append(g.before, before), append(g.actions, a)
		})
		g.before = append(g.before, end)
		return g
	})
}

// moment is a game before one of its actions.
type moment struct {
	*recorded
	at int
}

// state returns the position.
func (m moment) state() *colonies.State { return &m.before[m.at] }

// begun returns the match at the moment, with controls for its seats.
func (m moment) begun(controls ...string) *engine.Match {
	return tabletest.Replay(engine.Engine{}, m.setup, m.actions[:m.at], controls...)
}

// seek returns the first moment of games of so many seats for which a condition holds; ok is false if there is none.
func seek(seats int, holds func(m moment) bool) (m moment, ok bool) {
	for seed := uint64(1); seed <= 40; seed++ {
		g := gameOf(seed, seats)
		for i := range g.actions {
			if m := (moment{g, i}); holds(m) {
				return m, true
			}
		}
	}
	return m, false
}

// find returns the first moment of games of so many seats for which a condition holds.
func find(t testing.TB, seats int, holds func(m moment) bool) moment {
	t.Helper()
	m, ok := seek(seats, holds)
	if !ok {
		t.Fatal("no game has such a moment")
	}
	return m
}

// decides returns a condition for moments from a round on at which the first seat makes a decision of a kind, and has a choice.
func decides(k colonies.DecisionKind, round int) func(m moment) bool {
	return func(m moment) bool {
		s := m.state()
		d := s.Decision()
		return s.Round() >= round && d.Kind == k && d.Seat == 0 && len(s.Legal(nil)) > 1
	}
}

// open opens the table at a moment in a window, and waits until nothing moves.
func (m moment) open(t testing.TB, lang string, w harness.Window, controls ...string) *rig {
	t.Helper()
	r := newRig(t, lang, w)
	r.Sit(m.begun(controls...))
	r.Rest()
	return r
}

// happened returns how many steps the game has.
func (r *rig) happened() int {
	r.Look()
	return len(r.Steps())
}

// acted returns how many actions of some kinds have been taken since so many steps, by choice or without any.
func (r *rig) acted(since int, kinds ...colonies.ActionKind) (n int) {
	r.Look()
	for _, step := range r.Steps()[since:] {
		if e := &step.Event; e.Kind == colonies.EvAct && slices.Contains(kinds, e.Action.Kind) {
			n++
		}
	}
	return n
}

// clicks are what tests click at random.
var clicks = []autoplayer.Weight{
	{Prefix: "do sail", Share: 8}, {Prefix: "do end", Share: 6}, {Prefix: "do ", Share: 20}, {Prefix: "warning.", Share: 300}, {Prefix: "confirm", Share: 300},
	{Prefix: "keep.", Share: 60}, {Prefix: "buy.", Share: 5}, {Prefix: "card.", Share: 3}, {Prefix: "give.", Share: 3}, {Prefix: "want.", Share: 4},
	{Prefix: "node.", Share: 4}, {Prefix: "edge.", Share: 4}, {Prefix: "hex.", Share: 4}, {Prefix: "no-offers", Share: 2}, {Prefix: "hand.", Share: 1}, {Prefix: "ship.", Share: 5}, {Prefix: "page.", Share: 2},
}

// do takes an action by clicks on the widgets that a suggestion would mark, and confirms it if it is asked about.
func (r *rig) do(a colonies.Action) {
	r.t.Helper()
	n := r.Match().Played()
	for range 8 {
		if r.Match().Played() > n {
			break
		}
		if r.Has("warning.do") {
			r.Click("warning.do")
			r.Wait(2)
			continue
		}
		way := table.Way(r.Stage.Top(), a)
		if len(way) == 0 {
			r.t.Fatalf("%v: nothing is to be clicked; the bar says %q", a, r.Prompt())
		}
		id := ""
		for _, w := range r.UI.Widgets() {
			if w.Target == way[0] && w.Enabled {
				id = w.ID
			}
		}
		if id == "" {
			r.t.Fatalf("%v: there is no widget for %#v; the bar says %q, there are %v", a, way[0], r.Prompt(), r.IDs())
		}
		r.Click(id)
		r.Wait(2)
	}
	if done := r.Match().Actions(); len(done) <= n || done[n] != a {
		r.t.Errorf("%v was not done but %v; the bar says %q", a, done[n:], r.Prompt())
	}
}
