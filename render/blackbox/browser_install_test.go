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
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"

	"islas/render/testkit/must"
)

// host hands out the website until it is gone, and a newer version of it, by its name, from some time on.
type host struct {
	w     website
	gone  atomic.Bool
	newer atomic.Value // the name of the version that is handed out, "" for that in the folder
	mixed atomic.Bool  // page.js is that of another version than the page
}

// newerVersion and thirdVersion are the names of newer versions.
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
	newer, _ := h.newer.Load().(string)
	kind := map[string]string{".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8"}[path.Ext(name)]
	if data, err := os.ReadFile(filepath.Join(h.w.dir, name)); err == nil && newer != "" && (name == "index.html" || name == "sw.js") {
		to.Header().Set("Content-Type", kind)
		_, _ = to.Write(bytes.ReplaceAll(data, h.w.version(), []byte(newer)))
		return
	}
	if h.mixed.Load() && name == "page.js" {
		to.Header().Set("Content-Type", kind)
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

// testInstalled plays without a network what was visited once, and gets a newer version when it asks for it on the title. Then it gets
// newer versions where little room is left.
func (w website) testInstalled(t *testing.T) {
	h := &host{w: w}
	w.files = h
	b := w.visit(t, visitor{query: "?seed=21", script: still})
	b.hasManifest()
	b.press("new", "random", "start")
	b.playUntil(21, nil, clicks(2))
	b.until(isKept)

	h.gone.Store(true) // there is no network
	b.comesBack()
	b.playUntil(22, nil, clicks(2))

	h.newer.Store(newerVersion)
	h.gone.Store(false)
	b.until(newerIsOffered)
	if v := b.plays(); v != string(w.version()) {
		t.Errorf("in the middle of a game the version has become %s", v)
	}
	if has(b.rest(), "newer") {
		t.Error("a newer version is offered in the middle of a game")
	}
	b.press("menu", "menu.title")
	b.scene("title")
	title := b.rest()
	b.loadsAnew(func() { b.click(title, b.find(title, "newer")) })
	if v := b.plays(); v != newerVersion {
		t.Errorf("after the newer version was asked for %s is played", v)
	}
	if l := b.press("continue"); !strings.Contains(l.Scene, "Table") {
		t.Errorf("with the newer version the game goes on in %s", l.Scene)
	}

	b.keepsOnly(newerVersion)    // a page opened while a version takes over may never be answered by the browser
	other := b.beside(visitor{}) // which is not to lose the files of its version
	b.front()
	h.newer.Store("") // a version that waits is played when the page is opened
	b.until(newerIsOffered)
	b.reopen(string(w.version()))
	b.waits()
	other.close()
	b.keepsOnly(string(w.version()))

	evaluate[[]bool](b, `caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))`)
	b.anew() // what the browser has thrown away is kept anew
	b.until(`(await caches.match("./")) !== undefined`)

	h.mixed.Store(true) // while the server changes from one version to another its files are those of both
	h.newer.Store(thirdVersion)
	if evaluate[bool](b, looksForNewer) {
		t.Error("a version is kept that is a mixture of two")
	}
	h.mixed.Store(false)
	if !evaluate[bool](b, looksForNewer) {
		t.Error("once its files are there a newer version is not kept")
	}
	h.newer.Store("")
	w.littleRoom(t, h)
}

// littleRoom gets newer versions where little room is left: first for a packed game only, which is played without a network as well,
// then for no game. Then nothing of the newer version is left behind, and the version that is kept is played without a network.
func (w website) littleRoom(t *testing.T, h *host) {
	t.Helper()
	b := w.visit(t, visitor{})
	b.until(isKept)
	h.newer.Store(thirdVersion)
	b.leaves(w.size(t, "islas.wasm.gz") * 3 / 2)
	if !evaluate[bool](b, looksForNewer) {
		t.Fatal("with room for a packed game a newer version is not kept")
	}
	b.reopen(thirdVersion)
	b.keepsOnly(thirdVersion)
	games := evaluate[[]string](b, `(async () => {
		const games = [];
		for (const name of await caches.keys()) {
			for (const request of await (await caches.open(name)).keys()) games.push(request.url.split("/").at(-1));
		}
		return games.filter((name) => name.startsWith("islas.wasm"));
	})()`)
	if len(games) != 1 || strings.HasSuffix(games[0], ".wasm?v="+thirdVersion) {
		t.Errorf("with room for a packed game %q are kept", games)
	}

	b.leaves(w.size(t, "islas.wasm.br") + 20_000) // not enough for all that comes before the game, too
	h.newer.Store("")
	if evaluate[bool](b, looksForNewer) {
		t.Fatal("a version is kept that there is no room for")
	}
	if stores := evaluate[[]string](b, `caches.keys()`); len(stores) != 1 || !strings.HasSuffix(stores[0], thirdVersion) {
		t.Errorf("of a version without room something is left: %q", stores)
	}
	h.gone.Store(true)
	b.reopen(thirdVersion)
}

// Scripts that wait until the page is kept, look for a newer version until it is offered, and look for one and wait until it is kept or
// given up.
const (
	isKept         = `globalThis.kept ??= (navigator.serviceWorker.ready.then(() => { globalThis.keptNow = true; }), true), Boolean(globalThis.keptNow)`
	newerIsOffered = `globalThis.looked ??= (navigator.serviceWorker.getRegistration().then((r) => r.update()), true), Boolean(globalThis.islasNewer)`
	looksForNewer  = `navigator.serviceWorker.ready.then((r) => r.update()).then((r) => new Promise((resolve) => {
		const worker = r.installing;
		if (!worker) return resolve(Boolean(r.waiting));
		worker.addEventListener("statechange", () => resolve(worker.state === "installed"));
	}))`
)

// size is how many bytes a file of the website has.
func (w website) size(t *testing.T, name string) float64 {
	t.Helper()
	info, err := os.Stat(filepath.Join(w.dir, name))
	must.OK(t, err)
	return float64(info.Size())
}

// leaves leaves so many bytes of room in the browser.
func (b *tab) leaves(room float64) {
	b.t.Helper()
	used := evaluate[float64](b, `navigator.storage.estimate().then((e) => e.usage)`)
	b.run(chromedp.ActionFunc(func(ctx context.Context) error {
		return storage.OverrideQuotaForOrigin(b.address).WithQuotaSize(used + room).Do(ctx)
	}))
}

// reopen opens the page anew, which is to play a version.
func (b *tab) reopen(version string) {
	b.t.Helper()
	b.anew()
	if v := b.plays(); v != version {
		b.t.Errorf("the page that is opened anew plays %s, not %s", v, version)
	}
}

// keepsOnly waits until nothing is kept but a version, which it is when that has taken over. It may do so as soon as the page before is
// quite gone.
func (b *tab) keepsOnly(version string) {
	b.t.Helper()
	b.until(`(await navigator.serviceWorker.getRegistration().then(offer), await caches.keys()).every((name) => name.endsWith("` + version + `"))`)
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
