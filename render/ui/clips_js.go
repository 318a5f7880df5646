package ui

import (
	"strings"
	"syscall/js"
)

// pageClips is what the page pastes into the element behind text fields, as a browser does it: by keys, by its menus and by its buttons over the
// on-screen keyboard, without asking for leave. The engine knows of none of it.
type pageClips struct {
	listening bool
	selected  string   // in the field that has the focus
	pasted    []string // and not yet taken
}

// pastes reports that the page pastes by itself.
func (*pageClips) pastes() bool { return true }

// selects tells what would be copied.
func (p *pageClips) selects(text string) { p.selected = text }

// waits reports whether something was pasted.
func (p *pageClips) waits() bool { return len(p.pasted) > 0 }

// take returns what was pasted since it was last asked.
func (p *pageClips) take() []string {
	all := p.pasted
	p.pasted = nil
	return all
}

// listen begins to listen to the page, once. What the element itself would do is kept from it: it holds only what stands around the caret, and
// would undo what the engine has written there.
func (p *pageClips) listen() {
	if p.listening {
		return
	}
	p.listening = true
	on := func(event string, do func(e js.Value)) {
		js.Global().Get("document").Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			if target := args[0].Get("target"); target.Truthy() && target.Get("id").Type() == js.TypeString && target.Get("id").String() == "ebitengine-textinput" {
				do(args[0])
			}
			return nil
		}), true)
	}
	give := func(e js.Value) {
		e.Call("preventDefault")
		if data := e.Get("clipboardData"); data.Truthy() && p.selected != "" {
			data.Call("setData", "text/plain", p.selected)
		}
	}
	on("copy", give)
	on("cut", give)
	on("paste", func(e js.Value) {
		if data := e.Get("clipboardData"); data.Truthy() {
			e.Call("preventDefault")
			p.pasted = append(p.pasted, strings.TrimRight(data.Call("getData", "text/plain").String(), "\r\n"))
		}
	})
	on("beforeinput", func(e js.Value) {
		if kind := e.Get("inputType"); kind.Type() == js.TypeString && strings.HasPrefix(kind.String(), "history") {
			e.Call("preventDefault")
		}
	})
}
