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

// edge is what keeps pictures on the title apart, in design units.
const edge = 24

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

// viewIn places town, chart and ship to the left and right of the menu, or above and below it in an upright window. Where name
// and menu stand elsewhere there is the ship, and the town beside it if it has room.
func viewIn(u *ui.UI, at stage.TitlePlaces) view {
	all, menu := at.Free, at.Menu
	switch {
	case menu.Empty() && (all.W < u.Px(160) || all.H < u.Px(120)):
		return view{}
	case menu.Empty() && all.W >= all.H*(art.HarbourRatio+art.ShipRatio):
		town, ship := sideBySide(all, u.Px(edge), art.HarbourRatio, art.ShipRatio)
		return view{town: town, ship: ship}
	case menu.Empty():
		return view{ship: all.Fit(art.ShipRatio)}
	case at.Name.X-all.X >= u.Px(240) && all.W > all.H:
		return beside(at, u.Px(edge))
	default:
		return aboveAndBelow(at, u.Px(edge), u.Px(120))
	}
}

// beside places the town to the left of the menu, and to its right the chart above the ship. The name, which is wider than the
// menu, covers next to nothing of them.
func beside(at stage.TitlePlaces, gap float64) view {
	_, all := at.Free.CutTop(max(at.Name.Bottom()-at.Name.H*0.2-at.Free.Y, 0))
	left, _ := all.CutLeft(at.Menu.X - gap - all.X)
	_, left = left.CutBottom(3 * gap) // the compass rose of the sea stands there
	right, _ := all.CutRight(all.Right() - at.Menu.Right() - gap)
	chart, berth := right.CutTop(right.H * 0.42)
	return view{
		town:  left.Fit(art.HarbourRatio),
		chart: chart.Fit(art.ChartRatio),
		ship:  berth.InsetXY(right.W*0.05, 0).Fit(art.ShipRatio),
	}
}

// aboveAndBelow places town and chart between name and menu, and the ships below, in spaces of at least so much height.
func aboveAndBelow(at stage.TitlePlaces, gap, least float64) (v view) {
	all := at.Free
	if between := (ui.Rect{X: all.X, Y: at.Name.Bottom(), W: all.W, H: at.Menu.Y - at.Name.Bottom()}).InsetXY(0, gap/2); between.H >= least {
		v.town, v.chart = sideBySide(between, gap, art.HarbourRatio, art.ChartRatio)
	}
	if below := (ui.Rect{X: all.X, Y: at.Menu.Bottom(), W: all.W, H: all.Bottom() - at.Menu.Bottom()}).InsetXY(0, gap/2); below.H >= least {
		v.steamer, v.ship = sideBySide(below, all.W*0.12, art.ShipRatio, art.ShipRatio)
	}
	return v
}

// sideBySide places two pictures of equal height and the proportions one and other in the middle of a space, a gap between them.
func sideBySide(space ui.Rect, gap, one, other float64) (left, right ui.Rect) {
	h := min(space.H, (space.W-gap)/(one+other))
	row := space.Center(h*(one+other)+gap, h)
	left, row = row.CutLeft(h * one)
	_, right = row.CutLeft(gap)
	return left, right
}

// shipKey identifies the ship in a position on the swell.
type shipKey struct{ turn float64 }
