package puertorico

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/puertorico/art"
	"islas/render/services"
	"islas/render/stage"
	kit "islas/render/table"
	"islas/render/ui"
)

// Title implements stage.Game: a town at a bay, a chart of its island, and a ship that comes in.
func (Game) Title() stage.TitlePicture { return new(seaside) }

// The ships of the title.
const (
	titleShip    = 6
	titleCargo   = puertorico.Coffee
	titleWorkers = 12
)

// seaside is the picture of the title.
type seaside struct{ voyage services.Arrival }

// Draw implements stage.TitlePicture.
func (p *seaside) Draw(s *stage.Stage, u *ui.UI, at stage.TitlePlaces) {
	view := viewIn(u, at)
	show := func(r ui.Rect, what kit.Picture) {
		if !r.Empty() {
			u.Paint(r, what, func(dst *ebiten.Image, r ui.Rect) { what.Draw(s.Art.Late(), dst, r) })
		}
	}
	show(view.town, &art.Harbour)
	show(view.chart, &art.Chart)
	show(view.steamer, art.WorkerShip(titleWorkers))
	if !view.ship.Empty() {
		p.voyage.Draw(s.Services, u, view.ship, func(at ui.Rect, turn float64, p *paint.Painter) {
			u.Paint(at, shipKey{turn}, func(dst *ebiten.Image, r ui.Rect) { art.LadenShip(p, dst, r, titleShip, titleCargo) })
		})
	}
}

// view is where the parts of the picture are, empty where they have no room.
type view struct{ town, chart, ship, steamer ui.Rect }

// viewIn places town, chart and ship, and in an upright window a steamer beside the ship.
func viewIn(u *ui.UI, at stage.TitlePlaces) view {
	p := at.Panorama(u, stage.Ratios{Left: art.HarbourRatio, Right: art.ChartRatio, Ship: art.ShipRatio}, 0.42)
	v := view{town: p.Left, chart: p.Right, ship: p.Ship}
	if !p.Berth.Empty() {
		v.steamer, v.ship = stage.SideBySide(p.Berth, p.Berth.W*0.12, art.ShipRatio, art.ShipRatio)
	}
	return v
}

// shipKey identifies the ship in a position on the swell.
type shipKey struct{ turn float64 }
