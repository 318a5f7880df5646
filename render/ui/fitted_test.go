package ui

import (
	"testing"

	"islas/render/theme"
)

// A text that is cut short for want of width is told, one that fits and a name are not, and what is too low is not written.
func TestShortenedTextsAreTold(t *testing.T) {
	for _, test := range []struct {
		what     string
		w, h     float64
		name     bool
		cut, any bool
	}{
		{"room", 400, 40, false, false, true},
		{"narrow", 60, 40, false, true, true},
		{"a narrow name", 60, 40, true, false, true},
		{"low", 60, 5, false, false, false},
		{"no room", 2, 40, false, true, false},
	} {
		tb := newTable(t, func(u *UI) {
			r, write := Rect{X: 100, Y: 100, W: test.w, H: test.h}, u.TextFitted
			if test.name {
				write = u.NameFitted
			}
			write(r, u.Theme().Ink, Left|Middle, "a text of some length", theme.Body, theme.Small)
		})
		drawn := 0
		for range tb.DrawnTexts {
			drawn++
		}
		if got := len(tb.Shortened()) > 0; got != test.cut || drawn > 0 != test.any || len(tb.Overflows()) > 0 {
			t.Errorf("%s: told is %v, %d texts are drawn, %d do not fit", test.what, got, drawn, len(tb.Overflows()))
		}
	}
}
