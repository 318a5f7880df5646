package shell_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/image/font/gofont/gobold"

	"islas/assets"
	"islas/render/keep/backup"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/theme"
)

// ownFont is the index of the player's own font in the choice of fonts.
const ownFont = 2

// Choosing one's own font asks for its file; then all texts are in it at once and at the next start; a bold one can be added, and both
// removed; the game's letters come back unchanged.
func TestOwnFontIsChosen(t *testing.T) {
	const lang = "en"
	for _, w := range []harness.Window{{W: 1280, H: 720, Percent: 100}, {W: 412, H: 915, Percent: 100}} {
		s := newStage(t, lang)
		files := s.Store.(*store.Memory)
		r := open(t, s, s.Routes.Access(s), w)
		before, asked := r.Picture(), 0
		s.PickFont = func() { asked++ }
		r.option("typeface", ownFont)
		if asked != 1 || r.value("typeface") != r.T("access.typeface.game") || s.Theme.Typeface() != nil {
			t.Fatalf("%s: asked for a file %d times, the letters are %q", lang, asked, r.value("typeface"))
		}
		r.Pick("font")
		if asked != 2 {
			t.Errorf("%s: the button asks for no file", lang)
		}
		s.TakeFont("Go-Regular.ttf", harness.FontRegular.Data())
		r.Wait(5)
		own := r.UI.Theme().Typeface()
		if r.value("typeface") != r.T("access.typeface.own") || own == nil || own != s.Typeface() || r.Picture() == before {
			t.Fatalf("%s: the letters are %q, their typeface %v", lang, r.value("typeface"), own)
		}
		if told := toldOf(r); !strings.Contains(told, "Go, ") || !strings.Contains(told, r.T("access.font.sample")) || !slices.Contains(r.Notices(), r.T("font.taken", "name", "Go")) {
			t.Errorf("%s: of the font it tells %q, and %q", lang, told, r.Notices())
		}

		thick := r.Picture()
		s.TakeFont("Go-Bold.ttf", gobold.TTF)
		r.Wait(5)
		if f, ok := s.OwnFont(); !ok || !f.Bold || f.Name != "Go" || r.Picture() == thick || !slices.Contains(r.Notices(), r.T("font.taken.bold", "name", "Go")) {
			t.Errorf("%s: with a bold file it is %+v, and told is %q", lang, f, r.Notices())
		}

		next := newStage(t, lang)
		next.Store = files.Window()
		var err error
		if next.Settings, _, _, err = settings.Load(next.Store); err != nil {
			t.Fatal(err)
		}
		if f, ok := next.OwnFont(); next.Typeface() == nil || !ok || !f.Bold || len(next.TakeNotices()) > 0 {
			t.Errorf("%s: the next start has %+v", lang, f)
		}

		r.option("typeface", 0)
		if s.Theme.Typeface() != nil || strings.Contains(toldOf(r), r.T("access.font.sample")) {
			t.Errorf("%s: the game's letters are not back", lang)
		}
		r.option("typeface", ownFont)
		if asked != 2 || s.Theme.Typeface() == nil {
			t.Errorf("%s: the font that is kept is not chosen again, asked %d times", lang, asked)
		}
		r.Pick("font.remove")
		_, err = files.Read(backup.Font)
		if _, ok := s.OwnFont(); ok || err == nil || s.Settings.Typeface != settings.TypefaceGame {
			t.Errorf("%s: the font is not removed: %v", lang, err)
		}
		for range 20 { // until the notice is gone
			r.Pass(time.Second)
		}
		if got := open(t, s, s.Routes.Access(s), w).Picture(); got != before {
			t.Errorf("%s %v: the game's own letters look different when they come back", lang, w)
		}
	}
}

// toldOf returns the text of the settings about a player's own font.
func toldOf(r *rig) string {
	var all []string
	for c := range r.UI.Contents {
		if strings.Contains(c.Text, "Go, ") {
			all = append(all, c.Text)
		}
	}
	return strings.Join(all, "\n")
}

// latinExt returns a font without letters from a to z.
func latinExt(t *testing.T) []byte {
	data, err := assets.Fonts.ReadFile("fonts/alegreya-latin-ext-400-normal.woff")
	must.OK(t, err)
	return data
}

// A file that is no usable font is rejected with one message, and changes nothing, neither letters nor stored files.
func TestFontIsRefused(t *testing.T) {
	whole := harness.FontRegular.Data()
	const lang = "de"
	for name, tt := range map[string]struct {
		data []byte
		key  string
	}{
		"a picture": {[]byte("\x89PNG\r\n\x1a\nIHDR"), "font.none"},
		"empty":     {nil, "font.none"},
		"damaged":   {whole[:len(whole)/2], "font.damaged"},
		"scrambled": {append(bytes.Clone(whole[:2000]), bytes.Repeat([]byte("?!"), 70000)...), "font.damaged"},
		"WOFF 2":    {[]byte("wOF2\x00\x01\x00\x00"), "font.kind"},
		"too large": {append(bytes.Clone(whole), make([]byte, theme.MaxFont)...), "font.large"},
		"no a":      {latinExt(t), "font.letters"},
	} {
		s := newStage(t, lang)
		r := open(t, s, s.Routes.Access(s), harness.Window{W: 1280, H: 720, Percent: 100})
		names, _ := s.Store.List()
		s.PickFont = func() { s.TakeFont("letters.ttf", tt.data) }
		r.Pick("font")
		want := s.Texts.Text(tt.key, "file", "letters.ttf", "n", theme.MaxFont>>20)
		if told := r.Notices(); len(told) != 1 || told[0] != want {
			t.Errorf("%s, %s: told is %q, not %q", lang, name, told, want)
		}
		now, _ := s.Store.List()
		if s.Settings.Typeface != settings.TypefaceGame || s.Theme.Typeface() != nil || !slices.Equal(names, now) {
			t.Errorf("%s, %s: something has changed: %v, %q", lang, name, s.Settings.Typeface, now)
		}
	}
}

// A font that can't be stored is not used, either; the one from before stays.
func TestFontWithoutRoom(t *testing.T) {
	const lang = "es"
	s := newStage(t, lang)
	r := open(t, s, s.Routes.Access(s), harness.Window{W: 1280, H: 720, Percent: 100})
	s.TakeFont("Go-Regular.ttf", harness.FontRegular.Data())
	r.Wait(5)
	before := s.Typeface()
	files := s.Store.(*store.Memory)
	files.FailWith(store.ErrFull)
	s.TakeFont("Go-Mono.ttf", harness.FontMono.Data())
	r.Wait(5)
	if s.Typeface() != before || !slices.Contains(r.Notices(), r.T("font.not-kept", "where", "")) {
		t.Errorf("%s: without room told is %q", lang, r.Notices())
	}
	r.Pick("font.remove")
	if s.Typeface() != before || !slices.Contains(r.Notices(), r.T("font.not-removed", "where", "")) {
		t.Errorf("%s: where nothing can be removed told is %q", lang, r.Notices())
	}
	files.FailWith(nil)
	s.TakeFont("Go-Mono.ttf", harness.FontMono.Data())
	if f, ok := s.OwnFont(); !ok || f.Name != "Go Mono" || s.Typeface() == before {
		t.Errorf("%s: with room again the font is %+v", lang, f)
	}
}

// If the stored font is gone or damaged texts are in the game's letters, with one message; a damaged one is moved aside.
func TestFontIsLost(t *testing.T) {
	const lang = "en"
	good := newStage(t, lang)
	good.TakeFont("Go-Regular.ttf", harness.FontRegular.Data())
	kept, err := good.Store.Read(backup.Font)
	must.OK(t, err)
	changed := bytes.Clone(kept)
	at := bytes.Index(changed, []byte(`"outlines":"`)) + 3000
	changed[at] = 'A' + (changed[at]-'A'+1)%26
	for name, data := range map[string][]byte{"gone": nil, "cut": kept[:len(kept)/2], "changed": changed, "something else": []byte(`{"version":1}`)} {
		s := newStage(t, lang)
		if data != nil {
			must.OK(t, s.Store.Write(backup.Font, data))
		}
		s.Settings.Typeface = settings.TypefaceOwn
		r := open(t, s, s.Routes.Title(s), harness.Window{W: 1280, H: 720, Percent: 100})
		if s.Theme.Typeface() != nil || s.Settings.Typeface != settings.TypefaceGame || !slices.Contains(r.Notices(), r.T("font.lost")) {
			t.Errorf("%s, %s: told is %q", lang, name, r.Notices())
		}
		if _, err := s.Store.Read(backup.Font); err == nil {
			t.Errorf("%s, %s: it is not set aside", lang, name)
		}
		next := newStage(t, lang)
		next.Store = s.Store
		next.Settings, _, _, _ = settings.Load(s.Store)
		if next.Typeface(); len(next.TakeNotices()) > 0 {
			t.Errorf("%s, %s: the next start tells of it again", lang, name)
		}
	}
}

// A font dropped on the window is used, in every scene; a font of another family replaces the one before.
func TestFontIsDropped(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Title(s), harness.Window{W: 1280, H: 720, Percent: 100})
	s.Show("Go-Bold.ttf", gobold.TTF)
	r.Wait(5)
	if f, ok := s.OwnFont(); !ok || f.Bold || s.Theme.Typeface() == nil {
		t.Fatalf("of a bold font alone %+v is drawn in", f)
	}
	s.Show("Go-Regular.ttf", harness.FontRegular.Data())
	if f, _ := s.OwnFont(); !f.Bold || f.Name != "Go" {
		t.Errorf("the bold one of before does not stand beside the regular one: %+v", f)
	}
	s.Show("Go-Mono.ttf", harness.FontMono.Data())
	r.Wait(5)
	if f, _ := s.OwnFont(); f.Bold || f.Name != "Go Mono" || r.UI.Theme().Typeface() != s.Typeface() {
		t.Errorf("another family stands beside the one before: %+v", f)
	}
}

// A font is part of a backup, is imported with it on another device, and is wiped with the rest; a damaged one is left out.
func TestFontIsKeptWithEverything(t *testing.T) {
	s := newStage(t, "en")
	s.TakeFont("Go-Mono.ttf", harness.FontMono.Data())
	if h := s.Holdings(); !h.Font {
		t.Fatalf("kept is %+v", h)
	}
	r := open(t, s, s.Routes.Settings(s), harness.Window{W: 1280, H: 720, Percent: 100})
	r.Pick("device")
	if !r.Reads(r.T("device.font")) {
		t.Error("the page of what is kept on this device does not name the font")
	}
	data := exported(t, s)
	if !s.Wipe() {
		t.Fatal("nothing was wiped")
	}
	r.Wait(3)
	if _, ok := s.OwnFont(); ok || s.Typeface() != nil {
		t.Error("the font is not wiped")
	}
	imported(t, s, data)
	r.Wait(3)
	if f, ok := s.OwnFont(); !ok || f.Name != "Go Mono" || s.Typeface() == nil {
		t.Errorf("imported is %+v", f)
	}

	kept, err := s.Store.Read(backup.Font)
	must.OK(t, err)
	for text, whole := range map[string]bool{string(kept): true, `{"version":1,"regular":{}}`: false} {
		data, err := (&backup.Archive{Own: []backup.File{{Name: backup.Font, Data: text}}}).Encode(time.Now())
		must.OK(t, err)
		other := newStage(t, "en")
		r := open(t, other, other.Routes.Title(other), full)
		other.Show("all.zip", data)
		r.Wait(3)
		if told := len(r.Notices()) > 0; told == whole || r.Has("own") != whole {
			t.Errorf("of %.30s is told: %v, it can be taken over: %v", text, told, r.Has("own"))
		}
		if whole {
			r.Click("own")
		}
		r.Click("import")
		r.Rest()
		if f, ok := other.OwnFont(); ok != whole {
			t.Errorf("of %.30s another device has %+v", text, f)
		}
	}
}
