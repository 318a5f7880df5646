package render

import (
	"errors"
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/internal/loop"
)

// inbox receives files that are dropped on the window or the page, to be shown. They are read beside the frames: a browser gives
// their content only to those who let it. The zero value is ready.
type inbox struct{ read chan gift }

// gift is a file that was read, or why it could not be.
type gift struct {
	name string
	data []byte
	err  error
}

// take shows what has been read, and begins to read what has been dropped since the last tick.
func (b *inbox) take(a *app) {
	if b.read == nil {
		b.read = make(chan gift, 1)
	}
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		go func() { b.read <- unwrap(dropped) }()
	}
	select {
	case g := <-b.read:
		a.open(g)
	default:
	}
}

// open shows a file, or says why it can't be shown.
func (a *app) open(g gift) {
	s := a.stage
	if g.err != nil {
		s.Notify(explainFile(g.name, g.err, s.Texts))
	} else {
		s.Show(g.name, g.data)
	}
	a.loop.Settle(loop.SettleTicks)
}

// errNothing is that what was dropped holds no file.
var errNothing = errors.New("no file")

// unwrap reads the first file of those that were dropped.
func unwrap(files fs.FS) gift {
	entries, err := fs.ReadDir(files, ".")
	if err != nil {
		return gift{".", nil, err}
	}
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		f, err := files.Open(e.Name())
		if err != nil {
			return gift{e.Name(), nil, err}
		}
		defer f.Close()
		data, err := readMost(f)
		return gift{e.Name(), data, err}
	}
	return gift{".", nil, errNothing}
}
