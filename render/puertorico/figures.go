package puertorico

import (
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/stage"
	kit "islas/render/table"
	"islas/render/ui"
)

// figures are the figures of the rule book, by their names in book.
var figures = map[string]func() stage.Figure{
	"fields": fieldsFigure, "goods": goodsFigure, "round": roundFigure, "roles": rolesFigure, "prices": pricesFigure,
	"production": productionFigure, "ships": shipsFigure, "storing": storingFigure, "count": countFigure, "buildings": buildingsFigure,
	"setup": setupFigure,
}

// show draws a picture in r.
func show(s *stage.Stage, u *ui.UI, r ui.Rect, what kit.Picture) {
	(&kit.Painter{UI: u, Stage: s}).Show(r, what)
}

// showTile draws a tile with worker number n on it; with none if n is below 0.
func showTile(s *stage.Stage, u *ui.UI, r ui.Rect, t puertorico.Tile, n int) {
	show(s, u, r, art.Tile{Tile: t, Working: n >= 0})
	if n >= 0 {
		show(s, u, art.TilePlace(r), art.Worker(n))
	} else {
		show(s, u, art.TilePlace(r), &art.WorkerPlace)
	}
}

// paintDecision draws what a decision is about.
func paintDecision(s *stage.Stage, u *ui.UI, r ui.Rect, _ *puertorico.State, decision []puertorico.Action) {
	switch a := decision[0]; a.Kind {
	case puertorico.TakeRole:
		show(s, u, r, art.Role(a.Role()))
	case puertorico.TakeTile:
		showTile(s, u, r, a.Tile(), -1)
	case puertorico.Build:
		show(s, u, r, art.Building(a.Building()))
	case puertorico.Extra, puertorico.Sell, puertorico.Load:
		show(s, u, r, art.Barrel(a.Good()))
	case puertorico.Take, puertorico.Man:
		show(s, u, r, art.Worker(0))
	}
}
