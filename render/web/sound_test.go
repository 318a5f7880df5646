//go:build !js

package main

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"islas/assets"
	"islas/render/testkit/chromium"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// testPage runs the little game of testdata/page.
const testPage = `<!DOCTYPE html><script src="wasm_exec.js"></script><script>
const go = new Go();
WebAssembly.instantiateStreaming(fetch("page.wasm"), go.importObject).then(r => go.run(r.instance));
</script>`

// overhear counts the audio contexts that the page makes and, at the end of the last one, hears how loud it gets.
const overhear = `
globalThis.contexts = 0; // that are not closed
globalThis.loudest = 0;
const Context = globalThis.AudioContext;
globalThis.AudioContext = class extends Context {
	constructor(options) { super(options); contexts++; }
	close() { contexts--; return super.close(); }
};
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...rest) {
	if (to === this.context.destination) {
		const ear = this.context.createAnalyser();
		const heard = new Float32Array(ear.fftSize);
		connect.call(this, ear);
		setInterval(() => {
			ear.getFloatTimeDomainData(heard);
			loudest = heard.reduce((a, b) => Math.max(a, Math.abs(b)), loudest);
		}, 20);
	}
	return connect.call(this, to, ...rest);
};`

// server hands out the page, and a piece of music if it has one.
type server struct {
	address string
	asked   atomic.Int32 // how often for the piece
	missing atomic.Bool
}

// serve builds the page and serves it.
func serve(t *testing.T) *server {
	t.Helper()
	dir := t.TempDir()
	build := exec.Command("go", "build", "-o", filepath.Join(dir, "page.wasm"), "./testdata/page")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	must.OK(t, err)
	glue, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	must.OK(t, err)
	for name, data := range map[string][]byte{"index.html": []byte(testPage), "wasm_exec.js": glue} {
		must.OK(t, os.WriteFile(filepath.Join(dir, name), data, 0o644))
	}
	s := &server{}
	mux := http.NewServeMux()
	mux.Handle("/", http.FileServer(http.Dir(dir)))
	mux.HandleFunc("/music/effects.ogg", func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(assets.Effects) })
	mux.HandleFunc("/music/islas/title.ogg", func(w http.ResponseWriter, r *http.Request) {
		if s.asked.Add(1); s.missing.Load() {
			http.NotFound(w, r)
			return
		}
		http.ServeFileFS(w, r, assets.Music, "islas/music/canarios.ogg")
	})
	h := httptest.NewServer(mux)
	t.Cleanup(h.Close)
	s.address = h.URL + "/"
	return s
}

// browser starts a headless Chromium that plays sound as one with a person before it does.
func browser(t *testing.T) context.Context {
	t.Helper()
	return chromium.Start(t,
		chromedp.Flag("mute-audio", false),
		chromedp.Flag("autoplay-policy", "document-user-activation-required"),
	)
}

// runTicks waits until the game in the page has run for so many ticks more.
func runTicks(n int) chromedp.Action {
	return chromedp.Tasks{
		chromedp.Poll(`globalThis.ticks`, nil, chromedp.WithPollingTimeout(need.Patience)),
		chromedp.Evaluate(fmt.Sprintf(`globalThis.until = ticks + %d`, n), nil),
		chromedp.Poll(`ticks >= until`, nil, chromedp.WithPollingTimeout(need.Patience)),
	}
}

// click presses and lets go. The game looks at the mouse once a tick: on a busy machine a press must last for some.
func click() chromedp.Action {
	return chromedp.Tasks{
		chromedp.MouseEvent(input.MousePressed, 30, 30, chromedp.ButtonLeft),
		runTicks(6),
		chromedp.MouseEvent(input.MouseReleased, 30, 30, chromedp.ButtonLeft),
	}
}

// TestSoundInABrowser runs a game that sounds: silent until the first click, then heard; muted never. Music is fetched if it is on, when it may be
// heard; where it is missing the game goes on.
func TestSoundInABrowser(t *testing.T) {
	ctx := browser(t)
	s := serve(t)
	address := s.address
	var before, after int
	if err := chromedp.Run(ctx,
		chromedp.ActionFunc(func(ctx context.Context) error {
			_, err := page.AddScriptToEvaluateOnNewDocument(overhear).Do(ctx)
			return err
		}),
		chromedp.Navigate(address),
		runTicks(30),
		chromedp.Evaluate(`contexts`, &before),
		click(),
		chromedp.Poll(`loudest > 0.1`, nil, chromedp.WithPollingTimeout(need.Patience)), // the bell
		chromedp.Evaluate(`contexts`, &after),
	); err != nil {
		t.Fatalf("contexts before the click %d: %v", before, err)
	}
	if before != 0 || after != 1 {
		t.Errorf("%d audio contexts before the first click and %d after it, want 0 and 1", before, after)
	}
	var muted int
	if err := chromedp.Run(ctx, chromedp.Navigate(address+"?mute"), runTicks(30), click(), runTicks(30),
		chromedp.Evaluate(`contexts`, &muted)); err != nil {
		t.Fatal(err)
	}
	if muted != 0 {
		t.Errorf("%d audio contexts although muted", muted)
	}
	if s.asked.Load() > 0 {
		t.Error("music is fetched although it is off")
	}
	err := chromedp.Run(ctx, chromedp.Navigate(address+"?music"), runTicks(90))
	if s.asked.Load() > 0 {
		t.Error("music is fetched before it may be heard")
	}
	if err == nil {
		err = chromedp.Run(ctx, click(), chromedp.Poll(`loudest > 0.02`, nil, chromedp.WithPollingTimeout(need.Patience)))
	}
	heard := s.asked.Load()
	if err != nil || heard == 0 {
		t.Errorf("music is asked for %d times: %v", heard, err)
	}
	s.missing.Store(true)
	if err := chromedp.Run(ctx, chromedp.Navigate(address+"?music"), runTicks(30), click(), runTicks(120)); err != nil || s.asked.Load() != heard+1 {
		t.Errorf("missing music is asked for %d times: %v", s.asked.Load()-heard, err)
	}
}
