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
		{"piece", func(p *paint.Painter) { Piece{Kind: islas.House, Colour: islas.Red}.Draw(p, dst, small) }},
		{"card", func(p *paint.Painter) { Card{Face: faceOf(0), Words: words, Shown: 1}.Draw(p, dst, large) }},
		{"board", func(p *paint.Painter) { Board{isl}.Draw(p, dst, large) }},
		{"glow", func(p *paint.Painter) { PlotGlow{isl, islas.AllPlots, gold, 1}.Draw(p, dst, large) }},
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
