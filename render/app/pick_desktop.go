//go:build !js

package app

import (
	"path/filepath"
	"sync/atomic"

	"islas/render/platform/filedialog"
	"islas/render/stage"
)

// picker returns a function that asks for a file with the system's dialog, beside the frames; the file goes to the inbox. Only one dialog is open at a time. The first one begins in the folder of the records, later ones where the last file was.
func (b *inbox) picker(s *stage.Stage, ask func(filedialog.Question) (path string, err error)) func() {
	var open atomic.Bool
	folder := s.Store.Where()
	return func() {
		if !open.CompareAndSwap(false, true) {
			return
		}
		q := filedialog.Question{
			Title: s.Texts.Text("pick.title"), Files: s.Texts.Text("pick.files"), Patterns: []string{"*.jsonl", "*.json", "*.csv", "*.zip"}, All: s.Texts.Text("pick.all"),
			Folder: folder,
		}
		go func() {
			path, err := ask(q)
			if path != "" {
				folder = filepath.Dir(path)
			}
			open.Store(false)
			switch {
			case err != nil:
				b.read <- received{err: err}
			case path != "":
				data, err := readFile(path)
				b.read <- received{filepath.Base(path), data, err}
			}
		}()
	}
}
