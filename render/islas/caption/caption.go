// Package caption says what is written on the cards and deeds of Islas Canarias in the language that is set, and draws deeds
// with it.
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

// Deed is what the text side of a privilege's deed says. draws is how many cards the privilege to draw more of them gives
// (rules: privileges).
func Deed(texts *locales.Catalogue, p islas.Power, draws int) art.DeedWords {
	return art.DeedWords{Title: texts.Text("power." + p.String()), Text: texts.Text("deed."+p.String(), "n", draws)}
}

// deedKey says which side of which deed is drawn.
type deedKey struct {
	power       islas.Power
	colour      islas.Colour
	owned, text bool
	words       art.DeedWords
}

// PaintDeed draws the deed of a privilege in r from its text side or from its symbol side.
func PaintDeed(s *stage.Stage, u *ui.UI, r ui.Rect, p islas.Power, c islas.Colour, owned, text bool, draws int) {
	if !text {
		u.Paint(r, deedKey{power: p, colour: c, owned: owned}, func(dst *ebiten.Image, r ui.Rect) { art.Privilege(s.Art, dst, r, p, c, owned) })
		return
	}
	words := Deed(s.Texts, p, draws)
	u.Paint(r, deedKey{p, c, owned, true, words}, func(dst *ebiten.Image, r ui.Rect) { art.PrivilegeText(s.Art, dst, r, p, c, owned, words) })
}
