package app

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/catalogue"
	"islas/render/testkit/need"
)

func init() { plays["resize"] = playResize }

// BenchmarkResize says how long it takes from the last event of a window that is pulled to another size until the table is
// drawn sharply, in milliseconds, and first how long until the first picture of the table after a cold start.
func BenchmarkResize(b *testing.B) {
	for _, id := range catalogue.IDs(catalogue.Games()) {
		b.Run(id, func(b *testing.B) {
			for b.Loop() {
				for line := range strings.Lines(perform(b, "resize", gameVariable+"="+id)) {
					var w, h int
					var ms float64
					if n, _ := fmt.Sscanf(line, "%d × %d: %f ms", &w, &h, &ms); n == 3 {
						b.ReportMetric(ms, fmt.Sprintf("ms/%dx%d", w, h))
					}
				}
			}
		})
	}
}

func playResize() error {
	const w, h = 1000, 640
	begun := time.Now()
	t, err := newTheatre(w, h, "human", "easy", "easy", "easy")
	if err != nil {
		return err
	}
	for drawn := false; !drawn || t.stage.Art.Pending(); drawn = true {
		if err := t.tick(); err != nil {
			return err
		}
		t.finish()
	}
	fmt.Printf("%d × %d: %.0f ms\n", w, h, float64(time.Since(begun))/float64(time.Millisecond))
	if err := t.untilSharp(); err != nil {
		return err
	}
	for _, to := range []image.Point{{1280, 720}, {1920, 1080}, {1280, 720}, {1920, 1080}} {
		from := t.screen.Bounds().Max
		for i := 1; i <= 10; i++ { // as the mouse pulls
			t.resize(from.X+(to.X-from.X)*i/10, from.Y+(to.Y-from.Y)*i/10)
			if err := t.tick(); err != nil {
				return err
			}
			t.finish()
			time.Sleep(testTick)
		}
		start := time.Now()
		if err := t.untilSharp(); err != nil {
			return err
		}
		fmt.Printf("%d × %d: %.0f ms\n", to.X, to.Y, float64(time.Since(start))/float64(time.Millisecond))
	}
	return nil
}

// untilSharp runs the program in its own time until nothing moves and all pictures are there.
func (t *theatre) untilSharp() error {
	for start := time.Now(); time.Since(start) < need.Patience; {
		next := time.Now().Add(testTick)
		if err := t.tick(); err != nil {
			return err
		}
		t.finish()
		if t.loop.Settled() && !t.loop.Busy() && !t.redraw && !t.stage.Art.Pending() {
			return nil
		}
		time.Sleep(time.Until(next))
	}
	return fmt.Errorf("the screen did not come to rest in %v", need.Patience)
}

// finish waits until the graphics card, or the software in its place, has drawn what it was told to.
func (t *theatre) finish() {
	t.screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image).ReadPixels(make([]byte, 4))
}
