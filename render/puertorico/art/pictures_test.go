package art

import (
	"fmt"
	"testing"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/testkit/painttest"
	"islas/render/theme"
)

// everything is all that only this game has, at sizes at which it can be recognised.
func everything(pal *palette) (all []painttest.Thing) {
	add := func(d paint.Drawing, w, h int, format string, values ...any) {
		all = append(all, painttest.ThingOf(d, w, h, format, values...))
	}
	for g := range puertorico.Good(puertorico.Goods) {
		add(barrelDrawing(pal, g), 16, 16, "barrel of %s", g)
		add(ladenShipDrawing(pal, 6, g), 96, 72, "ship laden with %s", g)
	}
	for k := range puertorico.Tile(puertorico.TileKinds) {
		for _, working := range []bool{false, true} {
			add(tileDrawing(pal, k, working), 28, 28, "%s, working %v", k, working)
		}
	}
	for n := range Trades {
		add(workerDrawing(pal, n), 16, 16, "worker %d", n)
	}
	for role := range puertorico.Prospector2 {
		add(roleDrawing(pal, role, false), 120, 168, "role %s", role)
		add(roleDrawing(pal, role, true), 60, 84, "small role %s", role)
	}
	for _, ic := range Icons() {
		add(paint.IconDrawing(ic, pal.White), 20, 20, "icon %d", ic)
	}
	for b := range puertorico.Building(puertorico.Buildings) {
		add(buildingDrawing(pal, b), 40*b.Spaces(), 40, "%s", b)
	}
	for _, size := range cargoSizes() {
		for _, full := range []bool{false, true} {
			add(cargoShipDrawing(pal, size, full), 96, 72, "cargo ship of %d, full %v", size, full)
		}
	}
	for _, yes := range []bool{false, true} {
		add(wharfShipDrawing(pal, yes), 96, 72, "wharf's ship, loaded %v", yes)
		add(siteDrawing(pal, 1, yes), 60, 60, "site, small %v", yes)
		for _, r := range islandShapes() {
			add(islandDrawing(pal, r.W, r.H, yes), int(r.W), int(r.H), "island %v, wide %v", r, yes)
		}
	}
	add(townDrawing(pal, 200, 160, false), 200, 160, "town")
	add(townDrawing(pal, 300, 110, true), 300, 110, "wide town")
	add(WorkerPlace.drawing(pal), 16, 16, "a worker's place")
	add(Doubloon.drawing(pal), 16, 16, "doubloon")
	add(Chip.drawing(pal), 16, 16, "chip")
	add(Governor.drawing(pal), 16, 16, "governor")
	add(TileBack.drawing(pal), 28, 28, "field face down")
	add(workerShipDrawing(pal), 96, 72, "workers' ship")
	add(TradingHouse.drawing(pal), 105, 60, "trading house")
	add(Harbour.drawing(pal), 150, 160, "harbour")
	add(Chart.drawing(pal), 150, 95, "chart")
	return all
}

func TestEverythingIsDrawn(t *testing.T) {
	for _, high := range []bool{false, true} {
		painttest.Drawn(t, everything(newPalette(theme.New(high))))
	}
}

func TestDrawingIsTheSameOnAnyGoroutine(t *testing.T) {
	painttest.Repeated(t, everything(newPalette(theme.New(false))))
}

func BenchmarkPictures(b *testing.B) {
	painttest.Benchmark(b, everything(newPalette(theme.New(false))))
}

func TestEverythingIsDrawnAtOddSizes(t *testing.T) {
	pal := newPalette(theme.New(false))
	painttest.AtOddSizes(t, everything(pal))
	for _, s := range painttest.Odd() {
		for _, wide := range []bool{false, true} {
			for i, d := range []paint.Drawing{townDrawing(pal, s[0], s[1], wide), islandDrawing(pal, s[0], s[1], wide)} {
				painttest.Sound(t, fmt.Sprint(i, s, wide), painttest.Shown(d, max(int(s[0]), 1), max(int(s[1]), 1)))
			}
		}
	}
}
