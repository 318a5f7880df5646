package ui

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Clipboard is the system's clipboard. Both methods may take a moment, and do nothing where they fail.
type Clipboard interface {
	Write(text string)
	Read() (text string, ok bool) // ok is false if there is no text, or it can't be read
}

// clips is what text fields copy and paste. Without a system clipboard they share one of their own.
type clips struct {
	system Clipboard
	own    string
	page   pageClips
}

// UseClipboard lets text fields copy to the system's clipboard and paste from it. In a browser the page itself pastes, and the clipboard is
// only written to.
func (u *TextEntry) UseClipboard(c Clipboard) { u.copies.system = c }

// copied puts the selection of a field into the clipboard and reports whether there is one.
func (u *TextEntry) copied(f *fieldState, text string) bool {
	from, to := f.selection()
	if from == to {
		return false
	}
	u.copies.own = text[from:to]
	if u.copies.system != nil {
		u.copies.system.Write(u.copies.own)
	}
	return true
}

// paste returns the text of the clipboard, without the line break at its end that comes from selecting a whole line.
func (u *TextEntry) paste() string {
	text := u.copies.own
	if u.copies.system != nil {
		if s, ok := u.copies.system.Read(); ok {
			text = s
		}
	}
	return strings.TrimRight(text, "\r\n")
}

// insert replaces the selection by what was typed, as far as there is room.
func (f *fieldState) insert(text *string, typed string, maxRunes int) {
	from, to := f.selection()
	f.lose(typed)
	if f.takes != nil { // what is typed may be an accent of the letter before it
		_, n := utf8.DecodeLastRuneInString((*text)[:from])
		from -= n
		typed = (*text)[from:from+n] + typed
	}
	room := maxRunes - utf8.RuneCountInString(*text) + utf8.RuneCountInString((*text)[from:to])
	typed = firstRunes(f.take(typed), max(room, 0))
	if typed == "" && from == to {
		return
	}
	*text = (*text)[:from] + typed + (*text)[to:]
	f.caret = from + len(typed)
	f.anchor = f.caret
}

// lose counts the letters of a typed text that the field does not accept.
func (f *fieldState) lose(typed string) {
	for _, r := range oneLine(typed) {
		if f.takes != nil && !unicode.IsSpace(r) && !unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf) && f.takes(string(r)) == "" {
			f.lost++
		}
	}
}

// enter inserts a committed text into the field's own copy.
func (f *fieldState) enter(typed string) {
	f.keepInside(f.text)
	f.insert(&f.text, typed, f.maxRunes)
	f.committed = true
}

// take returns the part of a typed text that the field accepts.
func (f *fieldState) take(typed string) string {
	if typed = oneLine(typed); f.takes != nil {
		typed = f.takes(typed)
	}
	return typed
}

// replace sets the field's own copy to the input method's text, no longer than it may be or was.
func (f *fieldState) replace(before, typed, after string) {
	most := max(f.maxRunes, utf8.RuneCountInString(f.text))
	f.lose(typed)
	before, typed = f.take(before), f.take(typed)
	f.text = firstRunes(before+typed+f.take(after), most)
	f.caret = len(before) + len(typed)
	f.keepInside(f.text)
	f.anchor, f.committed = f.caret, true
}

// edit applies what was typed in this tick.
func (u *TextEntry) edit(f *fieldState, text *string) {
	if !u.inputMethod && len(u.in.Runes) > 0 && !u.in.Ctrl {
		f.insert(text, string(u.in.Runes), f.maxRunes)
	}
	for _, pasted := range u.copies.page.take() {
		u.settle(f, text)
		f.insert(text, pasted, f.maxRunes)
	}
	if u.handled {
		return
	}
	edits := []Key{KeyLeft, KeyRight, KeyHome, KeyEnd, KeyBackspace, KeyDelete, KeyEnter}
	if u.in.Ctrl {
		edits = append(edits, KeyA, KeyC, KeyX, KeyV)
	}
	for _, k := range u.in.Keys {
		if slices.Contains(edits, k) {
			u.settle(f, text)
			u.editKey(f, text, k)
			f.since = u.now
		}
	}
}

// settle commits what is being composed before the text changes under it.
func (u *TextEntry) settle(f *fieldState, text *string) {
	if u.inputMethod {
		f.text = *text
		u.confirmInput()
		*text, f.committed = f.text, false
	}
}

// editKey applies a key to a field.
func (u *TextEntry) editKey(f *fieldState, text *string, k Key) {
	s := *text
	from, to := f.selection()
	move := func(to int) {
		f.caret = to
		if !u.in.Shift {
			f.anchor = to
		}
	}
	left, right := previousLetter, nextLetter
	if u.in.Ctrl {
		left, right = previousWord, nextWord
	}
	switch k {
	case KeyLeft:
		if from != to && !u.in.Shift {
			move(from)
		} else {
			move(left(s, f.caret))
		}
	case KeyRight:
		if from != to && !u.in.Shift {
			move(to)
		} else {
			move(right(s, f.caret))
		}
	case KeyHome:
		move(0)
	case KeyEnd:
		move(len(s))
	case KeyBackspace, KeyDelete:
		if from == to && k == KeyBackspace {
			from = left(s, f.caret)
		} else if from == to {
			to = right(s, f.caret)
		}
		*text = s[:from] + s[to:]
		f.caret, f.anchor = from, from
	case KeyA:
		f.anchor, f.caret = 0, len(s)
	case KeyC:
		u.copied(f, s)
	case KeyX:
		if u.copied(f, s) {
			*text = s[:from] + s[to:]
			f.caret, f.anchor = from, from
		}
	case KeyV:
		if !pagePastes {
			f.insert(text, u.paste(), f.maxRunes)
		}
	case KeyEnter:
		u.focus, u.wake = "", true
	}
}
