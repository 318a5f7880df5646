package sheet

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/islas/art"
	"islas/render/stage"
)

const privilegesHeight = 10 + 190 + 130

// privileges draws the privileges, owned and free, in the sizes in which they are shown.
func privileges(s *stage.Stage, dst *ebiten.Image) error {
	for pw := range islas.Power(islas.Powers) {
		c := islas.BuiltIn().Holder(pw)
		x := 10 + float64(pw)*264
		art.Privilege{Power: pw, Colour: c, Owned: true}.Draw(s.Art, dst, geom.Rect{X: x, Y: 10, W: 180, H: 180})
		art.Privilege{Power: pw, Colour: c, Owned: true}.Draw(s.Art, dst, geom.Rect{X: x + 190, Y: 10, W: 64, H: 64})
		art.Seal{Power: pw, Colour: c, Owned: true}.Draw(s.Art, dst, geom.Rect{X: x + 190, Y: 85, W: 34, H: 34})
		art.Seal{Power: pw, Colour: c, Owned: false}.Draw(s.Art, dst, geom.Rect{X: x + 228, Y: 85, W: 34, H: 34})
		art.Privilege{Power: pw, Colour: c, Owned: false}.Draw(s.Art, dst, geom.Rect{X: x, Y: 200, W: 120, H: 120})
	}
	return nil
}
