package blackbox

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"

	"islas/render/internal/need"
)

// testDropped drops on the page what is no game: a file of the system, a picture as it comes from another page, which lies in no
// folder, and words. The game says what it can't show, and goes on.
func (w website) testDropped(t *testing.T) {
	b := w.visit(t, visitor{query: "?seed=21"})
	b.scene("title")
	file := filepath.Join(t.TempDir(), "list.txt")
	if err := os.WriteFile(file, []byte("potatoes"), 0o600); err != nil {
		t.Fatal(err)
	}
	b.drop(file)
	b.tells("list.txt")
	for _, add := range []string{`new File(["picture"], "elsewhere.png", { type: "image/png" })`, `"words", "text/plain"`} {
		evaluate[bool](b, `(() => {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(`+add+`);
			for (const type of ["dragenter", "dragover", "drop"]) {
				document.querySelector("canvas").dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
			}
			return true;
		})()`)
	}
	b.tells("elsewhere.png")
	b.press("settings")
	b.scene("settings")
}

// drop drops a file of the system on the page.
func (b *tab) drop(file string) {
	b.t.Helper()
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: []string{file}, DragOperationsMask: 1}
	for _, kind := range []input.DispatchDragEventType{input.DragEnter, input.DragOver, input.Drop} {
		b.run(input.DispatchDragEvent(kind, 300, 200, data))
	}
}

// tells waits for the game to say something about a file.
func (b *tab) tells(name string) {
	b.t.Helper()
	for began := time.Now(); !strings.Contains(strings.Join(b.rest().Notices, "\n"), name); {
		if time.Since(began) > need.Patience {
			b.t.Fatalf("the game does not speak of %s but says %q", name, b.rest().Notices)
		}
	}
}
