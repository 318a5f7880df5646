package sheet

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/internal/contact"
	"islas/render/puertorico/art"
	"islas/render/stage"
	"islas/render/theme"
)

// Heights of the parts in pixels.
const (
	goodsHeight   = 3 * 248
	workersHeight = 3 * 250
)

// onGrounds calls draw with the upper edge of three bands of so many pixels: of paper, of grass and of the sea.
func onGrounds(s *stage.Stage, dst *ebiten.Image, band float64, draw func(y float64)) {
	contact.OnGrounds(s, dst, band, s.Theme.Paper, theme.Mix(s.Theme.Good, s.Theme.Paper, 0.45), draw)
}

// goods draws wares, coins and tokens in five sizes.
func goods(s *stage.Stage, dst *ebiten.Image) error {
	const band = goodsHeight / 3
	onGrounds(s, dst, band, func(y float64) {
		x := 10.0
		for _, size := range []float64{110, 64, 40, 28, 16} {
			at := func(column, row int) geom.Rect {
				return geom.Rect{X: x + float64(column)*(size+6), Y: y + 8 + float64(row)*(size+6), W: size, H: size}
			}
			for g := range puertorico.Good(puertorico.Goods) {
				art.Barrel(g).Draw(s.Art, dst, at(int(g), 0))
			}
			art.Doubloon.Draw(s.Art, dst, at(0, 1))
			art.Chip.Draw(s.Art, dst, at(1, 1))
			art.Governor.Draw(s.Art, dst, at(2, 1))
			x += 5*(size+6) + 24
		}
	})
	return nil
}

// workers draws everybody who can be hired, and the place of one who is missing, in five sizes.
func workers(s *stage.Stage, dst *ebiten.Image) error {
	const band = workersHeight / 3
	onGrounds(s, dst, band, func(y float64) {
		row := y + 6
		for _, size := range []float64{96, 48, 32, 20, 12} {
			for n := range art.Trades {
				art.Worker(n).Draw(s.Art, dst, geom.Rect{X: 10 + float64(n)*(size+8), Y: row, W: size, H: size})
			}
			art.WorkerPlace.Draw(s.Art, dst, geom.Rect{X: 10 + art.Trades*(size+8), Y: row, W: size, H: size})
			row += size + 6
		}
	})
	return nil
}
