package tabletest

import (
	"testing"

	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
)

// Telephones runs a test in windows of telephones at text sizes twice the usual, each in one of the languages, from a first one on.
func Telephones(t *testing.T, first int, f func(t *testing.T, lang string, w harness.Window)) {
	for i, w := range harness.Telephones() {
		if testing.Short() && i%2 != first%2 {
			continue
		}
		inWindow(t, locales.Languages()[(i+first)%len(locales.Languages())], w, f)
	}
}

// Handhelds runs a test in windows of telephones at text sizes twice the usual, the table seen whole or in part, each in all languages.
func Handhelds(t *testing.T, f func(t *testing.T, lang string, w harness.Window)) {
	for i, w := range append(harness.Telephones(), harness.Handhelds()...) {
		for _, lang := range need.Few(locales.Languages(), 1, i) {
			inWindow(t, lang, w, f)
		}
	}
}

// inWindow runs a part of a test in a bubble.
func inWindow(t *testing.T, lang string, w harness.Window, f func(t *testing.T, lang string, w harness.Window)) {
	t.Run(w.String()+" "+lang, func(t *testing.T) {
		Bubble(t, func(t *testing.T) { f(t, lang, w) })
	})
}
