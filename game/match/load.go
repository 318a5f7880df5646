package match

import (
	"errors"
	"fmt"

	"islas/game"
)

// LoadError is the reason why a saved game cannot be loaded, or a game cannot be saved. Errors of Load wrap one of its values,
// for errors.Is, with details.
type LoadError string

// The reasons why a saved game cannot be loaded.
const (
	ErrForeign = LoadError("this is not a saved game of this program")
	ErrVersion = LoadError("this game was saved by another version of the program, which this one cannot read")
	ErrDamaged = LoadError("this saved game is damaged")
	ErrData    = LoadError("this saved game is whole, but does not fit the game data of this program")
	ErrTooLong = LoadError("this is too long for a saved game")
)

func (e LoadError) Error() string { return string(e) }

// Load returns the game that was saved, with all its steps from the beginning on. What could be taken back when it was saved
// still can be. The error wraps one of the values of LoadError: ErrData where the checksum is right and yet the game cannot be
// played again so; in a save without a checksum, that is ErrDamaged.
func Load[S any, A game.Action, E any](rules game.Rules[S, A, E], data []byte) (*Match[S, A, E], []game.Step[S, E], error) {
	s, err := parse(data)
	if err != nil {
		return nil, nil, err
	}
	info := rules.Info()
	if !s.isOf(info) {
		return nil, nil, fmt.Errorf("%w: it is of the game %.40q, not %q", ErrForeign, s.Game, info.Record)
	}
	m, steps, err := replay(rules, &s)
	if err == nil {
		err = m.stamped(&s)
	}
	if err == nil || errors.As(err, new(LoadError)) {
		return m, steps, err
	}
	kind := ErrDamaged
	if s.Version >= sealedFrom {
		kind = ErrData
	}
	return nil, nil, fmt.Errorf("%w: %w", kind, err)
}

// stamped sets the time when a match was begun.
func (m *Match[S, A, E]) stamped(s *savedGame) (err error) {
	if s.Summary != nil {
		m.begun, err = readStamp(s.Summary.Begun)
		m.played = s.Summary.duration()
	}
	return err
}

// replay plays a saved game again. The error says in one sentence where that fails.
func replay[S any, A game.Action, E any](rules game.Rules[S, A, E], s *savedGame) (*Match[S, A, E], []game.Step[S, E], error) {
	info := rules.Info()
	if err := (Setup{Data: s.Data}).checkData(info); err != nil {
		return nil, nil, err
	}
	setup, err := s.Setup.Setup(info)
	if err != nil {
		return nil, nil, err
	}
	setup.Data = s.Data
	m, steps, err := New(rules, setup)
	if err != nil {
		return nil, nil, err
	}
	for i, text := range s.Actions {
		a, err := rules.ParseAction(text)
		if err != nil {
			return nil, nil, fmt.Errorf("action %d: %w", i+1, err)
		}
		more, err := m.Do(a)
		if err != nil {
			return nil, nil, fmt.Errorf("action %d, %.40q: %w", i+1, text, err)
		}
		steps = append(steps, more...)
	}
	if err := m.takeHelp(s.Help); err != nil {
		return nil, nil, err
	}
	if got := rules.Digest(&m.state); got != s.Digest {
		return nil, nil, errors.New("it does not lead to the position in which it was saved")
	}
	return m, steps, nil
}
