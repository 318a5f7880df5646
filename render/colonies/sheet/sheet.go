// Package sheet is what The Colonies shows of itself on the contact sheet.
package sheet

import "islas/render/internal/contact"

// Parts returns the parts of the sheet (contact.Game).
func Parts() []contact.Part {
	return []contact.Part{
		{Name: "chart", Height: chartHeight, Draw: chart},
		{Name: "tiles", Height: tilesHeight, Draw: tiles},
		{Name: "things", Height: 3 * thingsBand, Draw: things},
		{Name: "signs", Height: signsHeight, Draw: signs},
	}
}
