package art

import (
	"math"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// HarbourRatio is the width of the picture of the harbour town divided by its height.
const HarbourRatio = 448.0 / 476

// harbourWide is its width in the units of its drawing.
const harbourWide = 448

// drawHarbour draws the island from the sea around it to the boats in its bay.
func drawHarbour(n paint.Pen, pal *palette) {
	shore := rugged(harbourCoast(), 4.5)
	drawShore(n, pal, shore)
	green := n.Area(paint.Inset(shore, 8.5))
	n.Layer(1, func(n paint.Pen) {
		n.Gradient(geom.Pt(110, 90), geom.Pt(330, 400), false, paint.Evenly(theme.Mix(pal.Field, pal.White, 0.22), pal.Field, theme.Mix(pal.Leaf, pal.Field, 0.4)), green)
		q := n.Atop()
		drawGround(q, pal)
		drawStream(q, pal)
		drawRange(q, pal)
		drawFarms(n, q, pal)
		drawStreets(q, pal)
		n.Granulate(pal.Umbra, pal.White, 0.1, 1.2)
	})
	n.Stroke(theme.Alpha(theme.Mix(pal.Vine, pal.Ink, 0.4), 0.55), 1.3, green)
	drawJetties(n, pal)
	drawHouses(n, pal)
	drawBoats(n, pal)
}

// drawGround draws meadows of different greens, with tufts and bushes.
func drawGround(n paint.Pen, pal *palette) {
	rng := paint.Random("meadow")
	n.Soft(9, 0.5, func(n paint.Pen) {
		for range 26 {
			c := []theme.Color{pal.FieldLight, pal.Leaf, pal.Scrub, pal.FieldDark}[rng.IntN(4)]
			n.Fill(theme.Alpha(c, 0.55), paint.Ellipse(40+340*rng.Float64(), 90+310*rng.Float64(), 14+26*rng.Float64(), 8+12*rng.Float64()))
		}
	})
	var shades, bushes, lights []*raster.Path
	for range 150 {
		x, y, r := 36+350*rng.Float64(), 168+230*rng.Float64(), 1.4+2.2*rng.Float64()
		shades = append(shades, paint.Ellipse(x+0.8*r, y+0.7*r, 1.4*r, 0.8*r))
		bushes = append(bushes, paint.Disc(geom.Pt(x, y), r, 9), paint.Disc(geom.Pt(x+r, y+0.3*r), 0.8*r, 9))
		lights = append(lights, paint.Disc(geom.Pt(x-0.3*r, y-0.35*r), 0.5*r, 8))
	}
	n.Fill(theme.Alpha(pal.Umber, 0.25), shades...)
	n.Fill(theme.Mix(pal.Palm, pal.Vine, 0.4), bushes...)
	n.Fill(theme.Mix(pal.Leaf, pal.FieldLight, 0.35), lights...)
}

// drawFarms draws a field of every kind, each cut out of a plantation's picture. The pen q paints only on the island.
func drawFarms(n, q paint.Pen, pal *palette) {
	fields := []struct {
		kind  puertorico.Good
		shape string
	}{
		{puertorico.Coffee, "M 66 186 Q 100 174 140 180 Q 144 198 138 216 Q 100 216 64 226 Q 58 204 66 186 Z"},
		{puertorico.Tobacco, "M 148 180 Q 174 172 196 176 Q 204 198 194 216 Q 168 222 146 216 Q 154 198 148 180 Z"},
		{puertorico.Sugar, "M 224 180 Q 264 168 302 178 Q 306 200 298 220 Q 258 226 222 222 Q 232 200 224 180 Z"},
		{puertorico.Corn, "M 312 182 Q 340 178 372 192 Q 378 214 372 236 Q 336 228 308 224 Q 316 204 312 182 Z"},
		{puertorico.Indigo, "M 54 238 Q 92 224 132 226 Q 140 246 132 266 Q 90 264 50 276 Q 44 256 54 238 Z"},
	}
	for _, f := range fields {
		path := paint.Shape(f.shape)
		lo, hi := paint.PathBounds(path)
		k := max(hi.X-lo.X, hi.Y-lo.Y) / 56
		n.Layer(1, func(n paint.Pen) {
			n.Fill(pal.earth, path)
			drawPlantation(n.Atop().At(lo.X-2*k, hi.Y-70*k, k), pal, f.kind)
		})
		q.Stroke(theme.Alpha(theme.Mix(pal.Vine, pal.Ink, 0.5), 0.8), 2, path)
	}
}

// drawStream draws a river from the mountains to the bay, broader and broader.
func drawStream(n paint.Pen, pal *palette) {
	line := paint.Along(rugged([]geom.Point{{X: 214, Y: 146}, {X: 202, Y: 164}, {X: 212, Y: 184}, {X: 204, Y: 204}, {X: 214, Y: 226}, {X: 206, Y: 246}, {X: 222, Y: 268}, {X: 228, Y: 300}, {X: 232, Y: 344}, {X: 240, Y: 352}}, 1)[:14*8+1], 2)
	wide := func(more, from float64) func(float64) float64 {
		return func(t float64) float64 { return from + more*t }
	}
	n.Fill(theme.Mix(pal.Sand, pal.earth, 0.3), paint.Ribbon(line, wide(7, 3)))
	n.Fill(theme.Mix(pal.Water, pal.Ink, 0.35), paint.Ribbon(line, wide(5.6, 1.8)))
	n.Fill(theme.Mix(pal.Water, pal.Shallow, 0.5), paint.Ribbon(line, wide(4, 1)))
}

// drawStreets draws the paved ground of the town and the ways into the country.
func drawStreets(n paint.Pen, pal *palette) {
	const ways = "M 250 300 Q 238 262 144 222 M 262 296 Q 300 262 305 228 M 130 300 Q 150 262 143 218 M 206 222 L 240 270"
	n.Rod(theme.Mix(pal.Stone, pal.Cream, 0.5), 4.4, theme.Alpha(pal.earthDark, 0.5), 6.4, paint.Shape(ways))
	ground := n.Area(rugged([]geom.Point{{X: 92, Y: 292}, {X: 150, Y: 274}, {X: 220, Y: 278}, {X: 300, Y: 266}, {X: 360, Y: 280}, {X: 372, Y: 312}, {X: 352, Y: 344}, {X: 300, Y: 352}, {X: 262, Y: 328}, {X: 226, Y: 328}, {X: 194, Y: 352}, {X: 150, Y: 378}, {X: 104, Y: 374}, {X: 84, Y: 336}}, 2))
	n.Shaded(geom.Pt(120, 270), geom.Pt(320, 380), theme.Mix(pal.Stone, pal.Cream, 0.6), theme.Mix(pal.Stone, pal.earth, 0.35), theme.Alpha(pal.StoneDark, 0.5), 1.4, ground)
}

// drawJetties draws what ships lie at.
func drawJetties(n paint.Pen, pal *palette) {
	for _, j := range []struct{ x, y, long float64 }{{246, 330, 40}, {216, 344, 26}, {278, 350, 26}} {
		deck := paint.Rectangle(j.x-4, j.y, 8, j.long)
		n.Soft(2, 0.5, func(n paint.Pen) { n.At(3, 3, 1).Fill(pal.Ink, deck) })
		n.Fill(theme.Mix(pal.Wood, pal.Straw, 0.35), deck)
		var boards string
		for y := j.y + 3; y < j.y+j.long; y += 3.2 {
			boards += paint.Format("M %g %g H %g ", j.x-4, y, j.x+4)
		}
		n.Stroke(theme.Alpha(pal.WoodDark, 0.8), 0.8, paint.Shape(boards))
		n.Stroke(pal.Ink, 1.4, deck)
		n.Fill(pal.WoodDark, paint.Circle(j.x-4, j.y+j.long, 1.6), paint.Circle(j.x+4, j.y+j.long, 1.6), paint.Circle(j.x-4, j.y+j.long*0.5, 1.6), paint.Circle(j.x+4, j.y+j.long*0.5, 1.6))
	}
}

// drawHouses draws the buildings of the town, those in front over those behind, and palms.
func drawHouses(n paint.Pen, pal *palette) {
	tile, ochre, rose, sky := pal.Roof, theme.Mix(pal.Straw, pal.White, 0.45), theme.Mix(pal.Roof, pal.White, 0.62), theme.Mix(pal.Shallow, pal.White, 0.55)
	own := theme.Color{}
	for _, h := range []struct {
		b             puertorico.Building
		x, y, size    float64 // of the upper left corner, and the height
		roof, plaster theme.Color
	}{
		{puertorico.SugarMill, 256, 184, 48, own, own}, {puertorico.CoffeeRoaster, 102, 182, 44, own, own}, {puertorico.TobaccoStorage, 158, 192, 40, own, own},
		{puertorico.IndigoPlant, 66, 238, 40, own, own}, {puertorico.Hacienda, 324, 202, 44, tile, ochre},
		{puertorico.Hospice, 292, 232, 48, tile, sky}, {puertorico.University, 330, 242, 54, own, own}, {puertorico.GuildHall, 112, 236, 52, tile, rose},
		{puertorico.Office, 88, 268, 52, tile, ochre}, {puertorico.CityHall, 178, 248, 56, own, own}, {puertorico.LargeMarket, 280, 266, 46, tile, pal.Wall},
		{puertorico.Residence, 120, 288, 48, theme.Mix(pal.Sea, pal.leafBlue, 0.4), ochre}, {puertorico.LargeWarehouse, 308, 290, 50, theme.Mix(pal.Roof, pal.Madder, 0.35), rose},
		{puertorico.SmallMarket, 216, 292, 36, pal.Madder, pal.Wall}, {puertorico.Harbour, 336, 312, 60, tile, pal.Wall}, {puertorico.Fortress, 68, 322, 64, tile, own},
	} {
		l := liveryOf(pal, h.b)
		if h.roof != own {
			l.roof, l.shade = h.roof, theme.Mix(h.roof, pal.Ink, 0.5)
		}
		if h.plaster != own {
			l.plaster = h.plaster
		}
		drawModel(n.At(h.x, h.y, h.size/100), newPainted(pal, h.b, l))
	}
	for _, at := range []struct{ x, y, k float64 }{
		{50, 296, 0.34}, {66, 312, 0.4}, {382, 268, 0.34}, {372, 300, 0.36}, {198, 334, 0.36}, {44, 220, 0.3}, {302, 186, 0.28}, {388, 236, 0.3}, {88, 402, 0.42}, {178, 388, 0.4}, {326, 374, 0.36}, {214, 330, 0.28},
	} {
		n.Fill(theme.Alpha(pal.Umber, 0.25), paint.Ellipse(at.x+10*at.k, at.y, 16*at.k, 4*at.k))
		n.Watercolour(pal.Palette, 0.8, palm(pal, at.x, at.y, at.k))
	}
}

// drawBoats draws what lies in the bay and sails before the coast.
func drawBoats(n paint.Pen, pal *palette) {
	drawSloop(n.At(198, 362, 0.22), pal, true, true)
	drawSloop(n.At(262, 374, 0.26), pal, true, true)
	drawSteamer(n.At(188, 400, 0.44), pal, true)
	drawSloop(n.At(6, 376, 0.26), pal, true, true)
}

// harbourCoast returns points of the coast, in 420 × 460 units: a bay opens to the south between two heads.
func harbourCoast() []geom.Point {
	return []geom.Point{
		{X: 70, Y: 148}, {X: 66, Y: 122}, {X: 88, Y: 106}, {X: 96, Y: 84}, {X: 126, Y: 80}, {X: 146, Y: 64}, {X: 180, Y: 70}, {X: 208, Y: 56}, {X: 244, Y: 62}, {X: 272, Y: 54},
		{X: 304, Y: 70}, {X: 336, Y: 76}, {X: 346, Y: 100}, {X: 370, Y: 116}, {X: 370, Y: 144}, {X: 390, Y: 168}, {X: 384, Y: 200}, {X: 398, Y: 226}, {X: 386, Y: 256}, {X: 390, Y: 284},
		{X: 404, Y: 306}, {X: 398, Y: 338}, {X: 380, Y: 352}, {X: 372, Y: 374}, {X: 344, Y: 386}, {X: 318, Y: 378}, {X: 296, Y: 380}, {X: 282, Y: 362}, {X: 276, Y: 346}, {X: 254, Y: 338},
		{X: 230, Y: 340}, {X: 214, Y: 352}, {X: 206, Y: 374}, {X: 190, Y: 392}, {X: 164, Y: 402}, {X: 142, Y: 414}, {X: 112, Y: 410}, {X: 92, Y: 416}, {X: 70, Y: 398}, {X: 66, Y: 372},
		{X: 48, Y: 352}, {X: 46, Y: 324}, {X: 28, Y: 300}, {X: 36, Y: 272}, {X: 24, Y: 246}, {X: 38, Y: 218}, {X: 34, Y: 192}, {X: 56, Y: 174},
	}
}

// rugged returns a closed line through points that is rounded and then uneven by as much as rough to both sides.
func rugged(points []geom.Point, rough float64) []geom.Point {
	const steps = 14
	wild := paint.NoiseOf("coast")
	var line []geom.Point
	for i := range points {
		at := func(k int) geom.Point { return points[(i+k+len(points))%len(points)] }
		for k := range steps {
			t := float64(k) / steps
			// A spline through the points, its tangents half as long as the way between the neighbours.
			a, b, c, d := at(-1), at(0), at(1), at(2)
			spline := b.Mul(2).Add(c.Sub(a).Mul(t)).Add(a.Mul(2).Sub(b.Mul(5)).Add(c.Mul(4)).Sub(d).Mul(t * t)).Add(b.Mul(3).Sub(a).Sub(c.Mul(3)).Add(d).Mul(t * t * t)).Mul(0.5)
			line = append(line, spline.Add(geom.Pt(wild.Fractal(spline.X/9, spline.Y/9, 3)-0.5, wild.Fractal(spline.Y/9+70, spline.X/9, 3)-0.5).Mul(2*rough)))
		}
	}
	return line
}

// drawShore draws the shallows in bands, rocks, the beach and the line of the coast.
func drawShore(n paint.Pen, pal *palette, shore []geom.Point) {
	line := n.Area(shore)
	for _, band := range []struct {
		wide, alpha float64
		c           theme.Color
	}{{54, 0.24, pal.Shallow}, {38, 0.36, pal.Shallow}, {22, 0.6, pal.Lagoon}} {
		n.Layer(band.alpha, func(n paint.Pen) {
			n.Stroke(band.c, band.wide, line)
			n.Fill(band.c, line)
		})
	}
	n.Rod(theme.Alpha(pal.Lagoon, 0.9), 6, theme.Alpha(pal.Surf, 0.8), 9, line)
	rng := paint.Random("skerries")
	var rocks, foam []*raster.Path
	out := paint.Shifted(paint.Closed(shore), -7)
	for i := 0; i < len(out); i += 9 + rng.IntN(34) {
		at, r := out[i].Add(geom.Pt(6*rng.Float64(), 6*rng.Float64())), 1.2+2.2*rng.Float64()
		foam = append(foam, paint.Ellipse(at.X, at.Y+r*0.4, 2*r, 1.4*r))
		rocks = append(rocks, paint.Polyline(true, at.Add(geom.Pt(-1.1*r, 0.6*r)), at.Add(geom.Pt(-0.5*r, -0.8*r)), at.Add(geom.Pt(0.4*r, -1.1*r)), at.Add(geom.Pt(1.2*r, 0.6*r))))
	}
	n.Fill(theme.Alpha(pal.Surf, 0.55), foam...)
	n.Fill(theme.Mix(pal.rockDark, pal.Ink, 0.2), rocks...)
	n.Gradient(geom.Pt(80, 90), geom.Pt(340, 400), false, paint.Evenly(theme.Mix(pal.Sand, pal.White, 0.4), pal.Sand, theme.Mix(pal.Sand, pal.earth, 0.45)), line)
	n.Fill(theme.Mix(pal.Ink, pal.earthDark, 0.3), paint.Ribbon(n.Thin(paint.Closed(shore)), func(t float64) float64 { return 1.5 + 0.7*math.Sin(23*t) }))
}

// peak is a mountain: where the middle of its foot lies, how wide and high it is.
type peak struct{ x, y, wide, high float64 }

// drawRange draws the mountains behind the fields, as maps showed them: the far ones first, and woods at their feet.
func drawRange(n paint.Pen, pal *palette) {
	far, near := theme.Mix(pal.leafBlue, pal.Shallow, 0.3), theme.Mix(pal.Palm, pal.leafBlue, 0.3)
	for i, m := range []peak{
		{114, 146, 92, 42}, {330, 148, 104, 48}, {182, 138, 120, 62}, {262, 134, 136, 70}, {218, 142, 96, 44},
		{92, 172, 78, 34}, {356, 180, 70, 32}, {146, 168, 96, 46}, {300, 168, 110, 50}, {226, 164, 104, 42},
	} {
		c := far
		if i > 4 {
			c = near
		}
		drawPeak(n, pal, m, c, paint.Noise(i+3))
	}
	rng := paint.Random("woods")
	var trees, lights []*raster.Path
	for range 130 {
		x := 60 + 320*rng.Float64()
		y := 156 + 20*rng.Float64() + 6*math.Sin(x/30)
		trees = append(trees, paint.Disc(geom.Pt(x, y), 2.4+1.8*rng.Float64(), 9))
		lights = append(lights, paint.Disc(geom.Pt(x-0.8, y-1), 1.2, 7))
	}
	n.Fill(theme.Mix(pal.PalmDark, pal.Palm, 0.35), trees...)
	n.Fill(theme.Mix(pal.Leaf, pal.Palm, 0.4), lights...)
}

// drawPeak draws a mountain in the light from the left, whose foot is lost in the land.
func drawPeak(n paint.Pen, pal *palette, m peak, c theme.Color, wild paint.Noise) {
	var ridge, spine []geom.Point
	const steps = 36
	for i := range steps + 1 {
		t := float64(i) / steps
		h := math.Pow(1-math.Abs(2*t-1), 0.92) * (0.9 + 0.3*(wild.Fractal(t*7, 1, 3)-0.5))
		ridge = append(ridge, geom.Pt(m.x+m.wide*(t-0.5), m.y-m.high*h*1.05))
	}
	top := ridge[0]
	for _, p := range ridge {
		if p.Y < top.Y {
			top = p
		}
	}
	for i := range 9 {
		t := float64(i) / 8
		spine = append(spine, geom.Pt(top.X+m.wide*(0.1*t+0.1*(wild.At(t*5, 9)-0.5)), top.Y+(m.y+6-top.Y)*t))
	}
	clear := theme.Alpha(c, 0)
	body := paint.Polyline(true, append(ridge, geom.Pt(m.x+m.wide*0.4, m.y+8), geom.Pt(m.x-m.wide*0.4, m.y+8))...)
	n.Gradient(geom.Pt(0, top.Y), geom.Pt(0, m.y+8), false, []raster.Stop{{At: 0, Shade: theme.Mix(c, pal.Cream, 0.5)}, {At: 0.62, Shade: c}, {At: 1, Shade: clear}}, body)
	var dark []geom.Point
	dark = append(dark, spine...)
	for i := steps; i >= 0 && ridge[i].X > top.X; i-- {
		dark = append(dark, ridge[i])
	}
	n.Gradient(geom.Pt(0, top.Y), geom.Pt(0, m.y+4), false, []raster.Stop{{At: 0, Shade: theme.Alpha(pal.Umber, 0.42)}, {At: 1, Shade: theme.Alpha(pal.Umber, 0)}}, paint.Polyline(true, dark...))
	var hatches []*raster.Path
	for i := 3; i < steps-2; i++ {
		p := ridge[i]
		down := m.y - p.Y
		if p.X > top.X && i%2 == 0 {
			hatches = append(hatches, paint.Blade(p.Add(geom.Pt(-1, 1)), p.Add(geom.Pt(-2-down*0.12, down*0.5)), 1.3))
		}
	}
	n.Fill(theme.Alpha(pal.Ink, 0.34), hatches...)
	line := theme.Alpha(theme.Mix(pal.Ink, pal.PalmDark, 0.3), 0.85)
	n.Fill(line, paint.Ribbon(ridge, func(t float64) float64 { return 1.7 * math.Sqrt(math.Sin(math.Pi*min(max(t, 0), 1))) }))
}
