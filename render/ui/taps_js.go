package ui

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
)

// taps are the touches of fingers that came and went between two ticks. The engine tells only which fingers are down when a tick
// begins, so it loses them.
type taps struct {
	listening bool
	ticks     int
	began     map[int]int // by finger: the tick in which it came
	done      []Point     // in pixels of the page
}

// take returns where such a finger was since it was last asked; ok is false if there was none. It is to be asked once every tick.
func (t *taps) take() (at Point, ok bool) {
	t.listen()
	t.ticks++
	if len(t.done) == 0 {
		return Point{}, false
	}
	at = t.done[0].Mul(ebiten.Monitor().DeviceScaleFactor())
	t.done = t.done[1:]
	return at, true
}

// listen begins to listen to fingers, beside the engine.
func (t *taps) listen() {
	if t.listening {
		return
	}
	t.listening, t.began = true, map[int]int{}
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
	js.Global().Call("addEventListener", "touchstart", each(func(id int, _ Point) { t.began[id] = t.ticks }), options)
	js.Global().Call("addEventListener", "touchcancel", each(func(id int, _ Point) { delete(t.began, id) }), options)
	js.Global().Call("addEventListener", "touchend", each(func(id int, at Point) {
		if tick, known := t.began[id]; known && tick == t.ticks {
			t.done = append(t.done, at)
		}
		delete(t.began, id)
	}), options)
}
