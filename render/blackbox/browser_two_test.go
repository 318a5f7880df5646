package blackbox

import (
	"strings"
	"testing"

	"islas/render/internal/pilot"
)

// testTwoTabs plays one game in two tabs: the second asks before it takes the game over, and the first stops before it writes
// anything. When the second is loaded anew or killed, the game is nobody's, and the first may go on with it.
func (w website) testTwoTabs(t *testing.T) {
	first := w.visit(t, visitor{query: "?seed=33"})
	first.instant()
	first.press("new", "random", "start")
	first.playUntil(33, nil, clicks(6))
	first.rest()

	second := first.beside(visitor{})
	second.press("continue")
	second.photo("open-elsewhere")
	l := second.press("elsewhere.no")
	if !strings.Contains(l.Scene, "title") {
		t.Errorf("a game that is left in another window leads to %s", l.Scene)
	}
	kept := second.saved()
	second.press("continue", "elsewhere.yes")
	second.scene("Table")
	if now := second.saved(); kept == "" || now != kept {
		t.Errorf("kept was %s\nand what is taken over is %s", kept, now)
	}
	second.playUntil(34, nil, clicks(20))
	second.rest()
	if kept == second.saved() {
		t.Fatal("what is played in the second tab is not kept")
	}
	kept = second.saved()

	first.front()
	first.giveWay()
	if now := first.saved(); now != kept {
		t.Errorf("kept was %s\nand after the first tab gave way it is %s", kept, now)
	}

	second.front()
	second.anew()
	second.press("continue")
	second.scene("Table")
	v := victim{t: t}
	v.kill(second)

	evaluate[bool](first, `(async () => { // until the browser has noticed
		while ((await navigator.locks.query()).held.length > 0) await new Promise((go) => setTimeout(go, 10));
		return true;
	})()`)
	first.front()
	first.frames(2)
	if l := first.press("continue"); !strings.Contains(l.Scene, "Table") {
		first.press("elsewhere.yes") // a tab that was killed tells nothing, and it is looked for only every now and then
	}
	first.scene("Table")
	if now := first.saved(); now != kept {
		t.Errorf("kept was %s\nand what goes on is %s", kept, now)
	}
	first.playUntil(35, nil, clicks(20))
	first.rest()
	if kept == first.saved() {
		t.Error("what is played in the first tab again is not kept")
	}
}

// giveWay plays on at a table whose game another tab has taken over: before anything is written the game is left, and that is said.
func (b *tab) giveWay() {
	b.t.Helper()
	b.playUntil(36, nil, func(l look) bool { return strings.Contains(l.Scene, "title") })
	l := b.photoOf("taken-over")
	if told := strings.Join(l.Notices, "\n"); !strings.Contains(told, "taken over by another window") {
		b.t.Errorf("the game says %q", told)
	}
	if _, ok := pilot.Find(l.Widgets, "continue"); !ok {
		b.t.Errorf("the game can't be gone on with: %s", l.IDs())
	}
}

// photoOf is photo, and returns what is on the screen.
func (b *tab) photoOf(name string) look {
	b.t.Helper()
	b.photo(name)
	return b.rest()
}
