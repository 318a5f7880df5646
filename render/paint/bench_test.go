package paint

import (
	"testing"

	"islas/render/testkit/painttest"
	"islas/render/theme"
)

func BenchmarkPictures(b *testing.B) {
	pal := NewPalette(theme.New(false))
	for _, c := range []struct {
		name string
		d    Drawing
		w, h int
	}{
		{"icon", IconDrawing(IconGear, pal.Ink), 32, 32}, {"sea", seaDrawing(pal, 1920, 1080), 1920, 1080},
		{"sheet", sheetDrawing(pal, 1000, 720), 1000, 720}, {"paper", paperDrawing(pal, 600, 280), 600, 280},
	} {
		painttest.Benchmark(b, c.name, c.d, c.w, c.h)
	}
}
