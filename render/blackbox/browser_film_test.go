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

	"islas/render/internal/need"
	"islas/render/internal/pilot"
	"islas/render/library"
)

// testFilm makes a film of the first moves of a kept game. The program goes on frame by frame meanwhile, and what is downloaded is a
// moving picture.
func (w website) testFilm(t *testing.T) {
	b := w.visit(t, visitor{script: once(fmt.Sprintf("localStorage.setItem(%q, `t` + %q);", keyPrefix+library.First.File(), today))})
	b.instant()
	b.press("games", "watch."+string(library.First), "replay.film")
	for _, key := range []string{kb.Home, kb.Tab, kb.Home, kb.ArrowRight, kb.ArrowRight, kb.ArrowRight} { // the first moves
		b.run(chromedp.KeyEvent(key))
		b.frames(4)
	}
	b.photo("film")
	folder := b.downloads()
	l := b.rest()
	evaluate[bool](b, `(() => {
		window.drawn = 0;
		const count = () => { window.drawn++; requestAnimationFrame(count); };
		requestAnimationFrame(count);
		return true;
	})()`)
	b.click(l, b.find(l, "film.make"))
	told := b.watchFilm()
	frames := evaluate[int](b, `window.drawn`)
	file := b.downloaded(folder, ".gif")
	f, err := os.Open(filepath.Join(folder, file))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	film, err := gif.DecodeAll(f)
	if err != nil {
		t.Fatal(err)
	}
	lasts := 0
	for _, hundredths := range film.Delay {
		lasts += hundredths
	}
	t.Logf("%d pictures in %d hundredths of a second, made in %d frames, with %d stages told", len(film.Image), lasts, frames, told)
	if len(film.Image) < 10 || film.Config.Width != 640 || film.Config.Height != 360 || film.LoopCount != 0 {
		t.Errorf("the film has %d pictures of %d by %d", len(film.Image), film.Config.Width, film.Config.Height)
	}
	if told < 5 || frames < len(film.Image) {
		t.Errorf("while %d pictures were made there were %d frames, and %d stages were told", len(film.Image), frames, told)
	}
	if n := colours(film); n < 50 {
		t.Errorf("the film shows %d colours", n)
	}
	b.photo("film-made")
}

// watchFilm waits until the film is made, and returns how often something else was told of how far it is.
func (b *tab) watchFilm() (told int) {
	b.t.Helper()
	last, begun := "", false
	for began := time.Now(); time.Since(began) < need.Patience; {
		bar, ok := pilot.Find(b.see(1).Widgets, "film.progress")
		if !ok && begun {
			return told
		}
		if begun = begun || ok; bar.Value != last {
			told, last = told+1, bar.Value
		}
	}
	b.t.Fatal("the film does not come to its end")
	return told
}

// colours returns how many colours the first picture of a film shows.
func colours(film *gif.GIF) int {
	seen := map[uint8]bool{}
	for _, index := range film.Image[0].Pix {
		seen[index] = true
	}
	return len(seen)
}
