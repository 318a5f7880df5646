// Package caption says what the things of Islas Canarias are called, and what is written on its cards, in the language that is set.
package caption

import (
	"islas/game/islas"
	"islas/locales"
	"islas/render/islas/art"
	"islas/render/ui"
)

// Text returns the text of a key, as a catalogue of texts and the kit do.
type Text = func(key string, params ...any) string

// Card is what is written on a card.
func Card(texts *locales.Catalogue, c islas.Card) art.CardWords {
	words := art.CardWords{Spanish: c.Spanish(), Name: CardName(texts.Text, c)}
	if c.Pirate() {
		words.Spanish = texts.Text("pirate.spanish")
	}
	return words
}

// CardName is the name of a card.
func CardName(text Text, c islas.Card) string {
	if c.Pirate() {
		return text("pirate." + c.Flag().String())
	}
	return text("occupation." + c.ID())
}

// Piece is the name of a building.
func Piece(text Text, k islas.Kind, c islas.Colour) string {
	return text("building." + k.String() + "." + c.String())
}

// Priority is the name of a priority: a feature or a colour.
func Priority(text Text, p islas.Priority) string {
	if p.IsColour() {
		return text("colour." + p.Colour().String())
	}
	return text("feature." + p.Feature().String())
}

// Wish is a priority in words: next to what a settler wants to live.
func Wish(u *ui.UI, p islas.Priority) string {
	if p.IsColour() {
		return u.T("wish." + p.Colour().String())
	}
	return u.T("wish." + p.Feature().String())
}
