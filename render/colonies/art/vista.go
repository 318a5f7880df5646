package art

import (
	"islas/game"
	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
)

// VistaRatio is the width of a vista divided by its height.
const VistaRatio = vistaWide / vistaHigh

// The units of a vista: seven hexes, of whose sides each has 100, and the water around them.
const vistaWide, vistaHigh = 3*100*root3 + 100, 500.0 + 90

// GalleonRatio is the width of the ship of the discoverers divided by its height.
const GalleonRatio = 100.0 / 92

// vista is a hex and those around it, on a chart whose unit is that of the pen.
type vista struct {
	paint.Pen
	pal   *palette
	chart Chart
	land  map[colonies.Hex]colonies.Terrain
}

// newVista returns the vista around a hex. What land does not name is the sea.
func newVista(n paint.Pen, pal *palette, around colonies.Hex, land map[colonies.Hex]colonies.Terrain) vista {
	c := Chart{Side: 100}
	c.corner = geom.Pt(vistaWide/2, vistaHigh/2).Sub(c.Centre(around))
	return vista{n, pal, c, land}
}

// tiles draws the tiles with their numbers.
func (v vista) tiles(numbers map[colonies.Hex]int) {
	terrain := func(h colonies.Hex) colonies.Terrain {
		if t, ok := v.land[h]; ok {
			return t
		}
		return colonies.Sea
	}
	for _, parchment := range []bool{false, true} {
		for h := range colonies.Hex(colonies.Hexes) {
			look := LookOf(h, terrain)
			if _, ok := v.land[h]; !ok || (look.Terrain == colonies.Unknown) != parchment {
				continue
			}
			at := v.chart.TileRect(h)
			drawTile(v.At(at.X, at.Y, 1), v.pal, look, inked)
			if k := numbers[h]; k > 0 {
				v.stand(v.chart.NumberRect(h), func(n paint.Pen) { drawNumber(n, v.pal, k) })
			}
		}
	}
}

// stand draws something of 100 × 100 units in a rectangle.
func (v vista) stand(r geom.Rect, draw func(paint.Pen)) { draw(v.At(r.X, r.Y, r.W/100)) }

// piece draws a piece of a seat in a rectangle.
func (v vista) piece(r geom.Rect, seat game.Seat, draw func(paint.Pen, *palette, game.Seat)) {
	v.stand(r, func(n paint.Pen) { draw(n, v.pal, seat) })
}

// road draws a road between two nodes.
func (v vista) road(from, to colonies.Node, seat game.Seat) {
	e := colonies.EdgeBetween(from, to)
	a, b := v.chart.Edge(e)
	v.stand(v.chart.RoadRect(e), func(n paint.Pen) { drawRoad(n, v.pal, seat, angle(a, b)) })
}

func drawHome(n paint.Pen, pal *palette) {
	v := newVista(n, pal, 16, map[colonies.Hex]colonies.Terrain{
		7: colonies.Field, 8: colonies.Hill, 15: colonies.Pasture, 16: colonies.Forest, 17: colonies.Field, 24: colonies.Hill, 25: colonies.Pasture,
	})
	v.tiles(map[colonies.Hex]int{7: 3, 8: 9, 15: 8, 16: 4, 17: 11, 24: 12, 25: 6})
	v.road(42, 52, 1)
	v.road(52, 61, 1)
	v.road(44, 54, 0)
	v.road(53, 63, 0)
	v.road(54, 63, 0)
	v.road(24, 33, 3)
	v.piece(v.chart.TownRect(24, false), 3, drawSettlement)
	v.piece(v.chart.TownRect(42, false), 1, drawSettlement)
	v.piece(v.chart.TownRect(44, false), 0, drawSettlement)
	v.piece(v.chart.TownRect(53, true), 0, drawCity)
	v.piece(v.chart.TownRect(80, false), 2, drawSettlement)
	v.piece(v.chart.ShipRect(nil, 72), 0, drawShip)
}

func drawColony(n paint.Pen, pal *palette) {
	v := newVista(n, pal, 13, map[colonies.Hex]colonies.Terrain{
		5: colonies.Jungle, 6: colonies.Unknown, 12: colonies.GoldRiver, 13: colonies.Unknown, 14: colonies.Unknown, 21: colonies.Mountain, 22: colonies.Volcano,
	})
	v.tiles(map[colonies.Hex]int{5: 9, 12: 5, 21: 8, 22: 10})
	v.road(38, 47, 1)
	v.piece(v.chart.BaseRect(5, 0), 0, drawBase)
	v.piece(v.chart.TownRect(38, false), 1, drawSettlement)
	v.piece(v.chart.TownRect(58, false), 2, drawSettlement)
	for i, k := range []colonies.Token{colonies.Gold, colonies.OreToken} {
		v.stand(v.chart.StoreRect(nil, 38, i), func(n paint.Pen) { drawToken(n, pal, k) })
	}
	v.piece(v.chart.ShipRect(nil, 20), 0, drawShip)
}
