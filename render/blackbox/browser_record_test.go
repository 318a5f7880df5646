package blackbox

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"islas/game"
	"islas/game/match"
	rules "islas/game/puertorico/engine"
	"islas/render/internal/need"
	"islas/render/library"
)

// downloads sets a folder for what the browser downloads.
func (b *tab) downloads() (folder string) {
	b.t.Helper()
	folder = b.t.TempDir()
	b.run(browser.SetDownloadBehavior(browser.SetDownloadBehaviorBehaviorAllow).WithDownloadPath(folder))
	return folder
}

// downloaded waits for a file with an ending in that folder, and returns its name.
func (b *tab) downloaded(folder, ending string) string {
	b.t.Helper()
	for began := time.Now(); time.Since(began) < need.Patience; b.frames(4) {
		names, err := os.ReadDir(folder)
		if err != nil {
			b.t.Fatal(err)
		}
		for _, n := range names {
			if strings.HasSuffix(n.Name(), ending) { // as long as it is not whole it has another name
				return n.Name()
			}
		}
	}
	b.t.Fatalf("no %s is downloaded; the game says %q", ending, b.rest().Notices)
	return ""
}

// keepsRecord lets the result save the match record, which the browser offers as a download, reads it as others do, and returns its
// file.
func (b *tab) keepsRecord(game string) string {
	b.t.Helper()
	folder := b.downloads()
	l := b.press("save")
	file := b.downloaded(folder, ".jsonl")
	if told := strings.Join(l.Notices, "\n"); !strings.Contains(told, file) {
		b.t.Errorf("the record is %q, the game says %q", file, told)
	}
	if err := readsRecord(game, filepath.Join(folder, file)); err != nil {
		b.t.Error(err)
	}
	return filepath.Join(folder, file)
}

// picks lets a button ask for a file, for which the browser's own dialog must come, and answers with one.
func (b *tab) picks(button, file string) {
	b.t.Helper()
	asked := make(chan *page.EventFileChooserOpened, 1)
	chromedp.ListenTarget(b.ctx, func(event any) {
		if e, ok := event.(*page.EventFileChooserOpened); ok {
			asked <- e
		}
	})
	b.run(page.SetInterceptFileChooserDialog(true))
	b.press(button)
	select {
	case e := <-asked:
		b.run(dom.SetFileInputFiles([]string{file}).WithBackendNodeID(e.BackendNodeID))
	case <-time.After(need.Patience):
		b.t.Fatal("the browser asks for no file")
	}
}

// opensRecord picks a record, which is shown.
func (b *tab) opensRecord(file string) {
	b.t.Helper()
	b.picks("open", file)
	for began := time.Now(); !strings.Contains(b.rest().Scene, "Table"); {
		if time.Since(began) > need.Patience {
			b.t.Fatalf("the record is not shown; the game says %q", b.rest().Notices)
		}
	}
	b.photo("record-opened")
}

// testLargeFile picks a file that is too large for a game, and no copy of everything: it is refused by its beginning.
func (w website) testLargeFile(t *testing.T) {
	b := w.visit(t, visitor{script: `
		window.sizes = [];
		const read = Blob.prototype.arrayBuffer;
		Blob.prototype.arrayBuffer = function () { sizes.push(this.size); return read.call(this); };` +
		once(fmt.Sprintf("localStorage.setItem(%q, `t` + %q);", keyPrefix+library.First.File(), today))})
	file := filepath.Join(t.TempDir(), "large.mp4")
	if err := os.WriteFile(file, make([]byte, 40<<20), 0o600); err != nil {
		t.Fatal(err)
	}
	b.press("games")
	b.picks("open", file)
	l := b.rest()
	for began := time.Now(); len(l.Notices) == 0 && time.Since(began) < need.Patience; l = b.rest() {
	}
	if told := strings.Join(l.Notices, "\n"); !strings.Contains(told, "large.mp4") {
		t.Errorf("the game says %q", told)
	}
	if sizes := evaluate[[]int](b, "window.sizes"); len(sizes) != 1 || sizes[0] > 1000 {
		t.Errorf("of the file %v bytes are read", sizes)
	}
}

// testSecondToItsEnd goes on with a game of the second kind that is nearly over, plays it to its result, saves its
// record, and opens that from the list of games.
func (w website) testSecondToItsEnd(t *testing.T) {
	kept := nearlyOver(t)
	b := w.visit(t, visitor{game: second, script: fmt.Sprintf(
		"if (!sessionStorage.begun) { sessionStorage.begun = 1; localStorage.setItem(`%s`, `t%s`); }", keyPrefix+library.First.File(), kept,
	)})
	b.instant()
	b.press("continue")
	b.scene("Table")
	b.playUntil(28, nil, over)
	b.photo("second-result")
	record := b.keepsRecord(second)
	if kept := b.saved(); !strings.Contains(kept, `"over":true`) {
		t.Errorf("the finished game is kept as %s", kept)
	}
	b.press("title")
	b.press("games")
	b.opensRecord(record)
}

// nearlyOver is a saved game of a person against a computer in its last round.
func nearlyOver(t *testing.T) string {
	t.Helper()
	setup := match.Setup{Seed: 28, Seats: []match.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: "easy"}}}
	m, _, err := match.New(rules.Engine{}, setup)
	if err != nil {
		t.Fatal(err)
	}
	last := ""
	for !m.Over() {
		s := m.State()
		if d := s.Decision(); s.Ending() != 0 && d.Seat == 0 && last == "" {
			data, err := m.Save()
			if err != nil {
				t.Fatal(err)
			}
			last = string(data)
		}
		player, err := rules.Engine{}.Player("easy", uint64(m.Played()))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(player.Choose(s.View(m.Decider()))); err != nil {
			t.Fatal(err)
		}
	}
	if last == "" {
		t.Fatal("the person decides nothing in the last round")
	}
	return last
}
