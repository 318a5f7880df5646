package stage

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/render/art"
	"islas/render/ui"
)

// seaKey says how the sea is drawn, for the kit's test whether a picture has changed.
type seaKey struct{ high bool }

// PaintSea fills the window with the chart's sea.
func (s *Stage) PaintSea(u *ui.UI) {
	u.Paint(u.Bounds(), seaKey{s.Theme.HighContrast}, func(dst *ebiten.Image, r ui.Rect) { s.Art.Sea(dst, r) })
}

// CardWords is what is written on a card in the language that is set.
func (s *Stage) CardWords(c game.Card) art.CardWords {
	if c.Pirate() {
		return art.CardWords{Spanish: s.Texts.Text("pirate.spanish"), Name: s.Texts.Text("pirate." + c.Colour().String())}
	}
	return art.CardWords{Spanish: c.Spanish(), Name: s.Texts.Text("occupation." + c.ID())}
}
