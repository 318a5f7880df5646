package shell_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/internal/harness"
	"islas/render/ui"
)

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

// A button of a pad is chosen in the list, kept, and does at once what the usual one did; what has the button already is named, and
// nothing else happens by a button while one is asked for.
func TestButtonsOfChoice(t *testing.T) {
	const a, b, rs = ebiten.StandardGamepadButtonRightBottom, ebiten.StandardGamepadButtonRightRight, ebiten.StandardGamepadButtonRightStick
	const lang = "es"
	w := usual
	s := newStage(t, lang)
	r := open(t, s, s.Routes.Title(s), w)
	title := s.Top()
	r.Key(ui.KeyF1)
	list := s.Top()
	r.pick("pad.act")
	r.padIn(b)
	if told := r.T("keys.taken", "key", "B", "what", r.T("key.leave")); !r.said(told) || s.Top() != list {
		t.Fatalf("%s: B, which leads back, can be chosen: %v, and leads to %T", lang, s.Settings.Pad, s.Top())
	}
	r.padIn(ebiten.StandardGamepadButtonFrontBottomRight)
	if !r.said(r.T("keys.pad.not")) {
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
	r.pick("pad.leave")
	r.padIn(a)
	if s.Settings.Pad["leave"] != "A" {
		t.Errorf("%s: A, which was free, is not chosen: %v", lang, s.Settings.Pad)
	}
	r.pick("pad.pause")
	if got := r.T("keys.change", "what", r.T("key.pause"), "key", r.T("keys.pad.asked")); r.Widget("pad.pause").Label != got {
		t.Errorf("%s: while a button is asked for the list says %q", lang, r.Widget("pad.pause").Label)
	}
	r.Key(ui.KeyEscape) // leaves it as it is
	if len(s.Settings.Pad) != 2 || s.Top() == title {
		t.Errorf("%s: Escape leads to %T, and the buttons are %v", lang, s.Top(), s.Settings.Pad)
	}
	if r.padIn(a); s.Top() != title {
		t.Errorf("%s: A does not lead back", lang)
	}
	r.Key(ui.KeyF1)
	r.pick("reset")
	if r.padIn(b); s.Top() != title || len(s.Settings.Pad) > 0 {
		t.Errorf("%s: with all buttons as usual there are %v", lang, s.Settings.Pad)
	}
}

// A button that does something at the table of another game is told, too.
func TestButtonsOfAnotherGame(t *testing.T) {
	s := newStage(t, "en")
	other, here := s.Games[0], s.Games[1]
	if err := s.Choose(other); err != nil {
		t.Fatal(err)
	}
	command := s.PadCommands()[len(s.PadCommands())-1]
	what := s.Texts.Text("key." + command.ID)
	s.Settings.SetPad(command.ID, "RS")
	if err := s.Choose(here); err != nil {
		t.Fatal(err)
	}
	r := open(t, s, s.Routes.Keys(s), harness.Window{W: 1280, H: 720, Percent: 100})
	r.pick("pad.pause")
	r.padIn(ebiten.StandardGamepadButtonRightStick)
	if told := r.T("keys.taken.at", "key", "RS", "game", s.NameOf(other), "what", what); !r.said(told) || len(s.Settings.Pad) != 1 {
		t.Errorf("%q is not told, and the buttons are %v", told, s.Settings.Pad)
	}
}
