package colonies

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// scrapKey identifies a part of the chart with an example.
type scrapKey string

// scrap returns a part of the chart with an example as a figure, at most high design units high.
func scrap(what scrapKey, high float64, of art.Scrap) stage.Figure {
	size := func(u *ui.UI, width float64) (w, h float64) {
		h = min(u.Px(high), width/of.Ratio())
		return h * of.Ratio(), h
	}
	return stage.Figure{
		Height: func(u *ui.UI, width float64) float64 { _, h := size(u, width); return h },
		Draw: func(s *stage.Stage, u *ui.UI, r ui.Rect) {
			r.W, r.H = size(u, r.W)
			th := u.Theme()
			u.Gradient(r, u.Px(theme.Radius), th.Sea, th.SeaDeep)
			u.Paint(r, what, func(dst *ebiten.Image, r ui.Rect) { of.Draw(s.Art, dst, r) })
		},
	}
}

// basesFigure shows the example of who may settle where by base: whoever has one on both lands.
func basesFigure() stage.Figure {
	const upper, lower, between = 12, 21, 47
	return scrap("bases", 320, art.Scrap{
		Land: map[colonies.Hex]art.Plot{upper: {Terrain: colonies.Desert, Number: 2}, lower: {Terrain: colonies.Mountain, Number: 8}, 13: {}, 20: {Terrain: colonies.Sea}, 22: {}},
		Over: func(p *paint.Painter, dst *ebiten.Image, c art.Chart) {
			art.Base(0).Draw(p, dst, c.BaseRect(upper, 0))
			art.Base(1).Draw(p, dst, c.BaseRect(upper, 1))
			art.Base(0).Draw(p, dst, c.BaseRect(lower, 0))
			art.NodeMark(art.Legal).Draw(p, dst, c.MarkRect(between))
		},
	})
}

// volcanoFigure shows a volcano with the corners of the die, and a settlement at the one that was rolled.
func volcanoFigure() stage.Figure {
	const volcano, rolled = 12, 5
	return scrap("volcano", 270, art.Scrap{
		Land: map[colonies.Hex]art.Plot{volcano: {Terrain: colonies.Volcano, Number: 3}},
		Over: func(p *paint.Painter, dst *ebiten.Image, c art.Chart) {
			art.Settlement(1).Draw(p, dst, c.TownRect(colonies.SiteOf(volcano).Corners[rolled-1], false))
			art.Corners(p, dst, c, volcano, rolled)
		},
	})
}

// fleetFigure shows a war fleet with the corners that it guards, a ship on one of them, and the pirate outside.
func fleetFigure() stage.Figure {
	const coast, sea, ship, pirate = 9, 10, 26, 37
	return scrap("fleet", 250, art.Scrap{
		Land: map[colonies.Hex]art.Plot{coast: {Terrain: colonies.Field, Number: 10}, sea: {Terrain: colonies.Sea}, 11: {Terrain: colonies.Sea}},
		Over: func(p *paint.Painter, dst *ebiten.Image, c art.Chart) {
			art.Guard(0).Draw(p, dst, c.TileRect(sea))
			art.Fleet(0).Draw(p, dst, c.FleetRect(nil, sea, 0))
			art.Ship(2).Draw(p, dst, c.ShipRect(nil, ship))
			art.Pirate().Draw(p, dst, c.PirateRect(pirate))
		},
	})
}
