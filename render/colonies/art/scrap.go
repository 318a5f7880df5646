package art

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
)

// Scrap is a part of the chart with an example laid out on it.
type Scrap struct {
	Land map[colonies.Hex]Plot                              // its hexes, the sea among them included
	Over func(p *paint.Painter, dst *ebiten.Image, c Chart) // draws what stands there
}

// Plot is what lies on a hex of an example: a terrain, and a number or none, 0.
type Plot struct {
	Terrain colonies.Terrain
	Number  int
}

// scrapEdge is the sea around the hexes of a scrap, in sides of a hex.
const scrapEdge = 0.55

// box returns the rectangle around the hexes of a scrap on a chart.
func (f Scrap) box(c Chart) (r geom.Rect) {
	for h := range f.Land {
		r = r.Union(c.Hex(h))
	}
	return r.Inset(-scrapEdge * c.Side)
}

// Ratio returns the width of the scrap divided by its height.
func (f Scrap) Ratio() float64 {
	b := f.box(chartOf(1))
	return b.W / b.H
}

// Draw draws the scrap as large as it fits into r.
func (f Scrap) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	unit := f.box(chartOf(1))
	c := chartOf(min(r.W/unit.W, r.H/unit.H))
	c.corner = r.Middle().Sub(f.box(c).Middle())
	terrain := func(h colonies.Hex) colonies.Terrain {
		if g, ok := f.Land[h]; ok {
			return g.Terrain
		}
		return colonies.Sea
	}
	Tiles(p, dst, c, terrain, func(h colonies.Hex) int { return f.Land[h].Number })
	f.Over(p, dst, c)
}

// Home is a part of the home island with towns, roads and a harbour.
var Home = Scrap{
	Land: map[colonies.Hex]Plot{
		7: {colonies.Field, 3}, 8: {colonies.Hill, 9}, 15: {colonies.Pasture, 8}, 16: {colonies.Forest, 4}, 17: {colonies.Field, 11}, 24: {colonies.Hill, 12}, 25: {colonies.Pasture, 6},
	},
	Over: func(p *paint.Painter, dst *ebiten.Image, c Chart) {
		for i, ends := range [][2]colonies.Node{{42, 52}, {52, 61}, {44, 54}, {53, 63}, {54, 63}, {24, 33}} {
			e := colonies.EdgeBetween(ends[0], ends[1])
			Road([]game.Seat{1, 1, 0, 0, 0, 3}[i], c.Turn(e)).Draw(p, dst, c.RoadRect(e))
		}
		for i, n := range []colonies.Node{24, 42, 44, 53, 80} {
			Town([]game.Seat{3, 1, 0, 0, 2}[i], n == 53).Draw(p, dst, c.TownRect(n, n == 53))
		}
		Ship(0).Draw(p, dst, c.ShipRect(nil, 72))
	},
}

// Colony is a part of a colony that is half explored.
var Colony = Scrap{
	Land: map[colonies.Hex]Plot{
		5: {colonies.Jungle, 9}, 6: {}, 12: {colonies.GoldRiver, 5}, 13: {}, 14: {}, 21: {colonies.Mountain, 8}, 22: {colonies.Volcano, 10},
	},
	Over: func(p *paint.Painter, dst *ebiten.Image, c Chart) {
		e := colonies.EdgeBetween(38, 47)
		Road(1, c.Turn(e)).Draw(p, dst, c.RoadRect(e))
		Base(0).Draw(p, dst, c.BaseRect(5, 0))
		Settlement(1).Draw(p, dst, c.TownRect(38, false))
		Settlement(2).Draw(p, dst, c.TownRect(58, false))
		for i, k := range []colonies.Token{colonies.Gold, colonies.OreToken} {
			Token(k).Draw(p, dst, c.StoreRect(nil, 38, i))
		}
		Ship(0).Draw(p, dst, c.ShipRect(nil, 20))
	},
}
