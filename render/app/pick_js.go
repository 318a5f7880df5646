package app

import (
	"errors"
	"syscall/js"

	"islas/render/keep/backup"
)

// errForbidden means that the browser did not give the content of a file.
var errForbidden = errors.New("the browser does not allow it")

// picker returns a function that makes the browser ask for a file, which goes to the inbox.
func (b *inbox) picker() func() {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	input.Set("id", "islas-file")
	input.Set("hidden", true)
	js.Global().Get("document").Get("body").Call("append", input) // some browsers send no events for one outside the page
	input.Set("onchange", js.FuncOf(func(js.Value, []js.Value) any {
		if file := input.Get("files").Index(0); file.Truthy() {
			b.fetch(file)
		}
		input.Set("value", "") // so that the same file can be chosen again
		return nil
	}))
	return func() { input.Call("click") }
}

// headBytes is how much of a file too large for a game is read to see whether it may be so large.
const headBytes = 512

// fetch reads a file beside the frames. Of one that is too large only the beginning is read: the program never gives memory back to the
// browser.
func (b *inbox) fetch(file js.Value) {
	name, size := file.Get("name").String(), file.Get("size").Float()
	whole := func() {
		readBlob(file, func(data []byte, err error) {
			if err == nil && tooLarge(data) {
				data, err = nil, errLarge
			}
			go b.put(received{name, data, err})
		})
	}
	switch {
	case size <= mostBytes:
		whole()
	case size > backup.MaxSize:
		go b.put(received{name, nil, errLarge})
	default:
		readBlob(file.Call("slice", 0, headBytes), func(data []byte, err error) {
			if err == nil && !backup.Claims(data) {
				err = errLarge
			}
			if err != nil {
				go b.put(received{name, data, err})
				return
			}
			whole()
		})
	}
}

// readBlob reads bytes beside the frames, and calls done with them, or with errForbidden if the browser gives none.
func readBlob(blob js.Value, done func(data []byte, err error)) {
	var read, failed js.Func
	read = js.FuncOf(func(_ js.Value, args []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(args[0])
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		read.Release()
		failed.Release()
		done(data, nil)
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		read.Release()
		failed.Release()
		done(nil, errForbidden)
		return nil
	})
	blob.Call("arrayBuffer").Call("then", read, failed)
}

// put puts what was read into the inbox.
func (b *inbox) put(g received) { b.read <- g }
