package blackbox

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
)

// testBack goes back by the browser: one scene back below the title, again and again, and at the title out of the game, also after the
// page was loaded anew.
func (w website) testBack(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=22"})
	b.scene("title")
	for range 2 {
		b.press("settings")
		b.scene("settingsScene")
		b.back()
		b.scene("title")
	}
	b.setUp()
	b.press("start")
	for range 3 {
		b.back()
		b.frames(40)
		if l := b.rest(); !strings.Contains(l.Scene, "Table") {
			t.Fatalf("in a game Back leads to %s", l.Scene)
		}
		if !strings.Contains(b.rest().IDs(), "menu.title") {
			t.Fatal("in a game Back does not ask what is meant")
		}
		b.press("menu.resume") // a click: Chromium leaves pages that nobody touches
	}
	guarded := evaluate[bool](b, `new Promise((resolve) => {
		addEventListener("popstate", () => setTimeout(() => resolve(Boolean(history.state?.islas))), { once: true });
		history.back();
	})`)
	if !guarded {
		t.Error("a moment after Back nothing keeps a second one from leaving the page")
	}
	b.press("menu.title")
	b.scene("title")
	b.leavesByBack("at the title")

	b.press("continue")
	b.anew()
	b.scene("title")
	b.leavesByBack("after the page was loaded anew in a game")
	b.altKey("ArrowRight", 39, 114)
	b.frames(30)
	b.leavesByBack("at the title where somebody has gone forward")
	b.goesBack()
	b.until(`location.href === "about:blank"`)
}

// back goes back by the browser and waits until the page has been told.
func (b *tab) back() {
	b.t.Helper()
	evaluate[bool](b, `(() => { addEventListener("popstate", () => { globalThis.wentBack = true; }, { once: true }); return true; })()`)
	b.goesBack()
	b.until(`globalThis.wentBack`)
	evaluate[any](b, `globalThis.wentBack = false`)
}

// goesBack goes back by the browser's own key, not by a script, for which nothing is skipped.
func (b *tab) goesBack() {
	b.t.Helper()
	b.altKey("ArrowLeft", 37, 113)
}

// leavesByBack checks that nothing keeps Back from leaving the page.
func (b *tab) leavesByBack(where string) {
	b.t.Helper()
	b.frames(30)
	if deep := evaluate[bool](b, `Boolean(history.state?.islas)`); deep {
		b.t.Errorf("%s Back does not leave the page", where)
	}
}

// altKey presses a key together with Alt. It has a name, and numbers of Windows and of X.
func (b *tab) altKey(name string, windows, native int64) {
	b.t.Helper()
	key := func(kind input.KeyType) *input.DispatchKeyEventParams {
		return input.DispatchKeyEvent(kind).WithModifiers(input.ModifierAlt).WithKey(name).WithCode(name).
			WithWindowsVirtualKeyCode(windows).WithNativeVirtualKeyCode(native)
	}
	b.run(key(input.KeyRawDown), key(input.KeyUp))
}
