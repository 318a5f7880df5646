package blackbox

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// looksForNewer is a script that looks for a newer version and waits until it is kept or given up.
const looksForNewer = `navigator.serviceWorker.ready.then((r) => r.update()).then((r) => new Promise((resolve) => {
	const worker = r.installing;
	if (!worker) return resolve(Boolean(r.waiting));
	worker.addEventListener("statechange", () => resolve(worker.state === "installed"));
}))`

// testNoRoom gets newer versions where little room is left: first for a packed game only, which is played without a network as well,
// then for no game. Then nothing of the newer version is left behind, the page is played from the network, and the version that is
// kept without one.
func (w website) testNoRoom(t *testing.T) {
	h := &host{w: w}
	w.files = h
	b := w.visit(t, visitor{})
	b.until(`globalThis.kept ??= (navigator.serviceWorker.ready.then(() => { globalThis.keptNow = true; }), true), Boolean(globalThis.keptNow)`)

	packed := w.size(t, "islas.wasm.gz")
	b.leaves(packed * 3 / 2)
	h.newer.Store(true)
	if !evaluate[bool](b, looksForNewer) {
		t.Fatal("with room for a packed game a newer version is not kept")
	}
	b.reopen(newerVersion)
	b.keepsOnly(newerVersion)
	if games := b.keptGames(); len(games) != 1 || strings.HasSuffix(games[0], ".wasm?v="+newerVersion) {
		t.Errorf("with room for a packed game %q are kept", games)
	}
	h.gone.Store(true)
	b.reopen(newerVersion)
	h.gone.Store(false)

	b.leaves(w.size(t, "islas.wasm.br") + 20_000) // not enough for all that comes before the game, too
	h.newer.Store(false)
	if evaluate[bool](b, looksForNewer) {
		t.Fatal("a version is kept that there is no room for")
	}
	if stores := evaluate[[]string](b, `caches.keys()`); len(stores) != 1 || !strings.HasSuffix(stores[0], newerVersion) {
		t.Errorf("of a version without room something is left: %q", stores)
	}
	b.reopen(string(w.version()))
	h.gone.Store(true)
	b.reopen(newerVersion)
}

// size is how many bytes a file of the website has.
func (w website) size(t *testing.T, name string) float64 {
	t.Helper()
	info, err := os.Stat(filepath.Join(w.dir, name))
	if err != nil {
		t.Fatal(err)
	}
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

// keepsOnly waits until nothing is kept but a version, which it is when that has taken over.
func (b *tab) keepsOnly(version string) {
	b.t.Helper()
	b.until(`(await caches.keys()).every((name) => name.endsWith("` + version + `"))`)
}

// keptGames are the forms of the game that are kept, with their versions.
func (b *tab) keptGames() []string {
	b.t.Helper()
	games := evaluate[[]string](b, `(async () => {
		const games = [];
		for (const name of await caches.keys()) {
			for (const request of await (await caches.open(name)).keys()) games.push(request.url.split("/").at(-1));
		}
		return games.filter((name) => name.startsWith("islas.wasm"));
	})()`)
	slices.Sort(games)
	return games
}
