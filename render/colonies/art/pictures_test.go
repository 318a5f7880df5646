package art

import (
	"testing"

	"islas/game"
	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/painttest"
	"islas/render/theme"
)

// everything is all that only this game has, at sizes at which it can be recognised.
func everything(pal *palette) (all []painttest.Thing) {
	add := func(d paint.Drawing, w, h int, format string, values ...any) {
		all = append(all, painttest.ThingOf(d, w, h, format, values...))
	}
	show := func(w, h int, some ...Picture) {
		for _, k := range some {
			add(k.drawing(pal), w, h, "%v", k)
		}
	}
	for t := range colonies.Terrain(colonies.Terrains) {
		show(48, 55, Hex(t))
		for _, sides := range []uint8{0, 5, 63} {
			if t != colonies.Sea {
				add(tileDrawing(pal, Look{t, sides, 12}, inked), 62, 70, "tile of %s, sides %d", t.ID(), sides)
			}
		}
	}
	for _, ink := range []int{1, 5} {
		add(tileDrawing(pal, Look{colonies.Jungle, 3, 12}, ink), 62, 70, "tile in step %d", ink)
	}
	for number := range 13 {
		show(22, 22, Number(number))
	}
	for digit := 1; digit <= 6; digit++ {
		show(14, 14, Picture{"corner", digit, paint.Flag(digit == 2)})
	}
	for seat := range game.Seat(colonies.MaxSeats) {
		for turn := range 6 {
			show(28, 28, Road(seat, turn))
		}
		for _, piece := range pieces {
			show(20, 20, piece(seat))
		}
		show(62, 70, Guard(seat))
	}
	for k := range colonies.Resource(colonies.Resources) {
		show(16, 16, Resource(k))
		show(22, 22, HarbourSign(k))
		show(50, 70, ResourceCard(k))
	}
	show(22, 22, HarbourSign(colonies.NoResource))
	show(22, 22, Picture{"jetty", 29, 0})
	for k := range colonies.Token(colonies.Tokens) {
		show(14, 14, Token(k))
	}
	for k := range colonies.Card(colonies.Cards) {
		show(50, 70, Card(k))
	}
	show(50, 70, ResourceCard(colonies.NoResource), Card(colonies.NoCard), Deck(1), Deck(25))
	show(40, 40, Stack(1), Stack(25))
	for face := 1; face <= 6; face++ {
		show(28, 28, Die(face, 0, false), Die(face, 0, true))
	}
	show(28, 28, Die(5, 0.5, false))
	for m := range marks {
		show(24, 24, Halo(m))
	}
	for m := range Closed {
		show(24, 24, NodeMark(m))
		show(62, 70, HexMark(m))
	}
	show(28, 28, EdgeMark(1))
	show(18, 18, Badge(3, false), Badge(3, true), Range(4))
	show(90, 70, Picture{what: "scale"}, Picture{what: "serpent"}, Picture{what: "faint galleon"})
	show(14, 14, Token(colonies.NoToken))
	show(24, 24, Pirate(), PointChip(), Army())
	show(92, 84, Galleon())
	add(groundDrawing(pal, NewChart(geom.Rect{W: 490, H: 360})), 490, 360, "ground")
	for _, ic := range Icons() {
		add(paint.IconDrawing(ic, pal.White), 20, 20, "icon %d", ic)
	}
	return all
}

// pieces are the pieces of a seat but roads.
var pieces = []func(seat game.Seat) Picture{Settlement, City, Base, Ship, Fleet, SeatMark}

func TestEverythingIsDrawn(t *testing.T) {
	for _, high := range []bool{false, true} {
		painttest.Drawn(t, everything(newPalette(theme.New(high))))
	}
}

func TestDrawingIsTheSameOnAnyGoroutine(t *testing.T) {
	painttest.Repeated(t, everything(newPalette(theme.New(false))))
}

func TestEverythingIsDrawnAtOddSizes(t *testing.T) {
	painttest.AtOddSizes(t, everything(newPalette(theme.New(false))))
}

func TestIcons(t *testing.T) { painttest.Icons(t, Icons(), paint.Icons(), paint.IconDrawing) }

// TestShapesOfIcons reads every shape with the reader that reports mistakes.
func TestShapesOfIcons(t *testing.T) {
	for _, ic := range Icons() {
		for _, part := range ic.Parts() {
			if _, err := paint.ParseShape(part.Shape); err != nil {
				t.Errorf("icon %d: %v", ic, err)
			}
		}
	}
}
