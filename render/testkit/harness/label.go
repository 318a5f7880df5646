package harness

import (
	"slices"
	"strings"
	"unicode"

	"islas/render/ui"
)

// Labels reports widgets that can be used and whose name does not contain the text on them (WCAG 2.2, 2.5.3): voice control would not
// understand a user who reads that text. If there are several texts on it, as on a row of a table, one that is in the name is enough.
func (h *Harness) Labels() {
	h.t.Helper()
	on, texts, held := map[string]ui.Widget{}, map[string][]string{}, map[string]bool{}
	h.UI.Labels(func(w ui.Widget, text string) bool {
		if slices.Contains([]ui.Role{ui.RoleButton, ui.RoleToggle, ui.RoleOption}, w.Role) && lettered(text) {
			on[w.ID], texts[w.ID] = w, append(texts[w.ID], text)
			held[w.ID] = held[w.ID] || strings.Contains(spoken(w.Label+" "+w.Value), spoken(text))
		}
		return true
	})
	for id, w := range on {
		if !held[id] && !h.cut["label "+id] {
			h.cut["label "+id] = true
			h.t.Errorf("%s: on %s %q is written %q, which is not in its name %q (%q) in %T", h.where(), w.Role, id, texts[id], w.Label, w.Value, h.loop.Top())
		}
	}
}

// lettered reports whether a text has a word in it.
func lettered(text string) bool {
	n := 0
	for _, r := range text {
		if unicode.IsLetter(r) {
			n++
		}
	}
	return n > 1
}

// spoken returns the spoken part of a text: letters and figures in lower case.
func spoken(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, text)
}
