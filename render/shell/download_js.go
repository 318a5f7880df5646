package shell

import "syscall/js"

// offer is a file that is made bit by bit to be offered to the browser's user.
type offer struct{ parts js.Value }

// begin begins the file and reports whether the browser may take it.
func (o *offer) begin() bool {
	if !js.Global().Get("Blob").Truthy() {
		return false
	}
	o.parts = js.Global().Get("Array").New()
	return true
}

// add appends data.
func (o *offer) add(data []byte) {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	o.parts.Call("push", bytes)
}

// give offers the file under a name and reports whether it could.
func (o *offer) give(name string) (offered bool) {
	defer func() {
		if recover() != nil { // a browser that lacks one of the functions, or forbids it
			offered = false
		}
	}()
	kind := map[string]any{"type": "application/octet-stream"}
	blob := js.Global().Get("Blob").New(o.parts, kind)
	url := js.Global().Get("URL").Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	// The browser reads the file after this returns, so its address must stay valid for a while.
	var forget js.Func
	forget = js.FuncOf(func(js.Value, []js.Value) any {
		js.Global().Get("URL").Call("revokeObjectURL", url)
		forget.Release()
		return nil
	})
	js.Global().Call("setTimeout", forget, 60_000)
	return true
}
