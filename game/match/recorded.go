package match

import (
	"errors"
	"slices"

	"islas/game"
)

// ErrRecorded is the error of saving a recorded game, or playing on from one.
var ErrRecorded = errors.New("a recorded game can be looked at only: its chance can't be had again")

// Told is the content of a game's record.
type Told[S any, A game.Action, E any] struct {
	Steps   []game.Step[S, E] // all from the beginning on, at least one
	Actions []A               // that were done
	Marks   []int             // by action: how many steps had happened before
	Again   bool              // setup and actions lead to these very steps
	Midst   bool              // the last step is one of several that an action leads to, and not the last of them
	Wrong   error             // what is wrong with the record after that; nil for nothing
}

// Recorded returns a match from its record, to be looked at: it is at the record's last step, nothing can be done in it or taken
// back, and it cannot be saved. The controls of the seats need not be known.
func Recorded[S any, A game.Action, E any](rules game.Rules[S, A, E], setup Setup, told Told[S, A, E]) *Match[S, A, E] {
	return &Match[S, A, E]{
		rules: rules, setup: setup.clone(), state: told.Steps[len(told.Steps)-1].After,
		actions: told.Actions, marks: told.Marks, helpers: make([]Helper, len(told.Actions)), steps: len(told.Steps), told: &told,
	}
}

// Wrong returns what is wrong with a record after the last step of the match, nil for nothing.
func (m *Match[S, A, E]) Wrong() error {
	if m.told == nil {
		return nil
	}
	return m.told.Wrong
}

// Midst reports whether the match breaks off in the middle of what its last action leads to: nothing can be done in its position.
func (m *Match[S, A, E]) Midst() bool { return m.told != nil && m.told.Midst }

// Marks returns for each action how many steps had happened before it was done.
func (m *Match[S, A, E]) Marks() []int { return slices.Clone(m.marks) }

// CanBranch reports whether other games can be played on from this one (From).
func (m *Match[S, A, E]) CanBranch() bool { return m.told == nil || m.told.Again }

// From returns a new match that begins where this one was after its first actions: with the same chance, and other players if
// they are given, one for each seat, whose boards remain. The error is ErrRecorded if the game's chance cannot be had again, and
// otherwise that of New.
func (m *Match[S, A, E]) From(actions int, players []Seat) (*Match[S, A, E], error) {
	if !m.CanBranch() {
		return nil, ErrRecorded
	}
	setup := m.setup.clone()
	for i := range setup.Seats[:min(len(players), len(setup.Seats))] {
		setup.Seats[i].Name, setup.Seats[i].Control = players[i].Name, players[i].Control
	}
	branch, _, err := New(m.rules, setup)
	if err != nil {
		return nil, err
	}
	for i, a := range m.actions[:actions] {
		if _, err := branch.Do(a); err != nil {
			return nil, err
		}
		branch.HelpedBy(m.helpers[i])
	}
	return branch, nil
}
