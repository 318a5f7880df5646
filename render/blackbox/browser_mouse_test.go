package blackbox

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"islas/locales"
	"islas/render/catalogue"
	"islas/render/keep/settings"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// testMouse plays a short game with the mouse to its result. On the way the whole screen is taken and given back, the language is switched,
// the page loaded anew, the window resized and the browser's Back pressed. The record is saved and opened again.
func (w website) testMouse(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=21"})
	for range 2 {
		b.press("settings")
		b.scene("settingsScene")
		b.back()
		b.scene("title")
	}
	b.fullScreen()
	b.instant()
	b.setUp()
	b.scrollTo("players", goalLess)
	b.lowerGoal()
	b.press("start")
	b.playUntil(6, map[int]func(){
		6: b.backAsks,
		8: func() { b.switchLanguage("de") },
		12: func() {
			if has(b.rest(), "cancel") { // a card that is picked is not picked when the game is continued
				b.press("cancel")
			}
			b.continues(func() {
				b.anew()
				b.scene("title")
				b.leavesByBack("after the page was loaded anew in a game")
			})
		},
		16: func() {
			b.resize(640, 480)
			b.noScrollBars()
		},
	}, over)
	texts, err := locales.Open("de", catalogue.Games()[0].Texts())
	must.OK(t, err)
	r := &reader{b, texts}
	r.settle()
	r.checked("result")
	record := b.keepsRecord("islas")
	if has(b.press("title"), "continue") {
		t.Error("a finished game can be continued")
	}
	if kept := b.saved(); !strings.Contains(kept, `"over":true`) {
		t.Errorf("the finished game is kept as %s", kept)
	}
	b.leavesByBack("at the title")
	b.altKey("ArrowRight", 39, 114)
	b.frames(30)
	b.leavesByBack("at the title where somebody has gone forward")
	b.press("games")
	b.picks("open", record)
	b.awaits("the record", func() bool { return strings.Contains(b.rest().Scene, "Table") })
	b.anew()
	b.scene("title")
	b.goesBack()
	b.until(`location.href === "about:blank"`)
}

// fullScreen takes the whole screen by the settings and gives it back, and lets the browser give it back, which the settings then say.
func (b *tab) fullScreen() {
	b.t.Helper()
	b.press("settings")
	says := func(want string) {
		b.t.Helper()
		b.scrollTo("settings", "fullscreen")
		if got := b.find(b.rest(), "fullscreen").Value; got != want {
			b.t.Errorf("the settings say that the page has the whole screen: %s, not %s", got, want)
		}
	}
	const has = `document.fullscreenElement === document.documentElement`
	says("off")
	b.press("fullscreen")
	b.until(has)
	says("on")
	evaluate[bool](b, `document.exitFullscreen().then(() => true)`)
	b.until(`!document.fullscreenElement`)
	says("off")
	b.press("fullscreen")
	b.until(has)
	says("on")
	b.press("fullscreen")
	b.until(`!document.fullscreenElement`)
	b.press("back")
}

// backAsks goes back by the browser at the table, which puts down a card that was picked, and then asks what is meant each time, and never
// leaves the page unguarded. Between two ways back something is clicked: Chromium leaves pages that nobody touches.
func (b *tab) backAsks() {
	b.t.Helper()
	b.playUntil(27, nil, settled)
	if has(b.rest(), "cancel") {
		b.back()
		b.frames(40)
		if l := b.rest(); !strings.Contains(l.Scene, "Table") || has(l, "cancel") || has(l, "menu.title") {
			b.t.Fatalf("with a card picked Back leads to %s with %s", l.Scene, l.IDs())
		}
		b.press("menu", "menu.resume")
	}
	for range 2 {
		b.back()
		b.frames(40)
		if l := b.rest(); !strings.Contains(l.Scene, "Table") || !has(l, "menu.title") {
			b.t.Fatalf("in a game Back leads to %s and does not ask what is meant", l.Scene)
		}
		b.press("menu.resume")
	}
	if guarded := evaluate[bool](b, `new Promise((resolve) => {
		addEventListener("popstate", () => setTimeout(() => resolve(Boolean(history.state?.islas))), { once: true });
		history.back();
	})`); !guarded {
		b.t.Error("a moment after Back nothing keeps a second one from leaving the page")
	}
	b.press("menu.resume")
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

// instant lets the game show every change at once and the water be still, by its settings: a browser without a GPU draws
// moving water with all it has.
func (b *tab) instant() {
	b.t.Helper()
	b.press("settings", fmt.Sprintf("speed/%d", slices.Index(settings.Speeds(), settings.Instant)))
	b.scrollTo("settings", "motion")
	b.press("motion", "back")
}

// setUp sets a game for one person and one computer up, from the title.
func (b *tab) setUp() {
	b.t.Helper()
	b.press("new", "count/0", "seat.1.control/0", "seat.2.control/1")
	b.scrollTo("boards", "island.lanzarote") // the last one
	b.press("island.lanzarote")              // the computer has its own at once
}

// continues is hand.continues of a game that the browser keeps, which is the same afterwards.
func (b *tab) continues(leave func()) {
	b.t.Helper()
	b.playUntil(27, nil, settled)
	kept := b.saved()
	if b.hand.continues(leave); kept == "" || kept != b.saved() {
		b.t.Errorf("the game that is continued is another: %s instead of %s", b.saved(), kept)
	}
}

// downloads sets a folder for what the browser downloads.
func (b *tab) downloads() (folder string) {
	b.t.Helper()
	folder = b.t.TempDir()
	b.run(browser.SetDownloadBehavior(browser.SetDownloadBehaviorBehaviorAllow).WithDownloadPath(folder))
	return folder
}

// downloaded waits for a file with an ending in that folder, and returns it.
func (b *tab) downloaded(folder, ending string) string {
	b.t.Helper()
	var files []string
	b.awaits(ending, func() bool {
		files, _ = filepath.Glob(filepath.Join(folder, "*"+ending)) // as long as it is not whole it has another name
		return len(files) > 0
	})
	return files[0]
}

// keepsRecord lets the result save the match record, which the browser offers as a download, reads it as others do, and returns its
// file.
func (b *tab) keepsRecord(game string) string {
	b.t.Helper()
	folder := b.downloads()
	l := b.press("save")
	file := b.downloaded(folder, ".jsonl")
	if told := strings.Join(l.Notices, "\n"); !strings.Contains(told, filepath.Base(file)) {
		b.t.Errorf("the record is %q, the game says %q", file, told)
	}
	if err := readsRecord(game, file); err != nil {
		b.t.Error(err)
	}
	return file
}

// picks lets a button ask for a file, for which the browser's own dialog must come, and answers with one.
func (b *tab) picks(button, file string) {
	b.t.Helper()
	asked := make(chan *page.EventFileChooserOpened, 1)
	ctx, cancel := context.WithCancel(b.ctx)
	defer cancel()
	chromedp.ListenTarget(ctx, func(event any) {
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

// drop writes a file and drops it on the page.
func (b *tab) drop(folder, name string, content []byte) {
	b.t.Helper()
	file := filepath.Join(folder, name)
	if err := os.WriteFile(file, content, 0o600); err != nil {
		b.t.Fatal(err)
	}
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: []string{file}, DragOperationsMask: 1}
	for _, kind := range []input.DispatchDragEventType{input.DragEnter, input.DragOver, input.Drop} {
		b.run(input.DispatchDragEvent(kind, 300, 200, data))
	}
}

// tells waits for the game to say something about a file.
func (b *tab) tells(name string) {
	b.t.Helper()
	b.awaits("word of "+name, func() bool { return strings.Contains(strings.Join(b.rest().Notices, "\n"), name) })
}
