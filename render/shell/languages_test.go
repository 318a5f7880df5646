//go:build !js

package shell_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
)

// polish returns an added language, with some texts and one fault.
func polish() *locales.Own {
	return locales.FindOwn(fstest.MapFS{"pl/shared.json": {Data: []byte(`{
"common.back": "Wstecz",
"common.rules": "Zasady",
"common.settings": "Ustawienia",
"language.pl": "Polski",
"nonsense": "x"
}`)}})
}

// An added language can be chosen in title and settings; missing texts are in English; faults are reported once, with file and line; and it
// is the language of the next start.
func TestAddedLanguageIsChosen(t *testing.T) {
	s := newStage(t, "en")
	s.Tongues = polish()
	s.Settings, _, _, _ = settings.Load(s.Store, s.Tongues.Codes()...)
	s.Settings.Language = "en"
	s.Go(s.Routes.Title(s))
	h := harness.New(t, s, harness.Window{W: 960, H: 600, Percent: 200})
	h.Wait(2)
	if name := h.Widget("language/3").Label; name != "Polski" && name != "pl" {
		t.Errorf("the fourth language is called %q", name)
	}
	h.Pick("language/3") // in a low window the title scrolls
	if !h.Shows("Zasady") || !h.Shows("Ustawienia") || !h.Shows("New game") {
		t.Error("the title is not in Polish, and in English where that lacks something")
	}
	h.Click("language/0")
	h.Click("language/3")
	told := slices.DeleteFunc(h.Notices(), func(n string) bool { return !strings.Contains(n, "Polski") })
	if len(told) != 1 || !strings.Contains(told[0], "pl/shared.json, line 1: ") || !strings.Contains(told[0], "check-texts") {
		t.Errorf("told is %q", told)
	}
	h.Pick("settings")
	if !h.Shows("Wstecz") || !h.Has("language/3") {
		t.Error("the settings are not in Polish or don't offer it")
	}
	kept, note, _, err := settings.Load(s.Store, s.Tongues.Codes()...)
	if err != nil || note != settings.NoteNone || kept.Lang() != "pl" {
		t.Errorf("kept is %q, note %v, %v", kept.Lang(), note, err)
	}
	without, note, _, err := settings.Load(s.Store)
	if err != nil || note != settings.NoteNone || without.Lang() == "pl" {
		t.Errorf("where the language is gone, %q is spoken, note %v, %v", without.Lang(), note, err)
	}
}
