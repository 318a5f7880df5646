package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

// edited are the modules of others that the browser version is built with after a few edits: five that make the download smaller, and one
// for the page. The figures tell by how much it is larger without each, packed at level 9 of Brotli; all five are 624 kB of 7.23 MB there,
// a release is packed by a seventh smaller. The files in the module cache stay as they are. What the authors are told of each is in
// UPSTREAM.md; an edit that they make unnecessary goes.
var edited = []module{
	{"github.com/hajimehoshi/ebiten/v2", []edit{
		// Templates, 424 kB: package text/template calls methods by name. Where it is linked, the linker keeps every exported method of
		// every type. The authors have written out the shaders that these templates make beside them.
		{file: "internal/builtinshader/shader.go", from: "import (", upto: ")"},
		{file: "internal/builtinshader/shader.go", from: "var (\n\tshaders ", upto: "`))"},
		{file: "internal/builtinshader/shader.go", from: "\tshadersM.Lock()", upto: "return b\n", text: shaderSource, list: "internal/builtinshader/defs.go"},
		{file: "internal/colormshader/shader.go", from: "import (", upto: ")"},
		{file: "internal/colormshader/shader.go", from: "var (\n\tshaders ", upto: "`))"},
		{file: "internal/colormshader/shader.go", from: "\tshadersM.Lock()", upto: "return b\n", text: shaderSource, list: "internal/colormshader/defs.go"},

		// Source folder, 85 kB: logs name the folder of the engine's source, which package go/build does not find in a browser.
		{file: "internal/debug/caller.go", from: "\t\"go/build\"\n"},
		{file: "internal/debug/caller.go", from: "\tebitengineFileDirOnce.Do(", upto: "\n\t})\n"},

		// Remote, 41 kB: only desktop systems let another program drive the game, by packages encoding/gob and net.
		{file: "internal/vmprotocol/vmprotocol.go", from: "\t\"encoding/gob\"\n"},
		{file: "internal/vmprotocol/vmprotocol.go", from: "\t\"net\"\n\t\"path/filepath\"\n\t\"runtime\"\n\t\"strings\"\n"},
		{file: "internal/vmprotocol/vmprotocol.go", from: "// Encoder writes messages", upto: "// GuestMessageEncoder encodes", text: "// GuestMessageEncoder encodes"},
		{file: "internal/vmprotocol/vmprotocol.go", from: "// ParseEndpoint parses", upto: "unsupported endpoint network: %s\", e.Network)\n\t}\n}"},

		// Old shaders, 76 kB: a shader in texels is converted to pixels by packages go/printer and go/doc; all of ours are in pixels.
		{file: "internal/legacyshader/convert.go", from: "func convertToPixels(src []byte) (", upto: "{", text: "func convertToPixels(src []byte) ([]byte, error) { return src, nil"},

		// Pictures in fonts, 38 kB: glyphs that are SVG, JPEG or TIFF files; ours are outlines.
		{file: "text/v2/gotextfacesource.go", from: "if len(svg.Source) == 0 {\n", upto: "}\n", text: "return nil\n"},
		{file: "text/v2/gotextfacesource.go", from: "image.Image {\n\tswitch data.Format", upto: "{", text: "image.Image {\n\treturn nil\n\tswitch data.Format {"},
		{file: "text/v2/gotextsvg.go", from: "if svg.viewBox.Width <= 0 ", upto: "}\n", text: "return nil\n"},

		// Page: it says itself how wide it is, it has made the canvas with its context while the game was on its way, it may be made larger
		// or moved to a monitor of another density, and it runs no text as a script: what this one does is in script/field.js.
		{file: "internal/ui/ui_js.go", from: `meta := document.Call("createElement", "meta")`, upto: `document.Get("head").Call("appendChild", meta)`},
		{file: "internal/ui/ui_js.go", from: `canvas = document.Call("createElement", "canvas")`, upto: `canvas.Set("height", 16)`,
			text: `canvas = js.Global().Get("islasCanvas")`},
		{file: "internal/ui/ui_js.go", from: "if m.deviceScaleFactor != 0 {", upto: "}"},
		{file: "exp/textinput/textinput_js.go", from: `js.Global().Call("eval", `, upto: `body.addEventListener("keyup", handler);` + "`)"},
	}},
}

// shaderSource hands out the shaders of a list by filter and address.
const shaderSource = "return []byte([...]string{\n%s}[int(filter)*AddressCount+int(address)])\n"

// module is a module with what is edited in it.
type module struct {
	path  string
	edits []edit
}

// edit puts a text in the place of a part of a file, which begins with what stands in the file once.
type edit struct {
	file string // with slashes, below the folder of the module
	from string // how the part begins
	upto string // how it ends; "" if it is named whole
	text string // in its place
	list string // a file of the module or "": its shaders, which are written out, stand in the place of %s in the text
}

// editsFolder is where the go command believes edited modules to lie, below the folder of the program. There is no such folder:
// an overlay shows it, so that what is built does not depend on where temporary files lie.
const editsFolder = "edited"

// overlay writes into a folder what the browser version is built from instead of the files that lie there, and returns the flags of
// go build for it (go help build, -overlay and -modfile).
func overlay(dir string) ([]string, error) {
	root, err := moduleFolder(program)
	if err != nil {
		return nil, err
	}
	replace := map[string]string{}
	if err := plainFonts(dir, root, replace); err != nil {
		return nil, fmt.Errorf("the fonts can't be unpacked: %w", err)
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return nil, err
	}
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return nil, err
	}
	for _, m := range edited {
		name := editsFolder + "/" + path.Base(path.Dir(m.path))
		if err := m.show(filepath.Join(root, filepath.FromSlash(name)), dir, replace); err != nil {
			return nil, fmt.Errorf("%s can't be edited for the browser version: %w", m.path, err)
		}
		mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", m.path, name)
	}
	overlaid, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	for name, data := range (folder{"go.mod": mod, "go.sum": sum, "overlay.json": overlaid}) {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return nil, err
		}
	}
	return []string{"-modfile=" + filepath.Join(dir, "go.mod"), "-overlay=" + filepath.Join(dir, "overlay.json")}, nil
}

// moduleFolder returns where a module lies.
func moduleFolder(name string) (string, error) {
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", name).Output()
	if err != nil {
		return "", fmt.Errorf("go list -m %s: %w", name, err)
	}
	return strings.TrimSpace(string(out)), nil
}

// show writes the edited files of a module into a folder, and makes an overlay show the module with them where the go command
// believes it to lie.
func (m module) show(to, dir string, replace map[string]string) error {
	from, err := moduleFolder(m.path)
	if err != nil {
		return err
	}
	err = filepath.WalkDir(from, func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			replace[to+strings.TrimPrefix(name, from)] = name
		}
		return err
	})
	if err != nil {
		return err
	}
	for _, e := range m.edits {
		shown := filepath.Join(to, filepath.FromSlash(e.file))
		source, err := os.ReadFile(replace[shown])
		if err != nil {
			return err
		}
		if e.list != "" {
			list, err := writtenOut(filepath.Join(from, filepath.FromSlash(e.list)))
			if err != nil {
				return err
			}
			e.text = fmt.Sprintf(e.text, list)
		}
		if source, err = e.apply(source); err != nil {
			return fmt.Errorf("%s %w: look through the edits in render/web/edits.go", from, err)
		}
		replace[shown] = filepath.Join(dir, strings.ReplaceAll(m.path+"/"+e.file, "/", "_"))
		if err := os.WriteFile(replace[shown], source, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// apply returns a file after the edit.
func (e edit) apply(source []byte) ([]byte, error) {
	before, rest, _ := bytes.Cut(source, []byte(e.from))
	if bytes.Count(source, []byte(e.from)) != 1 {
		return nil, fmt.Errorf("does not have this once in %s: %s", e.file, e.from)
	}
	_, after, ok := bytes.Cut(rest, []byte(e.upto))
	if !ok {
		return nil, fmt.Errorf("does not have this in %s behind %s: %s", e.file, e.from, e.upto)
	}
	return bytes.Join([][]byte{before, after}, []byte(e.text)), nil
}

// writtenOut returns the shaders that a file of the engine has written out, as an element list of Go.
func writtenOut(file string) (list string, err error) {
	data, err := os.ReadFile(file)
	for line := range strings.Lines(string(data)) {
		if shader, ok := strings.CutPrefix(line, "const _ = "); ok {
			list += strings.TrimSuffix(shader, "\n") + ",\n"
		}
	}
	return list, err
}
