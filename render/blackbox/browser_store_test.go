package blackbox

import (
	"fmt"
	"strings"
	"testing"

	"islas/render/internal/pilot"
	"islas/render/stage"
)

// keyPrefix begins the keys of the game in localStorage.
const keyPrefix = "islas-canarias/"

// stored is what localStorage has under a name, "" for nothing.
func (b *tab) stored(name string) string {
	b.t.Helper()
	return evaluate[string](b, fmt.Sprintf(`localStorage.getItem(%q) ?? ""`, keyPrefix+name))
}

// testDamaged begins with a running game and settings that can't be read.
func (w website) testDamaged(t *testing.T) {
	b := w.visit(t, visitor{script: fmt.Sprintf(`
		localStorage.setItem(%q, "t{damaged");
		localStorage.setItem(%q, "t[]");`, keyPrefix+stage.SaveName, keyPrefix+"settings.json")})
	l := b.scene("title")
	if _, ok := pilot.Find(l.Widgets, "continue"); ok {
		t.Error("a damaged game can be continued")
	}
	const aside = ".damaged-1"
	told := strings.Join(l.Notices, "\n")
	if !strings.Contains(told, stage.SaveName+aside) || len(l.Notices) != 2 {
		t.Errorf("the game says %q", told)
	}
	if got := b.stored(stage.SaveName + aside); got != "t{damaged" {
		t.Errorf("the damaged game is kept as %q", got)
	}
	if got := b.stored(stage.SaveName); got != "" {
		t.Errorf("the damaged game is still the running one: %q", got)
	}
	b.photo("damaged")
	b.press("new", "random", "start")
	b.scene("Table")
	if b.saved() == "" {
		t.Error("a new game is not kept")
	}
}

// testFull plays while localStorage has no room left.
func (w website) testFull(t *testing.T) {
	b := w.visit(t, visitor{query: atOnce, script: `
		for (let size = 1 << 22; size >= 1; size /= 2) {
			try {
				for (let i = 0; ; i++) localStorage.setItem("other/" + size + "/" + i, "x".repeat(size));
			} catch {}
		}`})
	l := b.scene("Table")
	if told := strings.Join(l.Notices, "\n"); !strings.Contains(told, "no space left") {
		t.Errorf("the game says %q", told)
	}
	if got := b.stored(stage.SaveName); got != "" {
		t.Errorf("a full localStorage keeps %q", got)
	}
	b.playSome()
}

// testForbidden plays in a browser that forbids to keep anything.
func (w website) testForbidden(t *testing.T) {
	scripts := map[string]string{
		"all of it": `Object.defineProperty(globalThis, "localStorage", {
			get() { throw new DOMException("forbidden", "SecurityError"); },
		});`,
		"none":    `Object.defineProperty(globalThis, "localStorage", { value: null });`,
		"writing": `Storage.prototype.setItem = () => { throw new DOMException("forbidden", "SecurityError"); };`,
	}
	for name, script := range scripts {
		t.Run(name, func(t *testing.T) {
			b := w.visit(t, visitor{query: atOnce, script: script})
			if l := b.scene("Table"); len(l.Notices) != 1 || !strings.Contains(l.Notices[0], "lets the page save nothing") {
				t.Errorf("the game says %q", l.Notices)
			}
			b.playSome()
		})
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
