package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"islas/render/testkit/must"
)

// The script that keeps the game knows the sum of every file that it keeps beside the page, and of the plain game, as they lie in the
// folder.
func TestWorkerKnowsEveryFile(t *testing.T) {
	dir, _ := assembled(t)
	script, err := os.ReadFile(filepath.Join(dir, workerName))
	must.OK(t, err)
	known, _, _ := bytes.Cut(bytes.TrimPrefix(script, []byte("const build = ")), []byte(";\n"))
	var build struct {
		Files, Versioned []string
		Sums             map[string]string
	}
	must.OK(t, json.Unmarshal(known, &build))
	want := map[string]string{}
	for _, name := range slices.Concat(build.Files, build.Versioned, []string{wasmName}) {
		data, err := os.ReadFile(filepath.Join(dir, name))
		must.OK(t, err)
		sum := sha256.Sum256(data)
		want[name] = hex.EncodeToString(sum[:])
	}
	if len(build.Files) == 0 || len(build.Versioned) == 0 || !maps.Equal(build.Sums, want) {
		t.Errorf("the sums are %v, want %v", build.Sums, want)
	}
}

// A version has another name as soon as anything of it is another: a file, or what is filled into the page.
func TestVersionNamesEverything(t *testing.T) {
	content := pageData{Version: "from before", Policy: policy, Files: []file{{wasmName, "", 5}}, Size: 5, Flags: []string{"lang"},
		Texts: map[string]map[string]string{"en": {"web.loading": "Loading"}}}
	name := func(game, glue, style string, change func(*pageData)) string {
		t.Helper()
		d := content
		change(&d)
		name, err := thisVersion(d, []byte(game), []byte(glue), folder{styleName: []byte(style)})
		must.OK(t, err)
		return name
	}
	nothing := func(*pageData) {}
	usual := name("game", "glue", "style", nothing)
	for what, other := range map[string]string{
		"the game":         name("Game", "glue", "style", nothing),
		"what runs it":     name("game", "Glue", "style", nothing),
		"a file":           name("game", "glue", "Style", nothing),
		"the policy":       name("game", "glue", "style", func(d *pageData) { d.Policy += "; frame-src 'none'" }),
		"the flags":        name("game", "glue", "style", func(d *pageData) { d.Flags = []string{"lang", "seed"} }),
		"the texts":        name("game", "glue", "style", func(d *pageData) { d.Texts = nil }),
		"its packed forms": name("game", "glue", "style", func(d *pageData) { d.Files = []file{{wasmName, "", 4}} }),
	} {
		if other == usual {
			t.Errorf("a version is called the same as another with %s changed", what)
		}
	}
	if again := name("game", "glue", "style", func(d *pageData) { d.Version = "of another time" }); again != usual {
		t.Errorf("the same is called %s and %s", usual, again)
	}
}
