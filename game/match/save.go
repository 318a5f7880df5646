package match

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"islas/game"
)

// MaxSave is the greatest size of a saved game in bytes. It holds some 300,000 actions, far more than any real game has; a
// longer one is not written either, so that whatever was saved can be loaded. A hostile file of this size costs little.
const MaxSave = 4 << 20

// The format of saves. Version 1 named no game, and wrote the options of the rules beside seed and start; version 2 had no
// version of the data, no summary and no checksum.
const (
	saveFormat   = "islas-save"
	saveVersion  = 3
	sealedFrom   = 3 // the first version with a checksum
	firstOfNames = 2 // the first version that names the game
)

// savedGame is a saved game as JSON, without the checksum, which is its last member. The game is played again from setup and
// actions; the digest is that of the position they led to when it was saved, so that a save which leads elsewhere is noticed.
type savedGame struct {
	Format  string   `json:"format"`
	Version int      `json:"version"`
	Game    string   `json:"game"`
	Data    int      `json:"data"`
	Summary *summary `json:"summary"`
	Setup   Header   `json:"setup"`
	Actions []string `json:"actions"`
	Help    help     `json:"help,omitempty"`
	Digest  string   `json:"digest"`
}

// Save returns the saved game: JSON, one line, without the time of saving. The error is ErrTooLong, or ErrRecorded of a recorded game.
func (m *Match[S, A, E]) Save() ([]byte, error) { return m.save(time.Time{}) }

// SaveAt returns the saved game with the time of saving, the first one being that of the game's beginning. The error is that of
// Save.
func (m *Match[S, A, E]) SaveAt(now time.Time) ([]byte, error) {
	if m.begun.IsZero() {
		m.begun = now.UTC()
	}
	m.passed(now)
	return m.save(now)
}

// longestThought is the longest time between two savings that counts as time at play: after a longer one somebody was away.
const longestThought = 5 * time.Minute

// longestPlay is the longest time of play that a game can record, far more than one lasts.
const longestPlay = 10_000 * time.Hour

// passed adds the time since the game was saved last, unless it was a break.
func (m *Match[S, A, E]) passed(now time.Time) {
	if since := now.Sub(m.saved); !m.saved.IsZero() && !m.closed && since > 0 && since <= longestThought {
		m.played = min(m.played+since, longestPlay)
	}
	m.saved, m.closed = now, m.Over()
}

func (m *Match[S, A, E]) save(now time.Time) ([]byte, error) {
	if m.told != nil {
		return nil, ErrRecorded
	}
	info := m.Info()
	s := savedGame{
		Format:  saveFormat,
		Version: saveVersion,
		Game:    info.Record,
		Data:    m.setup.Data,
		Summary: m.summarise(now),
		Setup:   m.setup.Header(info),
		Actions: make([]string, len(m.actions)),
		Help:    m.help(),
		Digest:  m.rules.Digest(&m.state),
	}
	for i, a := range m.actions {
		s.Actions[i] = a.String()
	}
	object, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	data := seal(object[:len(object)-1])
	if len(data) > MaxSave {
		return nil, fmt.Errorf("%w: it would have %d bytes, more than %d", ErrTooLong, len(data), MaxSave)
	}
	return data, nil
}

// GameOf returns the name in records and saves of the game that was saved, empty for a save of version 1, which names none.
// The error is that of Read.
func GameOf(data []byte) (string, error) {
	s, err := parse(data)
	return s.Game, err
}

// parse reads the JSON of a saved game. It returns an error for data that are no saved game, or one of an unknown version, or
// changed since they were written.
func parse(data []byte) (s savedGame, err error) {
	if len(data) > MaxSave {
		return s, fmt.Errorf("%w: it has more than %d bytes", ErrTooLong, MaxSave)
	}
	sealed, err := sealed(data)
	if err != nil {
		return s, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	if sealed && json.Unmarshal(data, &s) == nil && s.Format == saveFormat && s.Version == saveVersion {
		return s, s.check() // of today and whole, as nearly all are: read in one go
	}
	s = savedGame{}
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
	version, err := strconv.Atoi(string(head.Version))
	if err != nil || version < 1 || version > saveVersion {
		return s, fmt.Errorf("%w: its version is %.20q, this program reads 1 to %d", ErrVersion, head.Version, saveVersion)
	}
	if sealed != (version >= sealedFrom) {
		return s, fmt.Errorf("%w: a save of version %d that has a checksum, or lacks it", ErrDamaged, version)
	}
	if err := json.Unmarshal(data, &s); err != nil {
		return s, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	s.upgrade(head.Setup)
	return s, s.check()
}

// upgrade adds to a save of an earlier version what it lacks; setup is its setup in its written form.
func (s *savedGame) upgrade(setup json.RawMessage) {
	if s.Version < firstOfNames {
		s.Game, s.Setup.Rules = "", setup
	}
	if s.Version < sealedFrom {
		s.Data, s.Summary = 1, nil
	}
}

// check returns what is wrong with a save, as far as that shows without playing it again.
func (s *savedGame) check() error {
	switch {
	case s.Game == "" && s.Version >= firstOfNames:
		return fmt.Errorf("%w: it does not say which game it is", ErrDamaged)
	case s.Data < 1:
		return fmt.Errorf("%w: the version of its data is %d, not 1 or more", ErrDamaged, s.Data)
	case s.Summary == nil && s.Version >= sealedFrom:
		return fmt.Errorf("%w: its summary is missing", ErrDamaged)
	}
	if _, err := strconv.ParseUint(s.Setup.Seed, 10, 64); err != nil {
		return fmt.Errorf("%w: the seed %q is not a whole number from 0 to 2⁶⁴-1", ErrDamaged, s.Setup.Seed)
	}
	return nil
}

// isOf reports whether the save is one of a game.
func (s *savedGame) isOf(info *game.Info) bool {
	return s.Game == info.Record || s.Game == "" && info.Unnamed
}
