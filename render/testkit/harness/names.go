package harness

import (
	"strings"

	"islas/render/ui"
)

// names reports widgets without a name for assistive tools, or with the same one as others.
func (h *Harness) names() {
	h.t.Helper()
	seen := map[string]bool{}
	for _, w := range h.UI.Widgets() {
		what := ""
		switch {
		case seen[w.ID]:
			what = "there are several of"
		case w.Role == ui.RoleScroll || w.Role == ui.RoleDialog || ui.ScrollBar(w.ID):
		case w.Role == ui.RoleOther && w.Tooltip == "": // only a ground
		case w.Label == "":
			what = "no name has"
		}
		seen[w.ID] = true
		if what != "" && !h.cut[what+w.ID] {
			h.cut[what+w.ID] = true
			h.t.Errorf("%s %s %q in %T", what, w.Role, w.ID, h.loop.Top())
		}
	}
}

// Parts returns the content for assistive tools, by the names of the parts of the scene.
func (e *eye) Parts() map[string][]string {
	all := map[string][]string{}
	for c := range e.UI.Contents {
		text := c.Text
		if c.Widget.ID != "" {
			text = strings.TrimSuffix(c.Widget.Label+": "+c.Widget.Value, ": ")
		}
		all[c.Part] = append(all[c.Part], text)
	}
	return all
}
