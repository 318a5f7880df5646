package blackbox

import (
	"context"
	"net/http"
	"os"
	"os/exec"
	"testing"

	_ "islas/render" // what is built below, so that a test that passed is run again when it changes
	"islas/render/internal/need"
)

// webVariable names the folder of a browser version that is built already, as CI does to see that it builds.
const webVariable = "ISLAS_WEB"

// TestBrowser plays the browser version in a real Chromium, by the events of a real mouse, finger and keyboard. Every part
// below has visits of its own, which begin with an empty localStorage.
func TestBrowser(t *testing.T) {
	chromium := need.Browser(t)
	dir := os.Getenv(webVariable)
	if dir == "" {
		dir = t.TempDir()
		build := exec.Command("go", "run", "islas/render/web", "-fast", "-out", dir)
		if out, err := build.CombinedOutput(); err != nil {
			t.Fatalf("the browser version can't be built: %v\n%s", err, out)
		}
	}
	w := website{chromium: chromium, dir: dir, files: strict(http.FileServer(http.Dir(dir)))}

	t.Run("download", w.testDownload)
	t.Run("loading", w.testLoading)
	t.Run("start", w.testStart)
	t.Run("opening", w.testOpening)
	t.Run("language", w.testLanguage)
	t.Run("without", w.testWithout)
	t.Run("keys", w.testKeys)
	t.Run("keys in a field", w.testKeysInField)
	t.Run("zoom", w.testZoom)
	t.Run("field", w.testField)
	t.Run("copies", w.testCopies)
	t.Run("hush", w.testHush)
	t.Run("idle", w.testIdle)
	t.Run("installed", w.testInstalled)
	t.Run("no room", w.testNoRoom)
	t.Run("mouse", w.testMouse)
	t.Run("touch", w.testTouch)
	t.Run("back", w.testBack)
	t.Run("fullscreen", w.testFullScreen)
	t.Run("taps", w.testTaps)
	t.Run("audit", w.testAudit)
	t.Run("reader", w.testReader)
	t.Run("focus", w.testFocus)
	t.Run("told", w.testTold)
	t.Run("curtain", w.testCurtain)
	t.Run("wishes", w.testWishes)
	t.Run("damaged", w.testDamaged)
	t.Run("full", w.testFull)
	t.Run("forbidden", w.testForbidden)
	t.Run("frame", w.testFrame)
	t.Run("little", w.testLittle)
	t.Run("older", w.testOlder)
	t.Run("many", w.testMany)
	t.Run("two tabs", w.testTwoTabs)
	t.Run("film", w.testFilm)
	t.Run("dropped", w.testDropped)
	t.Run("font", w.testFont)
	t.Run("large file", w.testLargeFile)
	t.Run("box", w.testBox)
	t.Run("box by finger", w.testBoxByFinger)
	t.Run("box by reader", w.testBoxByReader)
	t.Run("left", w.testLeft)
	t.Run("killed", w.testKilled)
	t.Run("second", w.testSecond)
	t.Run("second at once", w.testSecondAtOnce)
	t.Run("second damaged", w.testSecondDamaged)
	t.Run("second to its end", w.testSecondToItsEnd)
}

// strict hands out files as a host does that forbids its pages whatever a page can do without.
func strict(files http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'")
		files.ServeHTTP(w, r)
	})
}

// website is the browser version, and the browser to visit it with.
type website struct {
	chromium context.Context
	dir      string       // the folder in which it lies
	files    http.Handler // serves it
}
