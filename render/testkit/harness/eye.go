package harness

import (
	"fmt"
	"strings"

	"islas/render/ui"
)

// Find returns the widget of an id; ok is false if there is none.
func (h *Harness) Find(id string) (w ui.Widget, ok bool) {
	for _, w := range h.UI.Widgets() {
		if w.ID == id {
			return w, true
		}
	}
	return ui.Widget{}, false
}

// Has reports whether there is a widget of an id.
func (h *Harness) Has(id string) bool {
	_, ok := h.Find(id)
	return ok
}

// Widget returns the widget of an id, which must be there.
func (h *Harness) Widget(id string) ui.Widget {
	h.t.Helper()
	w, ok := h.Find(id)
	if !ok {
		h.t.Fatalf("there is no widget %q, only %.400s", id, strings.Join(h.IDs(), ", "))
	}
	return w
}

// IDs are the ids of all widgets.
func (h *Harness) IDs() (ids []string) {
	for _, w := range h.UI.Widgets() {
		ids = append(ids, w.ID)
	}
	return ids
}

// Shows reports whether a text with a part in it is drawn.
func (h *Harness) Shows(part string) bool { return h.ShowsIn(part, h.UI.Bounds()) }

// ShowsIn reports whether a text with a part in it is drawn within a rectangle.
func (h *Harness) ShowsIn(part string, in ui.Rect) bool {
	for text, at := range h.UI.DrawnTexts {
		if strings.Contains(text, part) && in.Contains(at.Middle()) {
			return true
		}
	}
	return false
}

// Reads reports whether a text is drawn, on however many lines.
func (h *Harness) Reads(text string) bool {
	var all strings.Builder
	for part := range h.UI.DrawnTexts {
		all.WriteString(part)
	}
	bare := func(s string) string { return strings.Join(strings.Fields(s), "") }
	return strings.Contains(bare(all.String()), bare(text))
}

// T is a text of the language that is set.
func (h *Harness) T(key string, params ...any) string { return h.Stage.Texts.Text(key, params...) }

// Picture is all that is drawn of texts and pictures, with their places, to compare two ticks.
func (h *Harness) Picture() string {
	var b strings.Builder
	h.UI.DrawnPaintings(func(key any, r ui.Rect, alpha float64) bool {
		fmt.Fprintf(&b, "%v %.1f %.2f\n", key, r, alpha)
		return true
	})
	for text, r := range h.UI.DrawnTexts {
		fmt.Fprintf(&b, "%s %.1f\n", text, r)
	}
	return b.String()
}
