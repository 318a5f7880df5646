package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"text/template"
)

// TestLeftOut lists the packages of the browser version: those that the engine brings and no browser needs are gone.
func TestLeftOut(t *testing.T) {
	t.Parallel()
	flags, err := overlay(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	list := exec.Command("go", append(append([]string{"list", "-deps"}, flags...), program)...)
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	has := map[string]bool{}
	for _, p := range strings.Fields(string(out)) {
		has[p] = true
	}
	if !has["islas/render"] {
		t.Fatalf("the list lacks the game: %s", out)
	}
	for _, p := range []string{
		"archive/zip", "encoding/gob", "encoding/xml", "github.com/srwiley/rasterx", "go/ast", "go/build", "go/parser", "go/printer", "go/scanner", "golang.org/x/image/tiff", "image/jpeg", "net", "os/exec", "text/template",
	} {
		if has[p] {
			t.Errorf("the browser version has %s", p)
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
	if err != nil {
		t.Fatal(err)
	}
	files := strings.Fields(string(out))
	if len(files) < 500 {
		t.Fatalf("the browser version has only %d files", len(files))
	}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
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

// TestShaders fills in the templates of the engine's own shaders: what the browser version has in their place says the same.
func TestShaders(t *testing.T) {
	t.Parallel()
	dir, err := moduleFolder(".", lean[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, pkg := range []string{"builtinshader", "colormshader"} {
		dir := filepath.Join(dir, "internal", pkg)
		list, err := nameless(filepath.Join(dir, "defs.go"))
		if err != nil {
			t.Fatal(err)
		}
		x, err := parser.ParseExpr("[]string{" + list + "}")
		if err != nil {
			t.Fatal(err)
		}
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
			if err != nil {
				t.Fatal(err)
			}
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
	if err != nil {
		t.Fatal(err)
	}
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
	const source = `package p

import (
	"fmt"
	"strings"

	_ "embed"
)

var (
	a = 1
	b = strings.ToUpper("b")
)

// Say says it.
func Say() { fmt.Println(a) }

type T int

func (t *T) Say() { fmt.Println(t) }
`
	tests := []struct{ decl, text, gone, left string }{
		{"b", "", `"strings"`, `"fmt"`},
		{"Say", "func Say() {}", "Println(a)", "Println(t)"},
		{"T.Say", "", "Println(t)", "Println(a)"},
		{"T", "type T string", "type T int", `_ "embed"`},
	}
	for _, tt := range tests {
		out, err := edit{decl: tt.decl, text: tt.text}.apply([]byte(source))
		if err != nil {
			t.Errorf("%s: %v", tt.decl, err)
		}
		if s := string(out); strings.Contains(s, tt.gone) || !strings.Contains(s, tt.left) || !strings.Contains(s, tt.text) {
			t.Errorf("without %s:\n%s", tt.decl, s)
		}
	}
	out, err := edit{decl: "Say", part: "fmt.", upto: "(a)", text: "fmt.Print(a)"}.apply([]byte(source))
	if s := string(out); err != nil || !strings.Contains(s, "func Say() { fmt.Print(a) }") {
		t.Errorf("with a part replaced, %v:\n%s", err, s)
	}
	for _, e := range []edit{{decl: "Say", part: "fmt.Sing"}, {decl: "T.Say", part: "t"}, {decl: "Say", part: "fmt.", upto: "(t)"}} {
		if _, err := e.apply([]byte(source)); err == nil || !strings.Contains(err.Error(), e.decl) {
			t.Errorf("a part that is not there once, %q to %q: %v", e.part, e.upto, err)
		}
	}
	if _, err := (edit{decl: "Sing"}).apply([]byte(source)); err == nil || !strings.Contains(err.Error(), "Sing") {
		t.Errorf("what is not there is left out: %v", err)
	}
}

// TestOtherVersion checks that edits are not made to a version that they were not written for.
func TestOtherVersion(t *testing.T) {
	t.Parallel()
	m := lean[0]
	m.version = "v2.0.0"
	if _, err := moduleFolder(".", m); err == nil || !strings.Contains(err.Error(), m.path) || !strings.Contains(err.Error(), m.version) {
		t.Errorf("another version is told as %v", err)
	}
}
