// Package match is a game being played: who sits where, the position, the actions that led to it, taking them back
// within one's turn, and the saved game.
package match

import (
	"slices"

	"islas/game"
	"islas/game/islas"
)

// Match is a game being played.
type Match struct {
	setup   Setup
	options islas.Options // the rules' part of setup
	state   islas.State
	actions []islas.Action
	past    []islas.State // the positions before the last len(past) actions, which may be taken back
}

// New starts a game; the steps are the deal. The names of the seats are cleaned (CleanName), a draw privilege or
// goal of zero becomes the default; for anything else that is wrong with the setup the error is that of Check.
func New(setup Setup) (*Match, []islas.Step, error) {
	setup.Seats = slices.Clone(setup.Seats)
	for i := range setup.Seats {
		setup.Seats[i].Name = CleanName(setup.Seats[i].Name)
	}
	if setup.DrawPrivilege == 0 {
		setup.DrawPrivilege = islas.DefaultDrawPrivilege
	}
	if setup.Goal == 0 {
		setup.Goal = islas.DefaultGoal
	}
	options, err := setup.check()
	if err != nil {
		return nil, nil, err
	}
	var steps []islas.Step
	state, err := islas.NewWith(options, nil, &steps)
	if err != nil {
		return nil, nil, err
	}
	return &Match{setup: setup, options: options, state: state}, steps, nil
}

// Setup is what the game started from.
func (m *Match) Setup() Setup {
	s := m.setup
	s.Seats = slices.Clone(s.Seats)
	return s
}

// State is the position.
func (m *Match) State() islas.State { return m.state }

// Actions are all actions from the start that have not been taken back.
func (m *Match) Actions() []islas.Action { return slices.Clone(m.actions) }

// Played is the number of those actions.
func (m *Match) Played() int { return len(m.actions) }

// Human says whether a person plays this seat.
func (m *Match) Human(seat game.Seat) bool {
	return seat >= 0 && int(seat) < len(m.setup.Seats) && m.setup.Seats[seat].Control == Human
}

// Humans is the number of seats that people play.
func (m *Match) Humans() int {
	n := 0
	for i := range m.setup.Seats {
		if m.Human(game.Seat(i)) {
			n++
		}
	}
	return n
}

// Do takes an action for the seat that has to decide, and returns what happened. An action that is not legal changes
// nothing; its error is a *islas.Illegal.
func (m *Match) Do(a islas.Action) ([]islas.Step, error) {
	before := m.state
	var steps []islas.Step
	if err := m.state.Apply(a, &steps); err != nil {
		return nil, err
	}
	m.actions = append(m.actions, a)
	if revealsNothing(a.Kind) {
		m.past = append(m.past, before)
	} else {
		m.past = m.past[:0]
	}
	return steps, nil
}

// revealsNothing says whether an action of this kind may be taken back: nobody learns a hidden card by it, and the turn
// goes on.
func revealsNothing(k islas.ActionKind) bool {
	switch k {
	case islas.Build, islas.MakePalace, islas.MakeTown, islas.Load:
		return true
	}
	return false
}

// CanUndo says whether the last action can be taken back: it was done in the running turn of a person, and nothing
// hidden has been revealed since.
func (m *Match) CanUndo() bool { return len(m.past) > 0 && m.Human(m.state.Decision().Seat) }

// Undo takes the last action back, if CanUndo; otherwise it changes nothing and says false.
func (m *Match) Undo() bool {
	if !m.CanUndo() {
		return false
	}
	last := len(m.past) - 1
	m.state = m.past[last]
	m.past = m.past[:last]
	m.actions = m.actions[:len(m.actions)-1]
	return true
}

// Steps are all steps from the deal on, those of actions taken back left out: what a log or a match record is made of.
// The game is played through again for it.
func (m *Match) Steps() []islas.Step {
	var steps []islas.Step
	state, err := islas.NewWith(m.options, nil, &steps)
	for i := 0; err == nil && i < len(m.actions); i++ {
		err = state.Apply(m.actions[i], &steps)
	}
	if err != nil {
		panic("match: a game that was played cannot be played again: " + err.Error())
	}
	return steps
}
