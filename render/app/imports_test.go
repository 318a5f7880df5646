package app

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"islas/render/testkit/must"
)

// listed is a package of the project with its imports.
type listed struct {
	path           string
	imports, tests []string // further imports of its tests
}

// packages lists all packages of the project.
func packages(t *testing.T) (all []listed) {
	t.Helper()
	const format = `{{.ImportPath}};{{join .Imports " "}};{{join .TestImports " "}} {{join .XTestImports " "}}`
	out, err := exec.Command("go", "list", "-f", format, "islas/...").Output()
	must.OK(t, err)
	for line := range strings.Lines(string(out)) {
		parts := strings.Split(strings.TrimSpace(line), ";")
		all = append(all, listed{parts[0], strings.Fields(parts[1]), strings.Fields(parts[2])})
	}
	if len(all) < 50 {
		t.Fatalf("only %d packages are listed", len(all))
	}
	return all
}

// TestImports checks the direction of imports: main → render → game, with assets and locales as leaves. Rules, computer players and readers
// of texts never import the engine that draws.
func TestImports(t *testing.T) {
	allowed := map[string][]string{ // what a part of the project may import of the project
		"islas/game":    {"islas/game", "islas/assets"},
		"islas/render":  {"islas/render", "islas/game", "islas/assets", "islas/locales"},
		"islas/locales": {"islas/locales", "islas/assets"}, // assets: its tests look for its letters in the fonts
		"islas/assets":  {},
	}
	for _, pkg := range packages(t) {
		part := first(pkg.path)
		for _, imported := range append(pkg.imports, pkg.tests...) {
			if strings.Contains(imported, "hajimehoshi/ebiten") && part != "islas/render" {
				t.Errorf("%s imports %s", pkg.path, imported)
			}
			if !strings.HasPrefix(imported, "islas/") {
				continue
			}
			if part == "islas" {
				if imported != "islas/render/app" {
					t.Errorf("main imports %s", imported)
				}
				continue
			}
			if !slices.Contains(allowed[part], first(imported)) {
				t.Errorf("%s imports %s", pkg.path, imported)
			}
		}
	}
}

// first returns the part of the project that a package belongs to.
func first(pkg string) string {
	parts := strings.SplitN(pkg, "/", 3)
	return strings.Join(parts[:min(2, len(parts))], "/")
}

// modelGame is the game that only tests play.
const modelGame = "model"

// rooms returns the games that have folders of their own, by the names of these: those with texts, and the model game.
func rooms(t *testing.T) []string {
	t.Helper()
	entries, err := os.ReadDir(filepath.Join("..", "..", "locales"))
	must.OK(t, err)
	all := []string{modelGame}
	for _, e := range entries {
		if e.IsDir() {
			all = append(all, e.Name())
		}
	}
	if len(all) < 2 {
		t.Fatal("no game has a room")
	}
	return all
}

// room returns the game in whose folder a package is, empty for shared packages.
func room(rooms []string, pkg string) string {
	if parts := strings.Split(pkg, "/"); len(parts) > 2 && slices.Contains(rooms, parts[2]) {
		return parts[2]
	}
	return ""
}

// TestGamesKeepToTheirRooms checks that no game imports another, and that shared packages import no game. Only the two catalogues name
// games. Tests of shared packages may play any game; only tests play the model game.
func TestGamesKeepToTheirRooms(t *testing.T) {
	catalogues := []string{"islas/game/catalogue", "islas/render/catalogue"}
	rooms := rooms(t)
	named := 0
	for _, pkg := range packages(t) {
		own := room(rooms, pkg.path)
		for _, imported := range append(pkg.imports, pkg.tests...) {
			other := room(rooms, imported)
			test := !slices.Contains(pkg.imports, imported)
			switch {
			case other == "" || other == own:
			case own != "":
				t.Errorf("%s imports %s of another game", pkg.path, imported)
			case test:
			case slices.Contains(catalogues, pkg.path) && other != modelGame:
				named++
			default:
				t.Errorf("%s, which games share, imports %s", pkg.path, imported)
			}
		}
	}
	if named == 0 {
		t.Error("the catalogues name no game")
	}
}

// TestTextsAreDrawnInTwoPlaces checks that texts are drawn only in the two packages that use the colours of the theme: the kit and the
// painter.
func TestTextsAreDrawnInTwoPlaces(t *testing.T) {
	const drawsTexts = "github.com/hajimehoshi/ebiten/v2/text/v2"
	var found []string
	for _, pkg := range packages(t) {
		if slices.Contains(pkg.imports, drawsTexts) {
			found = append(found, pkg.path)
		}
		for _, other := range []string{"ebiten/v2/text", "ebiten/v2/ebitenutil"} {
			if slices.Contains(pkg.imports, "github.com/hajimehoshi/"+other) {
				t.Errorf("%s imports %s, which draws texts in its own way", pkg.path, other)
			}
		}
	}
	if want := []string{"islas/render/paint", "islas/render/theme", "islas/render/ui"}; !slices.Equal(slices.Sorted(slices.Values(found)), want) {
		t.Errorf("texts can be drawn by %v, not only by %v", found, want)
	}
}

// TestKitNamesNoGame looks for words of games among the names in the packages that should not know them.
func TestKitNamesNoGame(t *testing.T) {
	words := regexp.MustCompile(`(?i)card|plot|piece|island|ship|settler|pirate|privilege|deed`)
	for _, folder := range []string{"ui", "theme", "keep/settings"} {
		files, err := filepath.Glob(filepath.Join("..", folder, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s has no source: %v", folder, err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			set := token.NewFileSet()
			file, err := parser.ParseFile(set, name, nil, parser.SkipObjectResolution)
			must.OK(t, err)
			ast.Inspect(file, func(n ast.Node) bool {
				id, ok := n.(*ast.Ident)
				if ok && words.MatchString(id.Name) {
					t.Errorf("%s is called %s", set.Position(id.Pos()), id.Name)
				}
				return true
			})
		}
	}
}
