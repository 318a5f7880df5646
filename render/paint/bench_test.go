package paint

import (
	"testing"

	"islas/render/theme"
)

func benchmark(b *testing.B, d Drawing, w, h int) {
	b.Helper()
	b.ReportAllocs()
	for b.Loop() {
		d.render(w, h)
	}
}

func BenchmarkIcon(b *testing.B) {
	benchmark(b, IconDrawing(IconGear, theme.New(false).Ink), 32, 32)
}

func BenchmarkPortrait(b *testing.B) {
	pal := NewPalette(theme.New(false))
	benchmark(b, portraitDrawing(pal, FeatherFace), 96, 96)
}

func BenchmarkShip(b *testing.B) {
	pal := NewPalette(theme.New(false))
	benchmark(b, shipDrawing(pal, 4), 440, 330)
}

func BenchmarkSea(b *testing.B) {
	pal := NewPalette(theme.New(false))
	benchmark(b, seaDrawing(pal, 1920, 1080), 1920, 1080)
}

func BenchmarkSheet(b *testing.B) {
	pal := NewPalette(theme.New(false))
	benchmark(b, sheetDrawing(pal, 1000, 720), 1000, 720)
}

func BenchmarkPaper(b *testing.B) {
	pal := NewPalette(theme.New(false))
	benchmark(b, paperDrawing(pal, 600, 280), 600, 280)
}
