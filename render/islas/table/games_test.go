package table_test

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
)

// level is that of the computers in most tests.
const level = "easy"

// recorded is a game that computers have played against each other.
type recorded struct {
	setup   match.Setup
	actions []islas.Action
	before  []islas.State  // the position before each action, and the last one
	steps   [][]islas.Step // what each action brought
}

// record plays a game.
func record(setup match.Setup) *recorded {
	g := &recorded{setup: setup}
	end := tabletest.Record(engine.Engine{}, level, setup, func(before islas.State, a islas.Action, steps []islas.Step) {
		g.before, g.actions, g.steps = append(g.before, before), append(g.actions, a), append(g.steps, steps)
	})
	g.before = append(g.before, end)
	return g
}

// shelf is the games that were recorded.
var shelf tabletest.Shelf[*recorded]

// gameOf is the game of a seed for so many seats.
func gameOf(seed uint64, seats int) *recorded {
	return shelf.Game(seed, seats, func() *recorded { return record(someSetup(seed, computers(seats)...)) })
}

// computers are the controls of so many computers.
func computers(n int) []string { return slices.Repeat([]string{level}, n) }

// alone are the controls of one person, on the first seat, and computers.
func alone(seats int) []string { return append([]string{game.Human}, computers(seats-1)...) }

// moment is a game before one of its actions.
type moment struct {
	*recorded
	at int
}

// state is the position.
func (m moment) state() *islas.State { return &m.before[m.at] }

// decision is who decides what.
func (m moment) decision() islas.Decision { return m.state().Decision() }

// action is what was done in the game, and what it brought.
func (m moment) action() (islas.Action, []islas.Step) { return m.actions[m.at], m.steps[m.at] }

// event is the first event of a kind that the action brought.
func (m moment) event(k islas.EventKind) (islas.Event, bool) {
	for _, s := range m.steps[m.at] {
		if s.Event.Kind == k {
			return s.Event, true
		}
	}
	return islas.Event{}, false
}

// begun is the match as of the moment, with its seats controlled in some way.
func (m moment) begun(controls ...string) *engine.Match {
	return tabletest.Replay(engine.Engine{}, m.setup, m.actions[:m.at], controls...)
}

// open goes on with the game from the moment, one person playing the first seat.
func (m moment) open(t testing.TB, lang string, w harness.Window) *rig {
	t.Helper()
	return m.openFor(t, lang, w, alone(len(m.setup.Seats))...)
}

// openFor goes on with the game from the moment, its seats controlled in some way.
func (m moment) openFor(t testing.TB, lang string, w harness.Window, controls ...string) *rig {
	t.Helper()
	r := newRig(t, lang, w)
	r.CarryOn(m.begun(controls...))
	return r
}

// mostSeeds is how many games are looked through for a moment.
const mostSeeds = 60

// moments calls yield with all moments of many games of so many seats.
func moments(seats int) func(yield func(m moment) bool) {
	return func(yield func(m moment) bool) {
		for seed := uint64(1); seed <= mostSeeds; seed++ {
			g := gameOf(seed, seats)
			for i := range g.actions {
				if !yield(moment{g, i}) {
					return
				}
			}
		}
	}
}

// find is the first moment of which something holds.
func find(t testing.TB, seats int, holds func(m moment) bool) moment {
	t.Helper()
	for m := range moments(seats) {
		if holds(m) {
			return m
		}
	}
	t.Fatal("no game has such a moment")
	return moment{}
}

// decides is a moment from some round on at which the person on the first seat decides, and has a choice.
func decides(p islas.Phase, round int) func(m moment) bool {
	return func(m moment) bool {
		s := m.state()
		return s.Round() >= round && s.Decision() == islas.Decision{Phase: p, Seat: 0} && len(s.Legal(nil)) > 1
	}
}

// can reports whether something of a kind may be done at a moment.
func can(m moment, k islas.ActionKind) bool { return offers(m.state().Legal(nil), k) }

// offers reports whether some action is of a kind.
func offers(legal []islas.Action, k islas.ActionKind) bool {
	return slices.ContainsFunc(legal, func(a islas.Action) bool { return a.Kind == k })
}

// brings is a moment from the second round on whose action brings an event of a kind to a seat, NoSeat for any.
func brings(k islas.EventKind, seat game.Seat) func(m moment) bool {
	return func(m moment) bool {
		return m.state().Round() > 1 && slices.ContainsFunc(m.steps[m.at], func(s islas.Step) bool {
			return s.Event.Kind == k && (seat == game.NoSeat || s.Event.Seat == seat)
		})
	}
}
