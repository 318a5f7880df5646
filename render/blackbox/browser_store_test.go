package blackbox

import (
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"islas/render/keep/library"
	"islas/render/keep/settings"
)

// atOnce is the query that leads straight to the table.
const atOnce = "?seed=24&seats=human,easy"

// What a browser may not have.
const (
	noRoom     = `IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };`
	noStorage  = `Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("forbidden", "SecurityError"); } });`
	noDatabase = `Object.defineProperty(globalThis, "indexedDB", { get() { throw new DOMException("forbidden", "SecurityError"); } });`
	noLocks    = `Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
		Object.defineProperty(globalThis, "BroadcastChannel", { value: undefined });`
)

// framed hands out files as a host does that shows the page in a frame that nothing belongs to, and that may do none of what can be
// forbidden: there are no game pads, and nothing is kept.
func framed(files http.Handler) http.Handler {
	return http.HandlerFunc(func(to http.ResponseWriter, r *http.Request) {
		to.Header().Set("Content-Security-Policy", "sandbox allow-scripts")
		to.Header().Set("Permissions-Policy", "gamepad=(), fullscreen=(), autoplay=(), keyboard-map=(), clipboard-write=()")
		to.Header().Set("Access-Control-Allow-Origin", "*")
		files.ServeHTTP(to, r)
	})
}

// testStore begins with what an older program kept in localStorage, a game that can't be read and settings: they go into the database as
// they are, whatever is played then. And it plays where little or nothing can be kept: that is said, and the browser asks before it leaves
// a page whose game is lost by that.
func (w website) testStore(t *testing.T) {
	b := w.visit(t, visitor{script: once(fmt.Sprintf(`localStorage.setItem(%q, "t{damaged");
		localStorage.setItem(%q, 't{"version": 1, "language": "de", "speed": "instant"}');`, keyPrefix+library.First.File(), keyPrefix+settings.FileName))})
	l := b.scene("title")
	if has(l, "continue") || l.Lang != "de" {
		t.Errorf("in %s a damaged game can be continued", l.Lang)
	}
	if len(l.Notices) != 1 || !strings.Contains(l.Notices[0], "IndexedDB/"+library.First.File()) {
		t.Errorf("the game says %q", l.Notices)
	}
	b.press("new", "random", "start")
	b.playSome()
	b.comesBack()
	if got := b.stored(library.First.File()); got != "{damaged" {
		t.Errorf("the damaged game is kept as %q", got)
	}
	if left := evaluate[[]string](b, `Object.keys(localStorage).filter((key) => key.endsWith(".json"))`); len(left) > 0 {
		t.Errorf("localStorage still has %q", left)
	}

	plain := http.FileServer(http.Dir(w.dir))
	for _, tt := range []struct {
		name         string
		files        http.Handler
		script, says string
		asks         bool
	}{
		{"full", plain, noRoom, "no space left", true},
		{"forbidden", plain, noStorage + noDatabase, "lets the page save nothing", true},
		{"in a frame", framed(plain), "", "lets the page save nothing", false}, // which may ask nothing
		{"little", plain, noStorage + noLocks, "", false},
	} {
		w.files = tt.files
		b := w.visit(t, visitor{query: atOnce, script: tt.script})
		l := b.scene("Table")
		if told := strings.Join(l.Notices, "\n"); (told == "") != (tt.says == "") || !strings.Contains(told, tt.says) {
			t.Errorf("%s: the game says %q", tt.name, told)
		}
		b.playSome()
		asked := b.asksToStay()
		kept := tt.says == "" && strings.Contains(b.saved(), "islas-save")
		if b.anew(); *asked != tt.asks {
			t.Errorf("%s: that the browser asks before it leaves the page is %v", tt.name, *asked)
		}
		if tt.says == "" && (!kept || len(b.actions()) == 0) {
			t.Errorf("%s: what was played is not kept: %s", tt.name, b.saved())
		}
	}
}

// playSome plays a few clicks at the table.
func (b *tab) playSome() {
	b.t.Helper()
	b.scene("Table")
	b.playUntil(23, nil, clicks(3))
	b.scene("Table")
}

// asksToStay answers whatever the browser asks before it leaves the page with yes, and tells whether it has asked.
func (b *tab) asksToStay() (asked *bool) {
	b.t.Helper()
	asked = new(bool)
	b.run(page.Enable())
	chromedp.ListenTarget(b.ctx, func(event any) {
		if e, ok := event.(*page.EventJavascriptDialogOpening); ok && e.Type == page.DialogTypeBeforeunload {
			*asked = true
			go func() { _ = b.try(page.HandleJavaScriptDialog(true)) }()
		}
	})
	return asked
}

// comesBack loads the page anew and goes on with the game that was saved last, as it was kept.
func (b *tab) comesBack() {
	b.t.Helper()
	b.rest()
	kept := b.saved()
	b.anew()
	b.scene("title")
	b.press("continue")
	b.scene("Table")
	if now := b.saved(); kept == "" || now != kept {
		b.t.Errorf("kept was %s\nand the game that is continued is %s", kept, now)
	}
}

// keyPrefix begins the keys under which older programs kept files in localStorage, and the page itself keeps reports.
const keyPrefix = "islas-canarias/"

// today is a saved game as programs wrote it to localStorage that kept a single one there.
const today = `{"format":"islas-save","version":2,"game":"islas-canarias","setup":{"seed":"24","start":0,` +
	`"rules":{"draw_privilege":4,"goal":19},"seats":[{"name":"Yaiza","control":"human","island":"la-gomera"},` +
	`{"name":"Arminda","control":"easy","island":"la-palma"}]},"actions":["draw","load noble","end","draw","load pescador",` +
	`"end","settle 4 green","settle 2 red","build cazador 7 brown","load capitan","end","build cantero 1 orange"],` +
	`"digest":"c070f4272373d8b4"}`

// still is a script for the first visit, after which the game shows every change at once and the water is still (instant).
const still = `if (!localStorage.getItem("seen")) {
	localStorage.setItem("seen", "yes");
	localStorage.setItem("` + keyPrefix + settings.FileName + `", 't{"version": 1, "speed": "instant", "reducedMotion": true}');
}`

// once is a script that runs before the page is opened for the first time, not when it is loaded anew.
func once(script string) string {
	return `if (!localStorage.getItem("seen")) { localStorage.setItem("seen", "yes"); ` + script + ` }`
}

// kept is a file as the browser keeps it.
type kept struct {
	Name string
	Rev  string // sorts behind that of what was written earlier
	Text string
}

// files is what the browser has in its database, oldest first.
func (b *tab) files() []kept {
	b.t.Helper()
	return evaluate[[]kept](b, `(async () => {
		let factory;
		try { factory = indexedDB; } catch {}
		if (!factory) return [];
		const done = (request) => new Promise((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
		const request = factory.open("islas-canarias");
		request.onupgradeneeded = () => request.transaction.abort(); // the program has yet to make it
		const db = await done(request).catch(() => null);
		const records = db ? await done(db.transaction("files").objectStore("files").getAll()) : [];
		db?.close();
		return records.map(({ name, rev, data }) => ({ Name: name, Rev: rev, Text: new TextDecoder().decode(data) }))
			.sort((a, b) => a.Rev < b.Rev ? -1 : 1);
	})()`)
}

// stored is what the browser has under a name, "" for nothing.
func (b *tab) stored(name string) string {
	b.t.Helper()
	for _, f := range b.files() {
		if f.Name == name {
			return f.Text
		}
	}
	return ""
}

// save is the shape of the names of saved games, without their earlier states and those that were deleted.
var save = regexp.MustCompile(`^game(-[0-9a-f-]+)?\.islas-save\.json$`)

// saved is the game that was saved last as the browser keeps it, "" if there is none.
func (b *tab) saved() (text string) {
	b.t.Helper()
	for _, f := range b.files() {
		if save.MatchString(f.Name) {
			text = f.Text
		}
	}
	return text
}
