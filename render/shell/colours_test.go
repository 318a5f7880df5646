package shell_test

import (
	"strings"
	"testing"

	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/internal/pairs"
	"islas/render/settings"
	"islas/render/stage"
	"islas/render/store"
	"islas/render/theme"
	"islas/render/ui"
)

// coloursPage opens the page of the colours of texts from that of accessibility.
func coloursPage(t testing.TB, s *stage.Stage, w harness.Window) *rig {
	t.Helper()
	r := open(t, s, s.Routes.Access(s), w)
	r.pick("colours")
	r.Wait(5)
	return r
}

// tellsSomewhere reports whether a text is written in a scene, also where it is to be scrolled to.
func (r *rig) tellsSomewhere(text string) bool {
	for c := range r.UI.Contents {
		if c.Text == text {
			return true
		}
	}
	return false
}

// Whoever chooses a pair reads everything in it at once, and with the next start; the game's own colours come back as they were.
func TestColoursAreChosen(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newStage(t, lang)
		files := s.Store.(*store.Memory)
		r := coloursPage(t, s, harness.Window{W: 1280, H: 720, Percent: 100})
		before, art := r.Picture(), s.Art
		for _, p := range settings.Pairs() {
			r.pick(p.Name)
			r.Wait(5)
			r.UI.ScrollTo("colours", 0)
			r.Away()
			r.Wait(3)
			if own := r.UI.Theme().Own(); own == nil || *own != *stage.Own(p.Colours) || s.Art == art {
				t.Fatalf("%s: with %s texts are in %v, and pictures with words are painted anew: %v", lang, p.Name, own, s.Art != art)
			}
			if err := pairs.Recorded(r.UI, *stage.Own(p.Colours)); err != nil {
				t.Errorf("%s, %s: %v", lang, p.Name, err)
			}
			if kept, note, err := settings.Load(files); err != nil || note != settings.NoteNone || kept.Colours != p.Colours {
				t.Errorf("%s: the next start has %v, %v, %v", lang, kept.Colours, note, err)
			}
			if r.value(p.Name) != "selected" || r.value("game") == "selected" || r.value("own") == "selected" {
				t.Errorf("%s: %s is not what is chosen", lang, p.Name)
			}
		}
		r.pick("game")
		r.Wait(5)
		r.UI.ScrollTo("colours", 0)
		r.Away()
		r.Rest()
		if r.UI.Theme().Own() != nil || s.Settings.Colours.Own {
			t.Errorf("%s: texts are in %v", lang, r.UI.Theme().Own())
		}
		if got := r.Picture(); got != before {
			t.Errorf("%s: the game's own colours look different when they come back", lang)
		}
	}
}

// A code is taken as soon as it is whole; what is none is told, and nothing changes.
func TestColoursAreTyped(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newStage(t, lang)
		r := coloursPage(t, s, harness.Window{W: 1280, H: 720, Percent: 100})
		r.write("code.0", "#ffee66")
		r.Wait(5)
		first := s.Settings.Colours
		if !first.Own || first.Text != 0xFFEE66 || first.Ground == 0 {
			t.Fatalf("%s: texts are in %v", lang, first)
		}
		r.write("code.1", "#0a1C4A")
		r.Wait(5)
		want := settings.Colours{Own: true, Text: 0xFFEE66, Ground: 0x0A1C4A}
		if s.Settings.Colours != want {
			t.Fatalf("%s: texts are in %v", lang, s.Settings.Colours)
		}
		for _, bad := range []string{"yellow", "#12345G", "12-456", "#😀"} {
			r.write("code.1", bad)
			r.Wait(5)
			if told := r.T("colours.bad", "code", bad); !r.tellsSomewhere(told) || s.Settings.Colours != want {
				t.Errorf("%s: of %q it does not tell %q, or texts are in %v", lang, bad, told, s.Settings.Colours)
			}
		}
		r.write("code.1", "#12") // there is more to come
		r.Wait(5)
		if r.tellsSomewhere(r.T("colours.bad", "code", "#12")) {
			t.Errorf("%s: it complains while somebody is typing", lang)
		}
		r.Key(ui.KeyEnter)
		r.Wait(2)
		if !r.tellsSomewhere(r.T("colours.bad", "code", "#12")) {
			t.Errorf("%s: two digits are no colour, and nothing is told", lang)
		}
		r.write("code.1", "#024")
		r.Wait(3)
		if s.Settings.Colours != want {
			t.Errorf("%s: three digits are taken while more can come", lang)
		}
		r.Key(ui.KeyEnter)
		r.Wait(5)
		if want.Ground = 0x002244; s.Settings.Colours != want || r.value("code.1") != "#002244" {
			t.Errorf("%s: texts are in %v, and the field says %q", lang, s.Settings.Colours, r.value("code.1"))
		}
	}
}

// Sliders change how much red, green and blue there is: with keys at once, with a pointer when it is let go, and the sample follows all the
// while.
func TestColoursAreMixed(t *testing.T) {
	s := newStage(t, "en")
	r := coloursPage(t, s, harness.Window{W: 1280, H: 720, Percent: 100})
	id := "colours.ground.red"
	r.Reveal(id)
	at := r.Widget(id).Rect
	r.Press(at.Middle())
	r.Drag(ui.Point{X: at.X + at.W*0.3, Y: at.Middle().Y})
	r.Wait(2)
	if s.Settings.Colours.Own {
		t.Error("all is drawn anew while somebody still chooses")
	}
	r.Up()
	r.Wait(5)
	now := s.Settings.Colours
	if red := now.Ground.Parts()[0]; !now.Own || red < 50 || red > 100 || r.value("code.1") != now.Ground.String() {
		t.Fatalf("texts are in %v, and the field says %q", now, r.value("code.1"))
	}
	r.Key(ui.KeyRight)
	r.Wait(5)
	if got, want := s.Settings.Colours.Ground.Parts()[0], now.Ground.Parts()[0]+5; got != want {
		t.Errorf("the key makes it %d, not %d", got, want)
	}
	r.pick("black-white")
	r.pick("own") // which nobody has lost by that
	r.Wait(5)
	if s.Settings.Colours.Ground.Parts()[0] != now.Ground.Parts()[0]+5 {
		t.Errorf("texts are in %v", s.Settings.Colours)
	}
}

// What can hardly be read is told and may be chosen all the same; the way back stays in the game's colours. What many can't read is told, too.
func TestColoursThatNobodyCanReadLeadBack(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newStage(t, lang)
		r := coloursPage(t, s, harness.Window{W: 1280, H: 720, Percent: 100})
		told := func(part string) bool {
			sentence, _, _ := strings.Cut(r.T("colours.ratio."+part, "ratio", "\x00"), "\x00")
			end := strings.TrimPrefix(r.T("colours.ratio."+part, "ratio", "\x00"), sentence+"\x00")
			for c := range r.UI.Contents {
				if strings.HasPrefix(c.Text, sentence) && strings.HasSuffix(c.Text, end) {
					return true
				}
			}
			return false
		}
		type step struct {
			text, part string
			game       bool // the page is in the game's colours
		}
		r.write("code.1", "#777777")
		for _, at := range []step{{"#000000", "low", false}, {"#FFFFFF", "low", false}, {"#797979", "least", true}, {"#777777", "least", true}} {
			if at.text == "#000000" {
				at.part = "well" // 4.68 : 1
			}
			r.write("code.0", at.text)
			r.Wait(5)
			if !told(at.part) {
				t.Errorf("%s: what %s on grey means is not told", lang, at.text)
			}
			if own := r.UI.Theme().Own(); own != nil && at.game || own == nil && !at.game {
				t.Errorf("%s: with %s on grey the page is in %v", lang, at.text, own)
			}
			if !s.Settings.Colours.Own || s.Settings.Colours.Text.String() != at.text {
				t.Errorf("%s: texts are in %v", lang, s.Settings.Colours)
			}
		}
		for name, scene := range map[string]stage.Scene{
			"title": s.Routes.Title(s), "settings": s.Routes.Settings(s), "access": s.Routes.Access(s), "keys": s.Routes.Keys(s),
		} {
			s.Push(scene)
			r.Wait(3)
			if own := r.UI.Theme().Own(); own != nil && name != "keys" || own == nil && name == "keys" {
				t.Errorf("%s: the scene %s is in %v", lang, name, own)
			}
			for d := range r.UI.DrawnWords {
				if d.Own != nil && name != "keys" {
					t.Errorf("%s: in the scene %s %q is in %v", lang, name, d.Text, d.Own)
				}
			}
			s.Pop()
			r.Wait(3)
		}
		r.pick("game")
		r.Wait(5)
		if s.Settings.Colours.Own || s.Theme.Own() != nil || s.Theme.Ink != theme.New(false).Ink {
			t.Errorf("%s: texts are in %v", lang, s.Settings.Colours)
		}
	}
}
