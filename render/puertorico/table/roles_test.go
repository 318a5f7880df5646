package table_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/render/internal/harness"
	"islas/render/ui"
)

// roleWindows are windows in which role cards are of different forms.
func roleWindows() []harness.Window {
	return []harness.Window{
		small, full, {W: 1280, H: 720, Percent: 200}, {W: 1920, H: 1080, Percent: 200}, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 100},
	}
}

// roleCards are where the pictures of the role cards are drawn, and how high the letters of the names are.
func (r *rig) roleCards() (pictures map[puertorico.Role]ui.Rect, letters map[float64]bool) {
	pictures, letters = map[puertorico.Role]ui.Rect{}, map[float64]bool{}
	for role := range puertorico.Role(puertorico.Roles) {
		if !r.Has("role." + role.ID()) {
			continue
		}
		card := r.Widget("role." + role.ID()).Rect
		r.UI.DrawnPaintings(func(key any, at ui.Rect, _ float64) bool {
			if card.Contains(at.Middle()) && strings.HasSuffix(fmt.Sprintf("%T", key), "roleKey") {
				pictures[role] = at
			}
			return true
		})
		for _, line := range append(strings.Fields(r.T("role."+role.ID()+".broken")), r.T("role."+role.ID())) {
			for text, at := range r.UI.DrawnTexts {
				if text == line && card.Contains(at.Middle()) {
					letters[at.H] = true
				}
			}
		}
	}
	return pictures, letters
}

// The role cards look the same in every language, however long the names are: the pictures are as large, and all names on the cards of
// one row are of one size.
func TestRoleCardsLookTheSameInEveryLanguage(t *testing.T) {
	for _, seats := range []int{2, 5} {
		t.Run(fmt.Sprint(seats), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				m := find(t, seats, decides(puertorico.PhaseRole, 1))
				for _, w := range roleWindows() {
					en, _ := m.shown(t, "en", w, alone(seats)...).roleCards()
					for _, lang := range []string{"de", "es"} {
						other, letters := m.shown(t, lang, w, alone(seats)...).roleCards()
						if len(letters) != 1 {
							t.Errorf("%s %v: the names are written in %d sizes", lang, w, len(letters))
						}
						for role, at := range en {
							if math.Abs(other[role].W-at.W) > 0.5 || math.Abs(other[role].H-at.H) > 0.5 {
								t.Errorf("%v: the picture of %v is %v in English and %v in %s", w, role, at, other[role], lang)
							}
						}
					}
				}
			})
		})
	}
}
