package blackbox

import (
	"bytes"
	"context"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"islas/render/internal/pilot"
)

// host hands out the website until it is gone, and a newer version of it, by its name, from some time on.
type host struct {
	w     website
	gone  atomic.Bool
	newer atomic.Bool
	third atomic.Bool // another newer version
	mixed atomic.Bool // page.js is that of another version than the page
}

// newerVersion and thirdVersion are the names of the newer versions.
const newerVersion, thirdVersion = "ffffffffffff", "eeeeeeeeeeee"

// ServeHTTP implements http.Handler.
func (h *host) ServeHTTP(to http.ResponseWriter, r *http.Request) {
	if h.gone.Load() {
		panic(http.ErrAbortHandler) // the connection breaks
	}
	name := path.Base(r.URL.Path)
	if name == "/" {
		name = "index.html"
	}
	if data, err := os.ReadFile(filepath.Join(h.w.dir, name)); err == nil && (h.newer.Load() || h.third.Load()) && (name == "index.html" || name == "sw.js") {
		kind := map[string]string{".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8"}[filepath.Ext(name)]
		to.Header().Set("Content-Type", kind)
		version := newerVersion
		if h.third.Load() {
			version = thirdVersion
		}
		_, _ = to.Write(bytes.ReplaceAll(data, h.w.version(), []byte(version)))
		return
	}
	if h.mixed.Load() && name == "page.js" {
		to.Header().Set("Content-Type", "text/javascript; charset=utf-8")
		_, _ = to.Write([]byte("// another version's"))
		return
	}
	h.w.files.ServeHTTP(to, r)
}

// version is the name of the version in the folder.
func (w website) version() []byte {
	data, _ := os.ReadFile(filepath.Join(w.dir, "index.html"))
	if m := regexp.MustCompile(`"version":"([0-9a-f]+)"`).FindSubmatch(data); m != nil {
		return m[1]
	}
	return []byte("no version")
}

// testInstalled plays without a network what was visited once, and gets a newer version when it asks for it on the title.
func (w website) testInstalled(t *testing.T) {
	h := &host{w: w}
	w.files = h
	b := w.visit(t, visitor{query: "?seed=21"})
	b.hasManifest()
	b.instant()
	b.setUp()
	b.press("start")
	b.playUntil(21, nil, clicks(2))
	before := b.rest()
	b.until(`globalThis.kept ??= (navigator.serviceWorker.ready.then(() => { globalThis.keptNow = true; }), true), Boolean(globalThis.keptNow)`)

	h.gone.Store(true)
	b.anew()
	if err := same(b, before, b.press("continue")); err != nil {
		t.Errorf("without a network: %v", err)
	}
	b.playUntil(22, nil, clicks(2))
	b.photo("offline")

	h.newer.Store(true)
	h.gone.Store(false)
	b.until(`globalThis.looked ??= (navigator.serviceWorker.getRegistration().then((r) => r.update()), true), Boolean(globalThis.islasNewer)`)
	if v := b.plays(); v != string(w.version()) {
		t.Errorf("in the middle of a game the version has become %s", v)
	}
	if _, ok := pilot.Find(b.rest().Widgets, "newer"); ok {
		t.Error("a newer version is offered in the middle of a game")
	}
	b.press("menu", "menu.title")
	b.scene("title")
	b.photo("newer")
	title := b.rest()
	b.loadsAnew(func() { b.click(title, b.find(title, "newer")) })
	if v := b.plays(); v != newerVersion {
		t.Errorf("after the newer version was asked for %s is played", v)
	}
	b.press("continue")
	if l := b.rest(); !strings.Contains(l.Scene, "Table") {
		t.Errorf("with the newer version the game goes on in %s", l.Scene)
	}

	other := b.beside(visitor{}) // which is not to lose the files of its version
	b.front()
	h.newer.Store(false) // a version that waits is played when the page is opened
	b.until(`globalThis.looked ??= (navigator.serviceWorker.getRegistration().then((r) => r.update()), true), Boolean(globalThis.islasNewer)`)
	b.reopen(string(w.version()))
	b.waits()
	other.close()
	evaluate[bool](b, `navigator.serviceWorker.getRegistration().then(offer).then(() => true)`)
	b.keepsOnly(string(w.version()))

	evaluate[[]bool](b, `caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))`)
	b.anew() // what the browser has thrown away is kept anew
	b.until(`(await caches.match("./")) !== undefined`)
	h.gone.Store(true)
	b.reopen(string(w.version()))
	h.gone.Store(false)

	h.mixed.Store(true) // while the server changes from one version to another its files are those of both
	h.third.Store(true)
	if evaluate[bool](b, looksForNewer) {
		t.Error("a version is kept that is a mixture of two")
	}
	h.mixed.Store(false)
	if !evaluate[bool](b, looksForNewer) {
		t.Error("once its files are there a newer version is not kept")
	}
}

// waits asks a waiting worker to take over, and checks that it does not.
func (b *tab) waits() {
	b.t.Helper()
	if !evaluate[bool](b, `navigator.serviceWorker.getRegistration().then(async (r) => {
		await offer(r);
		for (let i = 0; i < 100 && r.waiting; i++) await versionOf(r.waiting).then(() => new Promise((resolve) => setTimeout(resolve, 10)));
		return Boolean(r.waiting);
	})`) {
		b.t.Error("a version takes over while another page plays the one before")
	}
}

// plays returns the version that is played.
func (b *tab) plays() string {
	b.t.Helper()
	return evaluate[string](b, `JSON.parse(document.getElementById("build").textContent).version`)
}

// hasManifest checks that the browser has nothing against the page as an app of its own.
func (b *tab) hasManifest() {
	b.t.Helper()
	b.until(`document.querySelector("link[rel=manifest]") !== null`)
	b.run(chromedp.ActionFunc(func(ctx context.Context) error {
		url, errs, _, _, err := page.GetAppManifest().Do(ctx)
		if err != nil {
			return err
		}
		for _, e := range errs {
			b.t.Errorf("the manifest at %s: %s", url, e.Message)
		}
		faults, err := page.GetInstallabilityErrors().Do(ctx)
		for _, f := range faults {
			b.t.Errorf("the page can't be installed: %s", f.ErrorID)
		}
		return err
	}))
}
