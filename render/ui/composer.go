package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// TextEntry is the state of all text fields and the way to the system's input method, which is what makes umlauts,
// accents and East Asian letters come in whole.
type TextEntry struct {
	*Window
	*Tick
	*Canvas
	*Regions
	*KeyboardFocus

	fields      map[string]*fieldState
	inputMethod bool
	composer    textinput.Composer
	entering    string // field that the input method works for
	handled     bool   // the input method took this tick's keys
	heard       bool   // and it was asked before the frame began
	copies      clips
}

// UseInputMethod lets text fields take text from the system's input method instead of from Input.Runes. It needs a
// running game; tests without a screen leave it.
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
		u.copies.page.take() // nobody meant it for the next field
		return
	}
	if !u.copies.page.listening {
		u.copies.page.listening = true
		u.copies.page.listen()
	}
	u.handled = u.askInputMethod() || u.handled
}

// askInputMethod gets from the input method what it has for the field and reports whether it took this tick's keys.
func (u *TextEntry) askInputMethod() (handled bool) {
	handled, err := u.composer.Update()
	// Without an input method names can still be typed: fall back to plain characters.
	u.inputMethod = err == nil
	return handled
}

// HearInputMethod asks the input method in a tick before it is known whether there will be a frame, and reports whether there
// has to be one: it commits and composes on its own time, even when no input comes.
func (u *TextEntry) HearInputMethod() (news bool) {
	f := u.fields[u.entering]
	if !u.inputMethod || u.entering == "" || f == nil {
		return false
	}
	preedit, caret := f.preedit, f.preeditCaret
	u.heard = u.askInputMethod()
	return len(u.copies.page.pasted) > 0 || f.committed || f.preedit != preedit || f.preeditCaret != caret || u.focus != u.entering
}

// confirmInput ends what the input method is composing and takes it as it is.
func (u *TextEntry) confirmInput() {
	if u.inputMethod && u.entering != "" {
		u.composer.Confirm()
	}
}

// newSession tells the input method where the caret is, in pixels of the game's layout, and what stands around it.
func (u *TextEntry) newSession() *textinput.SessionOptions {
	f := u.fields[u.entering]
	if f == nil {
		return nil
	}
	r := f.caretRect
	from, to := f.selection()
	from, to = min(from, len(f.text)), min(to, len(f.text))
	return &textinput.SessionOptions{
		CaretBounds:     image.Rect(int(r.X), int(r.Y), int(r.X+r.W), int(r.Bottom())),
		TextBeforeCaret: f.text[:from],
		TextAfterCaret:  f.text[to:],
	}
}

func (u *TextEntry) showComposition(c *textinput.Composition) {
	f := u.fields[u.entering]
	if f == nil {
		return
	}
	f.preedit = f.take(c.Text())
	start, _ := c.SelectionRangeInBytes()
	f.preeditCaret = max(min(start, len(f.preedit)), 0)
}

// commit applies what the input method has committed at once to the field's own copy of the text, because the next
// session may begin before the field is declared again.
func (u *TextEntry) commit(c *textinput.Commit) {
	f := u.fields[u.entering]
	if f == nil {
		return
	}
	if before, after := c.IsSurroundingTextReplaced(); before || after {
		left, right := c.SurroundingText()
		f.replace(left, c.Text(), right)
		return
	}
	f.enter(c.Text())
}
