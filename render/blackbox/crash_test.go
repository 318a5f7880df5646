package blackbox

import (
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/internal/guest"
	"islas/render/internal/need"
)

// crashTags builds a program that keys can crash.
const crashTags = "crashtest"

// crashWebVariable names the folder of a browser version with them that is built already.
const crashWebVariable = "ISLAS_WEB_CRASH"

// crashes are the ways in which a program can be crashed by the key F12: the seed that stands for it, and what the report says of it.
var crashes = map[string]struct{ seed, says string }{
	"a tick":      {"101", "provoked in a tick"},
	"drawing":     {"102", "provoked while drawing"},
	"a goroutine": {"103", "provoked on a goroutine"},
}

func init() {
	for name, way := range crashes {
		scripts["crash in "+name] = script{args: []string{"-lang", "en", "-seats", "human,easy", "-seed", way.seed}, width: 1280, height: 720, play: crash(name)}
	}
}

// TestCrash crashes the program in every way: it ends, leaves a report beside the saved game, which is as it was, and the next
// start says so.
func TestCrash(t *testing.T) {
	for name := range crashes {
		t.Run(name, func(t *testing.T) { runScriptOf(t, "crash in "+name, "ebitenginevmguest,"+crashTags) })
	}
}

// runScriptOf plays a script with a program of its own, built with tags.
func runScriptOf(t *testing.T, name, tags string) {
	t.Helper()
	need.Screen(t)
	program := filepath.Join(t.TempDir(), "islas")
	if out, err := exec.Command("go", "build", "-tags", tags, "-o", program, "islas").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), hostVariable+"="+name, programVariable+"="+program, dataVariable+"="+t.TempDir())
	out, err := cmd.CombinedOutput()
	t.Logf("%s", out)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

// crash plays a little, crashes the program and starts it again.
func crash(way string) step {
	return func(g *player) error {
		if _, err := g.Press("draw"); err != nil {
			return err
		}
		save, err := os.ReadFile(filepath.Join(guest.Store(g.data), saveName))
		if err != nil {
			return err
		}
		g.Session.PressKey(ebiten.KeyF12)
		for err = nil; err == nil; err = g.Ticks(2) {
			if err = g.Frame(); err != nil {
				break
			}
		}
		_ = g.Close() // it has ended by itself, which is what was wanted
		if err := reported(g.data, crashes[way].says); err != nil {
			return err
		}
		if again, err := os.ReadFile(filepath.Join(guest.Store(g.data), saveName)); err != nil || string(again) != string(save) {
			return fmt.Errorf("the saved game has changed, %w", err)
		}
		next, err := launch([]string{"-lang", "en"}, 1280, 720)
		if err != nil {
			return err
		}
		*g = *next
		if err := g.Ticks(20); err != nil {
			return err
		}
		l, err := g.See()
		if err != nil {
			return err
		}
		if told := strings.Join(l.Notices, "\n"); !strings.Contains(told, "Last time the program stopped") || !strings.Contains(told, filepath.Join(guest.Store(g.data), "crash-")) {
			return fmt.Errorf("the next start says %q", l.Notices)
		}
		if err := g.frame("crash-told"); err != nil {
			return err
		}
		_, err = g.Press("continue")
		return err
	}
}

// reported finds the report on a crash.
func reported(data, says string) error {
	files, err := os.ReadDir(guest.Store(data))
	if err != nil {
		return err
	}
	var names []string
	for _, f := range files {
		names = append(names, f.Name())
		text, err := os.ReadFile(filepath.Join(guest.Store(data), f.Name()))
		if err == nil && strings.Contains(string(text), says) {
			if strings.Contains(string(text), data) {
				return errors.New("the report names the folder")
			}
			return nil
		}
	}
	return fmt.Errorf("no report says %q: %q", says, names)
}

// TestBrowserCrash crashes the browser version: the page shows the report from its first line on, to be copied, and
// the next start goes on with the game.
func TestBrowserCrash(t *testing.T) {
	chromium := need.Browser(t)
	dir := os.Getenv(crashWebVariable)
	if dir == "" {
		dir = t.TempDir()
		build := exec.Command("go", "run", "islas/render/web", "-fast", "-out", dir)
		build.Env = append(os.Environ(), "GOFLAGS=-tags="+crashTags)
		if out, err := build.CombinedOutput(); err != nil {
			t.Fatalf("the browser version can't be built: %v\n%s", err, out)
		}
	}
	w := website{chromium: chromium, dir: dir, files: http.FileServer(http.Dir(dir))}
	for _, name := range []string{"a tick"} {
		way := crashes[name]
		t.Run(name, func(t *testing.T) {
			b := w.visit(t, visitor{query: "?seats=human,easy&seed=" + way.seed})
			b.scene("Table")
			saved := b.saved()
			b.run(input.DispatchKeyEvent(input.KeyRawDown).WithCode("F12").WithKey("F12"))
			b.run(chromedp.Poll(`document.getElementById("cover").dataset.state === "stopped"`, nil, chromedp.WithPollingTimeout(need.Patience)))
			text, detail := evaluate[string](b, `document.getElementById("text").innerText`), evaluate[string](b, `document.getElementById("detail").innerText`)
			if !strings.Contains(text, "copy this report") || !strings.Contains(detail, way.says) || !strings.Contains(detail, "Mozilla/5.0") {
				t.Errorf("the page says %q and\n%s", text, detail)
			}
			if !evaluate[bool](b, `!document.getElementById("copy").hidden && !document.getElementById("again").hidden`) {
				t.Error("the report cannot be copied, or the game not started again")
			}
			if got := b.saved(); got != saved || got == "" {
				t.Errorf("the saved game was %q and is %q", saved, got)
			}
		})
	}
}
