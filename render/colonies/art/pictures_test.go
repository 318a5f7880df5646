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
	for t := range colonies.Terrain(colonies.Terrains) {
		add(hexDrawing(pal, t), 48, 55, "hex of %s", t.ID())
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
		add(numberDrawing(pal, number), 22, 22, "number %d", number)
	}
	for digit := 1; digit <= 6; digit++ {
		add(cornerDrawing(pal, digit, digit == 2), 14, 14, "corner %d", digit)
	}
	for seat := range game.Seat(colonies.MaxSeats) {
		for turn := range 6 {
			add(seated(pal, "road", seat, turn, nil), 28, 28, "road %d of seat %d", turn, seat)
		}
		for what, draw := range pieces {
			add(seated(pal, what, seat, 0, draw), 20, 20, "%s of seat %d", what, seat)
		}
		add(guardDrawing(pal, seat), 62, 70, "guard of seat %d", seat)
	}
	for k := range colonies.Resource(colonies.Resources) {
		add(resourceDrawing(pal, k), 16, 16, "%s", k.ID())
		add(harbourDrawing(pal, k), 22, 22, "harbour of %s", k.ID())
		add(resourceCardDrawing(pal, k), 50, 70, "card of %s", k.ID())
	}
	add(harbourDrawing(pal, colonies.NoResource), 22, 22, "harbour")
	add(jettyDrawing(pal, 0.5), 22, 22, "jetty")
	for k := range colonies.Token(colonies.Tokens) {
		add(tokenDrawing(pal, k), 14, 14, "token %s", k.ID())
	}
	for k := range colonies.Card(colonies.Cards) {
		add(cardDrawing(pal, k), 50, 70, "card %s", k.ID())
	}
	for _, development := range []bool{false, true} {
		add(backDrawing(pal, development), 50, 70, "back, development %v", development)
	}
	for _, left := range []int{1, 25} {
		add(deckDrawing(pal, left), 50, 70, "deck of %d", left)
		add(stackDrawing(pal, left), 40, 40, "stack of %d", left)
	}
	for face := 1; face <= 6; face++ {
		for _, high := range []bool{false, true} {
			add(dieDrawing(pal, face, 0, high), 28, 28, "die %d, high %v", face, high)
		}
	}
	add(dieDrawing(pal, 5, 0.5, false), 28, 28, "die turned")
	for m := range marks {
		add(markDrawing(pal, "node mark", m, drawNodeMark), 24, 24, "node mark %d", m)
		add(markDrawing(pal, "halo", m, drawHalo), 24, 24, "halo %d", m)
		add(edgeMarkDrawing(pal, m, 1), 28, 28, "edge mark %d", m)
		add(hexMarkDrawing(pal, m), 62, 70, "hex mark %d", m)
	}
	for _, strange := range []bool{false, true} {
		add(badgeDrawing(pal, 3, strange), 18, 18, "badge, strange %v", strange)
	}
	for kind := roseOrnament + 1; kind <= galleonOrnament; kind++ {
		add(ornamentDrawing(pal, ornament{kind: kind}), 90, 70, "ornament %d", kind)
	}
	add(slotDrawing(pal), 14, 14, "slot")
	add(pirateDrawing(pal), 24, 24, "pirate")
	add(pointDrawing(pal), 16, 16, "point chip")
	add(armyDrawing(pal), 20, 20, "largest army")
	add(homeDrawing(pal), 160, 150, "home")
	add(colonyDrawing(pal), 160, 150, "colony")
	add(galleonDrawing(pal), 92, 84, "galleon")
	add(groundDrawing(pal, NewChart(geom.Rect{W: 490, H: 360})), 490, 360, "ground")
	for _, ic := range Icons() {
		add(paint.IconDrawing(ic, pal.White), 20, 20, "icon %d", ic)
	}
	return all
}

// pieces draw the pieces of a seat but roads.
var pieces = map[subject]func(paint.Pen, *palette, game.Seat){
	"settlement": drawSettlement, "city": drawCity, "base": drawBase, "ship": drawShip, "fleet": drawFleet, "shield": drawShield,
}

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
