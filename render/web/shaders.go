package main

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// The browser version has its shaders compiled. The engine compiles its own before its first frame, and the language of shaders is that
// of Go: what reads it would be a part of the program that the browser has to compile first.

// shaderFiles are files of the engine that stand in for its compiler of shaders, and the program that writes one more. They are built
// in the engine alone.
//
//go:embed shaders/*.go.txt
var shaderFiles embed.FS

// shaderPackage is the package of the engine that hands out the programs of shaders; its files, and one of another package, are left out.
const shaderPackage = "internal/legacyshader"

// shaderLanguage begins the source of every shader that reckons in pixels.
const shaderLanguage = "//kage:unit pixels\n"

// precompile makes an overlay show the engine with its shaders and those of the program compiled.
func precompile(dir, root string, engine module, replace map[string]string) error {
	from, err := moduleFolder(root, engine)
	if err != nil {
		return err
	}
	sources, err := shaderSources(root, from)
	if err != nil {
		return err
	}
	compiled, err := compileShaders(dir, root, engine, sources)
	if err != nil {
		return err
	}
	to := filepath.Join(root, filepath.FromSlash(engine.folder()))
	for name := range replace {
		if filepath.Dir(name) == filepath.Join(to, filepath.FromSlash(shaderPackage)) {
			replace[name] = ""
		}
	}
	replace[filepath.Join(to, "internal", "graphics", "shader.go")] = ""
	for name, data := range map[string][]byte{"compiled.go": compiled, "decode.go": nil, "find.go": nil} {
		if data == nil {
			if data, err = shaderFiles.ReadFile("shaders/" + name + ".txt"); err != nil {
				return err
			}
		}
		file := filepath.Join(dir, "shaders-"+name)
		if err := os.WriteFile(file, data, 0o644); err != nil {
			return err
		}
		replace[filepath.Join(to, filepath.FromSlash(shaderPackage), name)] = file
	}
	return nil
}

// shaderSources returns the sources of the shaders of the program and of the engine, which lie in two folders.
func shaderSources(root, engine string) ([]string, error) {
	found := map[string]bool{}
	for _, folder := range []string{"assets", "render"} {
		err := filepath.WalkDir(filepath.Join(root, folder), func(name string, d fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(name) != ".kage" {
				return err
			}
			data, err := os.ReadFile(name)
			found[string(data)] = true
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	for _, folder := range []string{".", "vector", "internal/builtinshader", "internal/colormshader"} {
		files, err := filepath.Glob(filepath.Join(engine, filepath.FromSlash(folder), "*.go"))
		if err != nil {
			return nil, err
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			if err := shadersIn(name, found); err != nil {
				return nil, err
			}
		}
	}
	var all []string
	for source := range found {
		if !strings.Contains(source, "{{") { // a template
			all = append(all, source)
		}
	}
	slices.Sort(all)
	return all, nil
}

// shadersIn adds the sources of shaders that stand in a file of Go.
func shadersIn(name string, found map[string]bool) error {
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	if err != nil {
		return err
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
			if text, err := strconv.Unquote(l.Value); err == nil && strings.HasPrefix(text, shaderLanguage) {
				found[text] = true
			}
		}
		return true
	})
	return nil
}

// compileShaders returns a file of the engine with the programs of shaders, which the engine itself compiles on this machine.
func compileShaders(dir, root string, engine module, sources []string) ([]byte, error) {
	dir = filepath.Join(dir, "shaders")
	if err := os.Mkdir(dir, 0o755); err != nil {
		return nil, err
	}
	replace := map[string]string{}
	modfile, err := leaner(dir, root, []module{{engine.path, engine.version, nil}}, replace)
	if err != nil {
		return nil, err
	}
	for _, name := range []string{"encode.go", "decode.go"} {
		data, err := shaderFiles.ReadFile("shaders/" + name + ".txt")
		if err != nil {
			return nil, err
		}
		file := filepath.Join(dir, name)
		data = bytes.Replace(data, []byte("package legacyshader\n"), []byte("package main\n"), 1)
		if err := os.WriteFile(file, data, 0o644); err != nil {
			return nil, err
		}
		replace[filepath.Join(root, filepath.FromSlash(engine.folder()), "internal", "encode", name)] = file
	}
	overlaid, err := writeOverlay(dir, replace)
	if err != nil {
		return nil, err
	}
	in, err := json.Marshal(sources)
	if err != nil {
		return nil, err
	}
	run := exec.Command("go", "run", modfile, overlaid, engine.path+"/internal/encode")
	run.Dir, run.Env = root, append(os.Environ(), "GOOS=", "GOARCH=", "CGO_ENABLED=0")
	run.Stdin, run.Stderr = bytes.NewReader(in), os.Stderr
	out, err := run.Output()
	if err != nil {
		return nil, fmt.Errorf("go run %s: %w", run.Args[len(run.Args)-1], err)
	}
	return out, nil
}
