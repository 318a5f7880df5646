// Package sheet is what Islas Canarias shows of itself on the contact sheet.
package sheet

import "islas/render/internal/contact"

// Parts returns the parts of the sheet (contact.Game).
func Parts() []contact.Part {
	return []contact.Part{
		{Name: "boards", Height: boardsHeight, Draw: boards},
		{Name: "thumbnails", Height: thumbnailsHeight, Draw: thumbnails},
		{Name: "pieces", Height: piecesHeight, Draw: pieces},
		{Name: "cards", Height: cardsHeight, Words: true, Draw: cards},
		{Name: "hands", Height: handsHeight, Words: true, Draw: hands},
		{Name: "fans", Height: fansHeight, Draw: fans},
		{Name: "privileges", Height: privilegesHeight, Words: true, Draw: privileges},
		{Name: "signs", Height: signsHeight, Draw: signs},
	}
}
