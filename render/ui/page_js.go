package ui

import (
	"strings"
	"syscall/js"

	"islas/render/geom"
)

// pagePastes reports whether there is a page that pastes by itself.
const pagePastes = true

// fingers holds, by listener, the tick in which each finger that is down came.
var fingers = map[*taps]map[int]int{}

// pasting holds the listeners to copying and pasting.
var pasting = map[*pageClips]bool{}

// listen starts listening to fingers, beside the engine.
func (t *taps) listen() {
	if fingers[t] != nil {
		return
	}
	began := map[int]int{}
	fingers[t] = began
	each := func(do func(id int, at Point)) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			if args[0].Get("target").Get("tagName").String() != "CANVAS" {
				return nil
			}
			touches := args[0].Get("changedTouches")
			for i := range touches.Length() {
				f := touches.Index(i)
				do(f.Get("identifier").Int(), geom.Pt(f.Get("clientX").Float(), f.Get("clientY").Float()))
			}
			return nil
		})
	}
	options := map[string]any{"capture": true, "passive": true}
	js.Global().Call("addEventListener", "touchstart", each(func(id int, _ Point) { began[id] = t.ticks }), options)
	js.Global().Call("addEventListener", "touchcancel", each(func(id int, _ Point) { delete(began, id) }), options)
	js.Global().Call("addEventListener", "touchend", each(func(id int, at Point) {
		if tick, known := began[id]; known && tick == t.ticks {
			t.done = append(t.done, at)
		}
		delete(began, id)
	}), options)
}

// listen starts listening to copying and pasting. It keeps the element from doing these itself, since that holds only the text around the
// caret, and would undo what the engine has written there.
func (p *pageClips) listen() {
	if pasting[p] {
		return
	}
	pasting[p] = true
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
