package colonies

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// scrap is a figure of a part of the chart, with an example laid out on it.
type scrap struct {
	what  scrapKey
	hexes []colonies.Hex
	land  map[colonies.Hex]ground // what lies on those that are no sea
	over  func(p *paint.Painter, dst *ebiten.Image, c art.Chart)
	high  float64 // in design units
}

// scrapKey identifies a scrap.
type scrapKey string

// ground is what lies on a hex of an example.
type ground struct {
	terrain colonies.Terrain
	number  int // 0 for none
}

// scrapEdge is the sea around the hexes of a scrap, in sides of a hex.
const scrapEdge = 0.55

// box returns the rectangle around the hexes of a scrap on a chart.
func (f scrap) box(c art.Chart) geom.Rect {
	all := c.Hex(f.hexes[0])
	for _, h := range f.hexes[1:] {
		all = all.Union(c.Hex(h))
	}
	return all.Inset(-scrapEdge * c.Side)
}

// chart returns the chart of which the scrap fills r.
func (f scrap) chart(r ui.Rect) art.Chart {
	whole := geom.Rect{W: 1000 * art.ChartRatio, H: 1000}
	b := f.box(art.NewChart(whole))
	k := min(r.W/b.W, r.H/b.H)
	whole.W, whole.H = k*whole.W, k*whole.H
	at := f.box(art.NewChart(whole)).Middle()
	whole.X, whole.Y = r.Middle().X-at.X, r.Middle().Y-at.Y
	return art.NewChart(whole)
}

// size returns how large the scrap is in a width.
func (f scrap) size(u *ui.UI, width float64) (w, h float64) {
	b := f.box(art.NewChart(geom.Rect{W: 1000 * art.ChartRatio, H: 1000}))
	h = min(u.Px(f.high), width*b.H/b.W)
	return h * b.W / b.H, h
}

// figure returns the scrap as a figure.
func (f scrap) figure() stage.Figure {
	return stage.Figure{
		Height: func(u *ui.UI, width float64) float64 { _, h := f.size(u, width); return h },
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			r.W, r.H = f.size(u, r.W)
			th := u.Theme()
			u.Gradient(r, u.Px(theme.Radius), th.Sea, th.SeaDeep)
			u.Paint(r, f.what, func(dst *ebiten.Image, r ui.Rect) { f.paint(s.Art, dst, f.chart(r)) })
		},
	}
}

// paint draws the hexes and what lies on them.
func (f scrap) paint(p *paint.Painter, dst *ebiten.Image, c art.Chart) {
	terrain := func(h colonies.Hex) colonies.Terrain {
		if g, ok := f.land[h]; ok {
			return g.terrain
		}
		return colonies.Sea
	}
	art.Tiles(p, dst, c, terrain, func(h colonies.Hex) int { return f.land[h].number })
	f.over(p, dst, c)
}

// basesFigure shows the example of who may settle where by base: whoever has one on both lands.
func basesFigure() stage.Figure {
	const upper, lower, between = 12, 21, 47
	return scrap{
		what: "bases", high: 320, hexes: []colonies.Hex{upper, 13, 20, lower, 22},
		land: map[colonies.Hex]ground{upper: {colonies.Desert, 2}, lower: {colonies.Mountain, 8}, 13: {}, 22: {}},
		over: func(p *paint.Painter, dst *ebiten.Image, c art.Chart) {
			art.Base(0).Draw(p, dst, c.BaseRect(upper, 0))
			art.Base(1).Draw(p, dst, c.BaseRect(upper, 1))
			art.Base(0).Draw(p, dst, c.BaseRect(lower, 0))
			art.NodeMark(art.Legal).Draw(p, dst, c.MarkRect(between))
		},
	}.figure()
}

// volcanoFigure shows a volcano with the corners of the die, and a settlement at the one that was rolled.
func volcanoFigure() stage.Figure {
	const volcano, rolled = 12, 5
	return scrap{
		what: "volcano", high: 270, hexes: []colonies.Hex{volcano}, land: map[colonies.Hex]ground{volcano: {colonies.Volcano, 3}},
		over: func(p *paint.Painter, dst *ebiten.Image, c art.Chart) {
			art.Settlement(1).Draw(p, dst, c.TownRect(colonies.SiteOf(volcano).Corners[rolled-1], false))
			art.Corners(p, dst, c, volcano, rolled)
		},
	}.figure()
}

// fleetFigure shows a war fleet with the corners that it guards, a ship on one of them, and the pirate outside.
func fleetFigure() stage.Figure {
	const coast, sea, ship, pirate = 9, 10, 26, 37
	return scrap{
		what: "fleet", high: 250, hexes: []colonies.Hex{coast, sea, 11},
		land: map[colonies.Hex]ground{coast: {colonies.Field, 10}},
		over: func(p *paint.Painter, dst *ebiten.Image, c art.Chart) {
			art.Guard(0).Draw(p, dst, c.TileRect(sea))
			art.Fleet(0).Draw(p, dst, c.FleetRect(nil, sea, 0))
			art.Ship(2).Draw(p, dst, c.ShipRect(nil, ship))
			art.Pirate().Draw(p, dst, c.PirateRect(pirate))
		},
	}.figure()
}
