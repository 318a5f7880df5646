package sheet

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/internal/contact"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/stage"
)

const signsHeight = contact.IconsHeight + 290

// signs draws all icons, with what can be built amid the others, and the priorities.
func signs(s *stage.Stage, dst *ebiten.Image) error {
	contact.Icons(s, dst, slices.Insert(paint.Icons(), int(paint.IconBook), art.Icons()...))
	y := contact.IconsHeight + 16.0
	for _, size := range []float64{20, 32, 64, 110} {
		for pr := range islas.Priority(islas.Priorities) {
			art.PriorityIcon(pr).Draw(s.Art, dst, geom.Rect{X: 10 + float64(pr)*(size+12), Y: y, W: size, H: size})
		}
		y += size + 10
	}
	return nil
}
