package main

import (
	"io/fs"
	"os"
	"path/filepath"

	"islas/game/program"
)

// web makes the archive for the browser: what any static web server can host, index.html at the top.
func (r *release) web() error {
	if r.browser == "" {
		dir := filepath.Join(r.work, "web")
		if _, err := output(r.root, r.host(), "go", "run", "./render/web", "-version", r.version, "-out", dir); err != nil {
			return err
		}
		r.browser = dir
	}
	files, err := r.beside()
	if err != nil {
		return err
	}
	folder := os.DirFS(r.browser)
	err = fs.WalkDir(folder, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := fs.ReadFile(folder, name)
		files = append(files, entry{name: name, data: data})
		return err
	})
	if err != nil {
		return err
	}
	data, err := zipped(r.time, "", files)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(r.out, program.WebArchive(r.version)), data, 0o644)
}
