package blackbox

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"islas/render/library"
	"islas/render/settings"
)

// keyPrefix begins the keys under which older programs kept files in localStorage, and the page itself keeps reports.
const keyPrefix = "islas-canarias/"

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

// today is a saved game as programs wrote it to localStorage that kept a single one there.
const today = `{"format":"islas-save","version":2,"game":"islas-canarias","setup":{"seed":"24","start":0,` +
	`"rules":{"draw_privilege":4,"goal":19},"seats":[{"name":"Yaiza","control":"human","island":"la-gomera"},` +
	`{"name":"Arminda","control":"easy","island":"la-palma"}]},"actions":["draw","load noble","end","draw","load pescador",` +
	`"end","settle 4 green","settle 2 red","build cazador 7 brown","load capitan","end","build cantero 1 orange"],` +
	`"digest":"c070f4272373d8b4"}`

// once is a script that runs before the page is opened for the first time, not when it is loaded anew.
func once(script string) string {
	return `if (!localStorage.getItem("seen")) { localStorage.setItem("seen", "yes"); ` + script + ` }`
}

// testOlder continues a game that an older program kept in localStorage: with the settings, it goes into the database.
func (w website) testOlder(t *testing.T) {
	b := w.visit(t, visitor{script: once(fmt.Sprintf(`
		localStorage.setItem(%q, "t" + %q);
		localStorage.setItem(%q, 't{"version": 1, "language": "de", "speed": "instant"}');`,
		keyPrefix+library.First.File(), today, keyPrefix+settings.FileName))})
	if l := b.press("continue"); !strings.Contains(l.Scene, "Table") || l.Lang != "de" || len(l.Notices) > 0 {
		t.Errorf("in %s, %s, the game says %q", l.Scene, l.Lang, l.Notices)
	}
	const last = `"build cantero 1 orange"`
	if kept := b.saved(); !strings.Contains(kept, last) {
		t.Errorf("kept is %s", kept)
	}
	if left := evaluate[[]string](b, `Object.keys(localStorage).filter((key) => key.endsWith(".json"))`); len(left) > 0 {
		t.Errorf("localStorage still has %q", left)
	}
	b.playUntil(31, nil, clicks(12))
	b.comesBack()
	if kept := b.saved(); !strings.Contains(kept, last+",") {
		t.Errorf("after some moves kept is %s", kept)
	}
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

// testMany keeps more games than fit into localStorage.
func (w website) testMany(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=32"})
	b.instant()
	b.press("new", "random", "start")
	b.playSome()
	const games, size = 150, 50_000
	evaluate[bool](b, fmt.Sprintf(`(async () => {
		const db = await new Promise((resolve) => {
			const request = indexedDB.open("islas-canarias");
			request.onsuccess = () => resolve(request.result);
		});
		const transaction = db.transaction("files", "readwrite");
		for (let n = 0; n < %d; n++) {
			const name = "game-20260101-" + String(n).padStart(6, "0") + "-0000.islas-save.json";
			const data = new TextEncoder().encode(%q.padEnd(%d));
			transaction.objectStore("files").put({ name, rev: "0", data });
		}
		await new Promise((resolve) => { transaction.oncomplete = resolve; });
		db.close();
		return true;
	})()`, games, today, size))
	b.comesBack()
	b.playSome()
	b.comesBack()
	all := 0
	for _, f := range b.files() {
		all += len(f.Text)
	}
	if all < games*size {
		t.Errorf("of %d games %d bytes are kept", games, all)
	}
	if told := b.rest().Notices; len(told) > 0 {
		t.Errorf("the game says %q", told)
	}
}
