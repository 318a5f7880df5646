package blackbox

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/image/font/gofont/gomono"
)

// testFont chooses a font of a player's own as a file, which is drawn in at once and after the page is loaded again; a picture, which is
// refused; and, dropped on the page, one that can have any weight. Then it removes it.
func (w website) testFont(t *testing.T) {
	folder := t.TempDir()
	put := func(name string, data []byte) string {
		file := filepath.Join(folder, name)
		if err := os.WriteFile(file, data, 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	b := w.visit(t, visitor{})
	access := func() {
		b.press("settings")
		b.press("access")
		b.scene("access")
	}
	access()
	b.picks("font", put("holiday.ttf", []byte("\x89PNG\r\n\x1a\n")))
	b.tells("holiday.ttf")
	b.picks("font", put("Go-Mono.ttf", gomono.TTF))
	b.tells("Go Mono")
	b.photo("font-mono")
	b.anew()
	access()
	if font := b.find(b.rest(), "typeface").Value; font != "Your own" {
		t.Errorf("after the page is loaded again texts are drawn in %q", font)
	}
	b.photo("font-mono-again")
	b.drop(put("Flex.ttf", variable(t)))
	b.tells("Roboto Flex")
	b.photo("font-flex")
	b.scrollTo("access", "font.remove")
	b.press("font.remove")
	b.tells("Roboto Flex is removed")
	b.anew()
	access()
	if font := b.find(b.rest(), "typeface").Value; font != "The game's" {
		t.Errorf("after it is removed texts are drawn in %q", font)
	}
}

// variable is a font that can have any weight.
func variable(t *testing.T) []byte {
	t.Helper()
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/hajimehoshi/ebiten/v2").Output()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(out)), "text", "v2", "testdata", "RobotoFlex.ttf"))
	if err != nil {
		t.Fatal(err)
	}
	return data
}
