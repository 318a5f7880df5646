package puertorico

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/stage"
	"islas/render/ui"
)

// Title implements stage.Game.
func (Game) Title() stage.TitlePicture { return titlePicture{} }

// titlePicture implements stage.TitlePicture: the role cards, beside what stands on the title.
type titlePicture struct{}

// titleRole says which card is drawn.
type titleRole struct{ role puertorico.Role }

// Draw implements stage.TitlePicture.
func (titlePicture) Draw(s *stage.Stage, u *ui.UI, at stage.TitlePlaces) {
	middle := at.Name.Union(at.Menu)
	if middle.Empty() {
		for i, r := range at.Free.Row(int(puertorico.Prospector1)+1, u.Px(8)) {
			drawTitleRole(s, u, r, puertorico.Role(i))
		}
		return
	}
	left, right := at.Free, at.Free
	left.W = middle.X - left.X - u.Px(16)
	right.X = middle.Right() + u.Px(16)
	right.W = at.Free.Right() - right.X
	for i, r := range left.Grid(2, 2, u.Px(12)) {
		drawTitleRole(s, u, r, puertorico.Role(i))
	}
	for i, r := range right.Grid(2, 2, u.Px(12))[:3] {
		drawTitleRole(s, u, r, puertorico.Role(i+4))
	}
}

func drawTitleRole(s *stage.Stage, u *ui.UI, r ui.Rect, role puertorico.Role) {
	if r.W > 0 && r.H > 0 {
		u.Paint(r, titleRole{role}, func(dst *ebiten.Image, r ui.Rect) { art.Role(s.Art, dst, r, role) })
	}
}
