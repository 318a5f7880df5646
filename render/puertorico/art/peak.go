package art

import (
	"math"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

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
