package art

import (
	"fmt"
	"testing"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/theme"
)

// The benchmarks say how long a picture takes the first time, without what the graphics card does.

func benchmark(b *testing.B, d drawing, w, h int) {
	b.Helper()
	b.ReportAllocs()
	for b.Loop() {
		d.sketch(w, h)
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
	p := New(theme.New(false))
	benchmark(b, p.boardDrawing(1000, 800, firstIsland(b)), 1000, 800)
}

func BenchmarkThumbnail(b *testing.B) {
	p := New(theme.New(false))
	benchmark(b, p.boardDrawing(240, 190, firstIsland(b)), 240, 190)
}

func BenchmarkGlow(b *testing.B) {
	p := New(theme.New(false))
	benchmark(b, p.glowDrawing(1000, 800, firstIsland(b), islas.AllPlots, p.colours.gold), 1000, 800)
}

func BenchmarkCard(b *testing.B) {
	p := New(theme.New(false))
	words := CardWords{Spanish: "Carretero", Name: "Wagoner"}
	for _, c := range []struct {
		name string
		card islas.Card
	}{{"settler", 0}, {"pirate", islas.PirateOf(islas.Red)}} {
		for _, w := range []int{160, 200, 400} {
			b.Run(fmt.Sprint(c.name, "/", w), func(b *testing.B) { benchmark(b, p.colours.cardDrawing(c.card, words, false), w, w*7/5) })
		}
	}
}

func BenchmarkCardBack(b *testing.B) {
	p := New(theme.New(false))
	benchmark(b, drawing{content{subject: cardBackPicture}, cardUnits, p.colours.back}, 200, 280)
}

func BenchmarkSmallCard(b *testing.B) {
	p := New(theme.New(false))
	benchmark(b, p.colours.cardDrawing(0, CardWords{}, true), 64, 90)
}

func BenchmarkPiece(b *testing.B) {
	p := New(theme.New(false))
	benchmark(b, p.colours.pieceDrawing(islas.Palace, islas.Orange), 80, 80)
}

func BenchmarkPriority(b *testing.B) {
	p := New(theme.New(false))
	benchmark(b, p.colours.priorityDrawing(islas.Features), 32, 32)
}

func BenchmarkIcon(b *testing.B) {
	benchmark(b, iconDrawing(IconGear, theme.New(false).Ink), 32, 32)
}

func BenchmarkPrivilege(b *testing.B) {
	p := New(theme.New(false))
	benchmark(b, p.colours.privilegeDrawing(Rect{W: 92, H: 92}, 0, true), 92, 92)
}

func BenchmarkPortrait(b *testing.B) {
	p := New(theme.New(false))
	benchmark(b, p.colours.portraitDrawing(FeatherFace), 96, 96)
}

func BenchmarkShip(b *testing.B) {
	p := New(theme.New(false))
	benchmark(b, p.colours.shipDrawing(4), 440, 330)
}

func BenchmarkSea(b *testing.B) {
	p := New(theme.New(false))
	benchmark(b, backdropDrawing(seaPicture, 1920, 1080, p.colours.openSea), 1920, 1080)
}

func BenchmarkSheet(b *testing.B) {
	p := New(theme.New(false))
	benchmark(b, p.colours.sheetDrawing(1000, 720), 1000, 720)
}

func BenchmarkPaper(b *testing.B) {
	p := New(theme.New(false))
	benchmark(b, backdropDrawing(paperPicture, 600, 280, p.colours.oldPaper), 600, 280)
}
