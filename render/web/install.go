package main

import (
	"bytes"
	"encoding/json"
	"image"
	"image/png"
	"maps"
	"slices"
	"strings"

	"islas/assets"
	"islas/render/internal/anigif"
	"islas/render/paint/figures"
)

const manifestName = "islas.webmanifest"

// icons are the program's icons by the names of their files.
var icons = map[string]struct {
	size  int
	bleed bool // to the edge, where the system cuts a form of its own
}{"icon-180.png": {180, true}, "icon-192.png": {192, false}, "icon-512.png": {512, true}}

// keptFiles returns what a browser needs to keep the game as an app of its own: icons and manifest.
func keptFiles() (folder, error) {
	files := folder{}
	for name, i := range icons {
		var b bytes.Buffer
		encoder := png.Encoder{CompressionLevel: png.BestCompression}
		var icon image.Image = figures.AppIcon(i.size, 0, i.bleed)
		if i.bleed { // it is opaque, and half as large with fewer colours
			icon = anigif.Still(icon)
		}
		if err := encoder.Encode(&b, icon); err != nil {
			return nil, err
		}
		files[name] = b.Bytes()
	}
	manifest, err := assets.Web.ReadFile("web/" + manifestName)
	files[manifestName] = manifest
	return files, err
}

// thisVersion returns a short name for the whole: for the page as it is filled in but for that name, and for all that it loads.
func thisVersion(data pageData, wasm, glue []byte, beside folder) (string, error) {
	data.Version = ""
	page, err := fillPage(data)
	if err != nil {
		return "", err
	}
	keeper, err := assets.Web.ReadFile("web/" + workerName)
	if err != nil {
		return "", err
	}
	return version(append(beside.contents(), wasm, glue, page, keeper)...), nil
}

// worker returns the script that keeps a version of the game in the browser: what the page is made of beside itself, as it is asked
// for with the version or, by the style sheet and the system, without, and the sums by which it knows each file, and the plain game,
// from another version's.
func worker(version string, files []file, wasm, glue []byte, beside folder) ([]byte, error) {
	script, err := assets.Web.ReadFile("web/" + workerName)
	if err != nil {
		return nil, err
	}
	plain := slices.DeleteFunc(slices.Sorted(maps.Keys(beside)), func(name string) bool {
		return strings.HasSuffix(name, ".js") || name == styleName
	})
	data, err := json.Marshal(map[string]any{
		"version": version, "game": files, "files": plain,
		"versioned": []string{scriptName, styleName, execName, "icon-180.png"},
		"sums":      folder{wasmName: wasm, execName: glue}.with(beside).sums(),
	})
	return slices.Concat([]byte("const build = "), data, []byte(";\n"), script), err
}
