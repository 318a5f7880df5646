package shell_test

import (
	"runtime"
	"strings"
	"testing"

	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/testkit/harness"
)

// The settings open at their beginning, however far they were scrolled the last time; returning to them from another scene leaves them as
// they were.
func TestSettingsOpenAtTheirBeginning(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Title(s), harness.Window{W: 720, H: 450, Percent: 100})
	r.Click("settings")
	r.Pick("fullscreen") // the last one
	if offset, most := r.UI.ScrollOffset("settings"); offset < most/2 || most == 0 {
		t.Fatalf("the settings are scrolled by %.0f of %.0f pixels for the last one", offset, most)
	}
	was, _ := r.UI.ScrollOffset("settings")
	r.Pick("device")
	r.Click("back")
	if got, _ := r.UI.ScrollOffset("settings"); got != was {
		t.Errorf("back from another scene the settings are scrolled by %.0f pixels, left by %.0f", got, was)
	}
	r.Click("back")
	r.Click("settings")
	if offset, _ := r.UI.ScrollOffset("settings"); offset != 0 {
		t.Errorf("opened again the settings are scrolled by %.0f pixels", offset)
	}
}

// A system preference holds as long as nothing else was chosen, also after a wipe; it is shown, and can be chosen again. A switch of the
// settings ends following the system, too.
func TestSystemPreferences(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Access(s), harness.Window{W: 1280, H: 720, Percent: 100})
	asked := settings.System{ReducedMotion: true, MoreContrast: true, Dark: true}
	bright := r.Picture()
	s.Obey(asked)
	r.Wait(5)
	if !s.Settings.ReducedMotion || !r.UI.Theme().Dark() || r.Picture() == bright || r.value("motion") != r.T("access.system") {
		t.Errorf("what the system asks for does not hold: %+v", s.Settings)
	}
	r.option("motion", 1)
	r.option("theme", 1)
	r.option("dim", 1)
	if s.Settings.ReducedMotion || r.UI.Theme().HighContrast || s.Settings.Dim || r.value("motion") != r.T("access.motion.off") {
		t.Errorf("what was chosen does not hold: %+v", s.Settings)
	}
	s.Obey(settings.System{})
	s.Obey(asked)
	r.Wait(5)
	if s.Settings.ReducedMotion || r.UI.Theme().HighContrast || s.Settings.Dim {
		t.Error("the system still governs what was chosen")
	}
	r.option("motion", 0)
	if !s.Settings.ReducedMotion {
		t.Errorf("as the system again is %+v", s.Settings)
	}
	if !s.Wipe() || !s.Settings.ReducedMotion || !s.NewTheme().Dark() || !s.Settings.Dim {
		t.Errorf("after a wipe what the system asks for does not hold: %+v", s.Settings)
	}
	s.Go(s.Routes.Settings(s))
	r.Wait(3)
	r.Pick("motion")
	if s.Obey(settings.System{}); s.Settings.ReducedMotion || s.Settings.MotionAsSystem || r.value("motion") != "off" {
		t.Errorf("switched off are %+v", s.Settings)
	}
}

// A chosen theme takes effect at once, and at the next start; the game's own colours come back unchanged.
func TestThemesAreChosen(t *testing.T) {
	const lang = "de"
	s := newStage(t, lang)
	files := s.Store.(*store.Memory)
	r := open(t, s, s.Routes.Access(s), harness.Window{W: 1280, H: 720, Percent: 100})
	all := settings.Themes()
	seen := map[string]settings.Theme{}
	for i := range all {
		chosen := all[(i+1)%len(all)] // the first at last
		r.option("theme", int(chosen))
		r.UI.ScrollTo("access", 0)
		r.Away()
		r.Rest()
		if kept, note, _, err := settings.Load(files); err != nil || note != settings.NoteNone || kept.Theme != chosen {
			t.Errorf("%s: the next start has %v, %v, %v, not %v", lang, kept.Theme, note, err, chosen)
		}
		if name := r.T("access.theme." + chosen.String()); r.value("theme") != name || !tells(r.wordsOf("access"), r.T("access.theme."+chosen.String()+".tip")) {
			t.Errorf("%s: %s is %q, or what it means is not told", lang, name, r.value("theme"))
		}
		s.Push(s.Routes.Settings(s))
		r.Rest()
		picture := r.Picture()
		s.Pop()
		r.Wait(3)
		if other, twice := seen[picture]; twice != (chosen == settings.ThemeSystem) || twice && other != settings.ThemeGame {
			t.Errorf("%s: with %v settings look as with %v", lang, chosen, other)
		}
		seen[picture] = chosen
	}
}

// Texts have the system's size, unless a larger one, or one since, was chosen; the settings show that.
func TestSystemsTextSize(t *testing.T) {
	const lang = "es"
	s := newStage(t, lang)
	r := open(t, s, s.Routes.Access(s), harness.Window{W: 1920, H: 1080})
	if _, ok := r.Find("size"); ok || r.Scale() != 1 {
		t.Errorf("%s: a system that says nothing of the size of texts can be followed, at a scale of %v", lang, r.Scale())
	}
	s.Obey(settings.System{TextSize: 150})
	r.Wait(5)
	if r.Scale() != 1.5 || r.value("size") != "on" {
		t.Errorf("%s: the scale is %v where the system asks for 1.5, and it is followed: %s", lang, r.Scale(), r.value("size"))
	}
	r.Pick("size")
	if r.Scale() != 1 {
		t.Errorf("%s: the scale is %v where the system is not followed", lang, r.Scale())
	}
	r.Pick("size")
	s.Go(s.Routes.Settings(s))
	r.Wait(5)
	if got, want := r.value("scale"), r.T("settings.percent", "n", 150); got != want {
		t.Errorf("%s: the settings say %q, not %q", lang, got, want)
	}
	r.option("scale", 1)
	if r.Scale() != 1.25 || s.Settings.SizeAsSystem {
		t.Errorf("%s: the scale is %v when 1.25 was chosen", lang, r.Scale())
	}
	s.Settings.Scale, s.Settings.SizeAsSystem = settings.MaxScale, true
	if r.Wait(5); r.Scale() > 2 {
		t.Errorf("%s: the scale is %v", lang, r.Scale())
	}
}

// The accessibility settings show where to write about a problem, and what those who fix it need to know.
func TestAccessTellsWhereToWrite(t *testing.T) {
	const lang = "en"
	s := newStage(t, lang)
	s.Options.Version = "7.8.9"
	s.Settings.Theme, s.Settings.Scale = settings.ThemeYellow, 150
	r := open(t, s, s.Routes.Access(s), harness.Window{W: 1280, H: 720})
	var told string
	for c := range r.UI.Contents {
		if strings.Contains(c.Text, "7.8.9") {
			told = c.Text
		}
	}
	about := s.Texts.Text("access.help.about", "version", "7.8.9", "system", runtime.GOOS+"/"+runtime.GOARCH, "width", "1280", "height", "720", "size", 150)
	about = s.Texts.Text("access.help.about.contrast", "about", about)
	if told != s.Texts.Text("access.help.text", "about", about) {
		t.Errorf("%s: it says %q", lang, told)
	}
}

// Where boards have no room for texts at the chosen size there is the choice to see them whole.
func TestWholeTablesAreOffered(t *testing.T) {
	const lang = "de"
	for w, want := range map[harness.Window]bool{
		{W: 320, H: 568, Percent: 200}: true, {W: 568, H: 320, Percent: 150}: true,
		{W: 320, H: 568, Percent: 100}: false, {W: 1280, H: 720, Percent: 150}: false,
	} {
		s := newStage(t, lang)
		r := open(t, s, s.Routes.Access(s), w)
		r.Wait(3)
		if is := r.Has("whole"); is != want {
			t.Errorf("%s, %v: it is offered: %v", lang, w, is)
		}
	}
}
