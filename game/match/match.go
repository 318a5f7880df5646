// Package match holds a game being played: the seats, the position, the actions that led to it, taking them back as far as
// nothing has been revealed, and the saved game. It knows a game only by the contract of its rules.
package match

import (
	"fmt"
	"slices"
	"time"

	"islas/game"
)

// Match is a game being played: positions S, actions A, events E.
type Match[S any, A game.Action, E any] struct {
	rules   game.Rules[S, A, E]
	setup   Setup
	state   S
	actions []A
	marks   []int         // by action: how many steps had happened before it
	helpers []Helper      // by action: who chose it in place of the player
	steps   int           // how many have happened from the beginning on
	past    []past[S]     // before the last len(past) actions, which may be taken back
	begun   time.Time     // when it was first saved with a time; zero if that is not known
	saved   time.Time     // when it was saved last since it was begun or loaded; zero if it was not
	closed  bool          // it was over then
	played  time.Duration // between two savings, breaks left out

	told *Told[S, A, E] // by a record; nil of a match that was played here
}

// past is the state of a match before an action.
type past[S any] struct {
	state S
	steps int
}

// New starts a game; the steps are those before the first decision. The names of the seats are cleaned (CleanName), missing
// options get their defaults, version 0 of the data becomes today's, and the values of an edition get their usual text; for
// anything else that is wrong with the setup the error is that of Check.
func New[S any, A game.Action, E any](rules game.Rules[S, A, E], setup Setup) (*Match[S, A, E], []game.Step[S, E], error) {
	setup = setup.clone()
	for i := range setup.Seats {
		setup.Seats[i].Name = CleanName(setup.Seats[i].Name)
	}
	setup.Values = rules.Info().At(len(setup.Seats)).Complete(setup.Values)
	setup.Data = setup.Version(rules.Info())
	setup.nameEdition(rules.Info())
	if err := setup.Check(rules); err != nil {
		return nil, nil, err
	}
	state, steps, err := rules.New(setup.Options())
	if err != nil {
		return nil, nil, err
	}
	return &Match[S, A, E]{rules: rules, setup: setup, state: state, steps: len(steps)}, steps, nil
}

// dataOf returns the version of a game's data, from 1.
func dataOf(info *game.Info) int { return max(info.Data, 1) }

// Rules returns the rules of the game.
func (m *Match[S, A, E]) Rules() game.Rules[S, A, E] { return m.rules }

// Info returns the description of the game.
func (m *Match[S, A, E]) Info() *game.Info { return m.rules.Info() }

// Setup returns the setup that the game started from.
func (m *Match[S, A, E]) Setup() Setup { return m.setup.clone() }

// Rename gives a seat another name, cleaned as by CleanName. Nothing else depends on it.
func (m *Match[S, A, E]) Rename(seat game.Seat, name string) {
	m.setup.Seats[seat].Name = CleanName(name)
}

// State returns the position.
func (m *Match[S, A, E]) State() S { return m.state }

// Actions returns all actions from the start that have not been taken back.
func (m *Match[S, A, E]) Actions() []A { return append([]A(nil), m.actions...) }

// Played returns the number of those actions.
func (m *Match[S, A, E]) Played() int { return len(m.actions) }

// Happened returns the number of steps from the beginning on, those of actions taken back left out: the length of Steps.
func (m *Match[S, A, E]) Happened() int { return m.steps }

// Decider returns the seat that has to decide, NoSeat when the game is over.
func (m *Match[S, A, E]) Decider() game.Seat { return m.rules.Decider(&m.state) }

// Over reports whether the game is over.
func (m *Match[S, A, E]) Over() bool { return m.rules.Over(&m.state) }

// Round returns the number of the round, from 1.
func (m *Match[S, A, E]) Round() int { return m.rules.Round(&m.state) }

// Points returns the points of a seat.
func (m *Match[S, A, E]) Points(seat game.Seat) int { return m.rules.Points(&m.state, seat) }

// Winners returns the winners: nobody before the end, several if they share the win.
func (m *Match[S, A, E]) Winners() game.SeatSet { return m.rules.Winners(&m.state) }

// Human reports whether a person plays this seat.
func (m *Match[S, A, E]) Human(seat game.Seat) bool {
	return seat >= 0 && int(seat) < len(m.setup.Seats) && m.setup.Seats[seat].Control == game.Human
}

// Humans returns the number of seats that people play.
func (m *Match[S, A, E]) Humans() int {
	n := 0
	for i := range m.setup.Seats {
		if m.Human(game.Seat(i)) {
			n++
		}
	}
	return n
}

// Do takes an action for the seat that has to decide, and returns the steps. An action that is not legal changes nothing; its
// error is game.ErrIllegal. So is that of any action in a recorded game.
func (m *Match[S, A, E]) Do(a A) ([]game.Step[S, E], error) {
	if m.told != nil {
		return nil, fmt.Errorf("%w: %w", game.ErrIllegal, ErrRecorded)
	}
	before := past[S]{m.state, m.steps}
	var steps []game.Step[S, E]
	if err := m.rules.Apply(&m.state, a, &steps); err != nil {
		return nil, err
	}
	m.actions, m.marks, m.helpers = append(m.actions, a), append(m.marks, m.steps), append(m.helpers, Nobody)
	m.steps += len(steps)
	if m.rules.Undoable(&before.state, a) {
		m.past = append(m.past, before)
	} else {
		m.past = m.past[:0]
	}
	return steps, nil
}

// Continuing is an optional interface of rules in which a decision can take several actions: what a person decided at once is
// taken back at once.
type Continuing[S any, A game.Action] interface {
	// Continues reports whether an action that is legal in s goes on with the decision that the action before it began.
	Continues(s *S, a A) bool
}

// CanUndo reports whether the last action of a person can be taken back, and all that computers have done since: a person is to
// decide now, and nothing hidden has been revealed since.
func (m *Match[S, A, E]) CanUndo() bool { return m.back() >= 0 && m.Human(m.Decider()) }

// Undo takes back the last action of a person, if CanUndo, with what continued it and what computers have done since, and reports
// whether it did.
func (m *Match[S, A, E]) Undo() bool {
	if !m.CanUndo() {
		return false
	}
	at := m.back()
	m.actions = m.actions[:len(m.actions)-len(m.past)+at]
	m.marks, m.helpers = m.marks[:len(m.actions)], m.helpers[:len(m.actions)]
	m.state, m.steps = m.past[at].state, m.past[at].steps
	m.past = m.past[:at]
	return true
}

// back returns the index in past of the decision that Undo goes back to: the last that a person made. It is -1 if there is none.
func (m *Match[S, A, E]) back() int {
	continuing, _ := m.rules.(Continuing[S, A])
	first := len(m.actions) - len(m.past)
	for i := len(m.past) - 1; i >= 0; i-- {
		before := &m.past[i].state
		if m.Human(m.rules.Decider(before)) && (continuing == nil || !continuing.Continues(before, m.actions[first+i])) {
			return i
		}
	}
	return -1
}

// Settle makes all actions final: none of them can be taken back.
func (m *Match[S, A, E]) Settle() { m.past = m.past[:0] }

// Steps returns all steps from the beginning on, those of actions taken back left out, for logs and match records. It plays the
// game through again for that, unless it is recorded.
func (m *Match[S, A, E]) Steps() []game.Step[S, E] {
	if m.told != nil {
		return slices.Clone(m.told.Steps)
	}
	state, steps, err := m.rules.New(m.setup.Options())
	for i := 0; err == nil && i < len(m.actions); i++ {
		err = m.rules.Apply(&state, m.actions[i], &steps)
	}
	if err != nil {
		panic("match: a game that was played cannot be played again: " + err.Error())
	}
	return steps
}
