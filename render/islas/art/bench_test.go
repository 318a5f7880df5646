package art

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/testkit/painttest"
	"islas/render/theme"
)

// BenchmarkKept says what a frame pays for a picture that is kept, without drawing it.
func BenchmarkKept(b *testing.B) {
	p := paint.NewLive(theme.New(false))
	isl, gold, words := islands(b)[0], of(p).Gold, CardWords{Spanish: "Carretero", Name: "Wagoner"}
	small, large := geom.Rect{W: 40, H: 40}, geom.Rect{W: 140, H: 196}
	dst := ebiten.NewImage(1, 1)
	for _, c := range []struct {
		name string
		draw func(p *paint.Painter)
	}{
		{"piece", func(p *paint.Painter) { Piece(p, dst, small, islas.House, islas.Red) }},
		{"card", func(p *paint.Painter) { Card(p, dst, large, faceOf(0), words) }},
		{"board", func(p *paint.Painter) { Board(p, dst, large, isl) }},
		{"glow", func(p *paint.Painter) { PlotGlow(p, dst, large, isl, islas.AllPlots, gold, 1) }},
		{"icon", func(p *paint.Painter) { p.Icon(dst, small, IconPalace, gold) }},
		{"portrait", func(p *paint.Painter) { figures.Portrait(p, dst, small, figures.FisherFace) }},
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

func BenchmarkPictures(b *testing.B) { painttest.Benchmark(b, everything(b)) }
