package stage

import (
	"errors"

	"islas/game"
	"islas/render/keep/store"
	"islas/render/services"
	"islas/render/ui"
)

// Customizable is a game that can be played with what a printed copy of somebody's own shows, in place of the data built in (game.Info.Edition).
type Customizable interface {
	Game
	// ClaimsEdition reports whether data say of themselves that they are the text of a custom edition of this game, whatever is wrong with them.
	ClaimsEdition(data []byte) bool
	// Edition returns the page on which somebody enters what their copy shows: the custom edition of a text, or one of which nothing has been entered
	// for an empty text. The error is that of game.Info.Edition; name is what the text is called in it.
	Edition(s *Stage, name, text string) (EditionPage, error)
}

// EditionPage is where somebody enters what a printed game shows.
type EditionPage interface {
	// Draw draws the page in r; whoever clicks changes what it says.
	Draw(u *ui.UI, r ui.Rect)
	// Text returns the text of the custom edition.
	Text() string
	// Set makes the custom edition that of a text that Text has returned.
	Set(text string)
	// Follow takes up what has been changed elsewhere, from one text that Text has returned to another. What is other here than in
	// from stays so, and whatever is being done goes on.
	Follow(from, to string)
}

// EditionTaker is a scene that is the page of the chosen game's custom edition: files of custom editions of that game are taken there.
type EditionTaker interface {
	// TakeEdition puts what a file says in place of what was entered, or tells what is wrong with it, and reports whether it could.
	TakeEdition(file, text string) bool
}

// EditionStart begins the names in the store of what somebody has entered of their own copies of games.
const EditionStart = "box-"

// EditionName is the name in the store of what somebody has entered of their own copy of a game.
func EditionName(info *game.Info) string { return EditionStart + info.ID + ".csv" }

// Editions is what somebody has entered of their own copies of games.
type Editions struct {
	services *services.Services
	games    *Catalogue
}

// Own returns the text of the custom edition that is kept of the chosen game, empty for none. The error is that of reading it.
func (s *Editions) Own() (string, error) { return s.of(s.games.Game.Info()) }

// of is Own for any game.
func (s *Editions) of(info *game.Info) (string, error) {
	data, err := s.services.Store.Read(EditionName(info))
	if errors.Is(err, store.ErrNotExist) {
		return "", nil
	}
	return string(data), err
}

// Values returns the values by which matches of a game name the custom edition that is kept of it (match.Setup.Edition): empty without one,
// and for one that shows what is built in. Where it cannot be read a sentence says why.
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
		s.services.Tell("box.unreadable", "error", err.Error())
	}
	return values
}

// showEdition opens the page of a custom edition with that of a file, unless it is open, and reports whether the file says that it is one. What is wrong
// with it is told.
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
