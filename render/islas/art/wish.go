package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// drawTile draws a priority into a box of size by size units at (x, y).
func drawTile(n paint.Pen, pal *palette, x, y, size float64, pr islas.Priority) {
	drawPriority(n.At(x, y, size/100), pal, pr)
}

// drawPriority draws a priority's tile of 100 units.
func drawPriority(n paint.Pen, pal *palette, pr islas.Priority) {
	if pr.IsColour() {
		drawNeighbour(n, pal, pr.Colour())
		return
	}
	drawFeature(n, pal, pr.Feature())
}

// drawNeighbour draws what a settler wishes for who wants to live next to a colour, in 100 × 100 units: the house of the
// colour on its plot, and beside it, across the border, the building site of a free one. A house alone would say that one is
// to be had.
func drawNeighbour(n paint.Pen, pal *palette, c islas.Colour) {
	const border = "M 73 4 Q 66 28 71 50 Q 75 74 69 97"
	n.Fill(pal.Ink, paint.Rounded(1, 1, 98, 98, 100*SignCorner))
	n.Layer(1, func(n paint.Pen) {
		n.Fill(swatch(pal, c), paint.Rounded(5, 5, 90, 90, 12))
		q := n.Atop()
		q.Fill(pal.earth, paint.Shape(border+" H 100 V 0 H 73 Z"))
		q.Stroke(pal.border, 4, paint.Shape(border))
	})
	drawHouseOn(n, pal, -2, 6, 80, c)
	n.Fill(pal.border, paint.Rounded(68, 57, 26, 26, 3))
	n.Fill(pal.snow, paint.Rectangle(70.5, 59.5, 21, 21))
	n.Fill(pal.earth, paint.Rectangle(75.5, 64.5, 11, 11))
}

// swatch is the ground behind a house of a colour: the same hue, light enough or dark enough to set it off.
func swatch(pal *palette, c islas.Colour) color.NRGBA {
	if paint.Brightness(pal.piece[c]) > 0.6 {
		return theme.Mix(pal.piece[c], pal.Ink, 0.3)
	}
	return theme.Mix(pal.piece[c], pal.White, 0.58)
}

// SignCorner is how round the corners of the sign of a priority are, as a part of its width.
const SignCorner = 0.16

// PriorityIcon draws what a settler wishes for: a feature as a little picture, a colour as its house on a ground of that
// colour, beside a free plot. It is as large as it fits into r, as wide as it is high.
func PriorityIcon(p *paint.Painter, dst *ebiten.Image, r geom.Rect, pr islas.Priority) {
	if pr >= islas.Priorities {
		return
	}
	p.Show(dst, r.Fit(1), priorityDrawing(of(p).palette, pr))
}

func priorityDrawing(pal *palette, pr islas.Priority) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: priorityPicture, A: int(pr)}, Units: 100, Paint: func(n paint.Pen) { drawPriority(n, pal, pr) }}
}
