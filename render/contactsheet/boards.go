package main

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/board"
	"islas/render/art"
	"islas/render/theme"
)

// boards draws the islands large, with some buildings, and as thumbnails.
func boards(p *art.Painter, _ *theme.Theme, dst *ebiten.Image, y float64) error {
	p.Sea(dst, art.Rect{X: 0, Y: y, W: sheetWidth, H: 2080})
	islands, err := board.All()
	if err != nil {
		return err
	}
	for i, isl := range islands {
		r := art.Rect{X: float64(i%2) * 800, Y: y + float64(i/2)*610, W: 790, H: 600}
		p.Board(dst, r, isl)
		small := art.Rect{X: float64(i)*266 + 10, Y: y + 1840, W: 240, H: 200}
		p.Board(dst, small, isl)
		if i%3 == 1 {
			p.PlotGlow(dst, r, isl, 0b000011010110, color.NRGBA{0xff, 0xe0, 0x60, 0xff}, 1)
			p.PlotGlow(dst, small, isl, 0b000011010110, color.NRGBA{0xff, 0xe0, 0x60, 0xff}, 1)
		}
		for plot := range game.Plot(game.Plots) {
			if (int(plot)+i)%2 == 0 {
				c, k := game.Colour((int(plot)/2+i)%game.Colours), game.Kind(int(plot)/2%game.Kinds)
				p.Piece(dst, art.PieceRect(r, isl, plot), k, c)
				p.Piece(dst, art.PieceRect(small, isl, plot), k, c)
			}
		}
	}
	return nil
}
