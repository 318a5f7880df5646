// Package clipboard is the clipboard of the browser, which pages may write to; what is pasted comes by the page's own events (package ui).
package clipboard

import "syscall/js"

// System is the browser's clipboard. The zero value is ready.
type System struct{}

// Write puts a text there, as far as the browser lets the page.
func (System) Write(text string) {
	board := js.Global().Get("navigator").Get("clipboard")
	if !board.Truthy() { // pages that came by plain HTTP have none
		return
	}
	board.Call("writeText", text).Call("catch", js.Global().Get("Function").Get("prototype"))
}

// Read reads nothing: browsers ask people for leave first.
func (System) Read() (text string, ok bool) { return "", false }
