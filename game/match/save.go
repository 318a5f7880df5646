package match

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"

	"islas/game"
)

// Limits of what Load reads: far above any real game, and small enough that a hostile file costs little.
const (
	MaxSave    = 5 << 20 // bytes
	MaxActions = 100_000
)

const (
	saveFormat  = "islas-save"
	saveVersion = 2 // version 1 named no game, and wrote the options of the rules beside seed and start
)

// LoadError is why a saved game cannot be loaded. Errors of Load wrap one of its values, to be told apart by errors.Is,
// with what was found.
type LoadError string

// The reasons why a saved game cannot be loaded.
const (
	ErrForeign = LoadError("this is not a saved game of this program")
	ErrVersion = LoadError("this game was saved by another version of the program, which this one cannot read")
	ErrDamaged = LoadError("this saved game is damaged")
)

func (e LoadError) Error() string { return string(e) }

// savedGame is a saved game as JSON. The game is played again from setup and actions; the digest is that of the position
// they led to when it was saved, so that a save which leads elsewhere is noticed.
type savedGame struct {
	Format  string   `json:"format"`
	Version int      `json:"version"`
	Game    string   `json:"game"`
	Setup   Header   `json:"setup"`
	Actions []string `json:"actions"`
	Digest  string   `json:"digest"`
}

// Save returns the saved game: JSON, one line. The error of a recorded game is ErrRecorded.
func (m *Match[S, A, E]) Save() ([]byte, error) {
	if m.told != nil {
		return nil, ErrRecorded
	}
	info := m.Info()
	s := savedGame{
		Format:  saveFormat,
		Version: saveVersion,
		Game:    info.Record,
		Setup:   m.setup.Header(info),
		Actions: make([]string, len(m.actions)),
		Digest:  m.rules.Digest(&m.state),
	}
	for i, a := range m.actions {
		s.Actions[i] = a.String()
	}
	data, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	return append(data, '\n'), nil
}

// Load returns the game that was saved, with all its steps from the beginning on. What could be taken back when it was saved
// still can be. The error wraps ErrForeign, ErrVersion or ErrDamaged.
func Load[S any, A game.Action, E any](rules game.Rules[S, A, E], data []byte) (*Match[S, A, E], []game.Step[S, E], error) {
	s, err := parse(data)
	if err != nil {
		return nil, nil, err
	}
	info := rules.Info()
	if named := s.Game; named != info.Record && !(named == "" && info.Unnamed) {
		return nil, nil, fmt.Errorf("%w: it is of the game %.40q, not %q", ErrForeign, named, info.Record)
	}
	setup, err := s.Setup.Setup(info)
	if err != nil {
		return nil, nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	m, steps, err := New(rules, setup)
	if err != nil {
		return nil, nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	for i, text := range s.Actions {
		a, err := rules.ParseAction(text)
		if err != nil {
			return nil, nil, fmt.Errorf("%w: action %d: %w", ErrDamaged, i+1, err)
		}
		more, err := m.Do(a)
		if err != nil {
			return nil, nil, fmt.Errorf("%w: action %d, %.40q: %w", ErrDamaged, i+1, text, err)
		}
		steps = append(steps, more...)
	}
	if got := rules.Digest(&m.state); got != s.Digest {
		return nil, nil, fmt.Errorf("%w: it does not lead to the position in which it was saved", ErrDamaged)
	}
	return m, steps, nil
}

// GameOf returns the name in records and saves of the game that was saved, empty for a save of version 1, which names none.
// The error wraps ErrForeign, ErrVersion or ErrDamaged.
func GameOf(data []byte) (string, error) {
	s, err := parse(data)
	return s.Game, err
}

// parse reads the JSON of a saved game and refuses what is none, or none of a version known here.
func parse(data []byte) (s savedGame, err error) {
	if len(data) > MaxSave {
		return s, fmt.Errorf("%w: it has more than %d bytes", ErrForeign, MaxSave)
	}
	var head struct {
		Format  string          `json:"format"`
		Version json.RawMessage `json:"version"`
		Setup   json.RawMessage `json:"setup"`
	}
	if err := json.Unmarshal(data, &head); err != nil {
		if bytes.Contains(data, []byte(saveFormat)) { // one of ours, cut off or overwritten in part
			return s, fmt.Errorf("%w: %w", ErrDamaged, err)
		}
		return s, fmt.Errorf("%w: %w", ErrForeign, err)
	}
	if head.Format != saveFormat {
		return s, fmt.Errorf("%w: its format is %.40q, not %q", ErrForeign, head.Format, saveFormat)
	}
	first := string(head.Version) == "1"
	if v := string(head.Version); !first && v != strconv.Itoa(saveVersion) {
		return s, fmt.Errorf("%w: its version is %.20q, this program reads 1 to %d", ErrVersion, v, saveVersion)
	}
	if err := json.Unmarshal(data, &s); err != nil {
		return s, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	switch {
	case first:
		s.Game, s.Setup.Rules = "", head.Setup
	case s.Game == "":
		return s, fmt.Errorf("%w: it does not say which game it is", ErrDamaged)
	}
	if _, err := strconv.ParseUint(s.Setup.Seed, 10, 64); err != nil {
		return s, fmt.Errorf("%w: the seed %q is not a whole number from 0 to 2⁶⁴-1", ErrDamaged, s.Setup.Seed)
	}
	if len(s.Actions) > MaxActions {
		return s, fmt.Errorf("%w: it has more than %d actions", ErrDamaged, MaxActions)
	}
	return s, nil
}
