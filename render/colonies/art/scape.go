package art

import (
	"image/color"
	"math"

	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// scapes draw what grows and stands on a terrain, in the box of a tile. The middle is left to the number.
var scapes = [colonies.Terrains]func(n paint.Pen, pal *palette, s *scape){
	colonies.Unknown: func(paint.Pen, *palette, *scape) {}, colonies.Sea: func(paint.Pen, *palette, *scape) {},
	colonies.Field: drawField, colonies.Hill: drawHills, colonies.Forest: drawForest, colonies.Pasture: drawPasture,
	colonies.Mountain: drawMountains, colonies.Desert: drawDesert, colonies.GoldRiver: drawGoldRiver, colonies.Jungle: drawJungle, colonies.Volcano: drawVolcano,
}

// drawField draws furrows that bend around the number, and sheaves on the stubble.
func drawField(n paint.Pen, pal *palette, s *scape) {
	ground, shade := pal.ground[colonies.Field], pal.shade[colonies.Field]
	var dark, light [][]geom.Point
	turn := 0.25 * float64(s.look.Form%3)
	for k := range 15 {
		var line, lit []geom.Point
		for i := range 17 {
			x := float64(i) * tileWide / 16
			y := -10 + 20*float64(k) + 16*math.Sin(x/50+turn) - turn*x
			line = append(line, geom.Pt(x, y+40*turn))
			lit = append(lit, geom.Pt(x, y+40*turn-6))
		}
		dark, light = append(dark, line), append(light, lit)
	}
	n.Trace(theme.Alpha(shade, 0.6), 4.6, dark...)
	n.Trace(theme.Alpha(theme.Mix(ground, pal.White, 0.6), 0.8), 3, light...)
	for _, at := range s.spots(11, 39, 15, discRoom+7) {
		drawSheaf(n.At(at.X, at.Y+13, s.about(1.02, 0.08)), pal)
	}
}

// drawSheaf draws a sheaf of wheat whose foot is at (0, 0), 34 units high.
func drawSheaf(n paint.Pen, pal *palette) {
	ink := theme.Mix(pal.shade[colonies.Field], pal.sepia, 0.75)
	n.Fill(theme.Alpha(pal.sepia, 0.35), paint.Ellipse(5, 0, 15, 4))
	sheaf := paint.Shape("M -8 0 Q -2 -12 -13 -27 Q -14 -32 -8 -31 Q -8 -36 -2 -33 Q 0 -38 4 -33 Q 9 -36 10 -30 Q 15 -30 13 -25 Q 3 -12 9 0 Q 0 3 -8 0 Z")
	n.Shaded(geom.Pt(-10, -32), geom.Pt(10, 0), theme.Mix(pal.Straw, pal.White, 0.55), theme.Mix(pal.Straw, pal.Wood, 0.35), ink, 2, sheaf)
	n.Stroke(theme.Alpha(ink, 0.6), 1.1, paint.Shape("M -5 -29 Q 0 -14 -4 -3 M 0 -31 Q 1 -14 0 -2 M 6 -29 Q 1 -14 4 -3"))
	n.Stroke(theme.Mix(pal.Roof, pal.Straw, 0.2), 3.4, paint.Shape("M -5 -12.5 Q 0 -10.5 5.4 -12.5"))
}

// drawHills draws round hills of red earth, cut in steps where clay is dug, and stacks of bricks.
func drawHills(n paint.Pen, pal *palette, s *scape) {
	for i, at := range s.spots(12, 46, 4, discRoom-8) {
		n := n.At(at.X, at.Y+16, s.about(1.05, 0.12))
		if i%4 == 3 {
			drawBricks(n, pal)
			continue
		}
		drawHill(n, pal, i%2 == 0)
	}
}

// drawHill draws a hill whose foot is at (0, 0), 70 units wide.
func drawHill(n paint.Pen, pal *palette, dug bool) {
	ground, shade := pal.ground[colonies.Hill], pal.shade[colonies.Hill]
	hill := paint.Shape("M -36 4 Q -26 -12 -16 -26 Q -4 -40 10 -27 Q 26 -12 37 4 Q 0 10 -36 4 Z")
	n.Layer(1, func(n paint.Pen) {
		n.Gradient(geom.Pt(-22, -30), geom.Pt(24, 6), false, paint.Evenly(theme.Mix(ground, pal.Cream, 0.5), ground, shade), hill)
		q := n.Atop()
		if dug {
			q.Fill(theme.Mix(shade, pal.Ink, 0.25), paint.Shape("M -6 -20 Q 6 -25 16 -14 L 22 4 L -10 5 L -14 -6 Z"))
			q.Fill(theme.Mix(ground, pal.brick, 0.5), paint.Shape("M -5 -15 L 14 -11 L 16 -5 L -8 -8 Z M -9 -4 L 18 -1 L 20 5 L -11 4 Z"))
		} else {
			q.Stroke(theme.Alpha(shade, 0.75), 1.7, paint.Shape("M -20 -6 Q -10 -24 0 -28 M -6 2 Q 2 -18 8 -24 M 12 3 Q 14 -10 14 -19 M 24 2 Q 22 -6 20 -11"))
		}
		q.Fill(theme.Alpha(pal.Leaf, 0.55), paint.Shape("M -38 6 Q -26 -6 -18 2 Q -10 -4 -4 6 Z M 20 6 Q 26 -2 38 6 Z"))
	})
	n.Stroke(theme.Mix(shade, pal.sepia, 0.65), 2, paint.Shape("M -36 4 Q -26 -12 -16 -26 Q -4 -40 10 -27 Q 26 -12 37 4"))
}

// drawBricks draws a stack of bricks whose foot is at (0, 0), 38 units wide.
func drawBricks(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.sepia, 0.4), paint.Ellipse(5, 1, 25, 5))
	var bricks, lit []*raster.Path
	for row := range 3 {
		for k := range 3 - row {
			x, y := -20+13.6*float64(k)+6.8*float64(row), -9-9.4*float64(row)
			bricks = append(bricks, paint.Rectangle(x, y, 12.8, 9))
			lit = append(lit, paint.Rectangle(x+1, y+1, 10.8, 2.6))
		}
	}
	n.Inked(pal.brick, theme.Mix(pal.brickDark, pal.Ink, 0.4), 2.2, bricks...)
	n.Fill(theme.Alpha(pal.Cream, 0.5), lit...)
}

// drawForest draws firs, close together.
func drawForest(n paint.Pen, pal *palette, s *scape) {
	for i, at := range s.spots(26, 27, 5, discRoom-9) {
		drawFir(n.At(at.X, at.Y+15, s.about(1.08, 0.12)), pal, i%3 == 0)
	}
}

// drawFir draws a fir whose foot is at (0, 0), 46 units high.
func drawFir(n paint.Pen, pal *palette, pale bool) {
	leaf, dark := theme.Mix(pal.Palm, pal.Vine, 0.55), theme.Mix(pal.PalmDark, pal.Ink, 0.3)
	if pale {
		leaf = theme.Mix(pal.Palm, pal.FieldLight, 0.25)
	}
	n.Fill(theme.Alpha(pal.Ink, 0.35), paint.Ellipse(6, 0, 15, 4))
	n.Fill(pal.WoodDark, paint.Rectangle(-2.4, -8, 4.8, 9))
	tree := paint.Shape("M 0 -46 L 9 -30 H 5 L 13 -17 H 8 L 17 -4 Q 0 -1 -17 -4 L -8 -17 H -13 L -5 -30 H -9 Z")
	n.Shaded(geom.Pt(-12, -30), geom.Pt(12, -10), theme.Mix(leaf, pal.FieldLight, 0.3), theme.Mix(leaf, dark, 0.45), dark, 1.9, tree)
	n.Fill(theme.Alpha(dark, 0.45), paint.Shape("M 0 -46 L 9 -30 H 5 L 13 -17 H 8 L 17 -4 Q 8 -2 3 -2.4 Q 7 -22 0 -46 Z"))
}

// tufts returns tufts of grass, apart units from each other, whose blades are high and wide.
func (s *scape) tufts(count int, apart, high, wide float64) (blades []*raster.Path) {
	for _, at := range s.spots(count, apart, 3, 0) {
		for _, lean := range []float64{-3, 0, 3} {
			blades = append(blades, paint.Blade(at, at.Add(geom.Pt(lean, -high)), wide))
		}
	}
	return blades
}

// drawPasture draws a meadow with sheep, a fence and bushes.
func drawPasture(n paint.Pen, pal *palette, s *scape) {
	n.Fill(theme.Alpha(pal.shade[colonies.Pasture], 0.8), s.tufts(40, 13, 7, 2)...)
	for i, at := range s.spots(9, 44, 17, discRoom+8) {
		if i == 0 || i == 5 {
			paint.DrawBush(n.At(at.X-15, at.Y-18, 0.34), pal.Palette, theme.Mix(pal.Vine, pal.Leaf, 0.3), pal.Leaf)
			continue
		}
		drawSheep(n.At(at.X, at.Y+9, s.about(1.04, 0.08)), pal, s.rng.IntN(2) == 0)
	}
}

// drawSheep draws a sheep whose feet are at y = 0, 36 units wide.
func drawSheep(n paint.Pen, pal *palette, left bool) {
	mirror := 1.0
	if left {
		mirror = -1
	}
	x := func(v float64) float64 { return v * mirror }
	n.Fill(theme.Alpha(pal.sepia, 0.35), paint.Ellipse(3, 0, 18, 4))
	n.Stroke(pal.Ink, 3, paint.Line(x(-8), -8, x(-8), 0), paint.Line(x(-3), -8, x(-3), 0), paint.Line(x(5), -8, x(5), 0), paint.Line(x(9), -8, x(9), 0))
	wool := []*raster.Path{}
	for _, c := range [][3]float64{{-10, -13, 7.4}, {-3, -18, 8}, {5, -18, 7.6}, {11, -13, 6.8}, {0, -10, 8.4}, {6, -9, 7}, {-7, -9, 7}} {
		wool = append(wool, paint.Disc(geom.Pt(x(c[0]), c[1]), c[2], 14))
	}
	n.Outline(pal.Ink, 3.6, wool...)
	n.Fill(theme.Mix(pal.fleece, pal.StoneDark, 0.22), wool...)
	for i, c := range [][3]float64{{-10, -14.6, 5.4}, {-4, -19.4, 6}, {4, -19.4, 5.6}, {9.6, -14.6, 5}, {-1, -13, 6}} {
		wool[i] = paint.Disc(geom.Pt(x(c[0]), c[1]), c[2], 14)
	}
	n.Fill(pal.fleece, wool[:5]...)
	n.Fill(pal.Ink, paint.Ellipse(x(17), -17, 5, 6.2), paint.Ellipse(x(12.6), -21, 3.4, 2.2))
}

// drawMountains draws peaks with snow.
func drawMountains(n paint.Pen, pal *palette, s *scape) {
	spots := s.spots(11, 46, 0, discRoom-16)
	for i, at := range spots {
		drawPeak(n.At(at.X, at.Y+24, s.about(1.0, 0.16)), pal, i%2 == 1)
	}
}

// drawPeak draws a peak whose foot is at (0, 0), 62 units high.
func drawPeak(n paint.Pen, pal *palette, leans bool) {
	tip := -4.0
	if leans {
		tip = 5
	}
	ink := theme.Mix(pal.shade[colonies.Mountain], pal.Ink, 0.6)
	left := paint.Shape(paint.Format("M -40 2 L -25 -25 L -18 -24 L %g -62 L %g -34 L 2 -22 L 10 2 Z", tip, tip+4))
	right := paint.Shape(paint.Format("M %g -62 L 16 -38 L 22 -36 L 42 2 L 10 2 L 2 -22 L %g -34 Z", tip, tip+4))
	n.Ramp(geom.Pt(-26, -40), geom.Pt(0, 4), pal.rockLit, pal.rock, left)
	n.Ramp(geom.Pt(10, -50), geom.Pt(30, 4), theme.Mix(pal.rock, pal.Ink, 0.28), theme.Mix(pal.shade[colonies.Mountain], pal.Ink, 0.22), right)
	n.Stroke(theme.Alpha(ink, 0.7), 1.3, paint.Shape("M -22 -12 L -30 1 M -12 -20 L -18 0 M -4 -10 L -8 2 M 18 -26 L 20 -12 M 26 -20 L 31 0 M 14 -10 L 18 0"))
	n.Inked(pal.fleece, ink, 1.3, paint.Shape(paint.Format("M %g -62 L %g -47 L -8 -41 L -3 -44 L 2 -36 L 7 -43 L 12 -40 L %g -50 Z", tip, tip-9, tip+8)))
	n.Stroke(ink, 2.2, paint.Shape(paint.Format("M -40 2 L -25 -25 L -18 -24 L %g -62 L 16 -38 L 22 -36 L 42 2", tip)))
}

// drawDesert draws dunes, and cactuses in their shade.
func drawDesert(n paint.Pen, pal *palette, s *scape) {
	ground, shade := pal.ground[colonies.Desert], pal.shade[colonies.Desert]
	for i, at := range s.spots(10, 50, -4, discRoom-14) {
		n := n.At(at.X, at.Y+10, s.about(1.1, 0.14))
		n.Ramp(geom.Pt(-20, -18), geom.Pt(30, 4), theme.Mix(shade, pal.Umbra, 0.12), theme.Mix(shade, ground, 0.55), paint.Shape("M -6 -21 Q 14 -16 44 4 Q 18 10 -2 4 Q 8 -8 -6 -21 Z"))
		n.Ramp(geom.Pt(-30, -18), geom.Pt(0, 6), theme.Mix(ground, pal.White, 0.6), ground, paint.Shape("M -46 5 Q -24 -8 -6 -21 Q 8 -8 -2 4 Q -24 9 -46 5 Z"))
		n.Stroke(theme.Mix(shade, pal.sepia, 0.4), 1.9, paint.Shape("M -46 5 Q -24 -8 -6 -21 Q 8 -8 -2 4 M -6 -21 Q 14 -16 44 4"))
		n.Stroke(theme.Alpha(shade, 0.7), 1.2, paint.Shape("M -28 1 Q -16 -5 -10 -12 M -18 3 Q -8 -2 -4 -8"))
		if i%3 == 1 {
			drawCactus(n.At(20, 12, 0.95), pal)
		}
	}
}

// drawCactus draws a cactus whose foot is at (0, 0), 38 units high.
func drawCactus(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.sepia, 0.35), paint.Ellipse(7, 0, 12, 3))
	stem := paint.Shape("M 0 0 V -35 M 0 -14 H -9 Q -11 -14 -11 -17 V -25 M 0 -10 H 8 Q 10 -10 10 -13 V -21")
	n.Outline(theme.Mix(pal.PalmDark, pal.Ink, 0.55), 10.5, stem)
	n.Outline(theme.Mix(pal.Palm, pal.FieldLight, 0.12), 6.6, stem)
	n.Stroke(theme.Alpha(pal.FieldLight, 0.8), 1.4, paint.Shape("M -1.4 -1 V -34"))
	n.Fill(pal.blossom, paint.Dot(0, -39, 3.2), paint.Dot(10, -24, 2.4))
}

// drawGoldRiver draws a river that winds around the number, with gold in it and on its banks, and trees in the grass.
func drawGoldRiver(n paint.Pen, pal *palette, s *scape) {
	ground, shade := pal.ground[colonies.GoldRiver], pal.shade[colonies.GoldRiver]
	n.Fill(theme.Alpha(shade, 0.8), s.tufts(30, 15, 8, 2.2)...)
	for _, at := range []geom.Point{{X: 196, Y: 128}, {X: 172, Y: 94}, {X: 178, Y: 164}, {X: 58, Y: 60}, {X: 62, Y: 192}, {X: 102, Y: 214}} {
		q := n.At(at.X, at.Y, s.about(1, 0.12))
		q.Fill(theme.Alpha(pal.sepia, 0.3), paint.Ellipse(4, 1, 13, 4))
		q.Fill(pal.WoodDark, paint.Rectangle(-2, -9, 4, 10))
		crown := paint.Shape("M -13 -12 Q -16 -24 -5 -27 Q 2 -35 10 -27 Q 18 -22 13 -12 Q 2 -6 -13 -12 Z")
		q.Shaded(geom.Pt(-10, -28), geom.Pt(12, -8), theme.Mix(pal.Leaf, pal.FieldLight, 0.6), theme.Mix(pal.Leaf, pal.Vine, 0.6), theme.Mix(pal.PalmDark, pal.Ink, 0.4), 2, crown)
	}
	course := bend(geom.Pt(150, -6), geom.Pt(150, 44), geom.Pt(78, 50), geom.Pt(54, 92), geom.Pt(30, 138), geom.Pt(84, 168), geom.Pt(126, 180), geom.Pt(160, 190), geom.Pt(132, 226), geom.Pt(116, 256))
	n.Trace(theme.Mix(shade, pal.sepia, 0.6), 39, course)
	n.Trace(theme.Mix(pal.Sand, ground, 0.2), 34, course)
	n.Trace(theme.Mix(pal.Water, pal.Indigo, 0.45), 27, course)
	n.Trace(theme.Mix(pal.Water, pal.Shallow, 0.2), 20, course)
	n.Trace(theme.Alpha(pal.Surf, 0.8), 2.2, paint.Shifted(course, 5.4), paint.Shifted(course, -4))
	for i, at := range paint.Along(course, 15) {
		if i%4 == 3 || paint.Depth(tileHex(100), at) < 9 {
			continue
		}
		at = at.Add(geom.Pt(16*(s.rng.Float64()-0.5), 16*(s.rng.Float64()-0.5)))
		drawNugget(n.At(at.X, at.Y, s.about(1.1, 0.2)), pal)
	}
}

// bend returns a smooth line of cubic curves through points: the first is where it begins, and of three after it two are what it is
// drawn to and the last is where it passes.
func bend(from geom.Point, rest ...geom.Point) []geom.Point {
	line := []geom.Point{from}
	for ; len(rest) >= 3; rest = rest[3:] {
		a, b, c := rest[0], rest[1], rest[2]
		for i := 1; i <= 12; i++ {
			t := float64(i) / 12
			p, q, r := from.Lerp(a, t), a.Lerp(b, t), b.Lerp(c, t)
			line = append(line, p.Lerp(q, t).Lerp(q.Lerp(r, t), t))
		}
		from = c
	}
	return line
}

// drawNugget draws a nugget of gold around (0, 0), 15 units wide.
func drawNugget(n paint.Pen, pal *palette) {
	lump := paint.Shape("M -7 2 L -6 -4 L 0 -7 L 6 -5 L 8 1 L 4 6 L -3 6 Z")
	n.Outline(theme.Mix(pal.GoldDark, pal.Ink, 0.55), 3.6, lump)
	n.Ramp(geom.Pt(-5, -6), geom.Pt(6, 6), theme.Mix(pal.Gold, pal.White, 0.75), theme.Mix(pal.Gold, pal.ember, 0.25), lump)
	n.Fill(pal.White, paint.Dot(-2, -2.6, 1.9))
}

// drawJungle draws palms and plants with large leaves, close together, and blossoms.
func drawJungle(n paint.Pen, pal *palette, s *scape) {
	var leaves [2][]*raster.Path
	for i, at := range s.spots(34, 19, 2, 0) {
		for k := range 5 {
			sin, cos := math.Sincos(math.Pi * (0.1 + 0.2*float64(k)))
			leaves[i%2] = append(leaves[i%2], leaf(at, at.Add(geom.Pt(-17*cos, -12*sin)), 3, 4))
		}
	}
	n.Fill(theme.Mix(pal.ground[colonies.Jungle], pal.Leaf, 0.5), leaves[0]...)
	n.Fill(theme.Mix(pal.shade[colonies.Jungle], pal.Ink, 0.1), leaves[1]...)
	for i, at := range s.spots(9, 52, 8, discRoom+2) {
		drawPalm(n.At(at.X, at.Y+20, s.about(1, 0.1)), pal, i%2 == 0)
	}
	for i, at := range s.spots(9, 36, 12, discRoom+5) {
		if i%2 == 0 {
			drawBlossom(n.At(at.X, at.Y, 1), pal)
		}
	}
}

// leaf returns a pointed leaf from its foot to its tip, that bends to its right by bow and is width wide.
func leaf(foot, tip geom.Point, bow, width float64) *raster.Path {
	d := tip.Sub(foot)
	side := geom.Pt(-d.Y, d.X).Mul(1 / max(d.Len(), 1e-9))
	middle := foot.Lerp(tip, 0.45)
	var p raster.Path
	out, in := middle.Add(side.Mul(bow+width)), middle.Add(side.Mul(bow-width))
	p.MoveTo(foot.X, foot.Y)
	p.QuadTo(in.X, in.Y, tip.X, tip.Y)
	p.QuadTo(out.X, out.Y, foot.X, foot.Y)
	p.Close()
	return &p
}

// drawPalm draws a palm whose foot is at (0, 0), 52 units high.
func drawPalm(n paint.Pen, pal *palette, leans bool) {
	top := geom.Pt(-3, -30)
	if leans {
		top = geom.Pt(5, -32)
	}
	dark := theme.Mix(pal.shade[colonies.Jungle], pal.Ink, 0.55)
	n.Rod(theme.Mix(pal.Wood, pal.Straw, 0.35), 3.6, dark, 7, paint.Shape(paint.Format("M 0 0 Q %g -14 %g %g", -top.X, top.X, top.Y)))
	var fronds, lit []*raster.Path
	for _, f := range [][3]float64{{-25, 7, 8}, {-21, -9, 6}, {-8, -19, 3}, {11, -18, -3}, {23, -8, -6}, {25, 9, -8}, {2, 12, 2}} {
		tip := top.Add(geom.Pt(f[0], f[1]))
		fronds = append(fronds, leaf(top, tip, -f[2], 4.6))
		lit = append(lit, leaf(top.Lerp(tip, 0.12), top.Lerp(tip, 0.86), -f[2]*0.8, 1.5))
	}
	n.Outline(dark, 3.4, fronds...)
	n.Fill(theme.Mix(pal.Leaf, pal.FieldLight, 0.28), fronds...)
	n.Fill(theme.Mix(pal.FieldLight, pal.White, 0.25), lit...)
	n.Fill(pal.WoodDark, paint.Dot(top.X-2.6, top.Y+3, 2.8), paint.Dot(top.X+3, top.Y+3.4, 2.8))
}

// drawBlossom draws a blossom around (0, 0), 16 units wide.
func drawBlossom(n paint.Pen, pal *palette) {
	var petals []*raster.Path
	for i := range 5 {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / 5)
		petals = append(petals, paint.Disc(geom.Pt(4.6*sin, -4.6*cos), 3.7, 9))
	}
	n.Outline(theme.Mix(pal.Madder, pal.Ink, 0.5), 2.4, petals...)
	n.Fill(pal.blossom, petals...)
	n.Fill(pal.Gold, paint.Dot(0, 0, 2.8))
}

// drawVolcano draws one mountain that fills the hex, with fire in its crater and lava that runs down on both sides of the number.
func drawVolcano(n paint.Pen, pal *palette, s *scape) {
	shade := pal.shade[colonies.Volcano]
	lit, dark := theme.Mix(pal.ground[colonies.Volcano], pal.Cream, 0.3), theme.Mix(shade, pal.Ink, 0.45)
	n.Glow(geom.Pt(tileX, 62), 96, []color.NRGBA{theme.Alpha(pal.ember, 0.75), theme.Alpha(pal.ember, 0.25), theme.Alpha(pal.ember, 0)}, paint.Circle(tileX, 62, 96))
	smoke := paint.Shape("M 96 62 Q 84 46 98 36 Q 92 20 112 20 Q 122 6 138 16 Q 158 12 160 28 Q 174 36 160 48 Q 146 56 134 50 Q 128 58 126 62 Z")
	n.Shaded(geom.Pt(96, 16), geom.Pt(150, 60), theme.Mix(pal.rockLit, pal.White, 0.4), theme.Mix(pal.rock, pal.ember, 0.25), theme.Mix(shade, pal.Ink, 0.2), 2, smoke)
	cone := paint.Shape("M 14 214 Q 62 180 88 64 Q 112 72 136 64 Q 164 180 212 214 V 240 H 14 Z")
	n.Gradient(geom.Pt(50, 100), geom.Pt(190, 170), false, paint.Evenly(lit, pal.ground[colonies.Volcano], dark), cone)
	n.Stroke(theme.Alpha(dark, 0.7), 2, paint.Shape("M 80 96 Q 66 150 34 196 M 72 160 Q 60 184 44 206 M 100 168 Q 94 196 78 222 M 128 168 Q 134 196 150 222 M 146 96 Q 160 150 190 196 M 156 164 Q 166 186 182 206"))
	fire := theme.Mix(pal.lava, pal.ember, 0.2)
	streams := []*raster.Path{
		paint.Shape("M 92 66 Q 100 84 84 104 Q 70 122 74 148 Q 76 170 58 190 Q 50 202 60 206 Q 76 196 88 170 Q 94 150 90 128 Q 102 104 104 70 Z"),
		paint.Shape("M 132 66 Q 126 84 140 104 Q 156 124 150 150 Q 150 172 166 190 Q 176 202 164 206 Q 148 198 138 172 Q 132 150 136 130 Q 122 104 120 70 Z"),
	}
	n.Outline(theme.Mix(dark, pal.Ink, 0.4), 4, streams...)
	n.Ramp(geom.Pt(100, 66), geom.Pt(90, 204), theme.Mix(pal.Gold, pal.ember, 0.2), fire, streams...)
	n.Stroke(theme.Alpha(pal.Eve, 0.85), 2, paint.Shape("M 98 74 Q 96 100 84 120 Q 80 140 80 160 M 126 74 Q 130 100 142 120 Q 144 140 144 158"))
	n.Stroke(theme.Mix(dark, pal.Ink, 0.4), 2.6, paint.Shape("M 14 214 Q 62 180 88 64 M 136 64 Q 164 180 212 214"))
	crater := paint.Ellipse(112, 64, 24, 8)
	n.Inked(theme.Mix(pal.Gold, pal.ember, 0.55), dark, 3, crater)
	n.Fill(pal.Eve, paint.Ellipse(110, 65, 13, 4))
	for _, at := range [][3]float64{{90, 40, 3}, {134, 44, 2.6}, {110, 30, 2.4}, {146, 66, 2.4}, {80, 62, 2.4}} {
		n.Fill(pal.lava, paint.Dot(at[0], at[1], at[2]+1.2))
		n.Fill(pal.Eve, paint.Dot(at[0], at[1], at[2]-0.8))
	}
}
