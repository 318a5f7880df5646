// Package sheet is what The Colonies shows of itself on the contact sheet.
package sheet

import "islas/render/internal/contact"

// Parts returns the parts of the sheet (contact.Game).
func Parts() []contact.Part {
	return []contact.Part{
		{Name: "chart", Height: chartHeight, Draw: chart},
		{Name: "tiles", Height: tilesHeight, Draw: tiles},
		{Name: "pieces", Height: 3 * piecesBand, Draw: pieces},
		{Name: "tokens", Height: 3 * tokensBand, Draw: tokens},
		{Name: "cards", Height: cardsHeight, Draw: cards},
		{Name: "dice", Height: diceHeight, Draw: dice},
		{Name: "signs", Height: signsHeight, Draw: signs},
	}
}
