package blackbox

import (
	"fmt"
	"image/gif"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"islas/render/internal/autoplayer"
	"islas/render/keep/library"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// readSizes is a script that notes how much is read of files.
const readSizes = `window.sizes = [];
const read = Blob.prototype.arrayBuffer;
Blob.prototype.arrayBuffer = function () { sizes.push(this.size); return read.call(this); };`

// testFiles drops on the page what is no game, picks a file that is too large for one and makes a film of a game.
func (w website) testFiles(t *testing.T) {
	folder := t.TempDir()
	b := w.visit(t, visitor{script: readSizes + once(fmt.Sprintf("localStorage.setItem(%q, `t` + %q);", keyPrefix+library.First.File(), today))})
	b.instant()
	b.drop(folder, "list.txt", []byte("potatoes"))
	b.tells("list.txt")
	for _, add := range []string{`new File(["picture"], "elsewhere.png", { type: "image/png" })`, `"words", "text/plain"`} { // as from another page, in no folder
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

	large := filepath.Join(folder, "large.mp4")
	must.OK(t, os.WriteFile(large, make([]byte, 40<<20), 0o600))
	b.press("games")
	evaluate[[]int](b, "sizes.splice(0)")
	b.picks("open", large)
	b.tells("large.mp4")
	if sizes := evaluate[[]int](b, "sizes"); len(sizes) != 1 || sizes[0] > 1000 { // it is refused by its beginning
		t.Errorf("of the file %v bytes are read", sizes)
	}
	b.press("watch." + string(library.First))
	b.film()
}

// film makes a film of the first moves of the game that is watched. The program goes on frame by frame meanwhile, and what is downloaded
// is a moving picture.
func (b *tab) film() {
	b.t.Helper()
	b.press("replay.film")
	for _, key := range []string{kb.Home, kb.Tab, kb.Home, kb.ArrowRight, kb.ArrowRight} { // the first moves
		b.run(chromedp.KeyEvent(key))
		b.frames(4)
	}
	folder := b.downloads()
	l := b.rest()
	evaluate[bool](b, `(() => {
		window.drawn = 0;
		const count = () => { window.drawn++; requestAnimationFrame(count); };
		requestAnimationFrame(count);
		return true;
	})()`)
	b.click(l, b.find(l, "film.make"))
	told, last, begun := 0, "", false // how often something else was told of how far it is
	for began := time.Now(); ; {
		bar, ok := autoplayer.Find(b.see(1).Widgets, "film.progress")
		if !ok && begun {
			break
		}
		if begun = begun || ok; bar.Value != last {
			told, last = told+1, bar.Value
		}
		if time.Since(began) > need.Patience {
			b.t.Fatal("the film does not come to its end")
		}
	}
	frames := evaluate[int](b, `window.drawn`)
	f, err := os.Open(b.downloaded(folder, ".gif"))
	must.OK(b.t, err)
	defer f.Close()
	film, err := gif.DecodeAll(f)
	must.OK(b.t, err)
	if n := len(film.Image); n < 8 || film.Config.Width != 640 || film.Config.Height != 360 || film.LoopCount != 0 || told < 5 || frames < n {
		b.t.Errorf("the film has %d pictures of %d by %d; while it was made there were %d frames, and %d stages were told", n, film.Config.Width, film.Config.Height, frames, told)
	}
}
