package main

import (
	"bytes"
	"compress/gzip"
	"go/ast"
	"go/parser"
	"go/token"
	"html"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"islas/assets"
	"islas/locales"
	"islas/render/testkit/must"
)

// wasm is no program but long enough to be worth packing.
var wasm = append([]byte("\x00asm\x01\x00\x00\x00"), bytes.Repeat([]byte("islas canarias "), 1000)...)

// assembled returns a folder with everything and the forms of the game's file.
func assembled(t *testing.T) (dir string, files []file) {
	t.Helper()
	dir = t.TempDir()
	files, err := assemble(dir, wasm, []byte("// glue"), true)
	must.OK(t, err)
	return dir, files
}

func TestAssemble(t *testing.T) {
	dir, files := assembled(t)
	for i, f := range files {
		info, err := os.Stat(filepath.Join(dir, f.Name))
		must.OK(t, err)
		if info.Size() != int64(f.Size) {
			t.Errorf("%s is said to have %d bytes and has %d", f.Name, f.Size, info.Size())
		}
		if i > 0 && files[i-1].Size > f.Size {
			t.Errorf("%s comes before the smaller %s", files[i-1].Name, f.Name)
		}
	}
	if len(files) != 3 || files[2].Name != wasmName {
		t.Errorf("files: %v", files)
	}
}

// TestPage checks what can be seen of the page without a browser: everything is filled in, all of it comes from here, and every script
// stands in a file, where a strict policy lets it be.
func TestPage(t *testing.T) {
	dir, _ := assembled(t)
	data, err := os.ReadFile(filepath.Join(dir, pageName))
	must.OK(t, err)
	script, err := os.ReadFile(filepath.Join(dir, scriptName))
	must.OK(t, err)
	if strings.Contains(string(data), "{{") {
		t.Error("the page is not filled in")
	}
	for _, inline := range regexp.MustCompile(`<script(?:>| [^>]*)|<style|\son[a-z]+=|\sstyle=`).FindAllString(string(data), -1) {
		if !strings.Contains(inline, " src=") && !strings.Contains(inline, ` type="application/json"`) {
			t.Errorf("a strict policy forbids %s", inline)
		}
	}
	if !strings.Contains(string(data), `content="`+html.EscapeString(policy)+`"`) {
		t.Error("the page does not state its policy")
	}
	page := string(data) + string(script)
	foreign := regexp.MustCompile(`(?:src|href|url|fetch)\W{1,3}(?:https?:)?//\S+`)
	if got := foreign.FindAllString(page, -1); got != nil {
		t.Errorf("the page loads from elsewhere: %q", got)
	}
	said := regexp.MustCompile(`(?:say|fail)\(['"]([a-z-]+)['"]`).FindAllStringSubmatch(page, -1)
	if len(said) < 6 {
		t.Errorf("only %d texts found in the page", len(said))
	}
	for _, lang := range locales.Languages() {
		c, err := locales.Open(lang)
		must.OK(t, err)
		for _, m := range said {
			if !c.Has("web." + m[1]) {
				t.Errorf("%s: there is no text for web.%s", lang, m[1])
			}
		}
	}
	other, err := fillPage(pageData{Version: version([]byte("a"), []byte("b"))})
	must.OK(t, err)
	if bytes.Equal(other, data) || version([]byte("a")) == version([]byte("b")) {
		t.Error("another version makes the same page")
	}
}

func TestHandler(t *testing.T) {
	dir, _ := assembled(t)
	tests := []struct {
		path, accept, rng string
		status            int
		kind, packing     string
	}{
		{"/", "", "", 200, "text/html; charset=utf-8", ""},
		{"/islas.wasm", "", "", 200, "application/wasm", ""},
		{"/islas.wasm?v=1", "gzip, deflate, br, zstd", "", 200, "application/wasm", "br"},
		{"/islas.wasm", "gzip", "", 200, "application/wasm", "gzip"},
		{"/islas.wasm", "br;q=0, GZIP;q=0.5", "", 200, "application/wasm", "gzip"},
		{"/islas.wasm", "br;q=x, brr, gzip; q=0.000", "", 200, "application/wasm", ""},
		{"/islas.wasm", "gzip,BR; q=1", "", 200, "application/wasm", "br"},
		{"/islas.wasm", "br", "bytes=0-3", 206, "application/wasm", ""},
		{"/islas.wasm.gz", "gzip, br", "", 200, "application/octet-stream", ""},
		{"/islas.wasm.br", "gzip, br", "", 200, "application/octet-stream", ""},
		{"/wasm_exec.js", "", "", 200, "text/javascript; charset=utf-8", ""},
		{"/alegreya-sc-latin-700-normal.woff", "", "", 200, "font/woff", ""},
		{"/../build.go", "", "", 404, "", ""},
		{"/nothing", "", "", 404, "", ""},
	}
	h := handler(dir)
	for _, tt := range tests {
		r := httptest.NewRequest(http.MethodGet, "http://islas"+tt.path, nil)
		if tt.accept != "" {
			r.Header.Set("Accept-Encoding", tt.accept)
		}
		if tt.rng != "" {
			r.Header.Set("Range", tt.rng)
		}
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if w.Code != tt.status {
			t.Errorf("%s: status %d, want %d", tt.path, w.Code, tt.status)
			continue
		}
		if w.Code == http.StatusNotFound {
			continue
		}
		if got := w.Header().Get("Content-Type"); got != tt.kind {
			t.Errorf("%s: type %q, want %q", tt.path, got, tt.kind)
		}
		if got := w.Header().Get("Content-Encoding"); got != tt.packing {
			t.Errorf("%s (%s): packing %q, want %q", tt.path, tt.accept, got, tt.packing)
		}
		if !strings.HasPrefix(tt.path, "/islas.wasm") || tt.status != 200 {
			continue
		}
		packing := tt.packing
		switch filepath.Ext(tt.path) {
		case ".gz":
			packing = "gzip"
		case ".br":
			packing = "br"
		}
		if got := unpack(t, packing, w.Body); !bytes.Equal(got, wasm) {
			t.Errorf("%s (%s): %d other bytes arrive", tt.path, tt.accept, len(got))
		}
	}
}

func unpack(t *testing.T, packing string, r io.Reader) []byte {
	t.Helper()
	switch packing {
	case "br":
		r = brotli.NewReader(r)
	case "gzip":
		z, err := gzip.NewReader(r)
		must.OK(t, err)
		r = z
	}
	data, err := io.ReadAll(r)
	must.OK(t, err)
	return data
}

func TestRunRefuses(t *testing.T) {
	if err := run(t.TempDir(), "nowhere:nothing", "", true); err == nil || !strings.Contains(err.Error(), "-serve") {
		t.Errorf("a wrong address: %v", err)
	}
	file := filepath.Join(t.TempDir(), "file")
	must.OK(t, os.WriteFile(file, nil, 0o600))
	if err := run(file, "", "", true); err == nil || !strings.Contains(err.Error(), "folder") {
		t.Errorf("a file in the way: %v", err)
	}
}

// TestScripts checks that every script of the page is in its one file.
func TestScripts(t *testing.T) {
	t.Parallel()
	files, err := assets.Web.ReadDir("web/script")
	must.OK(t, err)
	for _, f := range files {
		if name, _ := strings.CutSuffix(f.Name(), ".js"); !slices.Contains(scripts, name) {
			t.Errorf("%s is not on the list of scripts", f.Name())
		}
	}
}

// TestNoPatternsAtFirst looks for regular expressions that are compiled when the program begins: a browser compiles what compiles them
// before it shows anything.
func TestNoPatternsAtFirst(t *testing.T) {
	t.Parallel()
	list := exec.Command("go", "list", "-deps", "-f", `{{if and .Module .Module.Main}}{{$dir := .Dir}}{{range .GoFiles}}{{$dir}}/{{.}}{{"\n"}}{{end}}{{end}}`, program)
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	out, err := list.Output()
	must.OK(t, err)
	files := strings.Fields(string(out))
	if len(files) < 500 {
		t.Fatalf("the browser version has only %d files", len(files))
	}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		must.OK(t, err)
		for _, d := range file.Decls {
			if d, ok := d.(*ast.GenDecl); ok && compilesPattern(d) {
				t.Errorf("%s compiles a regular expression before it is needed", name)
			}
		}
	}
}

// compilesPattern reports whether a declaration compiles a regular expression, other than in a function that may be called later.
func compilesPattern(d *ast.GenDecl) (compiles bool) {
	ast.Inspect(d, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && x.Name == "regexp" && strings.HasPrefix(n.Sel.Name, "MustCompile") {
				compiles = true
			}
		}
		return true
	})
	return compiles
}
