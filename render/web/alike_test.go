package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"islas/render/testkit/must"
)

// The same sources give the same bytes of the game in whatever folder it is built, which they do not name.
func TestGameIsBuiltAlike(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the game twice")
	}
	t.Parallel()
	var built [2][]byte
	for i := range built {
		path := filepath.Join(t.TempDir(), wasmName)
		must.OK(t, compile(program, path, "-X", "islas/game/program.released=1.2.3"))
		var err error
		if built[i], err = os.ReadFile(path); err != nil {
			t.Fatal(err)
		}
	}
	if len(built[0]) < 1<<20 || !bytes.Equal(built[0], built[1]) {
		t.Errorf("the game is built as %d and as other %d bytes", len(built[0]), len(built[1]))
	}
	for _, of := range []string{filepath.Dir(t.TempDir()), "islas-web-"} {
		if bytes.Contains(built[0], []byte(of)) {
			t.Errorf("the game has in it where it was built: %q", of)
		}
	}
}
