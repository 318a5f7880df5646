package colonies

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/ui"
)

// figure returns the figure of a name. It panics for a name that there is not, which is a mistake in book.
func figure(name string) stage.Figure {
	switch name {
	case "home":
		return homeFigure()
	case "colonies":
		return coloniesFigure()
	case "costs":
		return costsFigure()
	case "harbours":
		return harboursFigure()
	case "cards":
		return cardsFigure()
	case "range":
		return rangeFigure()
	case "discovery":
		return discoveryFigure()
	case "bases":
		return basesFigure()
	case "tokens":
		return tokensFigure()
	case "volcano":
		return volcanoFigure()
	case "fleet":
		return fleetFigure()
	case "points":
		return pointsFigure()
	}
	panic("colonies: the rule book has no figure " + name)
}

// piece says which picture of a figure is drawn, for the kit's test whether one has changed.
type piece struct {
	what string
	a, b int
}

// draw draws a picture in r.
func (k piece) draw(s *stage.Stage, u *ui.UI, r ui.Rect, paint func(p *paint.Painter, dst *ebiten.Image, r ui.Rect)) {
	u.Paint(r, k, func(dst *ebiten.Image, r ui.Rect) { paint(s.Art, dst, r) })
}

// says returns a text without parameters.
func says(key string) func(*ui.UI) string { return func(u *ui.UI) string { return u.T(key) } }

// shown returns a picture with a text below it; the key is that of the text.
func shown(key string, draw func(s *stage.Stage, u *ui.UI, r ui.Rect)) stage.Exhibit {
	return stage.Exhibit{Draw: draw, Text: says(key)}
}

// paintHex draws a hex of a terrain.
func paintHex(s *stage.Stage, u *ui.UI, r ui.Rect, t colonies.Terrain) {
	piece{"hex", int(t), 0}.draw(s, u, r, func(p *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Hex(p, dst, r, t) })
}

// seated draws a piece of a seat.
func seated(what string, seat game.Seat, draw func(p *paint.Painter, dst *ebiten.Image, r ui.Rect, seat game.Seat)) func(*stage.Stage, *ui.UI, ui.Rect) {
	return func(s *stage.Stage, u *ui.UI, r ui.Rect) {
		piece{what, int(seat), 0}.draw(s, u, r, func(p *paint.Painter, dst *ebiten.Image, r ui.Rect) { draw(p, dst, r, seat) })
	}
}
