package art

import (
	"testing"

	"islas/game/puertorico"
	"islas/render/internal/painttest"
	"islas/render/theme"
)

// goodsThings returns barrels, fields, workers and tokens.
func goodsThings(pal *palette) (all []painttest.Thing) {
	for g := range puertorico.Good(puertorico.Goods) {
		all = append(all, thing(barrelDrawing(pal, g), 16, 16, "barrel of %s", g))
	}
	for k := range puertorico.Tile(puertorico.TileKinds) {
		for _, working := range []bool{false, true} {
			all = append(all, thing(tileDrawing(pal, k, working), 28, 28, "%s, working %v", k, working))
		}
	}
	return append(all, thing(doubloonDrawing(pal), 16, 16, "doubloon"))
}

func TestGoodsAreDrawn(t *testing.T) {
	for _, high := range []bool{false, true} {
		painttest.Drawn(t, goodsThings(newPalette(theme.New(high))))
	}
}

func TestGoodsAreDrawnTheSameOnAnyGoroutine(t *testing.T) {
	painttest.Repeated(t, goodsThings(newPalette(theme.New(false))))
}

func TestGoodsBearAnySize(t *testing.T) {
	painttest.AtOddSizes(t, goodsThings(newPalette(theme.New(false))))
}
