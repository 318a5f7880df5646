package blackbox

import (
	"bytes"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/chromedp/chromedp"

	"islas/locales"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// mostBytes is how large the download of the whole game may be.
const mostBytes = 6_000_000

// A release is packed as well as Brotli can, which takes a minute. Packed at quickLevel, in a few seconds, the program is an
// seventh larger; what the release saves at least of that is quickSurplus.
const (
	quickLevel   = 9
	quickSurplus = 0.12
)

// firstSeen is a script that counts the WebGL contexts that the page makes, and notes what happens in which order: the first frame on the
// screen, the sea behind the words of the page, the store that is opened, and the game.
const firstSeen = `globalThis.contextsMade = new Set();
const make = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
	const context = make.call(this, kind, ...rest);
	if (context && kind.startsWith("webgl")) contextsMade.add(context);
	return context;
};
globalThis.happened = [];
const happens = (what) => { if (!happened.includes(what)) happened.push(what); };
const P = WebGL2RenderingContext.prototype, bind = P.bindFramebuffer, draw = P.drawElements, open = IDBFactory.prototype.open;
let target = null;
P.bindFramebuffer = function (kind, buffer) { target = buffer; return bind.call(this, kind, buffer); };
P.drawElements = function (...values) { if (!target) happens("frame"); return draw.apply(this, values); };
IDBFactory.prototype.open = function (...values) { happens("store"); return open.apply(this, values); };
new MutationObserver(() => {
	const cover = document.getElementById("cover");
	if (!cover) return;
	const style = getComputedStyle(cover);
	if (cover.dataset.state) {
		happens(cover.dataset.state);
		globalThis.coverShows ??= style.opacity;
	} else if (cover.classList.contains("sea") && style.backgroundColor === "rgba(0, 0, 0, 0)") {
		happens("sea");
		globalThis.coverSays ??= cover.innerText;
	}
}).observe(document, { subtree: true, childList: true, attributes: true });`

// testFirst visits the page for the first time: how much travels, what is seen and in which order until the title is there, and in which
// language. Then it visits it with a browser and by an address that can't show the game.
func (w website) testFirst(t *testing.T) {
	all := int(float64(w.download(t, quickLevel)) * (1 - quickSurplus))
	if all > mostBytes {
		all = w.download(t, brotli.BestCompression)
	}
	if all > mostBytes {
		t.Errorf("the download has %d bytes, which is more than %d", all, mostBytes)
	}
	texts, err := locales.Open("de")
	must.OK(t, err)
	b := w.loads(t, texts)
	t.Logf("the title after %.0f ms", evaluate[float64](b, `performance.now()`))
	l := b.scene("title")
	b.noScrollBars()
	for expression, want := range map[string]string{
		`happened.join()`:      "frame,sea,store,playing", // a player sees the sea before anything is read
		`String(coverShows)`:   "0",                       // upon the first frame of the title the page says nothing any more
		`contextsMade.size+""`: "1",                       // each takes a good part of the start to make
		`String(contextsMade.has(document.querySelector("canvas").getContext("webgl2")))`:                              "true",
		`String(document.activeElement === document.querySelector("canvas"))`:                                          "true",
		`document.documentElement.lang`:                                                                                "de",
		`document.title`:                                                                                               texts.Text("app.title"),
		`performance.getEntriesByType("resource").filter((r) => !r.name.startsWith(location.origin)).join()`:           "",
		`String([...document.querySelectorAll("meta[name=viewport]")].map((m) => m.content.includes("viewport-fit")))`: "false", // with it the game would lie below a camera's notch
	} {
		if got := evaluate[string](b, expression); got != want {
			t.Errorf("%s is %q, not %q", expression, got, want)
		}
	}
	if says := evaluate[string](b, `coverSays`); !strings.Contains(says, texts.Text("web.starting")) {
		t.Errorf("upon the sea the page says %q", says)
	}
	if begin := b.find(l, "new"); l.Lang != "de" || begin.Label != texts.Text("title.new") {
		t.Errorf("the game speaks %s: %q", l.Lang, begin.Label)
	}

	b = w.open(t, visitor{language: "de", script: `delete globalThis.WebAssembly;`})
	if s, says := b.state(), b.words(); s != "no-wasm" || !strings.Contains(says, texts.Text("web.no-wasm")) {
		t.Errorf("without WebAssembly the page is in the state %q and says %q", s, says)
	}
	for _, what := range []string{"the cover", "all that it can show"} {
		b.audited(what)
		evaluate[bool](b, `(() => {
			for (const e of document.querySelectorAll("#cover [hidden]")) {
				e.hidden = false;
				e.textContent ||= "text";
			}
			return true;
		})()`)
	}
	b = w.open(t, visitor{query: "?game=chess"})
	if state, says := b.state(), b.words(); state != "stopped" || !strings.Contains(says, second) {
		t.Errorf("by an address with a game that is not there the page is in the state %q and says %q", state, says)
	}
}

// download is how many bytes all files have, packed at a level of Brotli.
func (w website) download(t *testing.T, level int) (all int) {
	t.Helper()
	files, err := os.ReadDir(w.dir)
	must.OK(t, err)
	for _, file := range files {
		name := file.Name()
		if name == "islas.wasm.br" || name == "islas.wasm.gz" || file.IsDir() { // the same once more, or music, which comes later
			continue
		}
		data, err := os.ReadFile(filepath.Join(w.dir, name))
		must.OK(t, err)
		var packed bytes.Buffer
		to := brotli.NewWriterLevel(&packed, level)
		if _, err := to.Write(data); err != nil {
			t.Fatal(err)
		}
		must.OK(t, to.Close())
		t.Logf("%-34s %8d bytes, packed at level %d %7d", name, len(data), level, packed.Len())
		all += packed.Len()
	}
	return all
}

// loads opens the page with languages of which German is the first that it knows, looks at it while half of the game is there, and waits
// until the game has begun.
func (w website) loads(t *testing.T, texts *locales.Catalogue) *tab {
	t.Helper()
	files := w.files
	half, rest := make(chan bool, 1), make(chan bool)
	w.files = http.HandlerFunc(func(to http.ResponseWriter, r *http.Request) {
		data, err := os.ReadFile(filepath.Join(w.dir, filepath.Base(r.URL.Path)))
		if err != nil || r.Method != http.MethodGet || !strings.HasPrefix(r.URL.Path, "/islas.wasm") {
			files.ServeHTTP(to, r)
			return
		}
		to.Header().Set("Content-Length", strconv.Itoa(len(data)))
		_, _ = to.Write(data[:len(data)/2])
		to.(http.Flusher).Flush()
		half <- true
		select {
		case <-rest:
		case <-r.Context().Done():
		}
		_, _ = to.Write(data[len(data)/2:])
	})
	b := w.open(t, visitor{language: "fr-FR,de-AT,en", script: firstSeen})
	<-half
	b.run(chromedp.Poll(`document.getElementById("bar").value > 0.4`, nil, chromedp.WithPollingTimeout(need.Patience)))
	if bar := evaluate[float64](b, `document.getElementById("bar").value`); bar > 0.6 {
		t.Errorf("the bar stands at %v when half of the game is there", bar)
	}
	loading, _, _ := strings.Cut(texts.Text("web.loading"), " {")
	if text := b.words(); !strings.Contains(text, loading) || !strings.Contains(text, "MB") {
		t.Errorf("while loading the page says %q", text)
	}
	close(rest)
	b.started()
	return b
}
