package harness

import (
	"slices"
	"strings"
	"unicode"

	"islas/render/ui"
)

// Labels reports what can be used and has a name that does not hold what is written on it (WCAG 2.2, 2.5.3): a machine that listens would not
// understand who says what stands there. Of what has several texts on it, such as a row of a table, one counts, which says what it is.
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

// spoken is what of a text is spoken: letters and figures, whatever their case.
func spoken(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, text)
}
