package stage

import (
	"bytes"
	"errors"
	"fmt"

	"islas/game/match"
	"islas/game/record"
	"islas/render/keep/backup"
	"islas/render/platform/crash"
	"islas/render/theme"
)

// Errors of Open.
var (
	// ErrNoGame is that data are neither a match record nor a saved game.
	ErrNoGame = errors.New("this is neither a match record nor a saved game")
	// ErrOtherGame is that they are of a game that the program does not have.
	ErrOtherGame = errors.New("this is of a game that the program does not have")
)

// Open reads a match record or a saved game of any of the games, with every step checked. If a record breaks a rule the match is
// what comes before that line, nil if nothing does, and the error is a *record.Error; so it is of one in which nothing happens. All other
// errors come without a match:
// ErrNoGame, ErrOtherGame, those of match.Load, or a *crash.Panic of whatever reads them.
func Open(games []Game, data []byte) (match.Any, error) {
	return caught(func() (match.Any, error) { return open(games, data) })
}

// caught is what read returns, which is given a file of others; a panic in it is the error.
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

// nameIn returns the name of the game that a record or a save is of.
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

// Show opens a file that may be a match record or a saved game: it is looked at on top of the running scene. What is wrong with it
// is told in a sentence; a record that breaks a rule is shown up to there. Texts are drawn in a font from then on. A
// custom edition of a game is entered on its page. Of a file of all that a device keeps (package backup) is
// asked whether it is to be taken up.
// A panic leaves everything as it was, and is told.
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
	if theme.ClaimsFont(data) {
		s.TakeFont(file, data)
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
