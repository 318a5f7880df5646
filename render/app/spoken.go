package app

import (
	"strings"

	"islas/locales"
	"islas/render/ui"
)

// told returns the text about a widget beside its name: its tooltip, or why it can't be used, without the lines that its name has, too.
func told(w *ui.Widget) string {
	tip := w.Tooltip
	if !w.Enabled && w.Why != "" {
		tip = w.Why
	}
	var lines []string
	for line := range strings.Lines(tip) {
		if line = strings.TrimSpace(line); !strings.Contains(w.Label, line) {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "\n")
}

// spoken returns the text of what has the keyboard's focus: its name, value and further text.
func spoken(u *ui.UI, texts *locales.Catalogue) string {
	w, ok := u.Widget(u.Focused())
	if !ok {
		return ""
	}
	value := w.Value
	switch value {
	case "on", "off", "selected":
		value = texts.Text("spoken." + value)
	}
	var words []string
	for _, part := range []string{w.Label, value, told(&w)} {
		if part != "" {
			words = append(words, part)
		}
	}
	return strings.Join(words, ", ")
}
