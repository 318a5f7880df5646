package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"islas/game/record"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"arena": main})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"await":   await,
			"samedir": sameFolder,
			"verify":  verify,
		},
		RequireExplicitExec: true,
	})
}

// await FILE waits until the file is there.
func await(ts *testscript.TestScript, _ bool, args []string) {
	for range 1000 {
		if _, err := os.Stat(ts.MkAbs(args[0])); err == nil {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	ts.Fatalf("%s does not come", args[0])
}

// sameFolder A B wants the same files of the same content in both folders, or not the same with "!".
func sameFolder(ts *testscript.TestScript, neg bool, args []string) {
	same := func(dir, other string) bool {
		files, err := os.ReadDir(ts.MkAbs(dir))
		ts.Check(err)
		for _, f := range files {
			a, err := os.ReadFile(filepath.Join(ts.MkAbs(dir), f.Name()))
			ts.Check(err)
			b, err := os.ReadFile(filepath.Join(ts.MkAbs(other), f.Name()))
			if err != nil || !bytes.Equal(a, b) {
				return false
			}
		}
		return len(files) > 0
	}
	if got := same(args[0], args[1]) && same(args[1], args[0]); got == neg {
		ts.Fatalf("the folders %s and %s are the same: %v", args[0], args[1], got)
	}
}

// verify FILE TEXT... reads a record, which must be that of a whole game, and wants every TEXT in it.
func verify(ts *testscript.TestScript, _ bool, args []string) {
	text := ts.ReadFile(args[0])
	r, err := record.Read(strings.NewReader(text))
	ts.Check(err)
	if !r.Over {
		ts.Fatalf("%s breaks off", args[0])
	}
	for _, want := range args[1:] {
		if !strings.Contains(text, want) {
			ts.Fatalf("%s has no %s", args[0], want)
		}
	}
}

// TestBadFlags wants one sentence on stderr, nothing on stdout, and the status of wrong usage.
func TestBadFlags(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	full := t.TempDir()
	if err := os.WriteFile(filepath.Join(full, "0001"+record.Extension), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ args, want string }{
		{"-games 0", "-games must be at least 1, not 0"},
		{"-games -5", "-games must be at least 1, not -5"},
		{"-games many", `"many" for flag -games`},
		{"-seats easy", "-seats must name 2 to 5 levels, not 1"},
		{"-seats easy,easy,easy,easy,easy,easy", "2 to 5 levels, not 6"},
		{"-seats easy,wizard", `there is no level "wizard"; there are random, easy`},
		{"-seats easy,human", `there is no level "human"`},
		{"-seats easy,", `there is no level ""`},
		{"-seed x", `"x" for flag -seed`},
		{"-seed -1", `"-1" for flag -seed`},
		{"-draw 3", "-draw must be 4 or 5, not 3"},
		{"-goal 4", "-goal must be 5 to 60 points, not 4"},
		{"-goal 61", "not 61"},
		{"-islands tenerife", "as many islands as -seats names levels, 2, not 1; or say random"},
		{"-islands tenerife,atlantis", `there is no island "atlantis"; there are tenerife, `},
		{"-islands tenerife,tenerife", "names tenerife twice"},
		{"-lab", "flag provided but not defined: -lab; -help lists the flags"},
		{"games", `there is "games" too much`},
		{"-record " + file, "-record: the folder cannot be made"},
		{"-record " + full, "already holds records; name an empty one"},
		{"-json " + filepath.Join(file, "x"), "-json: the file cannot be written"},
	} {
		var stdout, stderr bytes.Buffer
		status := arena(strings.Fields(c.args), &stdout, &stderr)
		if status != exitUsage || stdout.Len() > 0 || !strings.Contains(stderr.String(), c.want) || strings.Count(stderr.String(), "\n") != 1 {
			t.Errorf("%s: status %d, %q; want %q", c.args, status, stderr.String(), c.want)
		}
	}
}

func TestHelp(t *testing.T) {
	var stdout, stderr bytes.Buffer
	if status := arena([]string{"-help"}, &stdout, &stderr); status != 0 || stderr.Len() > 0 || !strings.Contains(stdout.String(), "random, easy") {
		t.Errorf("status %d, %q, %q", status, &stdout, &stderr)
	}
}
