package app

import (
	"bytes"
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"islas/render/testkit/must"
)

// The first dropped file is read, whatever else lies beside it. Dropping nothing, or a file that is too large, is reported.
func TestDroppedFilesAreRead(t *testing.T) {
	record := recordOf(t, "islas", 2, 1)
	all := append([]byte(`{"format":"islas-all"`), make([]byte, mostBytes+1)...) // a backup may be larger than a game
	for name, test := range map[string]struct {
		files fs.FS
		want  []byte
		err   error
	}{
		"a record":      {fstest.MapFS{"match.islas.jsonl": {Data: record}}, record, nil},
		"with a folder": {fstest.MapFS{"a/b": {Data: []byte("x")}, "match.islas.jsonl": {Data: record}}, record, nil},
		"a folder":      {fstest.MapFS{"a/b": {Data: []byte("x")}}, nil, errNothing},
		"everything":    {fstest.MapFS{"all.jsonl": {Data: all}}, all, nil},
		"a film":        {fstest.MapFS{"film.mp4": {Data: make([]byte, mostBytes+1)}}, nil, errLarge},
	} {
		if g := readDropped(test.files); !errors.Is(g.err, test.err) || test.err == nil && !bytes.Equal(g.data, test.want) {
			t.Errorf("%s: read are %d bytes of %s, %v", name, len(g.data), g.name, g.err)
		}
	}
}

// A dropped file of any game is shown over the running scene, which goes on afterwards in its own texts; one that can't be shown is
// reported with a sentence.
func TestDroppedFilesAreShown(t *testing.T) {
	a, err := newApp(optionsFor(t, []string{"human", "easy"}))
	must.OK(t, err)
	running, first := a.stage.Top(), a.stage.Game.Info().ID
	for _, g := range a.stage.Games {
		id := g.Info().ID
		a.open(received{name: "match.islas.jsonl", data: recordOf(t, id, g.Info().MinSeats, 1)})
		if a.stage.Under() != running || a.stage.Game.Info().ID != id {
			t.Fatalf("%s: the game is %s, over %T lies %T", id, a.stage.Game.Info().ID, a.stage.Under(), a.stage.Top())
		}
		a.stage.Pop()
		if a.stage.Top() != running || a.stage.Game.Info().ID != first || !a.stage.Texts.Has("title.name") {
			t.Fatalf("after %s the game is %s, and seen is %T", id, a.stage.Game.Info().ID, a.stage.Top())
		}
	}
	a.stage.TakeNotices()
	for name, g := range map[string]received{"letter.txt": {name: "letter.txt", data: []byte("Dear all")}, "film.mp4": {name: "film.mp4", err: errLarge}} {
		a.open(g)
		if told := a.stage.TakeNotices(); len(told) != 1 || !strings.Contains(told[0], name) || a.stage.Top() != running {
			t.Errorf("%s: told is %q", name, told)
		}
	}
}
