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

// PriorityIcon is what a settler wishes for: a feature as a little picture, a colour as its house on a ground of that colour, beside a free
// plot.
type PriorityIcon islas.Priority

// Draw draws the sign as large as it fits into r, as wide as it is high.
func (pr PriorityIcon) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if pr < islas.Priorities {
		p.Show(dst, r.Fit(1), priorityDrawing(of(p).palette, islas.Priority(pr)))
	}
}

func priorityDrawing(pal *palette, pr islas.Priority) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("priority"), A: int(pr)}, Units: 100, Paint: func(n paint.Pen) { drawPriority(n, pal, pr) }}
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

// emblemMarks is the emblem of an occupation; each shape first in ink a little larger, then in its colours.
func emblemMarks(pal *palette, id string) []paint.Mark {
	ink, wood, steel := pal.Ink, pal.Wood, pal.Steel
	switch id {
	case "molinero": // windmill
		return []paint.Mark{
			paint.Filled("M 34 96 L 40 40 H 60 L 66 96 Z", pal.White), paint.Filled("M 54 40 H 60 L 66 96 H 56 Z", pal.WallDark),
			paint.Filled("M 36 42 L 50 22 L 64 42 Z", pal.Roof), paint.Stroked("M 34 96 L 40 40 H 60 L 66 96 Z M 36 42 L 50 22 L 64 42 Z", ink, 3),
			paint.Filled("M 44 96 V 80 H 56 V 96 Z", wood), paint.Stroked("M 50 40 L 18 8 M 50 40 L 82 8 M 50 40 L 18 72 M 50 40 L 82 72", ink, 4),
			paint.Inked("M 42 26 L 22 6 L 14 16 L 34 34 Z M 64 34 L 84 14 L 76 4 L 56 26 Z M 36 46 L 16 66 L 24 76 L 44 54 Z M 58 54 L 78 74 L 86 64 L 66 46 Z", pal.PaperDark, ink, 2.4),
			paint.Filled("O 50 40 5 5", ink),
		}
	case "cantero": // hammer and chisel on a block of stone
		return []paint.Mark{
			paint.Filled("M 14 66 L 34 56 H 90 V 84 L 72 96 H 14 Z", pal.rockLit), paint.Filled("M 72 66 L 90 56 V 84 L 72 96 Z", pal.rock),
			paint.Stroked("M 14 66 L 34 56 H 90 V 84 L 72 96 H 14 Z M 14 66 H 72 V 96 M 72 66 L 90 56", ink, 3), paint.Rod("M 42 62 L 30 28", steel, 5, ink, 9),
			paint.Rod("M 40 34 L 74 12", wood, 5.4, ink, 9), paint.Inked("M 16 26 L 28 10 L 46 24 L 34 40 Z", steel, ink, 3),
		}
	case "labrador": // plough
		return []paint.Mark{
			paint.Stroked("M 4 90 Q 30 80 50 90 Q 74 98 96 88", pal.earthDark, 9), paint.Stroked("M 10 96 Q 40 88 90 97", wood, 4),
			paint.Rod("M 96 30 Q 66 40 46 62 L 14 34", wood, 6, ink, 10), paint.Rod("M 30 48 L 8 52", wood, 5, ink, 9),
			paint.Inked("M 38 54 L 62 58 Q 60 80 34 92 Q 44 72 38 54 Z", steel, ink, 3),
		}
	case "capitan": // ship's wheel
		return []paint.Mark{
			paint.Rod("M 50 4 V 96 M 4 50 H 96 M 17.5 17.5 L 82.5 82.5 M 82.5 17.5 L 17.5 82.5", wood, 5.4, ink, 9),
			paint.Rod("O 50 50 30 30", wood, 8.5, ink, 13), paint.Stroked("O 50 50 30 30", pal.Gold, 2.4),
			paint.Filled("O 50 50 11 11", ink), paint.Filled("O 50 50 8 8", pal.Gold),
		}
	case "cazador": // bow and arrow
		return []paint.Mark{
			paint.Rod("M 24 8 Q 92 14 92 50 Q 92 86 24 92", wood, 6, ink, 10), paint.Stroked("M 24 8 L 34 50 L 24 92", ink, 2),
			paint.Stroked("M 8 50 H 92", ink, 4), paint.Inked("M 98 50 L 80 41 V 59 Z", steel, ink, 2.4),
			paint.Inked("M 26 50 L 14 38 H 2 L 12 50 L 2 62 H 14 Z", pal.Roof, ink, 2.4),
		}
	case "carretero": // cart
		return []paint.Mark{
			paint.Rod("M 2 66 H 30", wood, 4.6, ink, 8),
			paint.Filled("M 22 38 H 96 L 88 68 H 28 Z", wood), paint.Stroked("M 24 48 H 93 M 26 58 H 91", pal.WoodDark, 2.4), paint.Stroked("M 22 38 H 96 L 88 68 H 28 Z", ink, 3),
			paint.Inked("M 30 38 Q 44 16 58 32 Q 70 14 90 38 Z", pal.Straw, ink, 2.6),
			paint.Stroked("M 60 52 V 96 M 38 74 H 82 M 44 58 L 76 90 M 76 58 L 44 90", pal.WoodDark, 4), paint.Rod("O 60 74 20 20", pal.WoodDark, 4, ink, 8), paint.Filled("O 60 74 5 5", ink),
		}
	case "lenador": // axe in a log
		return []paint.Mark{
			paint.Filled("M 10 74 H 84 V 96 H 10 Z", wood), paint.Stroked("M 22 80 H 60 M 34 89 H 74", pal.WoodDark, 2.4), paint.Stroked("M 10 74 H 84 V 96 H 10 Z", ink, 3),
			paint.Inked("O 84 85 9 11", pal.Straw, ink, 3), paint.Stroked("O 84 85 4 5", ink, 1.6), paint.Rod("M 84 8 L 40 66", wood, 6, ink, 10),
			paint.Filled("M 58 26 L 38 16 Q 14 36 20 68 L 34 72 Q 34 56 50 46 Z", steel), paint.Stroked("M 38 16 Q 14 36 20 68", pal.White, 4), paint.Stroked("M 58 26 L 38 16 Q 14 36 20 68 L 34 72 Q 34 56 50 46 Z", ink, 3),
		}
	case "arriero": // head of a mule
		return []paint.Mark{
			paint.Filled("M 34 96 Q 30 66 40 46 L 30 6 Q 46 14 52 34 L 66 4 Q 72 22 64 40 Q 84 54 94 78 Q 94 92 80 92 Q 68 86 60 78 Q 62 90 66 96 Z", wood),
			paint.Filled("M 94 78 Q 94 92 80 92 Q 72 88 76 78 Q 86 72 94 78 Z", pal.PaperDark),
			paint.Stroked("M 34 96 Q 30 66 40 46 L 30 6 Q 46 14 52 34 L 66 4 Q 72 22 64 40 Q 84 54 94 78 Q 94 92 80 92 Q 68 86 60 78 Q 62 90 66 96", ink, 3.2),
			paint.Stroked("M 50 78 Q 62 62 72 50 M 70 86 Q 72 70 86 66", pal.Roof, 4.5), paint.Filled("O 62 50 3.4 4", ink), paint.Filled("O 86 84 2 2", ink),
		}
	case "panadero": // loaf and ears
		return []paint.Mark{
			paint.Filled("M 6 74 Q 6 40 50 40 Q 94 40 94 74 Q 94 92 50 92 Q 6 92 6 74 Z", pal.Straw),
			paint.Filled("M 6 74 Q 8 92 50 92 Q 92 92 94 74 Q 80 84 50 84 Q 20 84 6 74 Z", wood),
			paint.Stroked("M 6 74 Q 6 40 50 40 Q 94 40 94 74 Q 94 92 50 92 Q 6 92 6 74 Z", ink, 3.2),
			paint.Stroked("M 28 50 Q 36 58 34 70 M 48 47 Q 56 56 54 68 M 68 50 Q 76 58 74 70", pal.WoodDark, 5),
			paint.Stroked("M 30 30 Q 24 22 30 14 Q 36 6 30 0 M 52 30 Q 46 22 52 14 Q 58 6 52 0 M 72 30 Q 66 22 72 14 Q 78 6 72 0", pal.InkSoft, 3),
		}
	case "pescador": // fish on a line
		return []paint.Mark{
			paint.Rod("M 20 4 L 92 18", wood, 4, ink, 7), paint.Stroked("M 92 18 V 50", ink, 1.8),
			paint.Filled("M 90 56 Q 70 34 42 42 Q 28 46 20 58 L 4 44 Q 8 60 4 80 L 20 68 Q 30 84 54 82 Q 78 78 90 56 Z", theme.Mix(pal.Water, pal.White, 0.35)),
			paint.Filled("M 20 68 Q 30 84 54 82 Q 78 78 90 56 Q 60 76 20 62 Z", pal.Water),
			paint.Stroked("M 90 56 Q 70 34 42 42 Q 28 46 20 58 L 4 44 Q 8 60 4 80 L 20 68 Q 30 84 54 82 Q 78 78 90 56 Z", ink, 3),
			paint.Stroked("M 64 46 Q 56 60 66 76 M 40 54 Q 44 60 40 66 M 50 56 Q 54 62 50 68", ink, 2.2), paint.Filled("O 76 53 3.4 3.4", ink),
		}
	case "marinero": // anchor with a rope
		return []paint.Mark{
			paint.Stroked("M 50 26 V 90 M 30 36 H 70 M 10 62 Q 16 90 50 92 Q 84 90 90 62", ink, 13), paint.Rod("O 50 15 9 9", steel, 5, ink, 9),
			paint.Stroked("M 50 26 V 90 M 30 36 H 70 M 10 62 Q 16 90 50 92 Q 84 90 90 62", steel, 8),
			paint.Inked("M 2 68 L 10 52 L 22 66 Z M 98 68 L 90 52 L 78 66 Z", steel, ink, 2.4),
			paint.Rod("M 58 12 Q 88 18 74 36 Q 58 48 50 60 Q 40 72 60 80", pal.WoodDark, 1.4, pal.Straw, 5),
		}
	case "lavandera": // shirt and towel on a line
		return []paint.Mark{
			paint.Stroked("M 0 16 Q 50 30 100 14", ink, 3),
			paint.Filled("M 22 22 L 2 40 L 14 54 L 22 48 V 92 H 64 V 48 L 72 54 L 84 40 L 62 22 Q 42 36 22 22 Z", pal.White),
			paint.Filled("M 54 40 V 92 H 64 V 48 L 72 54 L 78 47 L 62 30 Z", pal.WallDark),
			paint.Stroked("M 22 22 L 2 40 L 14 54 L 22 48 V 92 H 64 V 48 L 72 54 L 84 40 L 62 22 Q 42 36 22 22 Z", ink, 3),
			paint.Stroked("M 26 12 V 28 M 58 14 V 30", wood, 5), paint.Inked("M 90 56 Q 78 76 90 80 Q 102 76 90 56 Z", pal.Water, ink, 2),
		}
	case "herrero": // anvil and hammer
		return []paint.Mark{
			paint.Filled("M 4 46 H 24 L 26 40 H 92 V 52 Q 72 56 66 68 L 78 86 V 94 H 30 V 86 L 42 68 Q 34 58 18 56 Q 6 54 4 46 Z", pal.SteelDark),
			paint.Filled("M 26 40 H 92 V 46 H 24 Z", steel),
			paint.Stroked("M 4 46 H 24 L 26 40 H 92 V 52 Q 72 56 66 68 L 78 86 V 94 H 30 V 86 L 42 68 Q 34 58 18 56 Q 6 54 4 46 Z", ink, 3.2),
			paint.Rod("M 92 8 L 54 24", wood, 5.4, ink, 9), paint.Inked("M 38 14 L 54 8 L 64 32 L 48 38 Z", steel, ink, 3),
			paint.Stroked("M 24 32 L 14 24 M 28 26 L 24 14 M 20 38 L 8 36", pal.Gold, 4),
		}
	case "cestero": // basket
		return []paint.Mark{
			paint.Rod("M 22 46 Q 26 6 50 6 Q 74 6 78 46", wood, 5, ink, 9), paint.Filled("M 8 46 H 92 L 80 94 H 20 Z", pal.Straw),
			paint.Stroked("M 24 52 V 66 M 40 52 V 66 M 56 52 V 66 M 72 52 V 66 M 32 66 V 80 M 48 66 V 80 M 64 66 V 80 M 28 80 V 92 M 42 80 V 92 M 57 80 V 92 M 72 80 V 92", wood, 6),
			paint.Stroked("M 12 66 H 88 M 16 80 H 84", pal.WoodDark, 3), paint.Stroked("M 8 46 H 92 L 80 94 H 20 Z", ink, 3.2),
			paint.Inked("M 4 42 H 96 V 52 H 4 Z", wood, ink, 3),
		}
	case "monje": // book with a cross and a candle
		return []paint.Mark{
			paint.Filled("M 6 30 L 18 24 H 66 V 92 H 14 Q 6 92 6 84 Z", pal.RoofDark), paint.Filled("M 12 84 H 64 V 90 H 14 Q 9 90 12 84 Z", pal.White),
			paint.Stroked("M 6 30 L 18 24 H 66 V 92 H 14 Q 6 92 6 84 Z M 8 84 H 66", ink, 3), paint.Stroked("M 39 36 V 74 M 26 48 H 52", pal.Gold, 6),
			paint.Inked("M 76 48 H 92 V 92 H 76 Z", pal.White, ink, 3), paint.Stroked("M 84 48 V 38", ink, 2.4),
			paint.Inked("M 84 12 Q 70 34 84 38 Q 98 34 84 12 Z", pal.Gold, ink, 2.4), paint.Stroked("M 70 92 H 98", ink, 5),
		}
	case "segador": // sickle and ears of corn
		return []paint.Mark{
			paint.Stroked("M 66 96 Q 62 60 74 26 M 78 96 Q 82 70 90 44", pal.Leaf, 4),
			paint.Inked("M 74 30 Q 62 18 74 4 Q 86 18 74 30 Z M 72 46 Q 58 42 58 28 Q 72 32 72 46 Z M 74 46 Q 88 42 88 28 Q 76 32 74 46 Z M 69 62 Q 55 58 55 44 Q 69 48 69 62 Z M 90 56 Q 78 44 92 32 Q 102 46 90 56 Z", pal.Straw, ink, 2.2),
			paint.Rod("M 22 96 L 34 72", wood, 8, ink, 13), paint.Inked("M 30 74 Q -6 56 6 26 Q 18 2 58 10 Q 26 14 22 36 Q 18 56 42 68 Z", steel, ink, 3),
		}
	case "mercader": // scales
		return []paint.Mark{
			paint.Rod("M 50 10 V 88 M 14 22 H 86", pal.Gold, 5, ink, 9),
			paint.Inked("M 30 92 Q 50 76 70 92 Z", pal.Gold, ink, 3), paint.Inked("O 50 12 6 6", pal.Gold, ink, 2.6),
			paint.Stroked("M 14 22 L 2 58 M 14 22 L 28 58 M 86 22 L 72 58 M 86 22 L 98 58", ink, 2),
			paint.Inked("M 0 58 H 30 Q 28 74 15 74 Q 2 74 0 58 Z M 70 58 H 100 Q 98 74 85 74 Q 72 74 70 58 Z", pal.Gold, ink, 3),
			paint.Filled("O 9 53 5 5 O 20 52 6 6 O 85 51 8 7", pal.Roof),
		}
	default: // noble: a coronet on a cushion
		return []paint.Mark{
			paint.Inked("M 10 78 Q 6 70 16 70 H 84 Q 94 70 90 78 Q 96 92 84 94 H 16 Q 4 92 10 78 Z", pal.piece[islas.Red], ink, 3),
			paint.Filled("M 16 70 L 8 28 L 30 46 L 50 14 L 70 46 L 92 28 L 84 70 Z", pal.Gold), paint.Filled("M 58 70 L 62 40 L 70 46 L 92 28 L 84 70 Z", pal.Brass),
			paint.Stroked("M 16 70 L 8 28 L 30 46 L 50 14 L 70 46 L 92 28 L 84 70 Z", ink, 3.2),
			paint.Inked("O 8 24 6 6 O 50 11 7 7 O 92 24 6 6", pal.White, ink, 2.6),
			paint.Stroked("M 17 62 H 83", ink, 2.4), paint.Filled("O 50 54 6 5", pal.piece[islas.Blue]), paint.Filled("O 32 56 4 4 O 68 56 4 4", pal.piece[islas.Red]),
		}
	}
}
