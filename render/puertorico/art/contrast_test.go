package art

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/internal/need"
	"islas/render/internal/painttest"
	"islas/render/paint"
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

// TestWorkersShow checks that every worker and every empty place stands out from each ground on which it is seen, still or on its way, by its
// dark line or the light one around that (WCAG 2.2, 1.4.11).
func TestWorkersShow(t *testing.T) {
	need.Time(t)
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		workers := []painttest.Sight{painttest.SightOf("the empty place", workerPlaceDrawing(pal))}
		for n := range Trades {
			workers = append(workers, painttest.SightOf(fmt.Sprint("worker ", n), workerDrawing(pal, n)))
		}
		for _, side := range []float64{6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, drawnOn, 26, 40, 64, 82, 120, 160} {
			painttest.StandOut(t, fmt.Sprintf("high contrast %v, %.0f pixels", high, side), sites(th, pal, side), workers)
		}
	}
}
