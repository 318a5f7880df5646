package shell_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/keep/settings"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// The list of keys is opened from everywhere by its key and by a question mark, which a field takes as a letter, and is closed by Escape.
func TestHelp(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Title(s), harness.Window{W: 1280, H: 720, Percent: 100})
	title := r.Stage.Top()
	ask := func(how string) {
		t.Helper()
		if how == "?" {
			r.Tick(ui.Input{Runes: []rune{'?'}})
			r.Wait(3)
		} else {
			r.Key(ui.KeyF1)
		}
	}
	for _, how := range []string{"?", "F1"} {
		ask(how)
		if _, ok := r.Stage.Top().(stage.Help); !ok || !r.Shows(r.T("keys.title")) {
			t.Fatalf("%s shows %T", how, r.Stage.Top())
		}
		ask(how) // and no second one on top
		r.Key(ui.KeyEscape)
		if r.Stage.Top() != title {
			t.Fatalf("Escape leads from the list to %T", r.Stage.Top())
		}
	}
	r = openNew(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 1)
	r.Click("seat.1.name")
	ask("?")
	if _, ok := r.Stage.Top().(stage.Help); ok {
		t.Error("a question mark that is typed into a field shows the list")
	}
}

// A key turns all sound off and on, which is told and kept; in a field it is a letter. A volume that is chosen is heard.
func TestMute(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Settings(s), harness.Window{W: 1280, H: 720, Percent: 100})
	heard := func(what string, want bool) {
		t.Helper()
		kept, _, _, err := settings.Load(s.Store)
		if silent := s.Volumes() == (services.Volumes{}); err != nil || silent == want || kept.Sound != want {
			t.Errorf("%s: volumes are %v, kept is %v, %v", what, s.Volumes(), kept.Sound, err)
		}
	}
	r.Key(ui.KeyM)
	if heard("the key", false); !r.Shows(r.T("sound.off")) {
		t.Error("it is not said that the sound is off")
	}
	r.Key(ui.KeyM)
	heard("the key again", true)
	r.Key(ui.KeyM)
	r.Reveal("music")
	at := r.Widget("music").Rect
	r.ClickAt(ui.Point{X: at.Right() - 1, Y: at.Middle().Y})
	heard("a volume", true)
	r = openNew(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 1)
	r.Click("seat.1.name")
	if r.Key(ui.KeyM); !r.Stage.Settings.Sound {
		t.Error("a letter that is typed turns the sound off")
	}
}

// A key chosen in the list is stored, and takes effect at once; the message about a key that is taken names its command, and changes
// nothing. While a key is asked for, Escape only cancels that, and a player who presses no key and has no pointer can still go back.
func TestKeysOfChoice(t *testing.T) {
	s := newStage(t, "de")
	r := open(t, s, s.Routes.Settings(s), harness.Window{W: 550, H: 900, Percent: 150})
	r.Pick("access")
	access := s.Top()
	r.Pick("keys")
	list := s.Top()
	r.Pick("key.help")
	if r.Key(ui.KeyEscape); s.Top() != list {
		t.Fatalf("Escape leads to %T while a key is asked for", s.Top())
	}
	r.Pick("key.help")
	r.Tick(ui.Input{Assist: ui.Assist{ID: "back", Click: true}})
	if r.Wait(3); s.Top() != access {
		t.Errorf("a screen reader's way back leads to %T", s.Top())
	}
	r.Pick("keys")
	r.Pick("key.help")
	r.Key(ui.KeyG)
	if !r.Reads(r.T("keys.taken", "key", "G", "what", r.T("key.jump"))) {
		t.Fatalf("G, which has a use, can be chosen: %v", s.Settings.Keys)
	}
	r.Key(ui.KeyTab)
	if !r.Reads(r.T("keys.not")) {
		t.Errorf("Tab can be chosen: %v", s.Settings.Keys)
	}
	r.Key(ui.KeyW)
	if got := r.T("keys.change", "what", r.T("key.help"), "key", "W · ?"); s.Settings.Keys["help"] != "W" || r.Widget("key.help").Label != got {
		t.Fatalf("W was chosen, and the list says %q", r.Widget("key.help").Label)
	}
	r.Key(ui.KeyEscape)
	if r.Key(ui.KeyF1); helps(s) {
		t.Error("F1 still shows the list")
	}
	if r.Key(ui.KeyW); !helps(s) {
		t.Error("W does not show the list")
	}
	r.Pick("reset")
	r.Key(ui.KeyEscape)
	if r.Key(ui.KeyF1); !helps(s) || len(s.Settings.Keys) != 0 {
		t.Errorf("with all keys as usual there are %v", s.Settings.Keys)
	}
}

// A key or button that is taken at the table of another game than the chosen one is reported as well: it would do both there.
func TestKeysOfAnotherGame(t *testing.T) {
	const lang = "es"
	s := newStage(t, lang)
	var other, here stage.Game // one whose table has keys of its own, and one that is chosen instead
	for _, g := range s.Games {
		if _, ok := g.(stage.Commander); ok {
			other = g
		} else {
			here = g
		}
	}
	must.OK(t, s.Choose(other))
	c := other.(stage.Commander).Commands()[0]
	what := s.Texts.Text("key." + c.ID)
	must.OK(t, s.Choose(here))
	r := open(t, s, s.Routes.Keys(s), harness.Window{W: 1280, H: 720, Percent: 100})
	r.Pick("key.undo")
	r.Key(c.Key)
	if told := r.T("keys.taken.at", "key", c.Key.Name(), "game", s.NameOf(other), "what", what); !r.Reads(told) || len(s.Settings.Keys) > 0 {
		t.Errorf("%s: %q is not told, and the keys are %v", lang, told, s.Settings.Keys)
	}
	r.Key(ui.KeyEscape)
	r.Pick("key.pause") // which the other table does not have at the same time
	if r.Key(c.Key); s.Settings.Keys["pause"] != c.Key.Name() {
		t.Errorf("%s: the keys are %v", lang, s.Settings.Keys)
	}
	s.Settings.SetPad(c.ID, "RS") // and the same with a button
	r.Pick("pad.undo")
	r.padIn(ebiten.StandardGamepadButtonRightStick)
	if told := r.T("keys.taken.at", "key", "RS", "game", s.NameOf(other), "what", what); !r.Reads(told) || len(s.Settings.Pad) != 1 {
		t.Errorf("%s: %q is not told, and the buttons are %v", lang, told, s.Settings.Pad)
	}
}

// A key chosen for moving or using the focus works beside the usual one, but not while it is typed.
func TestKeysOfFocus(t *testing.T) {
	r := openNew(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 1)
	r.Stage.Settings.SetKey("next", "J")
	r.Stage.Settings.SetKey("leave", "K")
	seen := map[string]bool{}
	for _, k := range []ui.Key{ui.KeyJ, ui.KeyTab, ui.KeyJ} {
		r.Key(k)
		seen[r.UI.Focused()] = true
	}
	if len(seen) != 3 || seen[""] {
		t.Errorf("J, Tab and J lead to %v", seen)
	}
	r.Click("seat.1.name")
	if r.Key(ui.KeyJ); r.UI.Focused() != "seat.1.name" {
		t.Error("J leaves the field that it is typed into")
	}
	scene := r.Stage.Top()
	r.Key(ui.KeyTab)
	if r.Key(ui.KeyK); r.Stage.Top() == scene {
		t.Error("K does not lead back")
	}
}

// When switched on, the focus also stops at what only shows something, and a message says so.
func TestLook(t *testing.T) {
	r := openNew(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 1)
	stops := func() int {
		ids := map[string]bool{}
		for r.Key(ui.KeyTab); !ids[r.UI.Focused()]; r.Key(ui.KeyTab) {
			ids[r.UI.Focused()] = true
		}
		return len(ids)
	}
	few := stops()
	r.Key(ui.KeyI)
	if many := stops(); many <= few {
		t.Errorf("the focus stops at %d places, and at %d when it is to stop at more", few, many)
	}
	if told := r.Notices(); len(told) != 1 || told[0] != r.T("look.on") {
		t.Errorf("told was %q", told)
	}
	if r.Key(ui.KeyI); stops() != few {
		t.Error("the focus still stops at more")
	}
}

// helps reports whether the list of keys is shown.
func helps(s *stage.Stage) bool { _, ok := s.Top().(stage.Help); return ok }

// padIn presses a button of a game pad for a tick.
func (r *rig) padIn(b ebiten.StandardGamepadButton) {
	r.t.Helper()
	var pad ui.PadReader
	var held ui.PadState
	held.Buttons[b] = true
	r.Tick(ui.Input{Keys: slices.Clone(pad.Read(held)), Pad: true})
	r.Tick(ui.Input{Pad: true})
	r.Wait(3)
}

// A pad button chosen in the list is stored, and takes effect at once; the message about a taken one names its command, and buttons do
// nothing else while one is asked for.
func TestButtonsOfChoice(t *testing.T) {
	const a, b, rs = ebiten.StandardGamepadButtonRightBottom, ebiten.StandardGamepadButtonRightRight, ebiten.StandardGamepadButtonRightStick
	const lang = "es"
	w := usual
	s := newStage(t, lang)
	r := open(t, s, s.Routes.Title(s), w)
	title := s.Top()
	r.Key(ui.KeyF1)
	list := s.Top()
	r.Pick("pad.act")
	r.padIn(b)
	if told := r.T("keys.taken", "key", "B", "what", r.T("key.leave")); !r.Reads(told) || s.Top() != list {
		t.Fatalf("%s: B, which leads back, can be chosen: %v, and leads to %T", lang, s.Settings.Pad, s.Top())
	}
	r.padIn(ebiten.StandardGamepadButtonFrontBottomRight)
	if !r.Reads(r.T("keys.pad.not")) {
		t.Errorf("%s: RT can be chosen: %v", lang, s.Settings.Pad)
	}
	r.padIn(rs)
	if got := r.T("keys.change", "what", r.T("key.act"), "key", "RS"); s.Settings.Pad["act"] != "RS" || r.Widget("pad.act").Label != got {
		t.Fatalf("%s: RS was chosen, and the list says %q", lang, r.Widget("pad.act").Label)
	}
	r.UI.Focus("back")
	if r.padIn(a); s.Top() != list {
		t.Errorf("%s: A still does what has the focus", lang)
	}
	r.UI.Focus("back")
	if r.padIn(rs); s.Top() != title {
		t.Errorf("%s: RS does not do what has the focus, but leads to %T", lang, s.Top())
	}
	r.Key(ui.KeyF1)
	r.Pick("pad.leave")
	r.padIn(a)
	if s.Settings.Pad["leave"] != "A" {
		t.Errorf("%s: A, which was free, is not chosen: %v", lang, s.Settings.Pad)
	}
	r.Pick("pad.pause")
	if got := r.T("keys.change", "what", r.T("key.pause"), "key", r.T("keys.pad.asked")); r.Widget("pad.pause").Label != got {
		t.Errorf("%s: while a button is asked for the list says %q", lang, r.Widget("pad.pause").Label)
	}
	r.Key(ui.KeyEscape) // keeps it
	if len(s.Settings.Pad) != 2 || s.Top() == title {
		t.Errorf("%s: Escape leads to %T, and the buttons are %v", lang, s.Top(), s.Settings.Pad)
	}
	if r.padIn(a); s.Top() != title {
		t.Errorf("%s: A does not lead back", lang)
	}
	r.Key(ui.KeyF1)
	r.Pick("reset")
	if r.padIn(b); s.Top() != title || len(s.Settings.Pad) > 0 {
		t.Errorf("%s: with all buttons as usual there are %v", lang, s.Settings.Pad)
	}
}
