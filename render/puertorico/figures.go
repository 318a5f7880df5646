package puertorico

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/stage"
	"islas/render/ui"
)

// figures are the figures of the rule book, by their names in book.
var figures = map[string]func() stage.Figure{
	"fields": fieldsFigure, "goods": goodsFigure, "round": roundFigure, "roles": rolesFigure, "prices": pricesFigure,
	"production": productionFigure, "ships": shipsFigure, "storing": storingFigure, "count": countFigure, "buildings": buildingsFigure,
	"setup": setupFigure,
}

// piece says which picture of a figure is drawn, for the kit's test whether one has changed.
type piece struct {
	what    string
	a, b, n int
}

// draw draws a picture in r.
func (k piece) draw(s *stage.Stage, u *ui.UI, r ui.Rect, paint func(p *paint.Painter, dst *ebiten.Image, r ui.Rect)) {
	u.Paint(r, k, func(dst *ebiten.Image, r ui.Rect) { paint(s.Art, dst, r) })
}

// paintBarrel draws a barrel of a kind.
func paintBarrel(s *stage.Stage, u *ui.UI, r ui.Rect, g puertorico.Good) {
	piece{what: "barrel", a: int(g)}.draw(s, u, r, func(p *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Barrel(p, dst, r, g) })
}

// paintWorker draws one of the workers.
func paintWorker(s *stage.Stage, u *ui.UI, r ui.Rect, n int) {
	piece{what: "worker", n: n}.draw(s, u, r, func(p *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Worker(p, dst, r, n) })
}

// paintPlain draws a picture without variants.
func paintPlain(s *stage.Stage, u *ui.UI, r ui.Rect, what *art.Plain) {
	piece{what: what.Name}.draw(s, u, r, what.Draw)
}

// paintTile draws a tile with worker number n on it; with none if n is below 0.
func paintTile(s *stage.Stage, u *ui.UI, r ui.Rect, t puertorico.Tile, n int) {
	works := min(n+1, 1)
	piece{what: "tile", a: int(t), n: works}.draw(s, u, r, func(p *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Tile(p, dst, r, t, works > 0) })
	if works > 0 {
		paintWorker(s, u, art.TilePlace(r), n)
	} else {
		paintPlain(s, u, art.TilePlace(r), &art.WorkerPlace)
	}
}

// paintBuilding draws a building.
func paintBuilding(s *stage.Stage, u *ui.UI, r ui.Rect, b puertorico.Building) {
	piece{what: "building", a: int(b)}.draw(s, u, r, func(p *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Building(p, dst, r, b) })
}

// paintRole draws the card of a role.
func paintRole(s *stage.Stage, u *ui.UI, r ui.Rect, role puertorico.Role) {
	piece{what: "role", a: int(role)}.draw(s, u, r, func(p *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Role(p, dst, r, role) })
}

// paintDecision draws what a decision is about.
func paintDecision(s *stage.Stage, u *ui.UI, r ui.Rect, _ *puertorico.State, decision []puertorico.Action) {
	switch a := decision[0]; a.Kind {
	case puertorico.TakeRole:
		paintRole(s, u, r, a.Role())
	case puertorico.TakeTile:
		paintTile(s, u, r, a.Tile(), -1)
	case puertorico.Build:
		paintBuilding(s, u, r, a.Building())
	case puertorico.Extra, puertorico.Sell, puertorico.Load:
		paintBarrel(s, u, r, a.Good())
	case puertorico.Take, puertorico.Man:
		paintWorker(s, u, r, 0)
	}
}

// paintShip draws a cargo ship with n barrels aboard.
func paintShip(s *stage.Stage, u *ui.UI, r ui.Rect, c puertorico.Cargo) {
	piece{what: "ship", a: int(c.Size), b: int(c.Kind), n: int(c.N)}.draw(s, u, r, func(p *paint.Painter, dst *ebiten.Image, r ui.Rect) {
		art.CargoShip(p, dst, r, int(c.Size), c.Kind, int(c.N))
	})
}
