// Package contact is what the contact sheet (package contactsheet) is made of: parts, each a strip as wide as the sheet that
// shows some of what the program can draw. It brings those of pictures that all games share, a game those of its own.
package contact

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/stage"
)

// Width is the width of the sheet in pixels.
const Width = 1600

// Part is a strip of the sheet, whatever the language and the look.
type Part struct {
	Name     string // a word of small letters, part of the name of the picture
	Height   int    // in pixels
	Words    bool   // it is drawn once in every language
	Contrast bool   // and once more in high contrast
	// Draw draws the part onto an empty sheet of paper. It is called where the engine draws.
	Draw func(s *stage.Stage, dst *ebiten.Image) error
}

// Game is a game with pictures of its own.
type Game interface {
	// Sheet returns the parts that show them. One with the name of a shared part stands in its place.
	Sheet() []Part
}

// Own returns the parts that a game brings, none if it is no Game.
func Own(game any) []Part {
	if g, ok := game.(Game); ok {
		return g.Sheet()
	}
	return nil
}

// Fill fills a rectangle with a colour.
func Fill(dst *ebiten.Image, r geom.Rect, c color.Color) {
	vector.FillRect(dst, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), c, false)
}

// OnGrounds calls draw with the upper edge of three bands of so many pixels: of two colours and of the sea.
func OnGrounds(s *stage.Stage, dst *ebiten.Image, band float64, one, other color.Color, draw func(y float64)) {
	Fill(dst, geom.Rect{W: Width, H: band}, one)
	Fill(dst, geom.Rect{Y: band, W: Width, H: band}, other)
	s.Art.Sea(dst, geom.Rect{Y: 2 * band, W: Width, H: band})
	for i := range 3 {
		draw(float64(i) * band)
	}
}

// IconsHeight is how much of a sheet up to 40 icons take, in pixels.
const IconsHeight = 130

// Icons draws icons in two sizes, the first 20 on paper and the others below them on cloth.
func Icons(s *stage.Stage, dst *ebiten.Image, icons []paint.Icon) {
	Fill(dst, geom.Rect{Y: 70, W: Width, H: IconsHeight - 70}, s.Theme.Cloth)
	for i, ic := range icons {
		x, y, ink := float64(i%20)*78+10, float64(i/20)*60, color.Color(s.Theme.Ink)
		if i >= 20 {
			ink = s.Theme.OnDark
		}
		s.Art.Icon(dst, geom.Rect{X: x, Y: y + 16, W: 44, H: 44}, ic, ink)
		s.Art.Icon(dst, geom.Rect{X: x + 48, Y: y + 28, W: 20, H: 20}, ic, ink)
	}
}
