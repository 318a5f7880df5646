package blackbox

import (
	"context"
	"net/http"
	"os"
	"os/exec"
	"testing"

	_ "islas/render/app" // what is built below, so that a test that passed is run again when it changes
	"islas/render/testkit/chromium"
)

// webVariable names the folder of a browser version that is built already, as CI does to see that it builds.
const webVariable = "ISLAS_WEB"

// TestBrowser visits the browser version in a real Chromium, by the events of a real mouse, finger and keyboard. Its parts try what a
// browser alone can show; how games are played, shown and kept is tested without one. Two parts run at a time, each in a browser of its
// own, since nothing is drawn in a tab behind another. Every visit begins with nothing kept.
func TestBrowser(t *testing.T) {
	browsers := make(chan context.Context, 2)
	for range cap(browsers) {
		browsers <- chromium.Start(t)
	}
	dir := os.Getenv(webVariable)
	if dir == "" {
		dir = t.TempDir()
		build := exec.Command("go", "run", "islas/render/web", "-fast", "-out", dir)
		if out, err := build.CombinedOutput(); err != nil {
			t.Fatalf("the browser version can't be built: %v\n%s", err, out)
		}
	}
	for _, part := range []struct {
		name string
		test func(website, *testing.T)
	}{
		{"reader", website.testReader},
		{"mouse", website.testMouse},
		{"installed", website.testInstalled},
		{"left", website.testLeft},
		{"idle", website.testIdle},
		{"tabs", website.testTabs},
		{"store", website.testStore},
		{"touch", website.testTouch},
		{"box", website.testBox},
		{"files", website.testFiles},
		{"keys", website.testKeys},
		{"first", website.testFirst},
	} {
		t.Run(part.name, func(t *testing.T) {
			t.Parallel()
			chromium := <-browsers
			t.Cleanup(func() { browsers <- chromium })
			part.test(website{chromium: chromium, dir: dir, files: strict(http.FileServer(http.Dir(dir)))}, t)
		})
	}
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
