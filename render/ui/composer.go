package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// TextEntry is the state of all text fields, and of the system's input method, which delivers umlauts, accents and East Asian letters as
// whole texts.
type TextEntry struct {
	*Window
	*Tick
	*Canvas
	*Regions
	*KeyboardFocus

	fields      map[string]*fieldState
	inputMethod bool
	composer    textinput.Composer
	entering    string // id of the field that the input method works for
	handled     bool   // the input method took this tick's keys
	heard       bool   // it did so before the frame began
	copies      clips
}

// UseInputMethod lets text fields take text from the system's input method instead of from Input.Runes. It needs a running game.
func (u *TextEntry) UseInputMethod() {
	u.inputMethod = true
	u.composer = textinput.Composer{
		OnNewSession:  u.newSession,
		OnComposition: u.showComposition,
		OnCommit:      u.commit,
		OnEndByUser:   func() { u.Focus("") },
	}
}

// beginTextEntry asks the input method for what was typed into the field that has the focus.
func (u *TextEntry) beginTextEntry() {
	u.handled, u.heard = u.heard, false
	field := ""
	if g := u.find(u.focus); g != nil && g.o.keys&useText != 0 && g.Enabled {
		field = g.ID
	}
	if field != u.entering {
		u.confirmInput()
		u.entering = field
	}
	if !u.inputMethod || field == "" {
		u.copies.page.take() // not meant for the next field
		return
	}
	u.copies.page.listen()
	u.handled = u.askInputMethod() || u.handled
}

// askInputMethod takes what the input method has for the field, and reports whether it took this tick's keys.
func (u *TextEntry) askInputMethod() (handled bool) {
	handled, err := u.composer.Update()
	// Without an input method names can still be typed: fall back to plain characters.
	u.inputMethod = err == nil
	return handled
}

// HearInputMethod asks the input method before it is decided whether a tick has a frame, and reports whether one is needed: an input method
// commits and composes even when no input comes.
func (u *TextEntry) HearInputMethod() (news bool) {
	if !u.inputMethod || u.entering == "" {
		return false
	}
	f := u.fields[u.entering]
	preedit, caret := f.preedit, f.preeditCaret
	u.heard = u.askInputMethod()
	return len(u.copies.page.pasted) > 0 || f.committed || f.preedit != preedit || f.preeditCaret != caret || u.focus != u.entering
}

// confirmInput makes the input method commit what it is composing.
func (u *TextEntry) confirmInput() {
	if u.inputMethod && u.entering != "" {
		u.composer.Confirm()
	}
}

// newSession returns the position of the caret, in pixels of the game's layout, and the text around it.
func (u *TextEntry) newSession() *textinput.SessionOptions {
	f := u.fields[u.entering]
	r := f.caretRect
	from, to := f.selection()
	from, to = min(from, len(f.text)), min(to, len(f.text))
	return &textinput.SessionOptions{
		CaretBounds:     image.Rect(int(r.X), int(r.Y), int(r.X+r.W), int(r.Bottom())),
		TextBeforeCaret: f.text[:from],
		TextAfterCaret:  f.text[to:],
	}
}

// showComposition makes the field show what the input method is composing.
func (u *TextEntry) showComposition(c *textinput.Composition) {
	f := u.fields[u.entering]
	f.preedit = f.take(c.Text())
	start, _ := c.SelectionRangeInBytes()
	f.preeditCaret = max(min(start, len(f.preedit)), 0)
}

// commit applies what the input method has committed to the field's own copy of the text at once, because the next session may begin before
// the field is declared again.
func (u *TextEntry) commit(c *textinput.Commit) {
	f := u.fields[u.entering]
	if before, after := c.IsSurroundingTextReplaced(); before || after {
		left, right := c.SurroundingText()
		f.replace(left, c.Text(), right)
		return
	}
	f.enter(c.Text())
}
