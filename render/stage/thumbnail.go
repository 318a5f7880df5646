package stage

import (
	"islas/game"
	"islas/game/match"
	"islas/render/ui"
)

// Thumbnail draws a small picture of a match in r, on whatever is there: of the position as everybody may see it. It keeps no more of
// the match than it draws.
type Thumbnail func(u *ui.UI, r ui.Rect)

// Portrayer is a game that shows what each seat of a match has come to on a board of its own. A picture of a match of another game
// is its thumbnail.
type Portrayer interface {
	// Portray returns a picture of the board of a seat, as everybody may see it.
	Portray(s *Stage, m match.Any, seat game.Seat) Thumbnail
}
