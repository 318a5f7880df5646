package blackbox

import (
	"strings"
	"testing"

	"islas/render/library"
)

// testSecond chooses the second game on the title with the mouse, plays some rounds, and goes on when the page is loaded anew while
// the title offers the first game.
func (w website) testSecond(t *testing.T) {
	b := w.visit(t, visitor{game: second, query: "?seed=25"})
	b.instant()
	b.press("game/1", "new", "count/0", "seat.1.control/0", "seat.2.control/1", "start")
	b.scene("Table")
	b.photo("second-table")
	b.playUntil(25, map[int]func(){
		4:  func() { b.switchLanguage("de") },
		10: func() { b.reload() },
	}, clicks(24))
	if kept := b.saved(); !strings.Contains(kept, "puerto-rico") {
		t.Errorf("what is kept is %.80q", kept)
	}
	b.continues(func() { b.press("menu", "menu.title", "game/0") })
	b.photo("second-played")
}

// testSecondAtOnce goes straight to its table by the query of the address, and says what is wrong with one.
func (w website) testSecondAtOnce(t *testing.T) {
	b := w.visit(t, visitor{game: second, query: "?game=" + second + "&seed=26&seats=human,easy&lang=de"})
	if l := b.scene("Table"); l.Lang != "de" || !strings.Contains(b.saved(), "puerto-rico") {
		t.Errorf("the table speaks %s, kept is %.80q", l.Lang, b.saved())
	}
	b.playUntil(26, nil, clicks(4))
	wrong := w.open(t, visitor{query: "?game=chess"})
	if state, says := wrong.state(), wrong.words(); state != "stopped" || !strings.Contains(says, second) {
		t.Errorf("the page is in the state %q and says %q", state, says)
	}
}

// testSecondDamaged begins with a game of the second kind that can't be read: it stays as it is.
func (w website) testSecondDamaged(t *testing.T) {
	b := w.visit(t, visitor{script: "localStorage.setItem(`" + keyPrefix + library.First.File() + "`, `t" + damagedSecond + "`);"})
	l := b.scene("title")
	if told := strings.Join(l.Notices, "\n"); !strings.Contains(told, "IndexedDB/"+library.First.File()) || len(l.Notices) != 1 {
		t.Errorf("the game says %q", told)
	}
	if got := b.stored(library.First.File()); got != damagedSecond {
		t.Errorf("the damaged game is kept as %q", got)
	}
}
