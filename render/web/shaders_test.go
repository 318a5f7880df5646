package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestShaderSources checks that the shaders of the program and those that the engine draws with are found, which the browser version
// has compiled: it can compile no other.
func TestShaderSources(t *testing.T) {
	t.Parallel()
	root := filepath.Join("..", "..")
	engine, err := moduleFolder(".", lean[0])
	if err != nil {
		t.Fatal(err)
	}
	sources, err := shaderSources(root, engine)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"assets/shaders/glints.kage", "render/ui/paper.kage", "render/ui/shape.kage", "render/ui/solid.kage"} {
		data, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Contains(sources, string(data)) {
			t.Errorf("%s is not found", name)
		}
	}
	for part, want := range map[string]int{"// Apply the color scale.": 18, "return vec4(0)": 1, "ColorMBody": 9} {
		got := 0
		for _, source := range sources {
			if strings.Contains(source, part) {
				got++
			}
		}
		if got < want {
			t.Errorf("%d shaders with %q are found, not %d", got, part, want)
		}
	}
}

// TestFaultyShader compiles a shader with a mistake.
func TestFaultyShader(t *testing.T) {
	t.Parallel()
	if _, err := compileShaders(t.TempDir(), root(t), lean[0], []string{shaderLanguage + "\npackage main\n\nfunc Fragment() vec4 {\n\treturn nowhere\n}\n"}); err == nil {
		t.Error("a faulty shader is compiled")
	}
}

// root returns the folder of the module.
func root(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	return dir
}
