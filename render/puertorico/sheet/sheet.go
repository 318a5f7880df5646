// Package sheet is what Puerto Rico shows of itself on the contact sheet.
package sheet

import "islas/render/internal/contact"

// Parts returns the parts of the sheet (contact.Game).
func Parts() []contact.Part {
	return []contact.Part{
		{Name: "islands", Height: islandsHeight, Draw: islands},
		{Name: "fields", Height: fieldsHeight, Draw: fields},
		{Name: "goods", Height: goodsHeight, Draw: goods},
		{Name: "buildings", Height: buildingsHeight(), Contrast: true, Draw: buildings},
		{Name: "towns", Height: townsHeight, Contrast: true, Draw: towns},
		{Name: "roles", Height: rolesHeight, Contrast: true, Draw: roles},
		{Name: "ships", Height: shipsHeight, Draw: ships},
		{Name: "coast", Height: coastHeight, Draw: coast},
		{Name: "signs", Height: signsHeight, Draw: signs},
		{Name: "workers", Height: workersHeight, Draw: workers},
	}
}
