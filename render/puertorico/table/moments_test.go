package table_test

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/testkit/tabletest"
)

// recorded is a game that computers have played against each other.
type recorded struct {
	setup   match.Setup
	actions []puertorico.Action
	before  []puertorico.State // the position before each action, and the last one
}

// record plays a game.
func record(setup match.Setup) *recorded {
	g := &recorded{setup: setup}
	end := tabletest.Record(engine.Engine{}, level, setup, func(before puertorico.State, a puertorico.Action, _ []puertorico.Step) {
		g.before, g.actions = append(g.before, before), append(g.actions, a)
	})
	g.before = append(g.before, end)
	return g
}

// shelf is the games that were recorded.
var shelf tabletest.Shelf[*recorded]

// gameOf is the game of a seed for so many seats.
func gameOf(seed uint64, seats int) *recorded {
	return shelf.Game(seed, seats, func() *recorded { return record(someSetup(seed, slices.Repeat([]string{level}, seats)...)) })
}

// moment is a game before one of its actions.
type moment struct {
	*recorded
	at int
}

// state is the position.
func (m moment) state() *puertorico.State { return &m.before[m.at] }

// begun is the match as of the moment, with its seats controlled in some way.
func (m moment) begun(controls ...string) *engine.Match {
	return tabletest.Replay(engine.Engine{}, m.setup, m.actions[:m.at], controls...)
}

// finished is the match at its end.
func (m moment) finished() *engine.Match {
	m.at = len(m.actions)
	return m.begun(alone(len(m.setup.Seats))...)
}

// sit goes on with a match without leaving the table in between, so that what was done last may be taken back.
func (r *rig) sit(m *engine.Match) { r.Sit(m) }

// find is the first moment of games of so many seats of which something holds.
func find(t testing.TB, seats int, holds func(m moment) bool) moment {
	t.Helper()
	for seed := uint64(1); seed <= 60; seed++ {
		g := gameOf(seed, seats)
		for i := range g.actions {
			if m := (moment{g, i}); holds(m) {
				return m
			}
		}
	}
	t.Fatal("no game has such a moment")
	return moment{}
}

// decides is a moment from some round on at which the person on the first seat decides on something, and has a choice.
func decides(p puertorico.Phase, round int) func(m moment) bool {
	return func(m moment) bool {
		s := m.state()
		d := s.Decision()
		return s.Round() >= round && d.Phase == p && d.Seat == game.Seat(0) && len(s.Legal(nil)) > 1
	}
}
