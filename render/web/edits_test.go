package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"text/template"

	"islas/render/testkit/must"
)

// TestLeftOut lists the packages of the browser version: those that the edits are about are gone, and so is package crypto. It would make
// the download larger by a hundredth, and since Go 1.26 it sets aside 32 MB of memory for random numbers that nobody asks for.
func TestLeftOut(t *testing.T) {
	t.Parallel()
	flags, err := overlay(t.TempDir())
	must.OK(t, err)
	list := exec.Command("go", append(append([]string{"list", "-deps"}, flags...), program)...)
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	list.Stderr = os.Stderr
	out, err := list.Output()
	must.OK(t, err)
	packages := strings.Fields(string(out))
	if !slices.Contains(packages, "islas/render/app") {
		t.Fatalf("the list lacks the game: %s", out)
	}
	for _, p := range packages {
		if slices.Contains([]string{"encoding/gob", "go/build", "net", "text/template", "crypto"}, p) || strings.HasPrefix(p, "crypto/") {
			t.Errorf("the browser version has %s", p)
		}
	}
}

// TestShaders fills in the templates of the engine's own shaders: what the browser version has in their place says the same.
func TestShaders(t *testing.T) {
	t.Parallel()
	dir, err := moduleFolder(edited[0].path)
	must.OK(t, err)
	for _, pkg := range []string{"builtinshader", "colormshader"} {
		dir := filepath.Join(dir, "internal", pkg)
		list, err := writtenOut(filepath.Join(dir, "defs.go"))
		must.OK(t, err)
		x, err := parser.ParseExpr("[]string{" + list + "}")
		must.OK(t, err)
		sources := x.(*ast.CompositeLit).Elts
		if len(sources) != 9 {
			t.Fatalf("%s has %d shaders, not one for each of 3 filters at 3 borders", pkg, len(sources))
		}
		tmpl := shaderTemplate(t, filepath.Join(dir, "shader.go"))
		for i, source := range sources {
			var b strings.Builder
			err := tmpl.Execute(&b, map[string]int{
				"Filter": i / 3, "FilterNearest": 0, "FilterLinear": 1, "FilterPixelated": 2,
				"Address": i % 3, "AddressUnsafe": 0, "AddressClampToZero": 1, "AddressRepeat": 2,
			})
			must.OK(t, err)
			if is, err := strconv.Unquote(source.(*ast.BasicLit).Value); err != nil || is != b.String() {
				t.Errorf("%s: shader %d is\n%s\nnot\n%s, %v", pkg, i, is, b.String(), err)
			}
		}
	}
}

// shaderTemplate returns the template that a source file of the engine has.
func shaderTemplate(t *testing.T, name string) *template.Template {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	must.OK(t, err)
	var text string
	ast.Inspect(file, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && strings.HasPrefix(l.Value, "`//kage") && strings.Contains(l.Value, "{{") {
			text = strings.Trim(l.Value, "`")
		}
		return true
	})
	return template.Must(template.New(name).Parse(text))
}

// TestEdits edits a small file.
func TestEdits(t *testing.T) {
	t.Parallel()
	const source = "package p\n\nfunc a() { b() }\n\nfunc c() { b() }\n"
	got, err := edit{from: "func a() {", upto: "b()", text: "func a() { d()"}.apply([]byte(source))
	if want := strings.Replace(source, "b()", "d()", 1); err != nil || string(got) != want {
		t.Errorf("edited it is %q, not %q, %v", got, want, err)
	}
	for _, e := range []edit{{from: "b()"}, {from: "func d"}, {from: "func c", upto: "d()"}} {
		e.file = "p.go"
		if _, err := e.apply([]byte(source)); err == nil || !strings.Contains(err.Error(), "p.go") || !strings.Contains(err.Error(), e.from) {
			t.Errorf("a part that is not there once, %q to %q: %v", e.from, e.upto, err)
		}
	}
}
