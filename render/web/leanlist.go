package main

import "slices"

// lean is what the browser version leaves out of its modules: what no browser can make use of, and what the fonts of the game do not
// need. A text that is empty leaves a declaration out altogether. In the place of some others stands what does the same in a page that
// forbids itself to run anything that does not stand in a file.
var lean = []module{
	{"github.com/hajimehoshi/ebiten/v2", "v2.10.4", slices.Concat(leanEngine, pageEngine)},
	{"github.com/ebitengine/oto/v3", "v3.5.0", pageSound},
	{"github.com/go-text/typesetting", "v0.3.5", leanType},
}

// shaderSource hands out the sources of the engine's own shaders as its authors have written them out beside the template.
const shaderSource = `func ShaderSource(filter Filter, address Address) []byte {
	return []byte([...]string{%s}[int(filter)*AddressCount+int(address)])
}`

var leanEngine = []edit{
	// Package text/template calls methods by name. Where it is linked, the linker must keep every exported method there is.
	{file: "internal/builtinshader/shader.go", decl: "ShaderSource", text: shaderSource, consts: "internal/builtinshader/defs.go"},
	{file: "internal/builtinshader/shader.go", decl: "tmpl"},
	{file: "internal/colormshader/shader.go", decl: "ShaderSource", text: shaderSource, consts: "internal/colormshader/defs.go"},
	{file: "internal/colormshader/shader.go", decl: "tmpl"},

	// The folder of the engine's source, which its logs name, is not found in a browser.
	{file: "internal/debug/caller.go", decl: "FirstCaller", text: `func FirstCaller() (file string, line int, callerType CallerType) {
	return "", 0, CallerTypeNone
}`},

	// The connection to a program that drives the game from outside, which only desktop systems have.
	{file: "internal/vmprotocol/vmprotocol.go", decl: "Encoder"},
	{file: "internal/vmprotocol/vmprotocol.go", decl: "Decoder"},
	{file: "internal/vmprotocol/vmprotocol.go", decl: "NewEncoder"},
	{file: "internal/vmprotocol/vmprotocol.go", decl: "NewDecoder"},
	{file: "internal/vmprotocol/vmprotocol.go", decl: "Encoder.EncodeHostMessage"},
	{file: "internal/vmprotocol/vmprotocol.go", decl: "Decoder.DecodeHostMessage"},
	{file: "internal/vmprotocol/vmprotocol.go", decl: "Encoder.EncodeGuestMessage"},
	{file: "internal/vmprotocol/vmprotocol.go", decl: "Decoder.DecodeGuestMessage"},
	{file: "internal/vmprotocol/vmprotocol.go", decl: "ParseEndpoint"},
	{file: "internal/vmprotocol/vmprotocol.go", decl: "Endpoint.URL"},

	// Pictures of the engine's textures as files.
	{file: "internal/graphicscommand/image.go", decl: "Image.dumpTo"},
	{file: "internal/graphicscommand/image_js.go", decl: "download"},
	{file: "internal/graphicscommand/image_js.go", decl: "Image.Dump",
		text: `func (i *Image) Dump(graphicsdriver.Graphics, string, bool, image.Rectangle) (string, error) { return "", nil }`},
	{file: "internal/graphicscommand/image_js.go", decl: "DumpImages",
		text: `func DumpImages([]*Image, graphicsdriver.Graphics, string) (string, error) { return "", nil }`},

	// Letters that are pictures: those of the game's fonts are outlines.
	{file: "text/v2/gotextsvg.go", decl: "svgToImage",
		text: `func svgToImage(*svgGlyphData, float64, fixed.Point26_6, fixed.Rectangle26_6) *ebiten.Image { return nil }`},
	{file: "text/v2/gotextsvgdoc.go", decl: "newSVGDocIndex", text: `func newSVGDocIndex([]byte) *svgDocIndex { return &svgDocIndex{} }`},
	{file: "text/v2/gotextsvgdoc.go", decl: "svgCSSURLReferenceRegexp"},
	{file: "text/v2/gotextsvgdoc.go", decl: "appendCSSURLReferences"},
	{file: "text/v2/gotextsvgdoc.go", decl: "svgDocIndex.glyphDocument", text: `func (i *svgDocIndex) glyphDocument(uint32) []byte { return nil }`},
	{file: "text/v2/gotextsvgdoc.go", decl: "svgDocIndex.buildGlyphDocument"},
	{file: "text/v2/gotextfacesource.go", decl: "decodeBitmapGlyph", text: `func decodeBitmapGlyph(font.GlyphBitmap) image.Image { return nil }`},
	{file: "text/v2/gotextfacesource.go", decl: "scaleBitmapToBounds",
		text: `func scaleBitmapToBounds(img image.Image, _ fixed.Rectangle26_6) image.Image { return img }`},
}
