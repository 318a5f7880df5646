package stage

import (
	"bytes"
	"errors"
	"fmt"

	"islas/game/match"
	"islas/game/record"
	"islas/render/keep/backup"
	"islas/render/platform/crash"
)

// Errors of Open.
var (
	// ErrNoGame means that data are neither a match record nor a saved game.
	ErrNoGame = errors.New("this is neither a match record nor a saved game")
	// ErrOtherGame means that they are of a game that the program does not have.
	ErrOtherGame = errors.New("this is of a game that the program does not have")
)

// Open reads a match record or a saved game of any of the games, and checks every step. If a record breaks a rule, the error is a
// *record.Error, and the match is the part before that line, nil if there is none; the same holds for a record in which nothing happens.
// All other errors come without a match: ErrNoGame, ErrOtherGame, those of match.Load, or a *crash.Panic of the reader.
func Open(games []Game, data []byte) (match.Any, error) {
	return caught(func() (match.Any, error) { return open(games, data) })
}

// caught returns the result of read, which reads a file from elsewhere; a panic becomes the error.
func caught(read func() (match.Any, error)) (m match.Any, err error) {
	if p := crash.Try("read", func() { m, err = read() }); p != nil {
		return nil, p
	}
	return m, err
}

func open(games []Game, data []byte) (match.Any, error) {
	name, err := nameIn(data)
	if err != nil {
		return nil, err
	}
	g := find(games, name)
	if g == nil {
		return nil, fmt.Errorf("%w: %.40q", ErrOtherGame, name)
	}
	return g.Open(data)
}

// nameIn returns the name of the game of a record or a save.
func nameIn(data []byte) (string, error) {
	if record.Claims(data) {
		return record.GameOf(bytes.NewReader(data))
	}
	name, err := match.GameOf(data)
	if errors.Is(err, match.ErrForeign) {
		err = fmt.Errorf("%w: %w", ErrNoGame, err)
	}
	return name, err
}

// Show opens a file. A match record or a saved game is replayed on top of the running scene, a record that breaks a rule up to that line. A
// custom edition is opened on its page. For a backup (package backup), Show asks whether it is to be
// imported. Errors are shown as messages. A panic leaves everything as it was, and is shown as a message.
func (s *Stage) Show(file string, data []byte) {
	scenes, chosen := len(s.scenes), s.Game
	p := crash.Try("show", func() { s.show(file, data) })
	if p == nil {
		return
	}
	s.scenes = s.scenes[:scenes]
	s.Notify(s.Reports.crashed(file, p))
	s.back(chosen)
}

func (s *Stage) show(file string, data []byte) {
	if backup.Claims(data) {
		s.showBackup(file, data)
		return
	}
	if s.showEdition(file, data) {
		return
	}
	m, err := s.Opened(data)
	if err != nil {
		s.Notify(s.Reports.Excuse(file, m, err))
	}
	if m != nil {
		s.Watch(m, 0)
	}
}
