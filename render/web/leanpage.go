package main

// pageEngine makes the engine get on with its page.
var pageEngine = []edit{
	// A text that is run as a script; the page has it in script/field.js.
	{file: "exp/textinput/textinput_js.go", decl: "textInputImpl.init", part: `js.Global().Call("eval", `,
		upto: `body.addEventListener("keyup", handler);` + "`)"},

	// A second tag for the width of the page, which would cancel what the page says in its own.
	{file: "internal/ui/ui_js.go", decl: "UserInterface.init", part: `meta := document.Call("createElement", "meta")`,
		upto: `document.Get("head").Call("appendChild", meta)`},

	// The canvas, whose context the page has made already. To set its size waits for that, so the page does it before.
	{file: "internal/ui/ui_js.go", decl: "UserInterface.init", part: `canvas = document.Call("createElement", "canvas")`,
		upto: `canvas.Set("height", 16)`, text: `canvas = js.Global().Get("islasCanvas")`},

	// The density of the screen, which changes when the page is made larger, or moved to another monitor.
	{file: "internal/ui/ui_js.go", decl: "Monitor.DeviceScaleFactor", part: "if m.deviceScaleFactor != 0 {", upto: "}"},
}

// pageSound takes the script that plays the sound from a file of the page, sound.js, instead of a text.
var pageSound = []edit{
	{file: "driver_js.go", decl: "newContext", part: "script := fmt.Sprintf(", upto: "newScriptURL(script)",
		text: `scriptURL := js.Global().Get("islasSound")`},
	{file: "driver_js.go", decl: "newContext", part: `js.Global().Get("URL").Call("revokeObjectURL", scriptURL)`},
	{file: "driver_js.go", decl: "newContext", part: `"outputChannelCount": []any{channelCount},`,
		text: `"outputChannelCount": []any{channelCount},
				"processorOptions": map[string]any{"frames": bufferSizeInBytes / 4 / channelCount, "channels": channelCount},`},
	{file: "driver_js.go", decl: "newScriptURL"},
}
