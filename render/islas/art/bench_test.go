package art

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/testkit/painttest"
	"islas/render/theme"
)

// BenchmarkKept says what a frame pays for a picture that is kept, without drawing it.
func BenchmarkKept(b *testing.B) {
	p := paint.NewLive(theme.New(false))
	isl, gold, words := firstIsland(b), of(p).Gold, CardWords{Spanish: "Carretero", Name: "Wagoner"}
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

func firstIsland(b *testing.B) *board.Island {
	b.Helper()
	all, err := board.All()
	if err != nil {
		b.Fatal(err)
	}
	return all[0]
}

// BenchmarkPictures says how long a picture takes the first time.
func BenchmarkPictures(b *testing.B) {
	p := paint.New(theme.New(false))
	pal, isl, words := of(p).palette, firstIsland(b), CardWords{Spanish: "Carretero", Name: "Wagoner"}
	for _, c := range []struct {
		name string
		d    paint.Drawing
		w, h int
	}{
		{"board", boardDrawing(p, 1000, 800, isl), 1000, 800}, {"thumbnail", boardDrawing(p, 240, 190, isl), 240, 190},
		{"glow", glowDrawing(p, 1000, 800, isl, islas.AllPlots, pal.Gold), 1000, 800},
		{"settler", cardDrawing(pal, faceOf(0), words, false), 200, 280}, {"pirate", cardDrawing(pal, faceOf(islas.PirateOf(islas.Red)), words, false), 200, 280},
		{"small card", cardDrawing(pal, faceOf(0), CardWords{}, true), 64, 90}, {"card back", backDrawing(pal), 200, 280},
		{"piece", pieceDrawing(pal, islas.Palace, islas.Orange), 80, 80}, {"priority", priorityDrawing(pal, islas.Features), 32, 32},
		{"privilege", privilegeDrawing(pal, geom.Rect{W: 92, H: 92}, 0, islas.BuiltIn().Holder(0), true), 92, 92},
	} {
		painttest.Benchmark(b, c.name, c.d, c.w, c.h)
	}
}
