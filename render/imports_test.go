package render

import (
	"os/exec"
	"strings"
	"testing"
)

// TestImports keeps the arrow of imports: main → render → game, with assets and locales as leaves. No rule, no computer
// player and no text reader knows of the engine that draws.
func TestImports(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", `{{.ImportPath}}: {{join .Imports " "}} {{join .TestImports " "}} {{join .XTestImports " "}}`, "islas/...").Output()
	if err != nil {
		t.Fatal(err)
	}
	allowed := map[string][]string{ // what a part of the project may import of the project
		"islas/game":    {"islas/game", "islas/assets"},
		"islas/render":  {"islas/render", "islas/game", "islas/assets", "islas/locales"},
		"islas/locales": {"islas/locales", "islas/assets"}, // assets: its tests look for its letters in the fonts
		"islas/assets":  {},
	}
	seen := 0
	for line := range strings.Lines(string(out)) {
		pkg, imports, _ := strings.Cut(strings.TrimSpace(line), ":")
		part := first(pkg)
		for _, imported := range strings.Fields(imports) {
			if strings.Contains(imported, "hajimehoshi/ebiten") && part != "islas/render" {
				t.Errorf("%s imports %s", pkg, imported)
			}
			if !strings.HasPrefix(imported, "islas/") {
				continue
			}
			seen++
			if part == "islas" {
				if imported != "islas/render" {
					t.Errorf("main imports %s", imported)
				}
				continue
			}
			ok := false
			for _, a := range allowed[part] {
				ok = ok || first(imported) == a
			}
			if !ok {
				t.Errorf("%s imports %s", pkg, imported)
			}
		}
	}
	if seen < 50 {
		t.Errorf("only %d imports were checked", seen)
	}
}

// first is the part of the project that a package belongs to.
func first(pkg string) string {
	parts := strings.SplitN(pkg, "/", 3)
	return strings.Join(parts[:min(2, len(parts))], "/")
}
