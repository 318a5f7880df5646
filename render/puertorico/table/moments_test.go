package table_test

import (
	"slices"
	"sync"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
)

// recorded is a game that computers have played against each other.
type recorded struct {
	setup   match.Setup
	actions []puertorico.Action
	before  []puertorico.State // the position before each action, and the last one
}

// record plays a game.
func record(setup match.Setup) *recorded {
	m, _, err := match.New(engine.Engine{}, setup)
	if err != nil {
		panic(err)
	}
	g := &recorded{setup: setup}
	for {
		s := m.State()
		g.before = append(g.before, s)
		if s.Over() {
			return g
		}
		seat := s.Decision().Seat
		player, err := engine.Engine{}.Player(level, setup.Seed^uint64(m.Played())<<8^uint64(seat))
		if err != nil {
			panic(err)
		}
		a := player.Choose(s.View(seat))
		if _, err := m.Do(a); err != nil {
			panic(err)
		}
		g.actions = append(g.actions, a)
	}
}

// shelf is the games that were recorded, by seed and number of seats.
var shelf struct {
	sync.Mutex
	games map[[2]uint64]*recorded
}

// gameOf is the game of a seed for so many seats.
func gameOf(seed uint64, seats int) *recorded {
	shelf.Lock()
	defer shelf.Unlock()
	key := [2]uint64{seed, uint64(seats)}
	if shelf.games == nil {
		shelf.games = map[[2]uint64]*recorded{}
	}
	if shelf.games[key] == nil {
		shelf.games[key] = record(someSetup(seed, slices.Repeat([]string{level}, seats)...))
	}
	return shelf.games[key]
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
	setup := m.setup
	setup.Seats = slices.Clone(setup.Seats)
	for i := range setup.Seats {
		setup.Seats[i].Control = controls[i]
	}
	now, _, err := match.New(engine.Engine{}, setup)
	if err != nil {
		panic(err) // the game has been played
	}
	for _, a := range m.actions[:m.at] {
		if _, err := now.Do(a); err != nil {
			panic(err)
		}
	}
	return now
}

// finished is the match at its end.
func (m moment) finished() *engine.Match {
	m.at = len(m.actions)
	return m.begun(alone(len(m.setup.Seats))...)
}

// sit goes on with a match without leaving the table in between, so that what was done last may be taken back.
func (r *rig) sit(m *engine.Match) {
	r.Stage.Keep(m)
	r.Stage.Go(r.Stage.Routes.Table(r.Stage, m, false))
}

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
