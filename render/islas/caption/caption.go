// Package caption says what is written on the cards of Islas Canarias in the language that is set, and draws deeds.
package caption

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/locales"
	"islas/render/islas/art"
	"islas/render/stage"
	"islas/render/ui"
)

// Card is what is written on a card.
func Card(texts *locales.Catalogue, c islas.Card) art.CardWords {
	if c.Pirate() {
		return art.CardWords{Spanish: texts.Text("pirate.spanish"), Name: texts.Text("pirate." + c.Flag().String())}
	}
	return art.CardWords{Spanish: c.Spanish(), Name: texts.Text("occupation." + c.ID())}
}

// Wish is a priority in words: next to what a settler wants to live.
func Wish(u *ui.UI, p islas.Priority) string {
	if p.IsColour() {
		return u.T("wish." + p.Colour().String())
	}
	return u.T("wish." + p.Feature().String())
}

// deedKey says which deed is drawn.
type deedKey struct {
	power  islas.Power
	colour islas.Colour
	owned  bool
}

// PaintDeed draws the deed of a privilege in r.
func PaintDeed(s *stage.Stage, u *ui.UI, r ui.Rect, p islas.Power, c islas.Colour, owned bool) {
	u.Paint(r, deedKey{p, c, owned}, func(dst *ebiten.Image, r ui.Rect) { art.Privilege(s.Art, dst, r, p, c, owned) })
}
