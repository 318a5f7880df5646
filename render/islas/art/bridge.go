package art

import (
	"slices"

	"islas/render/raster"
)

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
		deck := slices.Concat(left, reversed(right))
		l.at(2.5, 4, 1).fill(fade(l.umber, 0.4), polyline(true, deck...))
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
