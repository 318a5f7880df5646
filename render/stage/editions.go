package stage

import (
	"errors"

	"islas/game"
	"islas/render/keep/store"
	"islas/render/services"
	"islas/render/ui"
)

// Customizable is a game that can be played with data from a printed copy instead of the data built in (game.Info.Edition).
type Customizable interface {
	Game
	// ClaimsEdition reports whether data identify themselves as the text of a custom edition of this game, even if they have errors.
	ClaimsEdition(data []byte) bool
	// Edition returns the page for entering a custom edition: with the data of a text, or empty for an empty text. The error is that of
	// game.Info.Edition; name is the name of the text in it.
	Edition(s *Stage, name, text string) (EditionPage, error)
}

// EditionPage is a page for entering the data of a printed copy.
type EditionPage interface {
	// Draw draws the page in r, and applies clicks to its data.
	Draw(u *ui.UI, r ui.Rect)
	// Text returns the text of the custom edition.
	Text() string
	// Set replaces the custom edition by that of a text that Text has returned.
	Set(text string)
}

// EditionTaker is the scene with the page of the chosen game's custom edition, which receives files of custom editions of that game.
type EditionTaker interface {
	// TakeEdition replaces the data by those of a file, or shows a message with the error, and reports whether it could.
	TakeEdition(file, text string) bool
}

// EditionStart is the beginning of the names of custom editions in the store.
const EditionStart = "box-"

// EditionName returns the name of the custom edition of a game in the store.
func EditionName(info *game.Info) string { return EditionStart + info.ID + ".csv" }

// Editions provides the user's custom editions of games.
type Editions struct {
	services *services.Services
	games    *Catalogue
}

// Own returns the text of the custom edition of the chosen game, "" for none. The error is that of reading it.
func (s *Editions) Own() (string, error) { return s.of(s.games.Game.Info()) }

// of is Own for any game.
func (s *Editions) of(info *game.Info) (string, error) {
	data, err := s.services.Store.Read(EditionName(info))
	if errors.Is(err, store.ErrNotExist) {
		return "", nil
	}
	return string(data), err
}

// Values returns the values of the custom edition of a game, as matches store them (match.Setup.Edition): "" if there is none, or if it
// equals the data built in. If it can't be read, a message shows the error.
func (s *Editions) Values(info *game.Info) string {
	if info.Edition == nil {
		return ""
	}
	values, text := "", ""
	text, err := s.of(info)
	if err == nil && text != "" {
		values, err = info.Edition(s.services.Path(EditionName(info)), text)
	}
	if err != nil {
		s.services.Tell("edition.unreadable", "error", err.Error())
	}
	return values
}

// showEdition opens the page of a custom edition with the data of a file, or passes them to the page if it is open. It reports whether the
// file claims to be a custom edition. Errors are shown in a message.
func (s *Stage) showEdition(file string, data []byte) bool {
	for _, g := range s.Games {
		b, ok := g.(Customizable)
		if !ok || !b.ClaimsEdition(data) {
			continue
		}
		if page, ok := s.Top().(EditionTaker); ok && s.Game.Info().ID == g.Info().ID {
			page.TakeEdition(file, string(data))
			return true
		}
		before := s.Game
		if err := s.Choose(b); err != nil {
			s.Notify(err.Error())
			return true
		}
		if scene := s.Routes.Edition(s, file, string(data)); scene != nil {
			s.push(scene, before)
		} else {
			s.back(before)
		}
		return true
	}
	return false
}
