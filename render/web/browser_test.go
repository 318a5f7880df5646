package main

import (
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"islas/render/testkit/chromium"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// visit opens an address in a new tab, after running a script in it, and waits until the page has reached one of the
// states that its cover names.
func visit(t *testing.T, ctx context.Context, url, script string) (tab context.Context, state string) {
	t.Helper()
	tab, cancel := chromedp.NewContext(ctx)
	t.Cleanup(cancel)
	err := chromedp.Run(tab,
		page.BringToFront(), // nothing is drawn in a tab behind another
		chromedp.ActionFunc(func(ctx context.Context) error {
			_, err := page.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
			return err
		}),
		chromedp.Navigate(url),
		chromedp.Poll(`document.getElementById("cover")?.dataset.state`, &state,
			chromedp.WithPollingInterval(100*time.Millisecond), chromedp.WithPollingTimeout(need.Patience)),
	)
	if err != nil {
		t.Fatalf("%s: %v", url, err)
	}
	return tab, state
}

// evaluate returns the value of a JavaScript expression as text.
func evaluate(t *testing.T, tab context.Context, expression string) string {
	t.Helper()
	var got string
	if err := chromedp.Run(tab, chromedp.Evaluate("String("+expression+")", &got)); err != nil {
		t.Fatalf("%s: %v", expression, err)
	}
	return got
}

// tinyFolder returns a folder with the page around a tiny program in place of the game.
func tinyFolder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	tiny := filepath.Join(t.TempDir(), "tiny.wasm")
	must.OK(t, compile("./testdata/tiny", tiny))
	program, err := os.ReadFile(tiny)
	must.OK(t, err)
	glue, err := wasmExec()
	must.OK(t, err)
	if _, err := assemble(dir, program, glue, true); err != nil {
		t.Fatal(err)
	}
	return dir
}

// forbidden is a script that notes what the page's policy forbids it.
const forbidden = `globalThis.forbidden = [];
	addEventListener("securitypolicyviolation", (e) => forbidden.push(e.violatedDirective + " " + e.blockedURI));`

// order is a script that notes in which order the game is compiled and its canvas gets a context, in a browser in which no second passes.
const order = `globalThis.order = [];
	{
		const timeout = setTimeout;
		globalThis.setTimeout = (call, wait) => wait < 1000 ? timeout(call, wait) : 0;
		const compile = WebAssembly.compileStreaming;
		WebAssembly.compileStreaming = (from) => compile(from).then((module) => { order.push("compiled"); return module; });
		const context = HTMLCanvasElement.prototype.getContext;
		HTMLCanvasElement.prototype.getContext = function (...as) { order.push(as[0]); return context.apply(this, as); };
	}`

// languages is a script that gives the browser a language.
func languages(lang string) string {
	return `Object.defineProperty(navigator, "languages", { get: () => ["xx", "` + lang + `"] });`
}

func TestPageInBrowser(t *testing.T) {
	ctx := chromium.Start(t)
	dir := tinyFolder(t)
	plain := http.FileServer(http.Dir(dir))
	var asked answers
	host := func(h http.HandlerFunc) string {
		s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Security-Policy", policy) // as a strict host says it
			h(noted{w, path.Base(r.URL.Path), &asked}, r)
		}))
		t.Cleanup(s.Close)
		return s.URL + "/"
	}
	own := host(handler(dir).ServeHTTP)
	without := func(names ...string) string {
		return host(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Cache-Control", "no-store") // a file that is called off is asked for again, however much of it has come
			for _, name := range names {
				if r.URL.Path == "/"+name {
					http.NotFound(w, r)
					return
				}
			}
			plain.ServeHTTP(w, r)
		})
	}

	// Whether Chromium unpacks Brotli by itself depends on its version: it must not, so that all get the same.
	const noBrotli = `{
		const Stream = globalThis.DecompressionStream;
		globalThis.DecompressionStream = function (packing) {
			if (packing === "brotli") throw new TypeError(packing);
			return new Stream(packing);
		};
	}`
	const any = wasmName + ", " + gzipName // the plain file is called off when the server begins to send it as it is
	loads := []struct{ name, url, script, asked string }{
		{"own server", own, noBrotli, wasmName + " br"},
		{"any server", host(plain.ServeHTTP), noBrotli, any},
		{"no packed files", without(gzipName, brotliName), noBrotli, any + ", " + wasmName},
		{"below a path", host(http.StripPrefix("/games/islas", plain).ServeHTTP) + "games/islas/", noBrotli, any},
		{"can't unpack", host(plain.ServeHTTP), "delete globalThis.DecompressionStream;", wasmName},
		{"unpacked on the way", host(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/"+gzipName {
				w.Header().Set("Content-Encoding", "gzip")
			}
			plain.ServeHTTP(w, r)
		}), noBrotli, any + " gzip"},
	}
	for _, tt := range loads {
		t.Run(tt.name, func(t *testing.T) {
			asked.taken()
			tab, state := visit(t, ctx, tt.url+"?lang=de&seats=human,easy&game=some&other=1", tt.script+forbidden+order)
			if state != "playing" {
				t.Fatalf("state %q: %s", state, evaluate(t, tab, `document.body.innerText`))
			}
			if got := asked.taken(); got != tt.asked {
				t.Errorf("the browser asked for %q, want %q", got, tt.asked)
			}
			for expression, want := range map[string]string{
				`document.title`:                  "islas -lang=de -game=some -seats=human,easy",
				`document.documentElement.lang`:   "de",
				`document.activeElement.nodeName`: "CANVAS",
				`document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth`: "true",
				`performance.getEntriesByType("resource").filter(r => !r.name.startsWith(location.origin)).length`:           "0",
				`forbidden.join()`:                     "",
				`document.getElementById("unstarted")`: "null",
				// Nothing but the page itself was asked for before the game.
				`performance.getEntriesByType("resource").toSorted((a, b) => a.startTime - b.startTime)[0].name.includes("/islas.wasm?v=")`: "true",
				// While a context is made nothing is compiled, and what it is installed as makes the browser draw its window.
				`order.join()`: "compiled,webgl2",
				`document.querySelector("link[rel=manifest]") === null`: "true",
			} {
				if got := evaluate(t, tab, expression); got != want {
					t.Errorf("%s = %q, want %q", expression, got, want)
				}
			}
		})
	}

	damaged := host(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/islas.wasm") {
			_, _ = w.Write([]byte("<html>not the game</html>"))
			return
		}
		plain.ServeHTTP(w, r)
	})
	// The rest of the game arrives when the page has said what is wrong.
	sent := make(chan bool, 1)
	late := host(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.URL.Path == "/"+execName:
			http.NotFound(w, r)
			return
		case !strings.HasPrefix(r.URL.Path, "/"+wasmName+"."): // what is packed
			plain.ServeHTTP(w, r)
			return
		}
		_, _ = w.Write([]byte("\x00asm"))
		for range 40 {
			w.(http.Flusher).Flush()
			time.Sleep(25 * time.Millisecond)
			_, _ = w.Write(make([]byte, 1000))
		}
		sent <- true
	})
	foreign := host(func(w http.ResponseWriter, r *http.Request) { // as a frame that nothing belongs to
		w.Header().Add("Content-Security-Policy", "sandbox allow-scripts")
		plain.ServeHTTP(w, r)
	})
	forbidding := host(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Add("Content-Security-Policy", "script-src 'self'")
		plain.ServeHTTP(w, r)
	})
	failures := []struct{ name, url, script, state, en, de string }{
		{"no WebAssembly", own, "delete globalThis.WebAssembly;", "no-wasm", "can’t run WebAssembly", "WebAssembly nicht"},
		{"no WebGL", own, "HTMLCanvasElement.prototype.getContext = () => null;", "no-webgl", "WebGL 2", "WebGL 2"},
		{"no game", without(wasmName, gzipName, brotliName), "", "failed", "could not be loaded", "nicht geladen"},
		{"damaged game", damaged, "", "failed", "could not be loaded", "nicht geladen"},
		{"no script, and the game comes slowly", late, "", "failed", "could not be loaded", "nicht geladen"},
		{"no script", without(execName), "", "failed", "could not be loaded", "nicht geladen"},
		{"foreign frame", foreign, "", "no-frame", "in a window of its own", "in einem eigenen Fenster"},
		{"no compiling", forbidding, "", "no-compile", "doesn’t allow WebAssembly", "erlaubt kein WebAssembly"},
		{"a mistake in the script", own, `Object.defineProperty(globalThis, "visualViewport", { value: {} });`,
			"unstarted", "does not start", "startet nicht"},
		{"ended", own + "?lang=xx", "", "stopped", "has stopped", "beendet"},
	}
	printed := map[string]string{
		"no game": "404", "no script, and the game comes slowly": execName, "no script": execName, "damaged game": "WebAssembly",
		"ended": `there is no language "xx"`,
	}
	for _, tt := range failures {
		for lang, want := range map[string]string{"en-GB": tt.en, "de-AT": tt.de} {
			t.Run(tt.name+" "+lang, func(t *testing.T) {
				tab, state := visit(t, ctx, tt.url, languages(lang)+tt.script)
				if state != tt.state {
					t.Errorf("state %q, want %q", state, tt.state)
				}
				if tt.url == late {
					<-sent
				}
				if got := evaluate(t, tab, `document.getElementById("text").textContent`); !strings.Contains(got, want) {
					t.Errorf("the page says %q, want %q", got, want)
				}
				if says := printed[tt.name]; says != "" { // in words that are not the page's own
					if got := evaluate(t, tab, `document.getElementById("detail").innerText`); !strings.Contains(got, says) {
						t.Errorf("below its sentence the page says %q, want %q", got, says)
					}
				}
				if got := evaluate(t, tab, `document.getElementById("cover").offsetHeight`); got == "0" {
					t.Error("the message can't be seen")
				}
			})
		}
	}
}

// TestStoreInBrowser runs the tests of the package store in the browser, on its real database.
func TestStoreInBrowser(t *testing.T) {
	ctx := chromium.Start(t)
	dir := t.TempDir()
	cmd := exec.Command("go", "test", "-c", "-o", filepath.Join(dir, "test.wasm"), "../keep/store")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	glue, err := wasmExec()
	must.OK(t, err)
	const runner = `<!DOCTYPE html><div id="cover"></div><script src="wasm_exec.js"></script><script>
const lines = [], go = new Go();
globalThis.fs.writeSync = (fd, bytes) => { lines.push(new TextDecoder().decode(bytes)); return bytes.length; };
go.argv = ["test", "-test.v"];
go.exit = (code) => { document.getElementById("cover").dataset.state = code === 0 ? "passed" : "failed"; };
WebAssembly.instantiateStreaming(fetch("test.wasm"), go.importObject).then((p) => go.run(p.instance));
</script>`
	for name, data := range map[string][]byte{execName: glue, pageName: []byte(runner)} {
		must.OK(t, os.WriteFile(filepath.Join(dir, name), data, 0o600))
	}
	s := httptest.NewServer(http.FileServer(http.Dir(dir)))
	t.Cleanup(s.Close)
	tab, state := visit(t, ctx, s.URL, "")
	out := evaluate(t, tab, `lines.join("")`)
	if state != "passed" || !strings.Contains(out, "--- PASS: TestIndexedFull") {
		t.Errorf("state %q:\n%s", state, out)
	}
}
