package blackbox

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"islas/render/internal/guest"
	"islas/render/testkit/must"
)

// saveName is the file of the running game in the folder for data.
const saveName = "game.islas-save.json"

func init() {
	scripts["damaged save"] = script{args: []string{"-lang", "en"}, width: 1280, height: 720, before: writeDamaged, play: findsDamaged}
	scripts["no folder"] = script{args: []string{"-lang", "de", "-seats", "human,easy"}, width: 1280, height: 720, before: blockFolder, play: playNoFolder}
}

// TestDamagedSave starts with a saved game that can't be read: it stays as it is, and what is said names the file.
func TestDamagedSave(t *testing.T) { runScript(t, "damaged save") }

// TestNoFolder starts where nothing can be written: a sentence says so, and the game goes on.
func TestNoFolder(t *testing.T) { runScript(t, "no folder") }

const damaged = `{"format":"islas-save","version":1,"setup":{"seats":[{"name":"A`

// writeDamaged puts such a save into the folder for data.
func writeDamaged(store string) error {
	return errors.Join(os.MkdirAll(store, 0o755), os.WriteFile(filepath.Join(store, saveName), []byte(damaged), 0o644))
}

// findsDamaged starts the program twice with a save that can't be read: it stays byte by byte, and what is said names the file.
func findsDamaged(g *player) {
	g.scene("title")
	g.says(g.file(saveName))
	g.photo("trouble-save")
	for range 2 {
		if data := mustGet(os.ReadFile(g.file(saveName))); string(data) != damaged {
			g.fail("the damaged save is now %.80q", data)
		}
		g.notContinued()
		g.restarts()
	}
}

// blockFolder puts a file where the folder for data should be.
func blockFolder(store string) error { return os.WriteFile(store, nil, 0o644) }

func playNoFolder(g *player) {
	g.scene("Table")
	g.photo("trouble-folder")
	g.press("draw")
}

// TestNoDisplay starts the program where no window can be opened: one sentence, in every language, that names another way to
// play, and no panic. Whoever has built the program is told how to build the page, and whoever has downloaded it, where the page is: there
// is no make there.
func TestNoDisplay(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("other systems always have a display")
	}
	const version = "1.2.3"
	packaged, err := guest.Build(t.TempDir(), "-ldflags", "-X islas/game/program.released="+version)
	must.OK(t, err)
	for path, way := range map[string]struct{ says, not string }{
		build(t, program): {"make web", ".zip"}, packaged: {"islas-" + version + "-web.zip", "make"},
	} {
		for lang, word := range map[string]string{"en": "display", "de": "Bildschirm", "es": "pantalla"} {
			cmd := exec.Command(path, "-lang", lang, "-data", t.TempDir())
			cmd.Env = []string{"HOME=" + t.TempDir(), "PATH=" + os.Getenv("PATH")}
			var out bytes.Buffer
			cmd.Stdout, cmd.Stderr = &out, &out
			err := cmd.Run()
			var exit *exec.ExitError
			if !errors.As(err, &exit) || exit.ExitCode() != 1 {
				t.Errorf("it ends with %v", err)
			}
			says := strings.TrimSpace(out.String())
			if strings.Contains(says, "\n") || !strings.Contains(says, word) || !strings.Contains(says, way.says) || strings.Contains(says, way.not) {
				t.Errorf("in %s it says %q", lang, says)
			}
		}
	}
}
