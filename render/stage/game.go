package stage

import (
	"io"
	"io/fs"
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/locales"
	"islas/render/settings"
)

// Game is a game as the scenes around its table see it, which know none by name. Package catalogue lists those of the
// program. Engine does what follows from a rules engine alone; a game embeds it.
type Game interface {
	// Info describes the game.
	Info() *game.Info
	// Texts are the game's texts: a file CODE.json for each language (package locales).
	Texts() fs.FS
	// Choices are what the game lets a player choose in the settings, beside what all games share.
	Choices() []settings.Choice
	// New begins a match; the error is that of match.New.
	New(setup match.Setup) (match.Any, error)
	// Load returns the match that was saved; the error is that of match.Load.
	Load(data []byte) (match.Any, error)
	// Record writes the match record of a match of this game.
	Record(w io.Writer, m match.Any) error
	// Table returns the scene in which a match of this game is played. What has happened in a fresh one is still to be shown.
	Table(s *Stage, m match.Any, fresh bool) (Scene, error)
}

// Choose makes g the game that is offered, explained and set up, and opens its texts. The error is that of Translate; then
// nothing is changed.
func (s *Stage) Choose(g Game) error {
	before := s.Game
	s.Game = g
	if err := s.Translate(); err != nil {
		s.Game = before
		return err
	}
	s.changed = s.changed || before != nil
	return nil
}

// Translate opens the texts in the language of the settings: those that all games share, and those of the chosen one. The
// error, if they cannot be read, is a mistake in the build.
func (s *Stage) Translate() error {
	var own []fs.FS
	if s.Game != nil {
		own = append(own, s.Game.Texts())
	}
	texts, err := locales.Open(s.Settings.Lang(), own...)
	if err == nil {
		s.Texts = texts
	}
	return err
}

// GameOf returns the game of a match.
func (s *Stage) GameOf(m match.Any) Game { return s.Games[s.find(m.Info().Record)] }

// find returns the place of a game in the list by its name in records and saves, "" for one that names none; -1 if the
// program has no such game.
func (s *Stage) find(record string) int {
	return slices.IndexFunc(s.Games, func(g Game) bool {
		info := g.Info()
		return info.Record == record || record == "" && info.Unnamed
	})
}
