package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// pageWords are the pages that tabs open.
var pageWords = []string{"roles", "tiles", "harbour", "market", "others", "log", "own"}

// worded reports whether a text is written whole in r.
func (r *rig) worded(text string, in ui.Rect) bool {
	for drawn, at := range r.UI.DrawnTexts {
		if drawn == text && in.Inset(-0.5).Holds(ui.RectAround(at.Middle(), at.W, 0)) {
			return true
		}
	}
	return false
}

// TestTabsHaveWords checks in every window and language that the tabs of the open page and of the roles, while one is to be chosen, have
// their words, and that all have them unless type is largest; the others have tooltips.
func TestTabsHaveWords(t *testing.T) {
	need.Time(t)
	for k, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			m := find(t, 4, decides(puertorico.PhaseRole, 4))
			tabs := 0
			for i, w := range windows() {
				if i%3 != k && w.Percent < settings.MaxScale {
					continue
				}
				r := m.shown(t, lang, w, alone(4)...)
				for _, open := range pageWords {
					if !r.Has("page." + open) {
						continue
					}
					r.Click("page." + open)
					r.Rest()
					for _, p := range pageWords {
						id := "page." + p
						if !r.Has(id) {
							continue
						}
						at := r.Widget(id)
						has := r.worded(r.T("table.tab."+p), at.Rect)
						tabs++
						if (p == open || p == "roles") && !has {
							t.Errorf("%v, %s open: the tab of %s does not have its word", w, open, p)
						}
						if !has && at.Tooltip != r.T("table.page."+p) {
							t.Errorf("%v: %s has no word, and its tooltip says %q", w, id, at.Tooltip)
						}
						if !has && w.Percent < settings.MaxScale {
							t.Errorf("%v: %s has no word", w, id)
						}
					}
				}
			}
			if tabs < 100 {
				t.Errorf("%d tabs were looked at", tabs)
			}
		})
	}
}
