package colonies

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/colonies/art"
	"islas/render/paint"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/ui"
)

// Title implements stage.Game: the home island in the west, a colony in the east, and a ship between them.
func (Game) Title() stage.TitlePicture { return new(crossing) }

// titleGap keeps pictures on the title apart, in design units.
const titleGap = 24

// crossing is the picture of the title.
type crossing struct{ voyage services.Arrival }

// Draw implements stage.TitlePicture.
func (c *crossing) Draw(s *stage.Stage, u *ui.UI, at stage.TitlePlaces) {
	v := titleView(u, at)
	show := func(r ui.Rect, what scrapKey, of art.Scrap) {
		if !r.Empty() {
			u.Paint(r, what, func(dst *ebiten.Image, r ui.Rect) { of.Draw(s.Art.Late(), dst, r) })
		}
	}
	show(v.home, "home", art.Home)
	show(v.colony, "colony", art.Colony)
	if !v.ship.Empty() {
		c.voyage.Draw(s.Services, u, v.ship, func(at ui.Rect, turn float64, p *paint.Painter) {
			u.Paint(at, shipKey{turn}, func(dst *ebiten.Image, r ui.Rect) { art.Galleon().Draw(p, dst, r) })
		})
	}
}

// titlePlaces is where the parts of the picture are, empty where they have no room.
type titlePlaces struct{ home, colony, ship ui.Rect }

// titleView places the home island to the left of the menu, and colony and ship to its right, or all of them above and below it in an upright
// window. Where name and menu stand elsewhere there is the ship, and the colony beside it if it has room.
func titleView(u *ui.UI, at stage.TitlePlaces) (v titlePlaces) {
	all, menu, gap := at.Free, at.Menu, u.Px(titleGap)
	home, colony := art.Home.Ratio(), art.Colony.Ratio()
	switch {
	case menu.Empty() && (all.W < u.Px(160) || all.H < u.Px(120)):
		return v
	case menu.Empty() && all.W >= all.H*(colony+art.GalleonRatio):
		v.colony, v.ship = abreast(all, gap, colony, art.GalleonRatio)
		return v
	case menu.Empty():
		v.ship = all.Fit(art.GalleonRatio)
		return v
	case at.Name.X-all.X >= u.Px(240) && all.W > all.H:
		_, all = all.CutTop(max(at.Name.Bottom()-at.Name.H*0.2-all.Y, 0))
		left, _ := all.CutLeft(menu.X - gap - all.X)
		right, _ := all.CutRight(all.Right() - menu.Right() - gap)
		v.home = left.Fit(home)
		land, berth := right.CutTop(right.H * 0.64)
		v.colony, v.ship = land.Fit(colony), berth.InsetXY(right.W*0.05, 0).Fit(art.GalleonRatio)
		return v
	}
	const least = 120 // design units of height
	if between := (ui.Rect{X: all.X, Y: at.Name.Bottom(), W: all.W, H: menu.Y - at.Name.Bottom()}).InsetXY(0, gap/2); between.H >= u.Px(least) {
		v.home, v.colony = abreast(between, gap, home, colony)
	}
	if below := (ui.Rect{X: all.X, Y: menu.Bottom(), W: all.W, H: all.Bottom() - menu.Bottom()}).InsetXY(0, gap/2); below.H >= u.Px(least) {
		if v.colony.Empty() {
			v.colony, v.ship = abreast(below, gap, colony, art.GalleonRatio)
		} else {
			v.ship = below.Fit(art.GalleonRatio)
		}
	}
	return v
}

// abreast places two pictures of equal height and the proportions one and other in the middle of a space, a gap between them.
func abreast(space ui.Rect, gap, one, other float64) (left, right ui.Rect) {
	h := min(space.H, (space.W-gap)/(one+other))
	row := space.Center(h*(one+other)+gap, h)
	left, row = row.CutLeft(h * one)
	_, right = row.CutLeft(gap)
	return left, right
}

// shipKey identifies the ship at a position on the swell.
type shipKey struct{ turn float64 }
