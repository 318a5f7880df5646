package app

import (
	"encoding/json"
	"syscall/js"
)

// publish makes islasInspect() return the description of the screen. It is set once.
func (i *inspector) publish(a *app) {
	if i.last != nil {
		return
	}
	i.last = []byte{}
	js.Global().Set("islasInspect", js.FuncOf(func(js.Value, []js.Value) any {
		data, err := json.Marshal(a.describe())
		if err != nil {
			return ""
		}
		return string(data)
	}))
}
