package blackbox

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"islas/render/internal/pilot"
	"islas/render/library"
	"islas/render/settings"
)

// testDamaged begins with a running game and settings that can't be read: the game stays as it is, whatever is played then.
func (w website) testDamaged(t *testing.T) {
	b := w.visit(t, visitor{script: once(fmt.Sprintf(`
		localStorage.setItem(%q, "t{damaged");
		localStorage.setItem(%q, "t[]");`, keyPrefix+library.First.File(), keyPrefix+settings.FileName))})
	l := b.scene("title")
	if _, ok := pilot.Find(l.Widgets, "continue"); ok {
		t.Error("a damaged game can be continued")
	}
	const aside = settings.FileName + ".damaged-1"
	told := strings.Join(l.Notices, "\n")
	if !strings.Contains(told, "IndexedDB/"+library.First.File()) || !strings.Contains(told, "IndexedDB/"+aside) || len(l.Notices) != 2 {
		t.Errorf("the game says %q", told)
	}
	b.photo("damaged")
	b.press("new", "random", "start")
	b.scene("Table")
	if kept := b.saved(); !strings.Contains(kept, "islas-save") {
		t.Errorf("the new game is kept as %q", kept)
	}
	b.comesBack()
	if got := b.stored(library.First.File()); got != "{damaged" {
		t.Errorf("the damaged game is kept as %q", got)
	}
	if got := b.stored(aside); got != "[]" {
		t.Errorf("the damaged settings are kept as %q", got)
	}
}

// noDatabase is a script that forbids the database.
const noDatabase = `Object.defineProperty(globalThis, "indexedDB", {
	get() { throw new DOMException("forbidden", "SecurityError"); },
});`

// testFull plays while there is no room left.
func (w website) testFull(t *testing.T) {
	b := w.visit(t, visitor{query: atOnce, script: `IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };`})
	l := b.scene("Table")
	if told := strings.Join(l.Notices, "\n"); !strings.Contains(told, "no space left") {
		t.Errorf("the game says %q", told)
	}
	b.playSome()
	asked := b.asksToStay()
	if b.anew(); !*asked {
		t.Error("a page is left without a question whose moves could not be saved")
	}
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

// testForbidden plays in a browser that forbids to keep anything: it says so, and asks before it leaves the page.
func (w website) testForbidden(t *testing.T) {
	b := w.visit(t, visitor{query: atOnce, script: noLocalStorage + noDatabase})
	if l := b.scene("Table"); len(l.Notices) != 1 || !strings.Contains(l.Notices[0], "lets the page save nothing") {
		t.Errorf("the game says %q", l.Notices)
	}
	b.playSome()
	asked := b.asksToStay()
	if b.anew(); !*asked {
		t.Error("a page is left without a question whose game is lost by that")
	}
}

// noLocalStorage is a script that forbids localStorage.
const noLocalStorage = `Object.defineProperty(globalThis, "localStorage", {
	get() { throw new DOMException("forbidden", "SecurityError"); },
});`

// noLocks is a script that takes away what tabs know of each other by.
const noLocks = `Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
Object.defineProperty(globalThis, "BroadcastChannel", { value: undefined });`

// testLittle plays where a browser has only a database, and goes on when the page is loaded anew.
func (w website) testLittle(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=24", script: noLocalStorage + noLocks})
	b.instant()
	b.press("new", "random", "start")
	b.playSome()
	if l := b.rest(); len(l.Notices) > 0 {
		t.Errorf("the game says %q", l.Notices)
	}
	asked := b.asksToStay()
	if b.comesBack(); *asked {
		t.Error("the browser asks before it leaves a page that has saved everything")
	}
}

// atOnce is the query that leads straight to the table.
const atOnce = "?seed=24&seats=human,easy"

// playSome plays a few clicks at the table.
func (b *tab) playSome() {
	b.t.Helper()
	b.scene("Table")
	b.playUntil(23, nil, clicks(3))
	b.scene("Table")
}
