package art

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// The benchmarks say how long a picture takes the first time, without what the graphics card does.

func benchmark(b *testing.B, d paint.Drawing, w, h int) {
	b.Helper()
	b.ReportAllocs()
	for b.Loop() {
		c, _ := d.Rasterise(w, h)
		c.Bytes()
	}
}

func BenchmarkBarrel(b *testing.B) {
	pal := newPalette(theme.New(false))
	benchmark(b, barrelDrawing(pal, puertorico.Corn), 28, 28)
}

func BenchmarkTile(b *testing.B) {
	pal := newPalette(theme.New(false))
	for k := range puertorico.Tile(puertorico.TileKinds) {
		b.Run(k.ID(), func(b *testing.B) { benchmark(b, tileDrawing(pal, k, true), 80, 80) })
	}
}

func BenchmarkLargeTile(b *testing.B) {
	pal := newPalette(theme.New(false))
	benchmark(b, tileDrawing(pal, puertorico.Tile(puertorico.Sugar), true), 150, 150)
}

func BenchmarkWorker(b *testing.B) {
	pal := newPalette(theme.New(false))
	benchmark(b, workerDrawing(pal, 1), 36, 36)
}

func BenchmarkIsland(b *testing.B) {
	pal := newPalette(theme.New(false))
	for name, r := range map[string]geom.Rect{"own": {W: 420, H: 320}, "others": {W: 150, H: 110}} {
		b.Run(name, func(b *testing.B) { benchmark(b, islandDrawing(pal, r.W, r.H, false), int(r.W), int(r.H)) })
	}
}

// BenchmarkKeptGoods says what a frame pays for a picture that is kept, without drawing it.
func BenchmarkKeptGoods(b *testing.B) {
	p := paint.NewLive(theme.New(false))
	small, large := geom.Rect{W: 40, H: 40}, geom.Rect{W: 420, H: 320}
	dst := ebiten.NewImage(1, 1)
	for _, c := range []struct {
		name string
		draw func(p *paint.Painter)
	}{
		{"barrel", func(p *paint.Painter) { Barrel(p, dst, small, puertorico.Indigo) }},
		{"tile", func(p *paint.Painter) { Tile(p, dst, small, puertorico.Quarry, true) }},
		{"worker", func(p *paint.Painter) { Worker(p, dst, small, 3) }},
		{"island", func(p *paint.Painter) { Island(p, dst, large, false) }},
	} {
		c.draw(p)
		ahead := p.Ahead()
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				c.draw(ahead)
			}
		})
	}
}
