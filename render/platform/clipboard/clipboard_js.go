// Package clipboard is the browser's clipboard, which pages may write to; pasted text comes by the page's own events (package ui).
package clipboard

import "syscall/js"

// System is the browser's clipboard. The zero value is ready.
type System struct{}

// Write writes a text to the clipboard, if the browser lets the page.
func (System) Write(text string) {
	board := js.Global().Get("navigator").Get("clipboard")
	if !board.Truthy() { // pages loaded by plain HTTP have none
		return
	}
	board.Call("writeText", text).Call("catch", js.Global().Get("Function").Get("prototype"))
}

// Read returns no text: browsers would ask the player for permission first.
func (System) Read() (text string, ok bool) { return "", false }
