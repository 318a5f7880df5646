package main

// shaderSource hands out the sources of the engine's own shaders as its authors have written them out beside the template.
const shaderSource = `func ShaderSource(filter Filter, address Address) []byte {
	return []byte([...]string{%s}[int(filter)*AddressCount+int(address)])
}`

// lean is what the browser version leaves out of its modules: what no browser can make use of, and what the fonts of the game do not
// need.
var lean = []module{
	{"github.com/hajimehoshi/ebiten/v2", "v2.10.4", []edit{
		// Package text/template calls methods by name. Where it is linked, the linker must keep every exported method there is.
		{file: "internal/builtinshader/shader.go", decl: "ShaderSource", text: shaderSource, consts: "internal/builtinshader/defs.go"},
		{file: "internal/builtinshader/shader.go", decl: "tmpl"},
		{file: "internal/colormshader/shader.go", decl: "ShaderSource", text: shaderSource, consts: "internal/colormshader/defs.go"},
		{file: "internal/colormshader/shader.go", decl: "tmpl"},
	}},
}
