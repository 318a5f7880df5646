package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strings"

	"islas/assets"
)

// scripts are the scripts of the page in the order in which they stand in its one file: what all others make use of comes first, what
// starts the game last.
var scripts = []string{"page", "report", "keys", "back", "fullscreen", "touch", "drop", "hush", "screen", "field", "rest", "mirror", "install", "download", "start"}

// policy is what the page forbids itself: every file comes from the folder itself, nothing is run that does not stand in a file,
// and nothing is sent anywhere.
var policy = strings.Join([]string{
	"default-src 'none'",
	"script-src 'self' 'wasm-unsafe-eval'",
	"style-src 'self'",
	"img-src 'self'",
	"font-src 'self'",
	"media-src 'self'",
	"connect-src 'self'",
	"manifest-src 'self'",
	"worker-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
}, "; ")

// folder is the content of files by their names.
type folder map[string][]byte

// with returns the files of both folders.
func (f folder) with(other folder) folder {
	maps.Copy(f, other)
	return f
}

// contents returns the contents in the order of the names.
func (f folder) contents() (all [][]byte) {
	for _, name := range slices.Sorted(maps.Keys(f)) {
		all = append(all, f[name])
	}
	return all
}

// sums returns the SHA-256 of each file by its name, in hexadecimal digits.
func (f folder) sums() map[string]string {
	sums := map[string]string{}
	for name, data := range f {
		sum := sha256.Sum256(data)
		sums[name] = hex.EncodeToString(sum[:])
	}
	return sums
}

// pageFiles returns what the page consists of beside itself.
func pageFiles() (folder, error) {
	files, err := keptFiles()
	if err != nil {
		return nil, err
	}
	var all bytes.Buffer
	for _, name := range scripts {
		data, err := assets.Web.ReadFile("web/script/" + name + ".js")
		if err != nil {
			return nil, fmt.Errorf("a script of the page is missing: %w", err)
		}
		all.Write(data)
		all.WriteByte('\n')
	}
	files[scriptName] = all.Bytes()
	style, err := assets.Web.ReadFile("web/" + styleName)
	if err != nil {
		return nil, err
	}
	files[styleName] = style
	font, err := assets.Fonts.ReadFile("fonts/" + fontName)
	files[fontName] = font
	return files, err
}
