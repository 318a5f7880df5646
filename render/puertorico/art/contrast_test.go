package art

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"maps"
	"math"
	"slices"
	"testing"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/need"
	"islas/render/testkit/painttest"
	"islas/render/theme"
)

// drawnOn is how wide in pixels workers are from which they stand on tiles and buildings themselves.
const drawnOn = 22

// on returns a ground of one colour with a drawing on all of it.
func on(c color.Color, w, h float64, d paint.Drawing) *image.RGBA {
	return painttest.On(painttest.Flat(c, w, h), painttest.SightOf("", d).Draw)
}

// sites are all grounds on which workers, or their empty places, are seen, with places of a side in pixels.
func sites(th *theme.Theme, pal *palette, side float64) (all []painttest.Ground) {
	all = painttest.Flats(side, map[string]color.NRGBA{
		"paper": th.Paper, "light paper": th.PaperLight, "dark paper": th.PaperDark, "sea": th.SeaDeep, "cloth": th.Cloth, "dark cloth": th.ClothDark,
		"the house of San Juan": theme.Mix(th.BrassDark, th.Brass, 0.5), "plot": pal.plot, "field": pal.Field,
	})
	if side < drawnOn { // smaller ones stand on a light circle
		return all
	}
	for k := range puertorico.Tile(puertorico.TileKinds) {
		for _, working := range []bool{false, true} {
			field := math.Round(side / TilePlace(geom.Rect{W: 1, H: 1}).W)
			ground := on(pal.FieldLight, field, field, tileDrawing(pal, k, working))
			all = append(all, painttest.Ground{Name: k.ID(), Picture: ground, Places: []geom.Rect{TilePlace(geom.Rect{W: field, H: field})}})
		}
	}
	deck := geom.Rect{W: math.Round(side * 8), H: math.Round(side * 6)}
	steamer := on(th.SeaDeep, deck.W, deck.H, workerShipDrawing(pal))
	all = append(all, painttest.Ground{Name: "the steamer", Picture: steamer, Places: []geom.Rect{PassengerSpot(deck, 0), PassengerSpot(deck, 4), PassengerSpot(deck, passengers-3)}})
	for b := range puertorico.Building(puertorico.Buildings) {
		high := math.Round(side / BuildingPlaces(geom.Rect{W: BuildingRatio(b), H: 1}, b)[0].W)
		r := geom.Rect{W: math.Round(high * BuildingRatio(b)), H: high}
		all = append(all, painttest.Ground{Name: b.ID(), Picture: on(pal.plot, r.W, r.H, buildingDrawing(pal, b)), Places: BuildingPlaces(r, b), Only: 1 + int(b)%Trades})
	}
	return all
}

// mostDotted is the greatest side of a dot in pixels.
const mostDotted = 54

// TestWorkersShow checks that every worker and every empty place stands out from each ground on which it is seen, still or on its way, by its
// dark line or the light one around that (WCAG 2.2, 1.4.11).
func TestWorkersShow(t *testing.T) {
	need.Time(t)
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		workers := []painttest.Sight{painttest.SightOf("the empty place", WorkerPlace.drawing(pal))}
		for n := range Trades {
			workers = append(workers, painttest.SightOf(fmt.Sprint("worker ", n), workerDrawing(pal, n)))
		}
		for _, side := range []float64{6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, drawnOn, 26, 40, 64, 82, 120, 160} {
			seen := workers
			if side <= mostDotted {
				seen = append(slices.Clip(workers), painttest.SightOf("the dot", WorkerDot.drawing(pal)))
			}
			painttest.StandOut(t, fmt.Sprintf("high contrast %v, %.0f pixels", high, side), sites(th, pal, side), seen)
		}
	}
}

// lying are the grounds of one colour on which buildings, ships, fields and medallions are seen, with a place that is ratio times as wide as its
// height in pixels.
func lying(side, ratio float64, colours map[string]color.NRGBA) (all []painttest.Ground) {
	for name, c := range colours {
		w := side * ratio
		at := geom.RectAround(geom.Pt(w, side), w, side)
		all = append(all, painttest.Ground{Name: name, Picture: painttest.Flat(c, 2*w, 2*side), Places: []geom.Rect{at}})
	}
	return all
}

// TestBuildingsShow checks that buildings, which on the boards of others stand there without words, stand out from the ground of cities and from
// all that they are written beside or fly over, by the lines around them (WCAG 2.2, 1.4.11).
func TestBuildingsShow(t *testing.T) {
	need.Time(t)
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		grounds := map[string]color.NRGBA{"a plot": pal.plot, "the street": pal.street, "light paper": th.PaperLight}
		for b := range puertorico.Building(puertorico.Buildings) {
			for _, side := range []float64{14, 17, 22, 28, 36, 58, 100, 160} {
				painttest.StandOut(t, fmt.Sprintf("high contrast %v, %.0f pixels", high, side), lying(side, BuildingRatio(b), grounds), []painttest.Sight{painttest.SightOf(b.ID(), buildingDrawing(pal, b))})
			}
		}
	}
}

// TestShipsShow checks the same of ships and of the trading house on the sea, the darker one included, and of ships before the place that says
// that one can load them.
func TestShipsShow(t *testing.T) {
	need.Time(t)
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		grounds := map[string]color.NRGBA{"the sea": th.SeaDeep, "the light sea": theme.Mix(th.SeaDeep, th.Sea, 0.35), "the dark sea": theme.Mix(th.SeaDeep, theme.RGB(0x030c11), 0.66), "cloth": th.Cloth, "dark cloth": th.ClothDark}
		ship := func(name string, draw func(n paint.Pen)) painttest.Sight {
			return painttest.SightOf(name, paint.Drawing{Units: shipWide, Paint: draw}) // without the waves around it
		}
		ships := []painttest.Sight{ship("the steamer", func(n paint.Pen) { drawLiner(n, pal, false) })}
		for _, set := range []bool{false, true} {
			ships = append(ships, ship(fmt.Sprint("the wharf's ship, loaded: ", set), func(n paint.Pen) { drawSloopDry(n, pal, set, false) }))
			for size := 4; size <= 8; size++ {
				ships = append(ships, ship(fmt.Sprintf("the ship of %d, full: %v", size, set), func(n paint.Pen) { drawSailer(n, pal, size, set) }))
			}
		}
		for _, side := range []float64{36, 52, 72, 110, 140} {
			what := fmt.Sprintf("high contrast %v, %.0f pixels", high, side)
			painttest.StandOut(t, what, lying(side, ShipRatio, grounds), ships)
			painttest.StandOut(t, what, lying(side, HouseRatio, grounds), []painttest.Sight{painttest.SightOf("the trading house", TradingHouse.drawing(pal))})
		}
		// On large ships ropes are a part of the outline. One size stands for all of those, and the darkest and the lightest ground for all between them.
		const large = 220
		maps.DeleteFunc(grounds, func(name string, _ color.NRGBA) bool { return name != "the light sea" && name != "the dark sea" })
		if !high {
			painttest.StandOut(t, fmt.Sprintf("%d pixels", large), lying(large, ShipRatio, grounds), ships)
		}
	}
}

// backFrom is how many pixels wide backs of fields are at the least in all windows.
const backFrom = 48

// TestFieldsShow checks the same of fields and of their backs.
func TestFieldsShow(t *testing.T) {
	need.Time(t)
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		fields := []painttest.Sight{painttest.SightOf("the back", TileBack.drawing(pal))}
		for k := range puertorico.Tile(puertorico.TileKinds) {
			for _, working := range []bool{false, true} {
				fields = append(fields, painttest.SightOf(fmt.Sprint(k.ID(), " at work: ", working), paint.Drawing{Units: 100, Paint: func(n paint.Pen) { drawField(n, pal, k, working) }}))
				fields = append(fields, painttest.SightOf(fmt.Sprint("the sign of ", k.ID(), " at work: ", working), tileSignDrawing(pal, k, working)))
			}
		}
		for _, side := range []float64{15, 20, 24, 28, 33, 57, 80, 116, 180} {
			some := fields
			if side < backFrom {
				some = fields[1:]
			}
			painttest.StandOut(t, fmt.Sprintf("high contrast %v, %.0f pixels", high, side), lying(side, 1, map[string]color.NRGBA{
				"the island": pal.Field, "a plot": pal.plot, "cloth": th.Cloth, "dark cloth": th.ClothDark, "the sea": th.SeaDeep, "paper": th.Paper,
			}), some)
		}
	}
}

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
	place("the trading house", HouseRatio, TradingHouse.drawing(pal), func(r geom.Rect) []geom.Rect {
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
		tokens := []painttest.Sight{painttest.SightOf("a doubloon", Doubloon.drawing(pal)), painttest.SightOf("a chip", Chip.drawing(pal)), painttest.SightOf("the governor's token", Governor.drawing(pal))}
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
