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
	if pr < islas.Priorities {
		p.Show(dst, r.Fit(1), priorityDrawing(of(p).palette, pr))
	}
}

func priorityDrawing(pal *palette, pr islas.Priority) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: priorityPicture, A: int(pr)}, Units: 100, Paint: func(n paint.Pen) { drawPriority(n, pal, pr) }}
}

// drawFeature draws the tile of a feature in 100 × 100 units. Each has a ground and a form of its own, so that it can be
// told at 20 pixels.
func drawFeature(n paint.Pen, pal *palette, f islas.Feature) {
	n.Fill(pal.Ink, paint.Rounded(1, 1, 98, 98, 100*SignCorner))
	n.Layer(1, func(n paint.Pen) {
		n.Fill(skyOf(pal, f), paint.Rounded(5, 5, 90, 90, 12))
		n = n.Atop()
		n.Marks(featureMarks(pal, f))
		// The light on a tile: brighter above, a little darker below.
		n.Gradient(geom.Pt(20, 5), geom.Pt(40, 95), false, paint.Evenly(theme.Alpha(pal.White, 0.3), theme.Alpha(pal.White, 0), theme.Alpha(pal.Ink, 0.16)), paint.Rectangle(0, 0, 100, 100))
	})
}

func skyOf(pal *palette, f islas.Feature) color.NRGBA {
	switch f {
	case islas.Coast:
		return theme.Mix(pal.Sea, pal.SeaDeep, 0.2)
	case islas.Village:
		return theme.Mix(pal.earth, pal.White, 0.35)
	case islas.River:
		return theme.Mix(pal.Field, pal.FieldLight, 0.4)
	case islas.Mountain:
		return theme.Mix(pal.Shallow, pal.White, 0.62)
	case islas.Farmland:
		return pal.Field
	default:
		return pal.earthDark
	}
}

// rowsOf is the colour of what grows on a field in rows.
func rowsOf(pal *palette) color.NRGBA { return theme.Mix(pal.Vine, pal.Ink, 0.3) }

func featureMarks(pal *palette, f islas.Feature) []paint.Mark {
	switch f {
	case islas.Coast:
		return []paint.Mark{
			paint.Filled("M 0 0 H 100 V 24 Q 84 36 66 32 Q 48 28 38 40 Q 24 54 0 50 Z", pal.Surf),
			paint.Filled("M 0 0 H 100 V 17 Q 82 28 66 24 Q 46 20 34 32 Q 22 44 0 41 Z", pal.Sand),
			paint.Stroked("M 0 70 Q 12 58 25 70 Q 37 82 50 70 Q 62 58 75 70 Q 87 82 100 70", pal.Surf, 7),
			paint.Stroked("M 0 90 Q 12 78 25 90 Q 37 102 50 90 Q 62 78 75 90 Q 87 102 100 90", pal.Surf, 5),
		}
	case islas.Village: // a church among many small roofs
		const tower, nave = "M 40 72 V 32 H 60 V 72 Z", "M 60 72 V 52 H 86 V 72 Z"
		const roofs = "M 35 35 L 50 13 L 65 35 Z M 58 54 L 66 40 H 84 L 91 54 Z"
		const walls = "M 9 68 V 50 H 30 V 68 Z M 12 98 V 80 H 44 V 98 Z M 56 98 V 80 H 90 V 98 Z"
		const tiles = "M 3 53 L 19 35 L 35 53 Z M 5 83 L 28 60 L 50 83 Z M 50 83 L 73 60 L 97 83 Z"
		return []paint.Mark{
			paint.Filled(tower+" "+nave, pal.White), paint.Filled(roofs, pal.RoofDark), paint.Stroked(tower+" "+nave+" "+roofs, pal.Ink, 3),
			paint.Stroked("M 50 14 V 2 M 44 7 H 56", pal.Ink, 4), paint.Filled("M 46 54 V 44 Q 50 37 54 44 V 54 Z", pal.Ink),
			paint.Filled(walls, pal.White), paint.Filled(tiles, pal.Roof), paint.Stroked(walls+" "+tiles, pal.Ink, 3),
			paint.Filled("M 23 98 V 87 H 33 V 98 Z M 68 98 V 87 H 78 V 98 Z", pal.RoofDark),
		}
	case islas.River:
		return []paint.Mark{
			paint.Rod("M 62 -5 C 20 24 92 46 46 70 C 34 78 26 90 30 108", pal.Water, 28, pal.waterDark, 38),
			paint.Stroked("M 53 4 C 30 24 88 44 48 64", pal.Surf, 4), paint.Stroked("M 38 76 C 28 84 24 92 26 102", pal.Surf, 4),
		}
	case islas.Mountain:
		return []paint.Mark{
			paint.Filled("M 44 100 L 74 34 L 106 100 Z", theme.Mix(pal.rock, pal.rockDark, 0.35)), paint.Filled("M -8 100 L 40 12 L 90 100 Z", pal.rockDark),
			paint.Filled("M -8 100 L 40 12 L 48 46 L 38 66 L 46 100 Z", pal.rockLit), paint.Filled("M 40 12 L 24 42 L 34 38 L 40 50 L 47 40 L 57 43 Z", pal.snow),
			paint.Stroked("M -8 100 L 40 12 L 90 100 M 68 60 L 76 36 L 106 100", pal.Ink, 3.4),
			paint.Stroked("M 60 62 L 68 78 M 52 60 L 58 74 M 64 82 L 71 95", pal.Ink, 2.4),
		}
	case islas.Farmland:
		return []paint.Mark{
			paint.Filled("M 0 26 Q 50 8 100 22 V 44 Q 50 30 0 48 Z", pal.FieldLight), paint.Filled("M 0 66 Q 50 50 100 64 V 86 Q 50 72 0 88 Z", pal.FieldLight),
			paint.Stroked("M 0 26 Q 50 8 100 22 M 0 48 Q 50 30 100 44 M 0 66 Q 50 50 100 64 M 0 88 Q 50 72 100 86", rowsOf(pal), 5),
			paint.Filled("O 14 57 5 5 O 33 50 5 5 O 52 47 5 5 O 71 49 5 5 O 90 53 5 5 O 14 98 5 5 O 33 91 5 5 O 52 88 5 5 O 71 90 5 5 O 90 95 5 5 O 18 17 5 5 O 40 10 5 5 O 64 9 5 5 O 86 13 5 5", rowsOf(pal)),
		}
	default:
		return []paint.Mark{
			paint.Rod("M 20 108 C 20 60 96 74 66 34 C 58 22 66 4 78 -8", pal.track, 30, pal.trackDark, 40),
			paint.Filled("O 23 90 5.5 5.5 O 36 74 5.5 5.5 O 56 65 5.5 5.5 O 70 50 5.5 5.5 O 64 31 5 5 O 67 13 5 5", pal.trackDark),
		}
	}
}
