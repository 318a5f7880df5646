package app

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"islas/render/catalogue"
)

func init() { plays["resize"] = playResize }

// BenchmarkResize measures the time from the last event of a window that is being resized until the table is drawn sharply, in
// milliseconds, and first the time until the first picture of the table after a cold start.
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

func playResize() {
	const w, h = 1000, 640
	begun := time.Now()
	t := newTheatre(w, h, "human", "easy", "easy", "easy")
	for drawn := false; !drawn || t.stage.Art.Pending(); drawn = true {
		t.run(1)
		t.finish()
	}
	fmt.Printf("%d × %d: %.0f ms\n", w, h, float64(time.Since(begun))/float64(time.Millisecond))
	t.untilSharp()
	for _, to := range []image.Point{{1280, 720}, {1920, 1080}, {1280, 720}, {1920, 1080}} {
		from := t.screen.Bounds().Max
		for i := 1; i <= 10; i++ { // as a mouse resizes it
			t.resize(from.X+(to.X-from.X)*i/10, from.Y+(to.Y-from.Y)*i/10)
			t.run(1)
			t.finish()
			time.Sleep(testTick)
		}
		start := time.Now()
		t.untilSharp()
		fmt.Printf("%d × %d: %.0f ms\n", to.X, to.Y, float64(time.Since(start))/float64(time.Millisecond))
	}
}
