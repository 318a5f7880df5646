package colonies

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/colonies/art"
	"islas/render/stage"
	"islas/render/ui"
)

// figures are the figures of the rule book.
var figures = map[string]func() stage.Figure{
	"home": homeFigure, "colonies": coloniesFigure, "costs": costsFigure, "harbours": harboursFigure, "cards": cardsFigure,
	"range": rangeFigure, "discovery": discoveryFigure, "bases": basesFigure, "tokens": tokensFigure, "volcano": volcanoFigure,
	"fleet": fleetFigure, "points": pointsFigure,
}

// drawing is what draws a part of a figure.
type drawing = func(s *stage.Stage, u *ui.UI, r ui.Rect)

// of returns what draws a picture.
func of(k art.Picture) drawing {
	return func(s *stage.Stage, u *ui.UI, r ui.Rect) { paintPicture(s, u, r, k) }
}

// paintPicture draws a picture.
func paintPicture(s *stage.Stage, u *ui.UI, r ui.Rect, k art.Picture) {
	u.Paint(r, k, func(dst *ebiten.Image, r ui.Rect) { k.Draw(s.Art, dst, r) })
}

// says returns a text without parameters.
func says(key string) func(*ui.UI) string { return func(u *ui.UI) string { return u.T(key) } }

// shown returns a picture with a text below it; the key is that of the text.
func shown(key string, draw drawing) stage.Exhibit { return stage.Exhibit{Draw: draw, Text: says(key)} }
