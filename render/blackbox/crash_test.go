package blackbox

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/internal/guest"
	"islas/render/testkit/chromium"
	"islas/render/testkit/need"
)

// crashTags builds a program that keys can crash.
const crashTags = "crashtest"

// crashWebVariable names the folder of a browser version with them that is built already.
const crashWebVariable = "ISLAS_WEB_CRASH"

// crashes are the ways in which a program can be crashed by the key End: the seed that stands for it, and what the report says of it.
var crashes = map[string]struct{ seed, says string }{
	"a tick":      {"101", "provoked in a tick"},
	"drawing":     {"102", "provoked while drawing"},
	"a goroutine": {"103", "provoked on a goroutine"},
}

// A crash before there is a window: the seed that stands for it, and what the report says.
const (
	startSeed = "104"
	startSays = "provoked at the start"
)

func init() {
	for name, way := range crashes {
		scripts["crash in "+name] = script{args: []string{"-lang", "en", "-seats", "human,easy", "-seed", way.seed}, width: 1280, height: 720, play: crash(name)}
	}
}

// TestCrash crashes the program in every way: it ends, leaves a report beside the saved game, which is as it was, and the next
// start says so.
func TestCrash(t *testing.T) {
	need.Time(t)
	for name := range crashes {
		t.Run(name, func(t *testing.T) { runScript(t, "crash in "+name, crashing) })
	}
}

// crashing builds the program that keys can crash as a guest, once for all tests, and returns its path.
var crashing = buildsOnce("-tags", "ebitenginevmguest,"+crashTags)

// crash plays a little, crashes the program and starts it again.
func crash(way string) func(*player) {
	return func(g *player) {
		g.press("draw")
		save := g.saved()
		g.Session.PressKey(ebiten.KeyEnd)
		for err := error(nil); err == nil; err = g.Ticks(2) {
			if err = g.Frame(); err != nil {
				break
			}
		}
		_ = g.Close() // it has ended by itself, which is what was wanted
		mustGet(0, reported(g.data, crashes[way].says))
		if g.saved() != save {
			g.fail("the saved game has changed")
		}
		g.Guest = mustGet(launch([]string{"-lang", "en"}, 1280, 720)).Guest
		g.says("Last time the program stopped")
		g.says(g.file("crash-"))
		g.photo("crash-told")
		g.press("continue")
	}
}

// TestCrashAtStart crashes the program before it has a window, at its very first start: it says where the report lies.
func TestCrashAtStart(t *testing.T) {
	program, data := filepath.Join(t.TempDir(), "islas"), t.TempDir()
	if out, err := exec.Command("go", "build", "-tags", crashTags, "-o", program, "islas").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command(program, "-lang", "en", "-mute", "-data", data, "-seats", "human,easy", "-seed", startSeed).CombinedOutput()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 1 {
		t.Errorf("it ends with %v", err)
	}
	text := string(out)
	if !strings.HasPrefix(text, "The program has stopped because of a mistake in it.") || !strings.Contains(text, filepath.Join(data, "crash-")) || strings.Contains(text, "goroutine") {
		t.Errorf("it says %s", text)
	}
	reports, err := filepath.Glob(filepath.Join(data, "crash-*.txt"))
	if err != nil || len(reports) != 1 {
		t.Fatalf("the reports are %q, %v", reports, err)
	}
	if report, err := os.ReadFile(reports[0]); err != nil || !strings.Contains(string(report), "panic in start: "+startSays) {
		t.Errorf("the report is %s, %v", report, err)
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
	chromium := chromium.Start(t)
	dir := os.Getenv(crashWebVariable)
	if dir == "" {
		dir = t.TempDir()
		build := exec.Command("go", "run", "islas/render/web", "-fast", "-out", dir)
		build.Env = append(os.Environ(), "GOFLAGS="+strings.TrimSpace(os.Getenv("GOFLAGS")+" -tags="+crashTags)) // with those of whoever tests, nothing is compiled anew for it
		if out, err := build.CombinedOutput(); err != nil {
			t.Fatalf("the browser version can't be built: %v\n%s", err, out)
		}
	}
	w := website{chromium: chromium, dir: dir, files: http.FileServer(http.Dir(dir))}
	for name, way := range crashes {
		t.Run(name, func(t *testing.T) { w.testCrash(t, way.seed, way.says) })
	}
	t.Run("the start", func(t *testing.T) {
		b := w.open(t, visitor{query: "?seed=" + startSeed})
		b.stops()
		if detail := evaluate[string](b, `document.getElementById("detail").innerText`); !strings.Contains(detail, startSays) {
			t.Errorf("the page says %s", detail)
		}
	})
}

// testCrash crashes the program in one way.
func (w website) testCrash(t *testing.T, seed, says string) {
	b := w.visit(t, visitor{query: "?seats=human,easy&seed=" + seed})
	b.scene("Table")
	saved := b.saved()
	b.run(input.DispatchKeyEvent(input.KeyRawDown).WithCode("End").WithKey("End"))
	b.stops()
	b.photograph("crashed-" + seed)
	text, detail := evaluate[string](b, `document.getElementById("text").innerText`), evaluate[string](b, `document.getElementById("detail").innerText`)
	if !strings.Contains(text, "copy this report") || !strings.HasPrefix(detail, "islas ") || !strings.Contains(detail, says) || !strings.Contains(detail, "Mozilla/5.0") {
		t.Errorf("the page says %q and\n%s", text, detail)
	}
	b.run(browser.SetPermission(&browser.PermissionDescriptor{Name: "clipboard-read"}, browser.PermissionSettingGranted))
	b.run(chromedp.Click("copy", chromedp.ByID))
	b.until(`document.getElementById("copy").textContent === "Copied"`)
	if got := evaluate[string](b, `navigator.clipboard.readText()`); strings.TrimSpace(got) != strings.TrimSpace(evaluate[string](b, `document.getElementById("detail").textContent`)) {
		t.Errorf("what was copied is not the report: %q", got)
	}
	b.run(chromedp.Click("again", chromedp.ByID))
	b.until(`document.getElementById("cover").dataset.state === "playing"`)
	if told := strings.Join(b.see(4).Notices, "\n"); strings.Count(told, "Last time the program stopped") != 1 {
		t.Errorf("the next start says %q", told)
	}
	b.photograph("crash-told-" + seed)
	b.scene("Table")
	if got := b.saved(); got != saved || got == "" {
		t.Errorf("the saved game was %q and is %q", saved, got)
	}
}

// stops waits for the page to say that the program has stopped.
func (b *tab) stops() {
	b.t.Helper()
	b.until(`document.getElementById("cover").dataset.state === "stopped"`)
}

// mostTurns is how many tasks of the page, of five milliseconds or more, pass before what is waited for.
const mostTurns = 30_000

// until waits for something to hold in the page, for as long as the page goes on with other things, in turns.
func (b *tab) until(holds string) {
	b.t.Helper()
	for range mostTurns / 10 {
		script := fmt.Sprintf(`(async () => {
			for (let i = 0; i < 10 && !(%[1]s); i++) await new Promise((resolve) => setTimeout(resolve, 5));
			return %[1]s;
		})()`, holds)
		var done bool
		await := func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }
		if err := b.try(chromedp.Evaluate(script, &done, await)); err == nil && done {
			return
		} else if errors.Is(err, context.DeadlineExceeded) {
			b.t.Fatalf("the page hangs, and it does not come to %s", holds)
		} // any other error: the page is loaded anew just now
	}
	b.t.Fatalf("the page does not come to %s: %s", holds, b.words())
}
