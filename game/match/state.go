package match

import (
	"encoding/json"
	"fmt"
	"slices"
)

// State is the part of a saved game that identifies its match and how far it was played.
type State struct {
	Summary
	Done    []string // the actions
	Edition string   // the players' custom edition (Setup)
	Deal    string   // all of the setup but who plays: the same in all states of a match, and of matches that were dealt alike
}

// ReadState reads a saved game as Read does, with its errors.
func ReadState(data []byte) (State, error) {
	s, err := parse(data)
	if err != nil {
		return State{}, err
	}
	r := State{Done: s.Actions}
	if r.Summary, err = s.read(); err != nil {
		return State{}, err
	}
	boards := make([]string, len(r.Seats))
	for i, seat := range r.Seats {
		boards[i] = seat.Board
	}
	rules, err := json.Marshal(s.Setup.Rules) // without spaces
	if err != nil {
		return State{}, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if r.Edition, err = s.Setup.Edition.read(); err != nil {
		return State{}, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	r.Deal = fmt.Sprintf("%q %d %q %d %s %q", s.Game, s.Data, s.Setup.Seed, s.Setup.Start, rules, boards)
	if r.Edition != "" {
		r.Deal += fmt.Sprintf(" %q", r.Edition)
	}
	return r, nil
}

// Same reports whether two states are of matches that were dealt alike and begun at the same moment. Where a beginning is
// unknown, named must be true: both are kept under the same name.
func (s *State) Same(other *State, named bool) bool {
	known := !s.Begun.IsZero() && !other.Begun.IsZero()
	return s.Deal == other.Deal && (known && s.Begun.Equal(other.Begun) || !known && named)
}

// LeadsTo reports whether later is this state, or what it became when the match was played on.
func (s *State) LeadsTo(later *State) bool {
	return len(s.Done) <= len(later.Done) && slices.Equal(s.Done, later.Done[:len(s.Done)])
}
