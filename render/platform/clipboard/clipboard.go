//go:build !js

// Package clipboard is the system's clipboard: on Windows and macOS as they have it, on Linux by wl-clipboard, xclip or xsel, where one of
// those is installed.
package clipboard

import (
	"time"

	"github.com/atotto/clipboard"
)

// patience is how long a clipboard may take: on Linux the program that holds a text must answer, and it may hang.
const patience = 700 * time.Millisecond

// System is the system's clipboard. The zero value is ready.
type System struct{}

// Write writes a text to the clipboard, as far as that is possible.
func (System) Write(text string) {
	within(func() { _ = clipboard.WriteAll(text) })
}

// Read returns the text of the clipboard; ok is false if there is none, or it can't be read soon.
func (System) Read() (text string, ok bool) {
	got := make(chan string, 1)
	within(func() {
		if s, err := clipboard.ReadAll(); err == nil && s != "" {
			got <- s
		}
	})
	select {
	case text = <-got:
		return text, true
	default:
		return "", false
	}
}

// within calls do, and waits for it no longer than patience.
func within(do func()) {
	if clipboard.Unsupported {
		return
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		do()
	}()
	select {
	case <-done:
	case <-time.After(patience):
	}
}
