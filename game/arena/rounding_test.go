package main

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// deciding returns the packages that decide what happens in games, in reviews and on islands: all of the program's without
// pictures, and the command that makes islands. Their results must be the same to the last bit on every machine.
func deciding(t *testing.T) (paths []string, folders map[string]string) {
	t.Helper()
	const list = "{{.ImportPath}};{{.Dir}}"
	out, err := exec.Command("go", "list", "-deps", "-f", list, "islas", "islas/game/arena/play", "islas/game/islas/board/generate").Output()
	if err != nil {
		t.Fatal(err)
	}
	folders = map[string]string{}
	for line := range strings.Lines(string(out)) {
		path, dir, _ := strings.Cut(strings.TrimSpace(line), ";")
		if strings.HasPrefix(path, "islas/game") && path != "islas/game/arena/lab" { // which only counts what happened
			paths, folders[path] = append(paths, path), dir
		}
	}
	if !slices.Contains(paths, "islas/game/islas/internal/value") || !slices.Contains(paths, "islas/game/puertorico/ai") {
		t.Fatalf("the computer players are not among %v", paths)
	}
	return paths, folders
}

// TestProductsAreRounded compiles for a processor that can multiply and add at once, with one rounding where others round twice,
// and requires that no product does so: an explicit conversion of the product, float64(x*y) + z, keeps the compiler from it.
func TestProductsAreRounded(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long: make test-all runs it")
	}
	paths, _ := deciding(t)
	flags := []string{"build", "-trimpath"}
	for _, path := range paths {
		flags = append(flags, "-gcflags="+path+"=-S")
	}
	cmd := exec.Command("go", append(flags, paths...)...)
	cmd.Env = append(os.Environ(), "GOOS=darwin", "GOARCH=arm64", "CGO_ENABLED=0") // for which everything is built anyway
	listing, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, listing)
	}
	rounded := regexp.MustCompile(`\(islas/[^()]+:\d+\)\tFMUL[SD]\t`)
	if !rounded.Match(listing) {
		t.Fatal("nothing is multiplied: the listing is read wrongly")
	}
	fused := regexp.MustCompile(`\(([^()]+:\d+)\)\tFN?M(?:ADD|SUB)[SD]\t`)
	var places []string
	for _, m := range fused.FindAllSubmatch(listing, -1) {
		places = append(places, string(m[1]))
	}
	slices.Sort(places)
	for _, place := range slices.Compact(places) {
		t.Errorf("%s: a product is added to something without being rounded; write float64(x*y) or float32(x*y)", place)
	}
}

// TestSameFunctions requires that of packages math and math/rand/v2 only those functions are used that return the same on every
// machine. For the others some processors have their own, and the compiler may multiply and add at once in the rest.
func TestSameFunctions(t *testing.T) {
	same := map[string][]string{
		"math": {
			"Abs", "Copysign", "Float32bits", "Float32frombits", "Float64bits", "Inf", "IsInf", "IsNaN", "Mod", "Round", "Sqrt", // whose result is the nearest there is
			"MaxInt", "MaxInt16", "MaxInt32", "MaxInt64", "MaxUint16", "MaxUint32", "MinInt32", "MinInt64", "Pi",
		},
		"math/rand/v2": {"New", "NewPCG", "PCG", "Rand", "Source"},
	}
	others := map[string][]string{
		"islas/game/islas/internal/policy": {"Log"},         // TestNoise: the next bits do not matter
		"islas/game/islas/board/generate":  {"NormFloat64"}, // of moves, one of millions of which would be another
	}
	_, folders := deciding(t)
	seen := 0
	for path, dir := range folders {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Contains(src, []byte(`"math`)) {
				continue
			}
			set := token.NewFileSet()
			f, err := parser.ParseFile(set, file, src, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(f, func(n ast.Node) bool {
				sel, ok := n.(*ast.SelectorExpr)
				if !ok {
					return true
				}
				if name := sel.Sel.Name; (name == "NormFloat64" || name == "ExpFloat64") && !slices.Contains(others[path], name) {
					t.Errorf("%s: %s may return something else on another machine", set.Position(sel.Pos()), name)
				}
				pkg, ok := sel.X.(*ast.Ident)
				if !ok || pkg.Obj != nil {
					return true
				}
				for _, spec := range f.Imports {
					from, _ := strconv.Unquote(spec.Path.Value)
					names, ask := same[from]
					if !ask || pkg.Name != strings.TrimSuffix(filepath.Base(strings.TrimSuffix(from, "/v2")), "/v2") {
						continue
					}
					seen++
					if !slices.Contains(names, sel.Sel.Name) && !slices.Contains(others[path], sel.Sel.Name) {
						t.Errorf("%s: %s.%s may return something else on another machine", set.Position(sel.Pos()), from, sel.Sel.Name)
					}
				}
				return true
			})
		}
	}
	if seen < 50 {
		t.Errorf("only %d uses of packages math are found", seen)
	}
}
