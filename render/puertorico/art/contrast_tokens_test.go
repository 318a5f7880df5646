package art

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"testing"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/internal/need"
	"islas/render/internal/painttest"
	"islas/render/paint"
	"islas/render/theme"
)

// plain are the grounds of one colour on which wares, coins and tokens are seen.
func plain(th *theme.Theme, side float64) []painttest.Ground {
	return painttest.Flats(side, map[string]color.NRGBA{
		"paper": th.Paper, "light paper": th.PaperLight, "dark paper": th.PaperDark, "the winner's row": theme.Mix(th.Paper, th.BrassLight, 0.7),
		"shallow sea": th.Sea, "sea": th.SeaDeep, "cloth": th.Cloth, "dark cloth": th.ClothDark,
	})
}

// pictures stand for faces, cards and buildings, which are of all colours: they are those on which neither dark nor light lines show well.
func pictures(side float64) []painttest.Ground {
	return painttest.Flats(side, map[string]color.NRGBA{
		"a dark grey picture": theme.RGB(0x747474), "a grey picture": theme.RGB(0x7f7f7f), "a red picture": theme.RGB(0xb05050), "a green picture": theme.RGB(0x4a8446),
	})
}

// holds are the places of wares on ships, boats and in the trading house, of a side in pixels.
func holds(th *theme.Theme, pal *palette, side float64) (all []painttest.Ground) {
	place := func(name string, ratio float64, d paint.Drawing, spots func(r geom.Rect) []geom.Rect) {
		high := math.Round(side / spots(geom.Rect{W: ratio, H: 1})[0].W)
		r := geom.Rect{W: math.Round(high * ratio), H: high}
		all = append(all, painttest.Ground{Name: name, Picture: on(th.SeaDeep, r.W, r.H, d), Places: spots(r)})
	}
	for size := 4; size <= 8; size++ {
		place(fmt.Sprintf("the ship of %d", size), ShipRatio, cargoShipDrawing(pal, size, false), func(r geom.Rect) (spots []geom.Rect) {
			return append(spots, HoldSpot(r, size, 0), HoldSpot(r, size, size-1))
		})
	}
	place("the wharf's ship", ShipRatio, wharfShipDrawing(pal, true), func(r geom.Rect) []geom.Rect { return []geom.Rect{DeckSpot(r, 0), DeckSpot(r, deckCargo-1)} })
	place("the trading house", HouseRatio, tradingHouseDrawing(pal), func(r geom.Rect) []geom.Rect {
		spots := HouseSpots(r)
		return spots[:]
	})
	return all
}

// TestTokensShow checks the same of wares, doubloons, chips and the governor's token.
func TestTokensShow(t *testing.T) {
	need.Time(t)
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		tokens := []painttest.Sight{painttest.SightOf("a doubloon", doubloonDrawing(pal)), painttest.SightOf("a chip", chipDrawing(pal)), painttest.SightOf("the governor's token", governorDrawing(pal))}
		var wares []painttest.Sight
		for g := range puertorico.Good(puertorico.Goods) {
			wares = append(wares, painttest.SightOf(g.String(), barrelDrawing(pal, g)))
		}
		for _, side := range []float64{6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 26, 29, 32, 40, 50, 64, 90, 110, 136, 200} {
			what := fmt.Sprintf("high contrast %v, %.0f pixels", high, side)
			painttest.StandOut(t, what, append(plain(th, side), pictures(side)...), tokens)
			painttest.StandOut(t, what, append(plain(th, side), holds(th, pal, side)...), wares)
		}
	}
}

// TestWaresShowOnTiles checks the same of the ware that stands at the edge of every field.
func TestWaresShowOnTiles(t *testing.T) {
	need.Time(t)
	for _, high := range []bool{false, true} {
		pal := newPalette(theme.New(high))
		for tile := range puertorico.Tile(puertorico.TileKinds) {
			g := tile.Plantation()
			if g == puertorico.NoGood {
				continue
			}
			ware := paint.Drawing{Units: 100, Paint: func(n paint.Pen) { drawBarrel(n.At(wareX, wareY, wareSize), pal, g) }}
			for _, working := range []bool{false, true} {
				field := paint.Drawing{Units: 100, Paint: func(n paint.Pen) { drawField(n, pal, tile, working) }}
				for _, side := range []float64{15, 18, 20, 23, 28, 36, 48, 54, 60, 68, 75, 80, 90, 100, 105, 107, 110, 113, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 131, 141, 149, 163, 179, 192, 217, 238, 260, 301, 356} {
					at := geom.Rect{X: wareX * side / 100, Y: wareY * side / 100, W: wareSize * side, H: wareSize * side}.Inset(-1).Rounded().Intersect(geom.Rect{W: side, H: side})
					box := image.Rect(int(at.X), int(at.Y), int(at.Right()), int(at.Bottom()))
					only := painttest.Sight{Name: g.String(), Draw: func(w, h int) *image.RGBA {
						img := image.NewRGBA(image.Rect(0, 0, w, h))
						draw.Draw(img, img.Bounds(), painttest.Shown(ware, int(side), int(side)), box.Min, draw.Src)
						return img
					}}
					painttest.StandOut(t, fmt.Sprintf("high contrast %v, a tile of %.0f pixels, at work %v", high, side, working),
						[]painttest.Ground{{Name: "its tile", Picture: on(pal.FieldLight, side, side, field), Places: []geom.Rect{at}}}, []painttest.Sight{only})
				}
			}
		}
	}
}
