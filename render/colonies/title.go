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
	show(v.Left, "home", art.Home)
	show(v.Right, "colony", art.Colony)
	if !v.Ship.Empty() {
		c.voyage.Draw(s.Services, u, v.Ship, func(at ui.Rect, turn float64, p *paint.Painter) {
			u.Paint(at, shipKey{turn}, func(dst *ebiten.Image, r ui.Rect) { art.Galleon().Draw(p, dst, r) })
		})
	}
}

// titleView places home island, colony and ship.
func titleView(u *ui.UI, at stage.TitlePlaces) stage.Panorama {
	return at.Panorama(u, stage.Ratios{Left: art.Home.Ratio(), Right: art.Colony.Ratio(), Ship: art.GalleonRatio}, 0.64)
}

// shipKey identifies the ship at a position on the swell.
type shipKey struct{ turn float64 }
