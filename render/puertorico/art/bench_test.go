package art

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/painttest"
	"islas/render/theme"
)

// BenchmarkPictures says how long a picture takes the first time.
func BenchmarkPictures(b *testing.B) {
	pal := newPalette(theme.New(false))
	for _, c := range []struct {
		name string
		d    paint.Drawing
		w, h int
	}{
		{"barrel", barrelDrawing(pal, puertorico.Corn), 28, 28}, {"tile", tileDrawing(pal, puertorico.Tile(puertorico.Coffee), true), 80, 80},
		{"large tile", tileDrawing(pal, puertorico.Tile(puertorico.Sugar), true), 150, 150}, {"worker", workerDrawing(pal, 1), 36, 36},
		{"island", islandDrawing(pal, 420, 320, false), 420, 320}, {"role", roleDrawing(pal, puertorico.Trader, false), 200, 280},
		{"ship", cargoShipDrawing(pal, 8, true), 190, 142}, {"building", buildingDrawing(pal, puertorico.CityHall), 200, 100},
		{"town", townDrawing(pal, 640, 470, false), 640, 470}, {"harbour", harbourDrawing(pal), 640, 680}, {"chart", chartDrawing(pal), 500, 317},
	} {
		painttest.Benchmark(b, c.name, c.d, c.w, c.h)
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
