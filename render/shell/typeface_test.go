package shell_test

import (
	"testing"

	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/theme"
)

// Whoever chooses other letters reads everything in them at once, and with the next start; the game's own come back as they were.
func TestTypefaceIsChosen(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newStage(t, lang)
		files := s.Store.(*store.Memory)
		r := open(t, s, s.Routes.Access(s), harness.Window{W: 1280, H: 720, Percent: 100})
		before, art := r.Picture(), s.Art
		if r.value("typeface") != r.T("access.typeface.game") || s.Theme.Typeface() != nil {
			t.Fatalf("%s: the letters are %q at first", lang, r.value("typeface"))
		}
		r.option("typeface", 1)
		r.Wait(5)
		if r.value("typeface") != r.T("access.typeface.legible") || r.UI.Theme().Typeface() != theme.Legible() || r.Picture() == before || s.Art == art {
			t.Errorf("%s: the letters are %q, and pictures with words are painted anew: %v", lang, r.value("typeface"), s.Art != art)
		}
		if kept, _, err := settings.Load(files); err != nil || kept.Typeface != settings.TypefaceLegible {
			t.Errorf("%s: the next start has %v, %v", lang, kept.Typeface, err)
		}
		r.option("typeface", 0)
		r.Wait(5)
		if got := r.Picture(); got != before {
			t.Errorf("%s: the game's own letters look different when they come back", lang)
		}
	}
}
