package blackbox

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/islas/printed"
	"islas/game/match"
	"islas/render/internal/need"
	"islas/render/settings"
)

// boxFile is the name under which the browser keeps what somebody has entered of their own printed copy.
const boxFile = "box-islas.csv"

// still is a script for the first visit, after which the game shows every change at once and the water is still (instant).
var still = fmt.Sprintf(`if (!localStorage.getItem("stilled")) {
	localStorage.setItem("stilled", "yes");
	localStorage.setItem(%q, 't{"version": 1, "speed": "instant", "reducedMotion": true}');
}`, keyPrefix+settings.FileName)

// box opens, from the title, the page on which that is entered.
func (b *tab) box() look {
	b.t.Helper()
	b.press("settings")
	b.scrollTo("settings", "box")
	return b.press("box")
}

// ownBox is the box that the browser keeps, which it must.
func (b *tab) ownBox() printed.Box {
	b.t.Helper()
	box, err := printed.Read(boxFile, b.stored(boxFile))
	if err != nil {
		b.t.Fatal(err)
	}
	return box
}

// keeps waits until the browser keeps this text of a box.
func (b *tab) keeps(what, text string) {
	b.t.Helper()
	began := time.Now()
	for b.stored(boxFile) != text {
		if time.Since(began) > need.Patience {
			b.t.Fatalf("%s: kept is\n%s\nnot\n%s", what, b.stored(boxFile), text)
		}
		b.frames(4)
	}
}

// tabTo leads the focus to a widget with the Tab key.
func (b *tab) tabTo(id string) {
	b.t.Helper()
	for range 100 {
		if now, _ := b.focused(); now == id {
			return
		}
		b.tap("Tab", "Tab", 0)
	}
	b.t.Fatalf("Tab does not lead to %s", id)
}

// testBox enters what a printed copy shows with mouse and keyboard, loads the page anew in the middle of it, takes it elsewhere as a file,
// and takes it back from there by the browser's dialog and by dropping it; then plays with it.
func (w website) testBox(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=51", script: still})
	b.box()
	b.press("box.house.red", "box.slot.2")
	b.tabTo("box.wish.coast")
	b.tap("Enter", "Enter", 0)
	b.anew()
	if l := b.scene("title"); len(l.Notices) > 0 {
		t.Errorf("the page that was loaded anew says %q", l.Notices)
	}
	if box := b.ownBox(); box.Colour(0) != islas.Red || box.Priorities(0)[1] != islas.FeaturePriority(islas.Coast) || !box.Cards[0] || box.Cards[1] {
		t.Errorf("kept is\n%s", b.stored(boxFile))
	}

	b.box()
	text, folder := b.stored(boxFile), b.downloads()
	l := b.press("box.share")
	name := b.downloaded(folder, ".csv")
	shared, err := os.ReadFile(filepath.Join(folder, name))
	if err != nil || string(shared) != text || !strings.Contains(strings.Join(l.Notices, "\n"), name) {
		t.Errorf("the game says %q, and %s has\n%s\n%v", l.Notices, name, shared, err)
	}
	wipe := func() {
		b.press("box.reset", "box.all.yes")
		b.keeps("all taken back", "")
	}
	wipe()
	b.picks("box.open", filepath.Join(folder, name))
	b.keeps("a file that was chosen", text)
	b.photo("box")
	wipe()
	theirs := filepath.Join(folder, "theirs.csv")
	if err := os.WriteFile(theirs, shared, 0o600); err != nil {
		t.Fatal(err)
	}
	b.drop(theirs)
	b.tells("theirs.csv")
	b.keeps("a file that was dropped", text)

	for name, content := range map[string]string{
		"damaged.csv": text[:len(text)/2],
		"foreign.csv": "name,telephone\nAna,1\n",
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		b.drop(filepath.Join(folder, name))
		b.tells(name)
		told := slices.DeleteFunc(b.rest().Notices, func(n string) bool { return !strings.Contains(n, name) })
		if len(told) != 1 {
			t.Errorf("%s: the game says %q", name, told)
		}
		b.photo("box-" + name)
		b.keeps(name, text)
	}
	b.press("back", "back")
	b.playsBox(text)
}

// playsBox plays with the values that are kept, and loads the page anew in the middle of the game.
func (b *tab) playsBox(text string) {
	b.t.Helper()
	box, err := printed.Read(boxFile, text)
	if err != nil {
		b.t.Fatal(err)
	}
	b.press("new", "random", "start")
	b.playUntil(51, nil, clicks(10))
	b.playUntil(51, nil, settled)
	if kept := b.values(); kept != box.Values() || kept == "" {
		b.t.Errorf("played is with\n%s", kept)
	}
	b.comesBack()
	if kept := b.values(); kept != box.Values() {
		b.t.Errorf("the game goes on with\n%s", kept)
	}
}

// values are those that the game was set up with that was saved last, as the browser keeps it.
func (b *tab) values() string {
	b.t.Helper()
	m, _, err := match.Load(engine.Engine{}, []byte(b.saved()))
	if err != nil {
		b.t.Fatalf("the game that is kept can't be read: %v", err)
	}
	return m.Setup().Box
}
