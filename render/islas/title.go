package islas

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/ui"
)

// anchored is an island of the title's chart and its place.
type anchored struct {
	id   string
	rect ui.Rect
}

// edge is what keeps pictures on the title apart, in design units.
const edge = 24

// islandRatio is the width divided by the height of an island's place on the chart.
const islandRatio = 1.2

// spot is the place of an island in a space: its middle and its width, as parts of that space.
type spot struct {
	id      string
	x, y, w float64
}

// The islands lie as they do in the sea: the western ones to the left, the eastern ones to the right, where the ship comes
// from.
var (
	western = []spot{{"la-palma", 0.29, 0.16, 0.5}, {"tenerife", 0.68, 0.57, 0.65}, {"la-gomera", 0.17, 0.52, 0.36}, {"el-hierro", 0.62, 0.92, 0.38}}
	eastern = []spot{{"lanzarote", 0.72, 0.17, 0.54}, {"gran-canaria", 0.22, 0.53, 0.44}}

	middle      = []spot{{"la-palma", 0.16, 0.55, 0.32}, {"tenerife", 0.5, 0.5, 0.4}, {"lanzarote", 0.84, 0.45, 0.32}}
	besideLeft  = []spot{{"el-hierro", 0.5, 0.45, 1}}
	besideRight = []spot{{"gran-canaria", 0.5, 0.5, 1}}
)

// harbour is where the ship ends up in the space to the right, as parts of it.
var harbour = ui.Rect{X: 0.27, Y: 0.56, W: 0.73, H: 0.42}

// archipelago places islands and ship to the left and right of the menu, or above and below in an upright window. The name
// is wider than the menu; what lies beside it keeps to the edge. Where name and menu stand elsewhere there is only the ship.
func archipelago(u *ui.UI, at stage.TitlePlaces) (islands []anchored, ship ui.Rect) {
	all, name, menu := at.Free, at.Name, at.Menu
	if menu.Empty() {
		if all.W < u.Px(160) || all.H < u.Px(120) {
			return nil, ui.Rect{}
		}
		return nil, all
	}
	if name.X-all.X >= u.Px(240) {
		gap := u.Px(edge)
		left, _ := all.CutLeft(menu.X - gap - all.X)
		right, _ := all.CutRight(all.Right() - menu.Right() - gap)
		islands = append(spread(western, left), spread(eastern, right)...)
		ship = ui.Rect{X: right.X + right.W*harbour.X, Y: right.Y + right.H*harbour.Y, W: right.W * harbour.W, H: right.H * harbour.H}
		return islands, ship.Fit(figures.ShipRatio)
	}
	gap := u.Px(edge)
	between := ui.Rect{X: all.X, Y: name.Bottom(), W: all.W, H: menu.Y - name.Bottom()}.InsetXY(0, gap/2)
	if between.H >= u.Px(120) {
		islands = spread(middle, between)
	}
	if beside := menu.X - gap - all.X; beside >= u.Px(200) {
		islands = append(islands, spread(besideLeft, ui.Rect{X: all.X, Y: menu.Y, W: beside, H: menu.H})...)
		islands = append(islands, spread(besideRight, ui.Rect{X: menu.Right() + gap, Y: menu.Y, W: beside, H: menu.H})...)
	}
	berth := ui.Rect{X: all.X + all.W*0.25, Y: menu.Bottom(), W: all.W * 0.75, H: all.Bottom() - menu.Bottom()}.InsetXY(0, gap/2)
	if berth.H < u.Px(120) {
		return islands, ui.Rect{}
	}
	return islands, berth.Fit(figures.ShipRatio)
}

// spread places islands in a space.
func spread(spots []spot, space ui.Rect) []anchored {
	var all []anchored
	for _, s := range spots {
		w := min(space.W*s.w, space.H*islandRatio*0.9)
		at := ui.RectAround(ui.Point{X: space.X + space.W*s.x, Y: space.Y + space.H*s.y}, w, w/islandRatio)
		all = append(all, anchored{s.id, at.Within(space)})
	}
	return all
}

// Title implements stage.Game.
func (Game) Title() stage.TitlePicture { return new(chart) }

// chart is the title's chart: all islands, and the ship that comes in.
type chart struct{ voyage services.Arrival }

// Draw implements stage.TitlePicture.
func (c *chart) Draw(s *stage.Stage, u *ui.UI, at stage.TitlePlaces) {
	islands, ship := archipelago(u, at)
	if s.Art.Unseen() {
		islands = nil // to read what they look like takes a while, too
	}
	for _, isl := range islands {
		drawIsland(s, u, isl)
	}
	if !ship.Empty() {
		c.voyage.Draw(s.Services, u, ship, func(at ui.Rect, turn float64, p *paint.Painter) {
			u.Paint(at, shipKey{3, turn}, func(dst *ebiten.Image, r ui.Rect) { figures.Ship(p, dst, r, 3) })
		})
	}
}

// drawIsland draws an island with some houses, so that one sees what is played.
func drawIsland(s *stage.Stage, u *ui.UI, at anchored) {
	isl := islandOf(at.id)
	if isl == nil {
		return
	}
	// Neither has the first frame to wait for them, see paint.Painter.Late.
	land := art.Board{Island: isl}
	u.Paint(at.rect, land, func(dst *ebiten.Image, r ui.Rect) { land.Draw(s.Art.Late(), dst, r) })
	own := 0
	for i, other := range islands() {
		if other == isl {
			own = i
		}
	}
	for i, plot := range [...]islas.Plot{1, 4, 6, 9, 11} {
		piece := art.Piece{Colour: islas.Colour((own + 2*i + i/3) % islas.Colours)}
		if i == own%5 {
			piece.Kind = islas.Palace
		}
		u.Paint(art.PieceRect(at.rect, isl, plot, piece.Kind), piece, func(dst *ebiten.Image, r ui.Rect) { piece.Draw(s.Art.Late(), dst, r) })
	}
}

// shipKey tells the ship in one position of the swell, with some cards on its deck, from that in another.
type shipKey struct {
	cards int
	turn  float64
}
