package sheet

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/internal/contact"
	"islas/render/islas/art"
	"islas/render/paint"
	"islas/render/stage"
)

// Heights of the parts in pixels.
const (
	boardsHeight     = 1000
	thumbnailsHeight = 430
)

// lit is the plots that glow on some boards.
const lit islas.PlotSet = 0b000011010110

// boards draws the islands large, each with some buildings, and every second one with plots that glow.
func boards(s *stage.Stage, dst *ebiten.Image) error {
	s.Art.Sea(dst, geom.Rect{W: contact.Width, H: boardsHeight})
	islands, err := board.All()
	if err != nil {
		return err
	}
	for i, isl := range islands {
		r := geom.Rect{X: 4 + float64(i%3)*532, Y: 4 + float64(i/3)*498, W: 528, H: 492}
		art.Board{Island: isl}.Draw(s.Art, dst, r)
		if i%2 == 1 {
			art.PlotGlow{Island: isl, Plots: lit, Colour: s.Theme.Focus, Strength: 1}.Draw(s.Art, dst, r)
		}
		buildings(s.Art, dst, r, isl, i)
	}
	return nil
}

// thumbnails draws the islands 240 pixels wide: empty, and with buildings and plots that glow.
func thumbnails(s *stage.Stage, dst *ebiten.Image) error {
	s.Art.Sea(dst, geom.Rect{W: contact.Width, H: thumbnailsHeight})
	islands, err := board.All()
	if err != nil {
		return err
	}
	for i, isl := range islands {
		for row := range 2 {
			r := geom.Rect{X: 14 + float64(i)*264, Y: 8 + float64(row)*210, W: 240, H: 200}
			art.Board{Island: isl}.Draw(s.Art, dst, r)
			if row == 1 {
				art.PlotGlow{Island: isl, Plots: lit, Colour: s.Theme.Focus, Strength: 1}.Draw(s.Art, dst, r)
				buildings(s.Art, dst, r, isl, i)
			}
		}
	}
	return nil
}

// buildings stands a building on every second plot; which ones and which colours differs from island to island.
func buildings(p *paint.Painter, dst *ebiten.Image, r geom.Rect, isl *board.Island, i int) {
	for plot := range islas.Plot(islas.Plots) {
		if (int(plot)+i)%2 == 0 {
			c, k := islas.Colour((int(plot)/2+i)%islas.Colours), islas.Kind(int(plot)/2%islas.Kinds)
			art.Piece{Kind: k, Colour: c}.Draw(p, dst, art.PieceRect(r, isl, plot, k))
		}
	}
}
