package app

import (
	"errors"
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/internal/loop"
	"islas/render/platform/filedialog"
	"islas/render/shell"
)

// inbox receives files to be shown that are dropped on the window or the page, or chosen in a dialog. They are read beside the frames: a
// browser gives their content only while the program does not block it.
type inbox struct{ read chan received }

// received is a file that was read, or the error.
type received struct {
	name string
	data []byte // content; of a file that is too large its beginning, or nothing
	err  error
}

// take shows what has been read, and starts to read what was dropped since the last tick.
func (b *inbox) take(a *app) {
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		go func() { b.read <- readDropped(dropped) }()
	}
	select {
	case g := <-b.read:
		a.open(g)
	default:
	}
}

// open shows a file, or a message why it can't be shown, or how to open one where no file dialog is available.
func (a *app) open(g received) {
	s := a.stage
	switch {
	case errors.Is(g.err, filedialog.ErrNone):
		shell.TellOpening(s)
	case g.err != nil:
		s.Notify(explainFile(g.name, g.err, s.Texts))
	default:
		s.Show(g.name, g.data)
	}
	a.loop.Settle(loop.SettleTicks)
}

// errNothing means that what was dropped contains no file.
var errNothing = errors.New("no file")

// readDropped reads the first of the dropped files.
func readDropped(files fs.FS) received {
	entries, err := fs.ReadDir(files, ".")
	if err != nil {
		return received{name: ".", err: err}
	}
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		f, err := files.Open(e.Name())
		if err != nil {
			return received{name: e.Name(), err: err}
		}
		defer f.Close()
		data, err := readMost(f)
		return received{name: e.Name(), data: data, err: err}
	}
	return received{name: ".", err: errNothing}
}
