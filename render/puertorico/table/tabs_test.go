package table_test

import (
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/ui"
)

// worded reports whether a text is written whole in r.
func (r *rig) worded(text string, in ui.Rect) bool {
	for drawn, at := range r.UI.DrawnTexts {
		if drawn == text && in.Inset(-0.5).Holds(ui.RectAround(at.Middle(), at.W, 0)) {
			return true
		}
	}
	return false
}

// TestTabsHaveWords checks in every window that the tabs of the open page and of the roles, while one is to be chosen, have their words,
// and that all have them unless type is largest; the others have tooltips.
func TestTabsHaveWords(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 4, decides(puertorico.PhaseRole, 4))
		for i, w := range windows() {
			r := m.shown(t, locales.Languages()[i%3], w, alone(4)...)
			for _, open := range []string{"roles", "tiles", "harbour", "market", "others", "log", "own"} {
				if !r.Has("page." + open) {
					continue
				}
				r.Click("page." + open)
				r.Rest()
				for _, at := range r.UI.Widgets() {
					p, ok := strings.CutPrefix(at.ID, "page.")
					if !ok {
						continue
					}
					if has := r.worded(r.T("table.tab."+p), at.Rect); !has && (p == open || p == "roles" || w.Percent < settings.MaxScale) {
						t.Errorf("%v, %s open: the tab of %s does not have its word", w, open, p)
					} else if !has && at.Tooltip != r.T("table.page."+p) {
						t.Errorf("%v: %s has no word, and its tooltip says %q", w, at.ID, at.Tooltip)
					}
				}
			}
		}
	})
}
