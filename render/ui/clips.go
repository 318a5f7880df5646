package ui

import "strings"

// Clipboard is that of the system. Both methods may take a moment and must not fail loudly: what can't be done is left.
type Clipboard interface {
	Write(text string)
	Read() (text string, ok bool) // ok is false if there is no text, or it can't be had
}

// clips is what text fields copy and paste. Where the system has no clipboard that can be reached, fields share one of their own.
type clips struct {
	system Clipboard
	own    string
	page   pageClips
}

// UseClipboard lets text fields copy to the system's clipboard and paste from it. In a browser what is pasted comes by the page itself, with
// whatever leave of the person that asks for, and the clipboard is only written to.
func (u *UI) UseClipboard(c Clipboard) { u.copies.system = c }

// copied puts what is selected in a field into the clipboard and reports whether anything is.
func (u *UI) copied(f *fieldState, text string) bool {
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

// paste is what the clipboard holds. A line break at its end is none of the text: it comes from having marked a line.
func (u *UI) paste() string {
	text := u.copies.own
	if u.copies.system != nil {
		if s, ok := u.copies.system.Read(); ok {
			text = s
		}
	}
	return strings.TrimRight(text, "\r\n")
}
