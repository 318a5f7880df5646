package blackbox

import (
	"bytes"
	"encoding/binary"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/chromedp/chromedp"

	"islas/locales"
	"islas/render/internal/need"
	"islas/render/internal/pilot"
)

// mostBytes is how large the download of the whole game may be.
const mostBytes = 5_400_000

// A release is packed as well as Brotli can, which takes a minute. Packed at quickLevel, in a few seconds, the program is an
// seventh larger; what the release saves at least of that is quickSurplus.
const (
	quickLevel   = 9
	quickSurplus = 0.12
)

// testDownload checks how much travels to the browser: it packs quickly, and as for the release only if that leaves a doubt.
func (w website) testDownload(t *testing.T) {
	all := int(float64(w.download(t, quickLevel)) * (1 - quickSurplus))
	if all > mostBytes {
		all = w.download(t, brotli.BestCompression)
	}
	if all > mostBytes {
		t.Errorf("the download has %d bytes, which is more than %d", all, mostBytes)
	}
}

// download is how many bytes all files have, packed at a level of Brotli.
func (w website) download(t *testing.T, level int) (all int) {
	t.Helper()
	files, err := os.ReadDir(w.dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		name := file.Name()
		if name == "islas.wasm.br" || name == "islas.wasm.gz" { // the same once more
			continue
		}
		data, err := os.ReadFile(filepath.Join(w.dir, name))
		if err != nil {
			t.Fatal(err)
		}
		packed := packedSize(t, data, level)
		t.Logf("%-34s %8d bytes, packed at level %d %7d", name, len(data), level, packed)
		all += packed
		if name == "islas.wasm" && level == quickLevel {
			logParts(t, data)
		}
	}
	return all
}

// logParts logs how large code and data of a WebAssembly file are, each packed quickly for itself.
func logParts(t *testing.T, wasm []byte) {
	t.Helper()
	names := map[byte]string{10: "code", 11: "data"}
	for rest := wasm[8:]; len(rest) > 0; {
		size, n := binary.Uvarint(rest[1:])
		if n <= 0 || size > uint64(len(rest)-1-n) {
			t.Fatalf("there is a section of %d bytes where %d are left", size, len(rest))
		}
		section := rest[1+n:][:size]
		if name := names[rest[0]]; name != "" {
			t.Logf("%-34s %8d bytes, packed at level %d %7d", "of it "+name, size, quickLevel, packedSize(t, section, quickLevel))
		}
		rest = rest[1+n+len(section):]
	}
}

// packedSize is how large a file is when it is packed at a level of Brotli.
func packedSize(t *testing.T, data []byte, level int) int {
	t.Helper()
	var packed bytes.Buffer
	to := brotli.NewWriterLevel(&packed, level)
	if _, err := to.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := to.Close(); err != nil {
		t.Fatal(err)
	}
	return packed.Len()
}

// testLoading looks at the page while half of the game is there, and at the title afterwards.
func (w website) testLoading(t *testing.T) {
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
	b := w.open(t, visitor{width: 1280, height: 800})
	<-half
	b.run(chromedp.Poll(`document.getElementById("bar").value > 0.4`, nil, chromedp.WithPollingTimeout(need.Patience)))
	if bar := evaluate[float64](b, `document.getElementById("bar").value`); bar > 0.6 {
		t.Errorf("the bar stands at %v when half of the game is there", bar)
	}
	if text := b.words(); !strings.Contains(text, "Loading") || !strings.Contains(text, "MB") {
		t.Errorf("while loading the page says %q", text)
	}
	close(rest)
	b.started()
	b.scene("title")
	b.noScrollBars()
	b.photo("title")
	if tags := evaluate[[]string](b, `[...document.querySelectorAll("meta[name=viewport]")].map((tag) => tag.content)`); len(tags) != 1 || strings.Contains(tags[0], "viewport-fit") {
		t.Errorf("the page has %q for its width: what is drawn would lie below a camera's notch", tags)
	}
	if !evaluate[bool](b, `document.activeElement === document.querySelector("canvas")`) {
		t.Error("the keyboard does not reach the game")
	}
	if n := evaluate[int](b, `performance.getEntriesByType("resource").filter((r) => !r.name.startsWith(location.origin)).length`); n != 0 {
		t.Errorf("%d files come from elsewhere", n)
	}
}

// testLanguage checks that page and game speak the first of the browser's languages that they know.
func (w website) testLanguage(t *testing.T) {
	for tag, want := range map[string]string{"fr-FR,de-AT,en": "de", "ja": "en", "ca,es-MX,en": "es"} {
		b := w.visit(t, visitor{language: tag})
		// The browser was just asked for a first frame: that is how long a player waits.
		t.Logf("%s: the first frame after %.0f ms", tag, evaluate[float64](b, `performance.now()`))
		l := b.scene("title")
		texts, err := locales.Open(want)
		if err != nil {
			t.Fatal(err)
		}
		begin, _ := pilot.Find(l.Widgets, "new")
		if l.Lang != want || begin.Label != texts.Text("title.new") {
			t.Errorf("%s: the game speaks %s: %q", tag, l.Lang, begin.Label)
		}
		if lang := evaluate[string](b, `document.documentElement.lang`); lang != want {
			t.Errorf("%s: the page speaks %s", tag, lang)
		}
		if title := evaluate[string](b, `document.title`); title != texts.Text("app.title") {
			t.Errorf("%s: the title of the page is %q", tag, title)
		}
	}
}

// testWithout checks what the page says in browsers that can't show the game.
func (w website) testWithout(t *testing.T) {
	without3D := w
	without3D.chromium = need.Browser(t, chromedp.Flag("disable-3d-apis", true), chromedp.Flag("disable-gpu", true),
		chromedp.Flag("disable-software-rasterizer", true))
	tests := []struct {
		in            website
		script, state string
	}{
		{without3D, "", "no-webgl"},
		{w, `delete globalThis.WebAssembly;`, "no-wasm"},
	}
	for _, tt := range tests {
		for _, lang := range locales.Languages() {
			b := tt.in.open(t, visitor{language: lang, script: tt.script})
			if s := b.state(); s != tt.state {
				t.Errorf("the page is in the state %q, not %q", s, tt.state)
			}
			texts, err := locales.Open(lang)
			if err != nil {
				t.Fatal(err)
			}
			if got := b.words(); !strings.Contains(got, texts.Text("web."+tt.state)) {
				t.Errorf("%s: the page says %q", tt.state, got)
			}
		}
	}
}
