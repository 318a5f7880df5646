package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Piece draws a wooden building in the square in the middle of r, with its shadow on the ground.
func Piece(p *paint.Painter, dst *ebiten.Image, r geom.Rect, k islas.Kind, c islas.Colour) {
	if c >= islas.Colours {
		return
	}
	p.Show(dst, r.Fit(1), pieceDrawing(of(p).palette, k, c))
}

func pieceDrawing(pal *palette, k islas.Kind, c islas.Colour) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: piecePicture, A: int(k), B: int(c)}, Units: 100, Paint: func(n paint.Pen) { drawBuilding(n, pal, k, c, pieceLines(pal, c), piecesFill) }}
}

// drawHouse draws a house of a colour into a box of size by size units at (x, y).
func drawHouse(n paint.Pen, pal *palette, x, y, size float64, c islas.Colour) {
	drawBuilding(n.At(x, y, size/100), pal, islas.House, c, pieceLines(pal, c), housesFill)
}

// drawHouseOn draws a house on its swatch, from which a dark line is enough to set it off.
func drawHouseOn(n paint.Pen, pal *palette, x, y, size float64, c islas.Colour) {
	drawBuilding(n.At(x, y, size/100), pal, islas.House, c, pieceLines(pal, c).Alone(), housesFill)
}

// part is a form at a place: its box of 100 × 100 units lies at (x, y) and is k times as large.
type part struct {
	facets  []paint.Facet
	x, y, k float64
}

// partsOf is what a building is put together from, from back to front.
func partsOf(k islas.Kind, c islas.Colour) []part {
	form := formOf(c)
	switch k {
	case islas.House:
		return []part{{form, 9, 13, 0.83}}
	case islas.Palace:
		behind, before := palaceOf()
		return []part{{behind, 5, 4, 0.9}, {form, 7, 1, 0.86}, {before, 5, 5, 0.9}}
	default:
		back, before := wallOf()
		return []part{
			{back, 3, 3, 0.94}, {form, 27, 4, 0.48}, {form, 5, 22, 0.48}, {form, 50, 22, 0.48}, {before, 3, 2, 0.94},
		}
	}
}

// drawBuilding draws a building in a box of 100 × 100 units: shadow, the lines around it, then its faces. fill is
// what buildings of such a size fill of the box.
func drawBuilding(n paint.Pen, pal *palette, k islas.Kind, c islas.Colour, lines paint.Lines, fill geom.Rect) {
	parts := partsOf(k, c)
	var all, shadows []*raster.Path
	for _, t := range parts {
		for _, shape := range paint.Outlines(t.facets) {
			all = append(all, paint.Placed(shape, t.x, t.y, t.k))
			shadows = append(shadows, paint.Placed(paint.Shadow(shape, 0.34, 0.34*-0.8771, 4), t.x, t.y, t.k))
		}
	}
	n, lines = lines.Around(n, fill)
	n.Soft(3, 0.4, func(n paint.Pen) { n.Fill(color.Black, shadows...) })
	n.Soft(1.6, 0.5, func(n paint.Pen) { n.Fill(color.Black, paint.Ellipse(52, 89, 44, 5)) }) // where it touches the ground
	lines.Draw(n, all...)
	for i, t := range parts {
		q := n.At(t.x, t.y, t.k)
		if i > 0 && k == islas.Town { // keep the roofs apart
			q.Stroke(theme.Mix(pal.rim[c], paint.Deep.Of(pal.Palette, pal.piece[c]), 0.5), 1.6/t.k, paint.Outlines(t.facets)...)
		}
		q.Timber(pal.Palette, t.facets, pal.piece[c], 7*int(c))
	}
}

// What the forms of all buildings fill of their box, and those of houses alone.
var (
	piecesFill = geom.Rect{X: 2, Y: 4, W: 96, H: 91}
	housesFill = geom.Rect{X: 9, Y: 14, W: 82, H: 81}
)

// pieceLines returns the lines around a piece of a colour.
func pieceLines(pal *palette, c islas.Colour) paint.Lines {
	const wide = 2.6
	hue := pal.piece[c]
	if paint.Brightness(hue) > 0.5 {
		hue = pal.Ink
	}
	return paint.LinesOf(pal.Palette, hue, wide).Bolder()
}
