package sheet

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/internal/contact"
	"islas/render/islas/art"
	"islas/render/stage"
	"islas/render/theme"
)

const piecesHeight = 3 * 312

// pieces draws every building in four sizes on earth, on paper and on the sea.
func pieces(s *stage.Stage, dst *ebiten.Image) error {
	const band = piecesHeight / 3
	earth := theme.Mix(s.Theme.Paper, s.Theme.Brass, 0.45) // like that of a plot
	contact.OnGrounds(s, dst, band, earth, s.Theme.Paper, func(y float64) {
		x := 10.0
		for _, size := range []float64{96, 64, 40, 28} {
			for k := range islas.Kind(islas.Kinds) {
				for c := range islas.Colour(islas.Colours) {
					art.Piece{Kind: k, Colour: c}.Draw(s.Art, dst, geom.Rect{X: x + float64(c)*(size+6), Y: y + 6 + float64(k)*(size+6), W: size, H: size})
				}
			}
			x += islas.Colours*(size+6) + 24
		}
	})
	return nil
}
