package art

import (
	"math"
	"slices"

	"islas/render/art/raster"
)

// mountains fills a field with cones: lit on the left, dark on the right, hachured downhill, snow on the highest.
func (l land) mountains(f int) {
	border := l.chart.fields[f]
	path := l.area(border)
	l.layer(1, func(n pen) {
		on := l.on(n)
		on.fill(l.rock, path)
		on.pen = on.atop()
		on.trace(fade(l.rockDark, 0.25), 26, closing(border))
		peaks := l.chart.peaks[f]
		highest := 0.0
		for _, p := range peaks {
			highest = math.Max(highest, p.room)
		}
		for _, p := range peaks {
			on.cone(p.point, math.Min(18+p.room*0.75, 62), p.room == highest)
		}
		on.trace(fade(l.rockDark, 0.85), 9, l.chart.shoresOf(f)...)
		on.trace(l.border, 2.6*l.line, closing(border))
	})
}

// cone draws a mountain whose foot is 2*half wide around at.
func (l land) cone(at point, half float64, snowy bool) {
	height := half * 1.45
	top := point{at.x - half*0.06, at.y - height*0.62}
	foot := at.y + height*0.38
	wobble := func(v float64) float64 { return v * (1 + (l.rng.Float64()-0.5)*0.16) }
	left, right := at.x-wobble(half), at.x+wobble(half)
	slope := func(x float64, bulge float64) []point {
		var line []point
		for i := range 9 {
			t := float64(i) / 8
			p := top.towards(point{x, foot}, t)
			sag := math.Sin(t*math.Pi) * half * bulge
			line = append(line, p.plus(point{math.Copysign(1, top.x-x) * sag * 0.6, sag}))
		}
		return line
	}
	west, east := slope(left, 0.14), slope(right, 0.14)
	ridge := []point{top}
	for i := 1; i <= 5; i++ {
		t := float64(i) / 5
		side := float64(i%2*2-1) * half * 0.09
		ridge = append(ridge, point{top.x + t*half*0.24 + side, top.y + t*(foot-top.y)})
	}
	lightSide := append(append([]point{}, west...), reverse(ridge)...)
	darkSide := append(append([]point{}, east...), reverse(ridge)...)
	l.fill(l.rockLit, polyline(true, lightSide...))
	l.fill(mix(l.rock, l.rockDark, 0.55), polyline(true, darkSide...))
	if snowy {
		l.snowcap(top, west, east, half)
	}
	l.fill(fade(l.ink, 0.5), append(l.hachures(top, west, ridge), l.hachures(top, east, ridge)...)...)
	l.trace(l.ink, 2.1*l.line, reverse(west), east)
}

// hachures are short strokes downhill between a flank and the ridge.
func (l land) hachures(top point, flank, ridge []point) []*raster.Path {
	var strokes []*raster.Path
	for i := 2; i < len(flank); i++ {
		a := flank[i]
		b := ridge[min(len(ridge)-1, i*(len(ridge)-1)/(len(flank)-1))]
		for _, t := range []float64{0.18, 0.42, 0.66} {
			p := a.towards(b, t)
			d := p.minus(top)
			d = d.times((5 + l.rng.Float64()*4) / math.Max(d.length(), 1e-9))
			strokes = append(strokes, blade(p.minus(d), p, 2.2))
		}
	}
	return strokes
}

func (l land) snowcap(top point, west, east []point, half float64) {
	cap := []point{top, west[1], west[2], top.plus(point{-half * 0.12, half * 0.36}), top.plus(point{0, half * 0.56}),
		top.plus(point{half * 0.14, half * 0.34}), east[2], east[1]}
	l.fill(l.snow, polyline(true, cap...))
	l.fill(mix(l.snow, l.rock, 0.35), polyline(true, top, top.plus(point{half * 0.05, half * 0.46}), top.plus(point{half * 0.14, half * 0.34}), east[2], east[1]))
}

func reverse(points []point) []point {
	back := slices.Clone(points)
	slices.Reverse(back)
	return back
}
