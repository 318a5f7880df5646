package art

import (
	"fmt"
	"image/color"
	"maps"
	"testing"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/internal/painttest"
	"islas/render/paint"
	"islas/render/theme"
)

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
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		grounds := map[string]color.NRGBA{"the sea": th.SeaDeep, "the light sea": theme.Mix(th.SeaDeep, th.Sea, 0.35), "the dark sea": theme.Mix(th.SeaDeep, theme.RGB(0x030c11), 0.66), "cloth": th.Cloth, "dark cloth": th.ClothDark}
		ship := func(name string, draw func(n paint.Pen)) painttest.Sight {
			return painttest.SightOf(name, paint.Drawing{Units: shipWide, Paint: draw}) // without the waves around it
		}
		ships := []painttest.Sight{ship("the steamer", func(n paint.Pen) { drawLiner(n, pal) })}
		for _, set := range []bool{false, true} {
			ships = append(ships, ship(fmt.Sprint("the wharf's ship, loaded: ", set), func(n paint.Pen) { drawSloopDry(n, pal, set) }))
			for size := 4; size <= 8; size++ {
				ships = append(ships, ship(fmt.Sprintf("the ship of %d, full: %v", size, set), func(n paint.Pen) { drawSailer(n, pal, size, set) }))
			}
		}
		for _, side := range []float64{36, 52, 72, 110, 140} {
			what := fmt.Sprintf("high contrast %v, %.0f pixels", high, side)
			painttest.StandOut(t, what, lying(side, ShipRatio, grounds), ships)
			painttest.StandOut(t, what, lying(side, HouseRatio, grounds), []painttest.Sight{painttest.SightOf("the trading house", tradingHouseDrawing(pal))})
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
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		pal := newPalette(th)
		fields := []painttest.Sight{painttest.SightOf("the back", tileBackDrawing(pal))}
		for k := range puertorico.Tile(puertorico.TileKinds) {
			for _, working := range []bool{false, true} {
				fields = append(fields, painttest.SightOf(fmt.Sprint(k.ID(), " at work: ", working), paint.Drawing{Units: 100, Paint: func(n paint.Pen) { drawField(n, pal, k, working) }}))
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
