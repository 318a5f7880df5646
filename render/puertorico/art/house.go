package art

import (
	"image/color"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// HouseRatio is the width of the trading house divided by its height.
const HouseRatio = 1.75

// houseWide is the width of the trading house in the units of its drawing.
const houseWide = 210

// HouseSpots returns where the barrels lie in the trading house that is drawn as large as it fits into r.
func HouseSpots(r geom.Rect) (spots [4]geom.Rect) {
	r = r.Fit(HouseRatio)
	k := r.W / houseWide
	for i := range spots {
		x, _ := arch(i)
		spots[i] = geom.Rect{X: r.X + (x+1)*k, Y: r.Y + 60*k, W: 44 * k, H: 44 * k}
	}
	return spots
}

// arch returns where an arch of the trading house begins, and the opening below it.
func arch(i int) (x float64, opening *raster.Path) {
	x = 8 + 49.4*float64(i)
	return x, paint.Shape(paint.Format("M %g 104 V 70 Q %g 48 %g 48 Q %g 48 %g 70 V 104 Z", x, x+1, x+23, x+45, x+46))
}

// drawTradingHouse draws the trading house with its four empty places.
func drawTradingHouse(n paint.Pen, pal *palette) {
	n.Soft(4, 0.4, func(n paint.Pen) { n.Fill(pal.Ink, paint.Rectangle(6, 104, 200, 14)) })
	paint.Haloed(n, pal.Palette, litShip, func(n paint.Pen) { drawHall(n, pal) })
}

// drawHall draws a hall of four arches under a tiled roof, in 210 × 120 units, without its shadow.
func drawHall(n paint.Pen, pal *palette) {
	drawHouseRoof(n, pal)
	wall := theme.Mix(pal.Straw, pal.White, 0.5)
	front := paint.Rectangle(5, 42, 200, 66)
	n.Painted(front, geom.Pt(60, 42), geom.Pt(140, 110), []color.NRGBA{theme.Mix(wall, pal.White, 0.5), wall, theme.Mix(wall, pal.Umbra, 0.22)}, pal.Ink, 2.2, func(q paint.Pen) {
		q.Fill(theme.Alpha(pal.Umbra, 0.35), paint.Rectangle(0, 41, 210, 5.6))
		q.Granulate(pal.Umbra, pal.White, 0.12, 0.8)
	})
	for i := range 4 {
		drawArch(n, pal, i)
	}
	// The step before it.
	for i, c := range []float64{0.25, 0} {
		y := 106 + 5.4*float64(i)
		n.Shaded(geom.Pt(0, y), geom.Pt(0, y+6), theme.Mix(pal.Stone, pal.White, 0.4+c), theme.Mix(pal.Stone, pal.StoneDark, 0.3), pal.Ink, 1.6, paint.Rounded(3-1.4*float64(i), y, 204+2.8*float64(i), 6, 1.4))
	}
}

// drawArch draws an arch with the dark hall behind it, and the counter on which barrels lie.
func drawArch(n paint.Pen, pal *palette, i int) {
	x, opening := arch(i)
	n.Rod(theme.Mix(pal.Stone, pal.White, 0.55), 5, pal.Ink, 7.4, opening)
	n.Painted(opening, geom.Pt(x, 50), geom.Pt(x+20, 104), []color.NRGBA{theme.Mix(pal.Umbra, pal.SeaDeep, 0.5), theme.Mix(pal.Wood, pal.Umbra, 0.45)}, pal.Ink, 1.6, func(q paint.Pen) {
		q.Glow(geom.Pt(x+23, 60), 26, []theme.Color{theme.Alpha(pal.Eve, 0.55), theme.Alpha(pal.Eve, 0)}, paint.Circle(x+23, 60, 26))
		q.Stroke(theme.Alpha(pal.Ink, 0.4), 1.8, paint.Shape(paint.Format("O %g 84 10 10", x+23)))
		q.Fill(theme.Mix(pal.Wood, pal.Straw, 0.5), paint.Rectangle(x, 99, 46, 6))
		q.Fill(theme.Mix(pal.WoodDark, pal.Ink, 0.2), paint.Rectangle(x, 103, 46, 2))
	})
	// The lantern in its keystone.
	n.Stroke(pal.Ink, 1.4, paint.Shape(paint.Format("M %g 47 V 51", x+23)))
	n.Inked(pal.Eve, pal.Ink, 1.4, paint.Shape(paint.Format("M %g 51 H %g L %g 58 H %g Z", x+20.4, x+25.6, x+24.8, x+21.2)))
}

// drawHouseRoof draws the roof with a gable in its middle, on which scales stand for trade.
func drawHouseRoof(n paint.Pen, pal *palette) {
	roof := paint.Shape("M 0 44 L 18 18 H 192 L 210 44 Z")
	n.Painted(roof, geom.Pt(60, 18), geom.Pt(120, 46), []color.NRGBA{theme.Mix(pal.Roof, pal.White, 0.25), pal.Roof, pal.RoofDark}, pal.Ink, 2.2, func(q paint.Pen) {
		var rows, tiles string
		for y := 23.0; y < 44; y += 5.4 {
			rows += paint.Format(" M 0 %g H 210", y)
		}
		for x := 4.0; x < 210; x += 8 {
			tiles += paint.Format(" M %g 18 L %g 44", 105+(x-105)*0.86, x)
		}
		q.Stroke(theme.Alpha(pal.RoofDark, 0.55), 1, paint.Shape(rows))
		q.Stroke(theme.Alpha(pal.RoofDark, 0.45), 0.9, paint.Shape(tiles))
		q.Granulate(pal.Umbra, pal.White, 0.14, 0.8)
	})
	n.Inked(theme.Mix(pal.Wood, pal.Straw, 0.3), pal.Ink, 1.5, paint.Rounded(0.8, 41, 208.4, 4.6, 1.6))
	gable := paint.Shape("M 66 44 V 30 Q 74 30 76 21 Q 84 21 86 12 Q 96 12 98 4 Q 105 -1 112 4 Q 114 12 124 12 Q 126 21 134 21 Q 136 30 144 30 V 44 Z")
	n.Gradient(geom.Pt(80, 2), geom.Pt(136, 46), false, paint.Evenly(pal.Wall, theme.Mix(pal.Wall, pal.Straw, 0.3), theme.Mix(pal.WallDark, pal.Umbra, 0.18)), gable)
	n.Stroke(pal.Ink, 2.2, gable)
	n.Stroke(theme.Alpha(pal.GoldDark, 0.8), 1, paint.Shape("M 71 41 V 33 Q 78 32 80 24.6 Q 87 24 89 15.6 Q 98 15 101 7 Q 105 4.6 109 7 Q 112 15 121 15.6 Q 123 24 130 24.6 Q 132 32 139 33 V 41 Z"))
	n.Fill(pal.Ink, paint.Circle(105, 26, 13.4))
	n.Glow(geom.Pt(101, 21), 16, []theme.Color{theme.Mix(pal.Madder, pal.White, 0.25), pal.Madder, theme.Mix(pal.Madder, pal.Ink, 0.3)}, paint.Circle(105, 26, 12))
	n.At(105-9.6, 26-9.6, 0.8).Icon(IconTrader, pal.White, 0)
}
