package art

import (
	"math"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

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
