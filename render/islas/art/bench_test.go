package art

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/game/islas/board"
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
		{"portrait", func(p *paint.Painter) { p.Portrait(dst, small, paint.FisherFace) }},
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

func BenchmarkBoard(b *testing.B) {
	p := paint.New(theme.New(false))
	benchmark(b, boardDrawing(p, 1000, 800, firstIsland(b)), 1000, 800)
}

func BenchmarkThumbnail(b *testing.B) {
	p := paint.New(theme.New(false))
	benchmark(b, boardDrawing(p, 240, 190, firstIsland(b)), 240, 190)
}

func BenchmarkGlow(b *testing.B) {
	p := paint.New(theme.New(false))
	benchmark(b, glowDrawing(p, 1000, 800, firstIsland(b), islas.AllPlots, of(p).palette.Gold), 1000, 800)
}

func BenchmarkCard(b *testing.B) {
	p := paint.New(theme.New(false))
	words := CardWords{Spanish: "Carretero", Name: "Wagoner"}
	for _, c := range []struct {
		name string
		card islas.Card
	}{{"settler", 0}, {"pirate", islas.PirateOf(islas.Red)}} {
		for _, w := range []int{160, 200, 400} {
			b.Run(fmt.Sprint(c.name, "/", w), func(b *testing.B) { benchmark(b, cardDrawing(of(p).palette, faceOf(c.card), words, false), w, w*7/5) })
		}
	}
}

func BenchmarkCardBack(b *testing.B) {
	p := paint.New(theme.New(false))
	benchmark(b, paint.Drawing{Key: paint.Key{Subject: cardBackPicture}, Units: cardUnits, Paint: func(n paint.Pen) { drawBack(n, of(p).palette) }}, 200, 280)
}

func BenchmarkSmallCard(b *testing.B) {
	p := paint.New(theme.New(false))
	benchmark(b, cardDrawing(of(p).palette, faceOf(0), CardWords{}, true), 64, 90)
}

func BenchmarkPiece(b *testing.B) {
	p := paint.New(theme.New(false))
	benchmark(b, pieceDrawing(of(p).palette, islas.Palace, islas.Orange), 80, 80)
}

func BenchmarkPriority(b *testing.B) {
	p := paint.New(theme.New(false))
	benchmark(b, priorityDrawing(of(p).palette, islas.Features), 32, 32)
}

func BenchmarkPrivilege(b *testing.B) {
	p := paint.New(theme.New(false))
	benchmark(b, privilegeDrawing(of(p).palette, geom.Rect{W: 92, H: 92}, 0, islas.BuiltIn().Holder(0), true), 92, 92)
}
