package main

import (
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// handler serves the folder as a good host does: the game's file in the smallest form that the browser takes, everything
// with its right type, and nothing from an old visit without asking.
func handler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("X-Content-Type-Options", "nosniff")
		switch name := strings.TrimPrefix(r.URL.Path, "/"); name {
		case wasmName:
			w.Header().Set("Content-Type", "application/wasm")
			w.Header().Set("Vary", "Accept-Encoding")
			if r.Header.Get("Range") == "" {
				if packing, path := packed(dir, r.Header.Get("Accept-Encoding")); packing != "" {
					w.Header().Set("Content-Encoding", packing)
					http.ServeFile(w, r, path)
					return
				}
			}
		case gzipName, brotliName:
			// These are asked for by name and unpacked by the page: no Content-Encoding.
			w.Header().Set("Content-Type", "application/octet-stream")
		case execName, scriptName, workerName:
			w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
		case manifestName:
			w.Header().Set("Content-Type", "application/manifest+json")
		case fontName:
			w.Header().Set("Content-Type", "font/woff")
		}
		files.ServeHTTP(w, r)
	})
}

// packed chooses the smallest form of the game's file that the browser accepts, or none.
func packed(dir, accept string) (packing, path string) {
	for _, form := range []struct{ packing, name string }{{"br", brotliName}, {"gzip", gzipName}} {
		path := filepath.Join(dir, form.name)
		if _, err := os.Stat(path); err == nil && accepts(accept, form.packing) {
			return form.packing, path
		}
	}
	return "", ""
}

// accepts tells whether a value of Accept-Encoding allows a packing. A weight of zero forbids it.
func accepts(header, packing string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, params, _ := strings.Cut(part, ";")
		if !strings.EqualFold(strings.TrimSpace(name), packing) {
			continue
		}
		weight, found := strings.CutPrefix(strings.TrimSpace(params), "q=")
		if !found {
			return true
		}
		q, err := strconv.ParseFloat(weight, 64)
		return err == nil && q > 0
	}
	return false
}
