package art

import (
	"math"

	"islas/render/art/raster"
)

// rivers draws the water in two tones, widening from the source to the mouth, where it runs out into the sea.
func (l land) rivers() {
	for _, r := range l.chart.rivers {
		if len(r) < 2 {
			continue
		}
		end := r[len(r)-1]
		out := end.minus(r[len(r)-2])
		r = append(append([]point{}, r...), end.plus(out.times(9/math.Max(out.length(), 1e-9))))
		grow := func(from, to float64) func(float64) float64 {
			return func(t float64) float64 { return (from + (to-from)*t) * (1 + (l.line-1)*0.6) }
		}
		r = l.thin(r)
		l.fill(l.waterDark, ribbon(r, grow(10, 18)))
		l.fill(l.water, ribbon(r, grow(6.2, 13)))
		l.trace(fade(l.surf, 0.75), 2.1, shifted(r, -1.8))
	}
}

// roads draws a pale track with a dark edge and a row of dots along it.
func (l land) roads() {
	var dots []*raster.Path
	l.trace(l.trackDark, 12.5*l.line, l.chart.roads...)
	l.trace(l.track, 9*l.line, l.chart.roads...)
	for _, r := range l.chart.roads {
		for _, at := range along(r, 13*l.line) {
			dots = append(dots, dot(at.x, at.y, 2.2*l.line))
		}
	}
	l.fill(l.trackDark, dots...)
}

// bridges draws a little stone bridge wherever the road crosses the river.
func (l land) bridges() {
	for _, b := range l.chart.bridges {
		across := point{-b.direction.y, b.direction.x}
		from, to := b.at.minus(b.direction.times(17)), b.at.plus(b.direction.times(17))
		arch := func(side float64) []point {
			a, z := from.plus(across.times(side)), to.plus(across.times(side))
			middle := a.towards(z, 0.5).plus(point{0, -5})
			var line []point
			for i := range 11 {
				t := float64(i) / 10
				line = append(line, a.towards(middle, t).towards(middle.towards(z, t), t))
			}
			return line
		}
		left, right := arch(-7.5*l.line), arch(7.5*l.line)
		deck := append([]point{}, left...)
		for i := range right {
			deck = append(deck, right[len(right)-1-i])
		}
		l.fill(l.track, polyline(true, deck...))
		var planks []*raster.Path
		for i := 1; i < 10; i += 2 {
			planks = append(planks, line(left[i].x, left[i].y, right[i].x, right[i].y))
		}
		l.stroke(fade(l.trackDark, 0.7), 1.2, planks...)
		for _, rail := range [][]point{left, right} {
			l.stroke(l.ink, 5*l.line, polyline(false, rail...))
			l.stroke(l.wallDark, 2.6*l.line, polyline(false, rail...))
		}
	}
}
