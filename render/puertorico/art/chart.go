package art

import (
	"math"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// ChartRatio is the width of the chart of the island divided by its height.
const ChartRatio = 300.0 / 190

// chartWide is its width in the units of its drawing.
const chartWide = 300

// mainland returns the coast of Puerto Rico from its northwestern corner on, in units of about a hundredth of a degree.
func mainland() []geom.Point {
	return []geom.Point{
		{X: 11, Y: 2}, {X: 25, Y: 0.5}, {X: 40, Y: 3}, {X: 55, Y: 3.6}, {X: 66, Y: 5.4}, {X: 77, Y: 3.7}, {X: 90, Y: 4.6}, {X: 100, Y: 4}, {X: 110, Y: 6.6}, {X: 114, Y: 4.6},
		{X: 117, Y: 8.4}, {X: 121, Y: 5.8}, {X: 130, Y: 7}, {X: 139, Y: 8.6}, {X: 148, Y: 12.4}, {X: 155, Y: 14}, {X: 162, Y: 14.4}, {X: 165, Y: 18}, {X: 163, Y: 24}, {X: 167, Y: 30},
		{X: 160, Y: 34}, {X: 154, Y: 36}, {X: 153, Y: 42}, {X: 145, Y: 48}, {X: 139, Y: 56}, {X: 130, Y: 58}, {X: 122, Y: 58}, {X: 112, Y: 61}, {X: 104, Y: 59}, {X: 97, Y: 57},
		{X: 92, Y: 60}, {X: 86, Y: 61}, {X: 76, Y: 58.6}, {X: 65, Y: 58}, {X: 58, Y: 56}, {X: 49, Y: 56}, {X: 42, Y: 59}, {X: 35, Y: 58}, {X: 28, Y: 59}, {X: 20, Y: 58},
		{X: 9, Y: 61}, {X: 7, Y: 56}, {X: 10, Y: 51}, {X: 7, Y: 44}, {X: 11, Y: 36}, {X: 9, Y: 28}, {X: 3, Y: 21}, {X: -1, Y: 17}, {X: 7, Y: 13},
	}
}

// drawChart draws the sheet and what is drawn on it, in 300 × 190 units.
func drawChart(n paint.Pen, pal *palette) {
	drawCurledSheet(n, pal)
	frame := paint.Frame(22, 20, 256, 150, 0, 1.4)
	n.Fill(theme.Alpha(pal.Ink, 0.75), frame, paint.Frame(26, 24, 248, 142, 0, 0.7))
	var bars []*raster.Path
	for i := range 16 {
		if i%2 == 0 {
			bars = append(bars, paint.Rectangle(23+254*float64(i)/16, 21, 254.0/16, 3), paint.Rectangle(23+254*float64(i)/16, 166, 254.0/16, 3))
		}
	}
	for i := range 10 {
		if i%2 == 0 {
			bars = append(bars, paint.Rectangle(23, 21+148*float64(i)/10, 3, 14.8), paint.Rectangle(274, 21+148*float64(i)/10, 3, 14.8))
		}
	}
	n.Fill(theme.Alpha(pal.Ink, 0.7), bars...)
	sea := paint.Rectangle(27, 25, 246, 140)
	n.Layer(1, func(n paint.Pen) {
		n.Fill(theme.Mix(pal.Paper, pal.Shallow, 0.26), sea)
		drawBearings(n.Atop(), pal)
	})
	drawIsle(n.At(38, 62, 1.13), pal)
	drawCompass(n.At(226, 141, 0.21), pal)
	drawWhale(n.At(62, 150, 0.9), pal)
	n.Granulate(pal.GoldDark, pal.White, 0.12, 0.9)
}

// drawCurledSheet draws a sheet of parchment whose lower corners roll up.
func drawCurledSheet(n paint.Pen, pal *palette) {
	sheet := paint.Shape("M 10 12 Q 60 7 120 11 Q 200 15 290 8 Q 294 50 290 96 Q 287 140 292 176 Q 220 184 150 178 Q 80 173 12 182 Q 6 140 11 96 Q 14 50 10 12 Z")
	n.Soft(4, 0.5, func(n paint.Pen) { n.At(3, 5, 1).Fill(pal.Ink, sheet) })
	n.Layer(1, func(n paint.Pen) {
		n.Glow(geom.Pt(140, 80), 190, []theme.Color{theme.Mix(pal.Paper, pal.White, 0.5), pal.Paper, theme.Mix(pal.PaperDark, pal.earth, 0.2)}, sheet)
		q := n.Atop()
		q.Stroke(theme.Alpha(pal.GoldDark, 0.3), 9, sheet)
		rng := paint.Random("stains")
		for range 7 {
			x, y, r := 20+260*rng.Float64(), 16+160*rng.Float64(), 8+16*rng.Float64()
			q.Fill(theme.Alpha(pal.GoldDark, 0.09), paint.Ellipse(x, y, r*1.3, r))
		}
	})
	n.Stroke(theme.Mix(pal.Ink, pal.WoodDark, 0.4), 1.8, sheet)
	for _, roll := range []string{"M 10 12 Q 4 18 4 26 Q 8 30 12 26 Q 14 18 10 12 Z", "M 290 8 Q 297 14 297 22 Q 293 27 289 22 Q 287 14 290 8 Z"} {
		n.Shaded(geom.Pt(0, 8), geom.Pt(0, 30), theme.Mix(pal.Paper, pal.White, 0.4), theme.Mix(pal.PaperDark, pal.WoodDark, 0.35), theme.Mix(pal.Ink, pal.WoodDark, 0.4), 1.4, paint.Shape(roll))
	}
}

// drawBearings draws the lines of bearing that run from the compass.
func drawBearings(n paint.Pen, pal *palette) {
	var green, red []*raster.Path
	for i, line := range paint.Rays(geom.Pt(226, 141), 16, 0, 320) {
		if i%4 == 0 {
			red = append(red, line)
		} else {
			green = append(green, line)
		}
	}
	n.Stroke(theme.Alpha(pal.leafBlue, 0.6), 0.7, green...)
	n.Stroke(theme.Alpha(pal.Roof, 0.6), 0.8, red...)
}

// drawIsle draws the island with hatched water around it, its mountains, rivers and towns, and the smaller islands off its coast.
func drawIsle(n paint.Pen, pal *palette) {
	const rivers = "M 62 24 Q 58 16 60 5 M 92 26 Q 86 16 88 5 M 122 28 Q 132 20 134 8 M 38 34 Q 24 32 10 35 M 76 38 Q 72 48 74 58 M 118 40 Q 114 50 116 59 M 40 22 Q 36 14 38 4 M 138 38 Q 146 38 152 41"
	shore := rugged(mainland(), 0.9)
	small := [][]geom.Point{
		rugged([]geom.Point{{X: 178, Y: 42}, {X: 186, Y: 39.6}, {X: 196, Y: 40}, {X: 204, Y: 41.6}, {X: 196, Y: 44.6}, {X: 186, Y: 45}}, 0.5),
		rugged([]geom.Point{{X: 195, Y: 21}, {X: 200, Y: 19.6}, {X: 203, Y: 22}, {X: 199, Y: 24}}, 0.4)}
	for _, coast := range append(small, shore) {
		for off := 1; off <= 4; off++ { // the lines of the water, fainter and fainter
			line := paint.Closed(paint.Shifted(paint.Closed(coast), -1.7*float64(off)))
			n.Trace(theme.Alpha(pal.Sea, 0.62-0.13*float64(off)), 0.6, line)
		}
		land := n.Area(coast)
		n.Layer(1, func(n paint.Pen) {
			n.Gradient(geom.Pt(20, 0), geom.Pt(150, 70), false, paint.Evenly(theme.Mix(pal.Field, pal.Paper, 0.45), theme.Mix(pal.Leaf, pal.Paper, 0.3), theme.Mix(pal.Straw, pal.Paper, 0.35)), land)
			q := n.Atop()
			q.Stroke(theme.Alpha(pal.Vine, 0.3), 4, land)
			q.Stroke(theme.Mix(pal.Water, pal.Ink, 0.2), 1.1, paint.Shape(rivers))
		})
		n.Fill(pal.Ink, paint.Ribbon(n.Thin(paint.Closed(coast)), func(t float64) float64 { return 1.05 + 0.4*math.Sin(31*t) }))
	}
	for i := range 15 {
		x := 22 + 8.4*float64(i)
		y := 32 + 3*math.Sin(float64(i)*1.7) + 0.03*x
		drawMount(n, pal, x, y, 5.4+1.6*math.Sin(float64(i)*2.3))
	}
	for _, at := range []geom.Point{{X: 148, Y: 23}, {X: 141, Y: 25}, {X: 30, Y: 47}, {X: 132, Y: 46}, {X: 98, Y: 46}} {
		drawMount(n, pal, at.X, at.Y, 4.6)
	}
	for _, at := range []geom.Point{{X: 115, Y: 8}, {X: 65, Y: 54}, {X: 13, Y: 33}, {X: 54, Y: 8}, {X: 148, Y: 38}, {X: 108, Y: 56}, {X: 160, Y: 19}, {X: 14, Y: 8}, {X: 84, Y: 22}} {
		n.Fill(pal.Ink, paint.Circle(at.X, at.Y, 1.9))
		n.Fill(pal.Madder, paint.Circle(at.X, at.Y, 1.3))
	}
	for _, dash := range paint.Along(courseLine(), 3.4) {
		n.Fill(theme.Alpha(pal.Madder, 0.9), paint.Circle(dash.X, dash.Y, 0.75))
	}
	drawSloop(n.At(176, -31, 0.2), pal, true, true)
}

// courseLine returns the way of a ship from the capital out to sea.
func courseLine() []geom.Point {
	var line []geom.Point
	for i := range 25 {
		t := float64(i) / 24
		a, b, c := geom.Pt(115, 3), geom.Pt(116, -14), geom.Pt(178, -11)
		line = append(line, a.Lerp(b, t).Lerp(b.Lerp(c, t), t))
	}
	return line
}

// drawMount draws a mountain of a chart, in profile with its foot at (x, y).
func drawMount(n paint.Pen, pal *palette, x, y, high float64) {
	hill := paint.Shape(paint.Format("M %g %g Q %g %g %g %g Q %g %g %g %g Z", x-high*0.8, y, x-high*0.3, y-high*0.5, x, y-high, x+high*0.4, y-high*0.4, x+high*0.9, y))
	n.Ramp(geom.Pt(x-high, y-high), geom.Pt(x+high, y), theme.Mix(pal.Leaf, pal.Cream, 0.45), theme.Mix(pal.Vine, pal.Umber, 0.2), hill)
	n.Stroke(pal.Ink, 0.7, paint.Shape(paint.Format("M %g %g Q %g %g %g %g Q %g %g %g %g", x-high*0.8, y, x-high*0.3, y-high*0.5, x, y-high, x+high*0.4, y-high*0.4, x+high*0.9, y)))
	n.Stroke(theme.Alpha(pal.Ink, 0.7), 0.5, paint.Shape(paint.Format("M %g %g L %g %g M %g %g L %g %g M %g %g L %g %g", x+0.4, y-high*0.85, x+high*0.1, y-1, x+high*0.3, y-high*0.55, x+high*0.34, y-0.8, x+high*0.55, y-high*0.28, x+high*0.6, y-0.5)))
}

// drawCompass draws a compass rose in 100 × 100 units around the pen's place.
func drawCompass(n paint.Pen, pal *palette) {
	n.Stroke(pal.Ink, 3, paint.Circle(0, 0, 52))
	n.Stroke(theme.Alpha(pal.Ink, 0.6), 1.6, paint.Circle(0, 0, 46))
	for i, k := range []float64{0.62, 1} {
		var dark, light []*raster.Path
		for j := range 4 {
			sin, cos := math.Sincos(float64(j)*math.Pi/2 + float64(1-i)*math.Pi/4)
			at := func(along, aside float64) geom.Point {
				return geom.Pt(k*(sin*along+cos*aside), k*(-cos*along+sin*aside))
			}
			dark = append(dark, paint.Polyline(true, at(0, 0), at(84, 0), at(16, 15)))
			light = append(light, paint.Polyline(true, at(0, 0), at(84, 0), at(16, -15)))
		}
		n.Fill([]theme.Color{pal.Sea, pal.Madder}[i], dark...)
		n.Fill(theme.Mix(pal.Paper, pal.Gold, 0.3), light...)
		n.Stroke(pal.Ink, 2.4, append(dark, light...)...)
	}
	n.Fill(pal.Ink, paint.Circle(0, 0, 8))
	n.Fill(pal.Gold, paint.Circle(0, 0, 5.4))
}

// drawWhale draws a whale that blows, as sea charts have them, its middle at the pen's place.
func drawWhale(n paint.Pen, pal *palette) {
	n.Shaded(geom.Pt(0, -8), geom.Pt(4, 7), theme.Mix(pal.Sea, pal.Paper, 0.35), theme.Mix(pal.SeaDeep, pal.Paper, 0.15), pal.Ink, 1, paint.Shape("M -14 2 Q -12 -8 0 -8 Q 12 -8 18 -2 Q 22 2 26 -4 Q 22 -10 27 -11 Q 29 -7 30 -6 Q 33 -8 36 -6 Q 33 -1 29 -1 Q 26 6 16 6 H -8 Q -14 6 -14 2 Z"))
	n.Stroke(theme.Mix(pal.Sea, pal.White, 0.3), 1.3, paint.Shape("M -2 -9 Q -3 -15 -8 -15 M -2 -9 Q -1 -16 5 -15"))
	n.Fill(pal.Ink, paint.Circle(-8, -1, 0.9))
	n.Stroke(pal.Ink, 0.8, paint.Shape("M -13 3 Q -8 5 -3 2"))
	n.Stroke(theme.Alpha(pal.Sea, 0.7), 0.9, paint.Shape("M -20 8 Q -16 5.6 -12 8 Q -8 10 -4 8 Q 0 5.6 4 8 Q 8 10 12 8 Q 16 5.6 20 8"))
}
