package stage

import (
	"errors"

	"islas/game"
	"islas/render/keep/store"
	"islas/render/services"
	"islas/render/ui"
)

// Boxed is a game that can be played with what a printed copy of somebody's own shows, in place of the data built in (game.Info.Box).
type Boxed interface {
	Game
	// ClaimsBox reports whether data say of themselves that they are the text of a box of this game, whatever is wrong with them.
	ClaimsBox(data []byte) bool
	// Box returns the page on which somebody enters what their copy shows: the box of a text, or one of which nothing has been entered
	// for an empty text. The error is that of game.Info.Box; name is what the text is called in it.
	Box(s *Stage, name, text string) (BoxPage, error)
}

// BoxPage is where somebody enters what a printed game shows.
type BoxPage interface {
	// Draw draws the page in r; whoever clicks changes what it says.
	Draw(u *ui.UI, r ui.Rect)
	// Text returns the text of the box.
	Text() string
	// Set makes the box that of a text that Text has returned.
	Set(text string)
	// Follow takes up what has been changed elsewhere, from one text that Text has returned to another. What is other here than in
	// from stays so, and whatever is being done goes on.
	Follow(from, to string)
}

// BoxTaker is a scene that is the page of the chosen game's box: files of boxes of that game are taken there.
type BoxTaker interface {
	// TakeBox puts what a file says in place of what was entered, or tells what is wrong with it, and reports whether it could.
	TakeBox(file, text string) bool
}

// BoxStart begins the names in the store of what somebody has entered of their own copies of games.
const BoxStart = "box-"

// BoxName is the name in the store of what somebody has entered of their own copy of a game.
func BoxName(info *game.Info) string { return BoxStart + info.ID + ".csv" }

// Editions is what somebody has entered of their own copies of games.
type Editions struct {
	services *services.Services
	games    *Catalogue
}

// OwnBox returns the text of the box that is kept of the chosen game, empty for none. The error is that of reading it.
func (s *Editions) OwnBox() (string, error) { return s.boxOf(s.games.Game.Info()) }

// boxOf is OwnBox for any game.
func (s *Editions) boxOf(info *game.Info) (string, error) {
	data, err := s.services.Store.Read(BoxName(info))
	if errors.Is(err, store.ErrNotExist) {
		return "", nil
	}
	return string(data), err
}

// OwnValues returns the values by which matches of a game name the box that is kept of it (match.Setup.Box): empty without one,
// and for one that shows what is built in. Where it cannot be read a sentence says why.
func (s *Editions) OwnValues(info *game.Info) string {
	if info.Box == nil {
		return ""
	}
	values, text := "", ""
	text, err := s.boxOf(info)
	if err == nil && text != "" {
		values, err = info.Box(s.services.Path(BoxName(info)), text)
	}
	if err != nil {
		s.services.Tell("box.unreadable", "error", err.Error())
	}
	return values
}

// showBox opens the page of a box with that of a file, unless it is open, and reports whether the file says that it is one. What is wrong
// with it is told.
func (s *Stage) showBox(file string, data []byte) bool {
	for _, g := range s.Games {
		b, ok := g.(Boxed)
		if !ok || !b.ClaimsBox(data) {
			continue
		}
		if page, ok := s.Top().(BoxTaker); ok && s.Game.Info().ID == g.Info().ID {
			page.TakeBox(file, string(data))
			return true
		}
		before := s.Game
		if err := s.Choose(b); err != nil {
			s.Notify(err.Error())
			return true
		}
		if scene := s.Routes.Box(s, file, string(data)); scene != nil {
			s.push(scene, before)
		} else {
			s.back(before)
		}
		return true
	}
	return false
}
