package art

import (
	"slices"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// bridges draws a little stone bridge wherever the road crosses the river.
func (l land) bridges() {
	for _, b := range l.chart.bridges {
		across := geom.Pt(-b.direction.Y, b.direction.X)
		from, to := b.at.Sub(b.direction.Mul(17)), b.at.Add(b.direction.Mul(17))
		arch := func(side float64) []geom.Point {
			a, z := from.Add(across.Mul(side)), to.Add(across.Mul(side))
			middle := a.Lerp(z, 0.5).Add(geom.Pt(0, -5))
			var line []geom.Point
			for i := range 11 {
				t := float64(i) / 10
				line = append(line, a.Lerp(middle, t).Lerp(middle.Lerp(z, t), t))
			}
			return line
		}
		left, right := arch(-7.5*l.line), arch(7.5*l.line)
		deck := slices.Concat(left, paint.Reversed(right))
		l.At(2.5, 4, 1).Fill(theme.Alpha(l.Umber, 0.4), paint.Polyline(true, deck...))
		l.Fill(l.track, paint.Polyline(true, deck...))
		var planks []*raster.Path
		for i := 1; i < 10; i += 2 {
			planks = append(planks, paint.Line(left[i].X, left[i].Y, right[i].X, right[i].Y))
		}
		l.Stroke(theme.Alpha(l.trackDark, 0.7), 1.2, planks...)
		for _, rail := range [][]geom.Point{left, right} {
			l.Stroke(l.Ink, 5*l.line, paint.Polyline(false, rail...))
			l.Stroke(l.WallDark, 2.6*l.line, paint.Polyline(false, rail...))
		}
	}
}
