package shell

import "syscall/js"

// canOffer reports whether files are offered to a browser's user.
func canOffer() bool { return js.Global().Get("Blob").Truthy() }

// offered offers data to a browser's user under a name, and reports whether it could.
func offered(name string, data []byte) (offered bool) {
	defer func() {
		if recover() != nil { // a browser that lacks one of the functions, or forbids it
			offered = false
		}
	}()
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	kind := map[string]any{"type": "application/octet-stream"}
	blob := js.Global().Get("Blob").New([]any{bytes}, kind)
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
