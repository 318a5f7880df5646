package harness

import (
	"fmt"
	"strings"
	"testing"

	"islas/render/stage"
	"islas/render/ui"
)

// eye reads what the last tick has drawn.
type eye struct {
	Stage *stage.Stage
	UI    *ui.UI
	t     testing.TB
}

// Find returns the widget of an id; ok is false if there is none.
func (e *eye) Find(id string) (w ui.Widget, ok bool) {
	for _, w := range e.UI.Widgets() {
		if w.ID == id {
			return w, true
		}
	}
	return ui.Widget{}, false
}

// Has reports whether there is a widget of an id.
func (e *eye) Has(id string) bool {
	_, ok := e.Find(id)
	return ok
}

// Widget returns the widget of an id, and fails the test if there is none.
func (e *eye) Widget(id string) ui.Widget {
	e.t.Helper()
	w, ok := e.Find(id)
	if !ok {
		e.t.Fatalf("there is no widget %q, only %.400s", id, strings.Join(e.IDs(), ", "))
	}
	return w
}

// IDs returns the ids of all widgets.
func (e *eye) IDs() (ids []string) {
	for _, w := range e.UI.Widgets() {
		ids = append(ids, w.ID)
	}
	return ids
}

// Shows reports whether a text that contains part is drawn.
func (e *eye) Shows(part string) bool { return e.ShowsIn(part, e.UI.Bounds()) }

// ShowsIn reports whether a text that contains part is drawn within a rectangle.
func (e *eye) ShowsIn(part string, in ui.Rect) bool {
	for text, at := range e.UI.DrawnTexts {
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

// T returns a text in the current language.
func (e *eye) T(key string, params ...any) string { return e.Stage.Texts.Text(key, params...) }

// Picture returns a description of all drawn texts and pictures with their places, to compare two ticks.
func (e *eye) Picture() string {
	var b strings.Builder
	e.UI.DrawnPaintings(func(key any, r ui.Rect, alpha float64) bool {
		fmt.Fprintf(&b, "%v %.1f %.2f\n", key, r, alpha)
		return true
	})
	for text, r := range e.UI.DrawnTexts {
		fmt.Fprintf(&b, "%s %.1f\n", text, r)
	}
	return b.String()
}
