package locales

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// usage holds the uses of keys in the program's source.
type usage struct {
	asked    map[string]string // key in a call of Text or T -> where
	literals []string          // every string literal
}

// scan reads one Go source file into u.
func (u *usage) scan(name string, src []byte) error {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, src, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.BasicLit:
			if s, ok := literal(n); ok {
				u.literals = append(u.literals, s)
			}
		case *ast.CallExpr:
			if len(n.Args) == 0 || !slices.Contains([]string{"Text", "T"}, callee(n)) {
				break
			}
			if s, ok := literal(n.Args[0]); ok {
				u.asked[s] = fset.Position(n.Pos()).String()
			}
		}
		return true
	})
	return nil
}

// callee returns the last name of the called function.
func callee(n *ast.CallExpr) string {
	switch f := n.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// literal returns the value of a string literal.
func literal(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	s, err := strconv.Unquote(lit.Value)
	return s, err == nil
}

// uses returns a function that reports whether a literal of the source is the key itself, its beginning up to a dot ("card." +
// id), its end from a dot on (id + ".name"), or a format that can give it ("card.%s.name").
func (u *usage) uses() func(key string) bool {
	whole := map[string]bool{}
	var patterns []*regexp.Regexp
	keyLike := regexp.MustCompile(`^[a-zA-Z0-9_.%-]+$`)
	for _, s := range u.literals {
		whole[s] = true
		if !keyLike.MatchString(s) || strings.Trim(s, ".%svd") == "" || !strings.Contains(s, ".") {
			continue
		}
		p := regexp.MustCompile(`%[svd]`).ReplaceAllString(regexp.QuoteMeta(s), `[^.]+`)
		switch {
		case strings.HasSuffix(s, "."):
			p = "^" + p
		case strings.HasPrefix(s, "."):
			p += "$"
		case strings.Contains(s, "%"):
			p = "^" + p + "$"
		default:
			continue
		}
		patterns = append(patterns, regexp.MustCompile(p))
	}
	return func(key string) bool {
		return whole[key] || slices.ContainsFunc(patterns, func(p *regexp.Regexp) bool { return p.MatchString(key) })
	}
}

// newUsage returns an empty usage.
func newUsage() *usage { return &usage{asked: map[string]string{}} }

// usages reads the program's own source and returns the uses of each game, by the name of its folders, and under "" those of
// shared code.
func usages(t *testing.T) map[string]*usage {
	t.Helper()
	all := map[string]*usage{"": newUsage()}
	for game := range games(t) {
		all[game] = newUsage()
	}
	err := filepath.WalkDir("..", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if base := d.Name(); base == "testdata" || base == "dist" || len(base) > 2 && base[0] == '.' {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		src, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		of := all[""]
		if parts := strings.Split(filepath.ToSlash(name), "/"); len(parts) > 3 && all[parts[2]] != nil { // ../render/GAME/…
			of = all[parts[2]]
		}
		return of.scan(name, src)
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// optional reports whether a key that the shared scenes use is one of a group that a game need not have at all, as those about
// boards in a game without.
func optional(c *Catalogue, key string) bool {
	const group = "board."
	return strings.HasPrefix(key, group) && !slices.ContainsFunc(c.Keys(), func(k string) bool { return strings.HasPrefix(k, group) })
}

// TestKeysAndSourceAgree reads the program's own source: every key that is used has a text, and every text is used. Keys of the
// shared source are those of shared texts or of texts of every game.
func TestKeysAndSourceAgree(t *testing.T) {
	from := usages(t)
	shared := open(t, Fallback)
	usedByAny := map[string]bool{}
	for game, files := range games(t) {
		c := open(t, Fallback, files)
		var literals []string
		for _, u := range []*usage{from[""], from[game]} {
			literals = append(literals, u.literals...)
			for key, where := range u.asked {
				if !c.Has(key) && !optional(c, key) {
					t.Errorf("%s: there is no text for %q in %s", where, key, game)
				}
			}
		}
		used := (&usage{literals: literals}).uses()
		for _, key := range c.Keys() {
			switch {
			case used(key):
				usedByAny[key] = true
			case !shared.Has(key):
				t.Errorf("the text %q of %s is asked for nowhere", key, game)
			}
		}
	}
	for _, key := range shared.Keys() {
		if !usedByAny[key] {
			t.Errorf("the text %q is asked for nowhere", key)
		}
	}
}
