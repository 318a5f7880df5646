package stage

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"islas/game"
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
// what comes before that line, nil if nothing does, and the error is a *record.Error; so it is of one in which nothing happens. All other errors come without a match:
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
	i := find(games, name)
	if i < 0 {
		return nil, fmt.Errorf("%w: %.40q", ErrOtherGame, name)
	}
	return games[i].Open(data)
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

// Open implements Game.
func (e Engine[S, A, E]) Open(data []byte) (match.Any, error) {
	if !record.Claims(data) {
		return e.Load(data)
	}
	r, err := record.Read(bytes.NewReader(data), e.Rules, e.Lines)
	switch {
	case r == nil:
		return nil, err
	case len(r.Steps) == 0:
		return nil, &record.Error{Line: 1, Problem: "nothing follows: the record tells of nothing that happened", Fault: record.NothingTold}
	}
	return r.Match(e.Rules, e.Lines), err
}

// Opened reads data as Open does, with names that can be drawn.
func (s *Catalogue) Opened(data []byte) (match.Any, error) {
	m, err := Open(s.Games, data)
	if m != nil {
		for i, seat := range s.named(s.GameOf(m), m.Setup().Seats) {
			m.Rename(game.Seat(i), seat.Name)
		}
	}
	return m, err
}

// Show opens a file that may be a match record or a saved game: it is looked at on top of the running scene. What is wrong with it
// is told in a sentence; a record that breaks a rule is shown up to there. Texts are drawn in a font from then on. One of somebody's own box of a game is entered on its page. Of a file of all that a device keeps (package bundle) is
// asked whether it is to be taken up.
// A panic leaves everything as it was, and is told.
func (s *Stage) Show(file string, data []byte) {
	scenes, chosen := len(s.scenes), s.Game
	p := crash.Try("show", func() { s.show(file, data) })
	if p == nil {
		return
	}
	s.scenes = s.scenes[:scenes]
	s.Notify(s.crashed(file, p))
	s.back(chosen)
}

func (s *Stage) show(file string, data []byte) {
	if backup.Claims(data) {
		s.showBundle(file, data)
		return
	}
	if theme.ClaimsFont(data) {
		s.TakeFont(file, data)
		return
	}
	if s.showBox(file, data) {
		return
	}
	m, err := s.Opened(data)
	if err != nil {
		s.Notify(s.Excuse(file, m, err))
	}
	if m != nil {
		s.Watch(m, 0)
	}
}

// Refusal says in a sentence what is wrong with a file, by what Open returned: of a record also in the words of its format, which are
// English, for whoever writes records.
func (s *Reports) Refusal(file string, m match.Any, err error) string {
	texts := s.services.Texts
	var wrong *record.Error
	var p *crash.Panic
	switch {
	case errors.As(err, &p):
		return s.crashed(file, p)
	case errors.As(err, &wrong):
		return texts.Text("open.line", "file", file, "line", wrong.Line, "problem", texts.Text("open.precisely", "fault", Fault(texts, m, wrong), "problem", wrong.Problem))
	case errors.Is(err, ErrNoGame):
		return texts.Text("open.neither", "file", file)
	case errors.Is(err, ErrOtherGame):
		return texts.Text("open.other-game", "file", file)
	case errors.Is(err, match.ErrVersion):
		return texts.Text("open.version", "file", file)
	case errors.Is(err, match.ErrData), errors.Is(err, match.ErrTooLong), errors.Is(err, match.ErrDamaged):
		return texts.Text(troubleKey(err), "file", file)
	}
	return texts.Text("open.save", "file", file, "error", err.Error())
}

// find returns the place of a game in a list by its name in records and saves, "" for one that names none; -1 if there is no
// such game.
func find(games []Game, record string) int {
	return slices.IndexFunc(games, func(g Game) bool {
		info := g.Info()
		return info.Record == record || record == "" && info.Unnamed
	})
}
