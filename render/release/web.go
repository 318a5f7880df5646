package main

import (
	"os"
	"path/filepath"
)

// web makes the archive for the browser: what any static web server can host, index.html at the top.
func (r *release) web() error {
	if r.browser == "" {
		dir := filepath.Join(r.root, "dist", "web-release") // kept: packing takes minutes, and is not done again for the same game
		if _, err := output(r.root, r.host(), "go", "run", "./render/web", "-version", r.version, "-out", dir); err != nil {
			return err
		}
		r.browser = dir
	}
	names, err := os.ReadDir(r.browser)
	if err != nil {
		return err
	}
	files, err := r.beside()
	if err != nil {
		return err
	}
	for _, n := range names {
		data, err := os.ReadFile(filepath.Join(r.browser, n.Name()))
		if err != nil {
			return err
		}
		files = append(files, entry{name: n.Name(), data: data})
	}
	data, err := zipped(r.time, "", files)
	if err != nil {
		return err
	}
	return os.WriteFile(r.name("web.zip"), data, 0o644)
}
