package blackbox

import (
	"strings"
	"testing"
)

// testBack goes back by the browser: one scene back below the title, again and again, and at the title out of the game.
func (w website) testBack(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=22"})
	b.scene("title")
	for range 2 {
		b.press("settings")
		b.scene("settingsScene")
		evaluate[any](b, `history.back()`)
		b.scene("title")
	}
	b.setUp()
	b.press("start")
	for range 3 {
		evaluate[any](b, `history.back()`)
		b.frames(40)
		if l := b.rest(); !strings.Contains(l.Scene, "Table") {
			t.Fatalf("in a game Back leads to %s", l.Scene)
		}
	}
	if !strings.Contains(b.rest().IDs(), "menu.title") {
		t.Error("in a game Back does not ask what is meant")
	}
	b.press("menu.title")
	b.scene("title")
	b.frames(30)
	if deep := evaluate[bool](b, `Boolean(history.state?.islas)`); deep {
		t.Error("at the title Back does not leave the page")
	}
}
