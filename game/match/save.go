package match

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"

	"islas/game"
	"islas/game/islas"
)

// Limits of what Load reads: far above any real game, and small enough that a hostile file costs little.
const (
	MaxSave    = 5 << 20 // bytes
	MaxActions = 100_000
)

const (
	saveFormat  = "islas-save"
	saveVersion = 1
)

// LoadError is why a saved game cannot be loaded. Errors of Load wrap one of its values, to be told apart by errors.Is,
// with what was found.
type LoadError string

// The reasons why a saved game cannot be loaded.
const (
	ErrForeign = LoadError("this is not a saved game of Islas Canarias")
	ErrVersion = LoadError("this game was saved by another version of the program, which this one cannot read")
	ErrDamaged = LoadError("this saved game is damaged")
)

func (e LoadError) Error() string { return string(e) }

// savedGame is a saved game as JSON. The game is played again from setup and actions; the digest is that of the position
// they led to when it was saved, so that a save which leads elsewhere is noticed.
type savedGame struct {
	Format  string     `json:"format"`
	Version int        `json:"version"`
	Setup   savedSetup `json:"setup"`
	Actions []string   `json:"actions"`
	Digest  string     `json:"digest"`
}

type savedSetup struct {
	Seed          string      `json:"seed"` // as text, as other programs lose digits of large numbers
	Start         game.Seat   `json:"start"`
	DrawPrivilege int         `json:"draw_privilege"`
	Goal          int         `json:"goal"`
	Seats         []savedSeat `json:"seats"`
}

type savedSeat struct {
	Name    string `json:"name"`
	Control string `json:"control"`
	Island  string `json:"island"`
}

// Save is the game as a saved game: JSON, one line.
func (m *Match) Save() ([]byte, error) {
	s := savedGame{
		Format:  saveFormat,
		Version: saveVersion,
		Setup: savedSetup{
			Seed:          strconv.FormatUint(m.setup.Seed, 10),
			Start:         m.setup.Start,
			DrawPrivilege: m.setup.DrawPrivilege,
			Goal:          m.setup.Goal,
		},
		Actions: make([]string, len(m.actions)),
		Digest:  digest(&m.state),
	}
	for _, seat := range m.setup.Seats {
		s.Setup.Seats = append(s.Setup.Seats, savedSeat(seat))
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

// Load is the game that was saved, with all its steps from the deal on. Nothing done before can be taken back. The error
// wraps ErrForeign, ErrVersion or ErrDamaged.
func Load(data []byte) (*Match, []islas.Step, error) {
	s, err := parse(data)
	if err != nil {
		return nil, nil, err
	}
	setup, err := s.Setup.setup()
	if err != nil {
		return nil, nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	m, steps, err := New(setup)
	if err != nil {
		return nil, nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	for i, text := range s.Actions {
		a, err := islas.ParseAction(text)
		if err != nil {
			return nil, nil, fmt.Errorf("%w: action %d: %w", ErrDamaged, i+1, err)
		}
		more, err := m.Do(a)
		if err != nil {
			return nil, nil, fmt.Errorf("%w: action %d, %.40q: %w", ErrDamaged, i+1, text, err)
		}
		steps = append(steps, more...)
	}
	if got := digest(&m.state); got != s.Digest {
		return nil, nil, fmt.Errorf("%w: it does not lead to the position in which it was saved", ErrDamaged)
	}
	m.past = nil
	return m, steps, nil
}

// parse reads the JSON of a saved game and refuses what is none, or none of this version.
func parse(data []byte) (s savedGame, err error) {
	if len(data) > MaxSave {
		return s, fmt.Errorf("%w: it has more than %d bytes", ErrForeign, MaxSave)
	}
	var head struct {
		Format  string          `json:"format"`
		Version json.RawMessage `json:"version"`
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
	if v := string(head.Version); v != strconv.Itoa(saveVersion) {
		return s, fmt.Errorf("%w: its version is %.20q, this program reads %d", ErrVersion, v, saveVersion)
	}
	if err := json.Unmarshal(data, &s); err != nil {
		return s, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if len(s.Actions) > MaxActions {
		return s, fmt.Errorf("%w: it has more than %d actions", ErrDamaged, MaxActions)
	}
	return s, nil
}

func (s savedSetup) setup() (Setup, error) {
	seed, err := strconv.ParseUint(s.Seed, 10, 64)
	if err != nil {
		return Setup{}, fmt.Errorf("the seed %q is not a whole number from 0 to 2⁶⁴-1", s.Seed)
	}
	setup := Setup{Start: s.Start, DrawPrivilege: s.DrawPrivilege, Goal: s.Goal, Seed: seed}
	for _, seat := range s.Seats {
		setup.Seats = append(setup.Seats, Seat(seat))
	}
	return setup, nil
}
