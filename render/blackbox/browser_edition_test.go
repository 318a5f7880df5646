package blackbox

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/islas/printed"
	"islas/render/keep/backup"
	"islas/render/testkit/must"
)

// boxFile is the name under which the browser keeps what somebody has entered of their own printed copy.
const boxFile = "box-islas.csv"

// edition opens, from the title, the page on which that is entered.
func (b *tab) edition() {
	b.t.Helper()
	b.press("settings")
	b.scrollTo("settings", "box")
	b.press("box")
}

// testBox enters what a printed copy shows, takes it elsewhere as a file, and takes it back from there by the browser's dialog; and
// everything that is kept by dropping it.
func (w website) testBox(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=51", script: still})
	b.edition()
	b.press("edition.house.red", "edition.slot.2")
	for id := ""; id != "edition.wish.coast"; id, _ = b.focused() { // which may have to be scrolled to
		b.tap("Tab", "Tab", 0)
	}
	b.tap("Enter", "Enter", 0)
	b.audited("the page of the custom edition")
	b.anew()
	if l := b.scene("title"); len(l.Notices) > 0 {
		t.Errorf("the page that was loaded anew says %q", l.Notices)
	}
	text, folder := b.stored(boxFile), b.downloads()
	edition, err := printed.Read(boxFile, text)
	if err != nil || edition.Colour(0) != islas.Red || edition.Priorities(0)[1] != islas.FeaturePriority(islas.Coast) || !edition.Cards[0] || edition.Cards[1] {
		t.Fatalf("kept is\n%s\n%v", text, err)
	}
	everything := b.takesAll(folder)

	b.edition()
	l := b.press("edition.share")
	file := b.downloaded(folder, ".csv")
	shared, err := os.ReadFile(file)
	if err != nil || string(shared) != text || !strings.Contains(strings.Join(l.Notices, "\n"), filepath.Base(file)) {
		t.Errorf("the game says %q, and %s has\n%s\n%v", l.Notices, file, shared, err)
	}
	wipe := func() {
		t.Helper()
		b.press("edition.reset", "edition.all.yes")
		b.keeps("all taken back", "")
	}
	wipe()
	b.picks("edition.open", file)
	b.keeps("a file that was chosen", text)
	b.drop(folder, "damaged.csv", shared[:len(shared)/2])
	b.tells("damaged.csv")
	b.keeps("a damaged file that was dropped", text)
	wipe()
	b.press("back", "back")

	data, err := os.ReadFile(everything)
	must.OK(t, err)
	b.drop(folder, filepath.Base(everything), data)
	b.awaits("import", func() bool { return has(b.rest(), "import") })
	b.press("own", "import")
	b.keeps("everything that was dropped", text)
}

// takesAll takes all that the browser keeps along as a file.
func (b *tab) takesAll(folder string) (file string) {
	b.t.Helper()
	b.press("settings")
	b.scrollTo("settings", "device")
	b.press("device", "export")
	file = b.downloaded(folder, backup.Extension)
	b.press("back", "back")
	b.scene("title")
	return file
}

// keeps waits until the browser keeps this text of an edition.
func (b *tab) keeps(what, text string) {
	b.t.Helper()
	b.awaits(what, func() bool { return b.stored(boxFile) == text })
}
