package art

import (
	"math"
	"slices"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// roads draws a pale track between darker verges, with the ruts of carts and milestones. A thumbnail shows dots instead.
func (l land) roads() {
	l.piers()
	l.Trace(theme.Alpha(l.Umber, 0.25), 16*l.line, l.chart.roads...)
	l.Trace(l.dark(l.trackDark), max(12.5*l.line, 9.4*l.line+2*l.firm()), l.chart.roads...)
	l.Trace(l.track, 9.4*l.line, l.chart.roads...)
	if l.thumbnail() {
		var dots []*raster.Path
		for _, r := range l.chart.roads {
			for _, at := range paint.Along(r, 13*l.line) {
				dots = append(dots, paint.Dot(at.X, at.Y, 2.2*l.line))
			}
		}
		l.Fill(l.trackDark, dots...)
		return
	}
	var ruts, pebbles []*raster.Path
	for _, r := range l.chart.roads {
		for _, side := range []float64{-2.2, 2.2} {
			rut := paint.Shifted(r, side)
			for i := 0; i+1 < len(rut); i += 1 + l.rng.IntN(2) {
				end := min(i+1+l.rng.IntN(3), len(rut)-1)
				ruts = append(ruts, paint.Crescent(rut[i:end+1], 1.3))
				i = end
			}
		}
		for _, at := range paint.Along(r, 5) {
			side := float64(2*l.rng.IntN(2)-1) * (5.2 + 2*l.rng.Float64())
			pebbles = append(pebbles, paint.Dot(at.X+side*0.6, at.Y+side*0.8, 0.9+0.7*l.rng.Float64()))
		}
	}
	l.Fill(theme.Alpha(l.trackDark, 0.5), ruts...)
	l.Fill(theme.Alpha(l.StoneDark, 0.8), pebbles...)
	l.milestones()
}

// milestones sets little white stones along the road.
func (l land) milestones() {
	for _, r := range l.chart.roads {
		for i, at := range paint.Along(r, 86) {
			k := 0
			for j := range r {
				if r[j].Sub(at).Len() < r[k].Sub(at).Len() {
					k = j
				}
			}
			side := paint.Normal(r, k).Mul(float64(2*(i%2)-1) * 10)
			at = at.Add(side)
			l.Fill(theme.Alpha(l.Umber, 0.35), paint.Ellipse(at.X+2.2, at.Y+1.6, 4.2, 1.7))
			l.Fill(l.Ink, paint.Rounded(at.X-2.6, at.Y-6.6, 5.2, 8.6, 2.2))
			l.Fill(l.Wall, paint.Rounded(at.X-1.8, at.Y-5.8, 3.6, 7, 1.7))
			l.Fill(l.WallDark, paint.Rectangle(at.X+0.5, at.Y-4.8, 1.2, 5.8))
		}
	}
}

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

// piers draws a wooden landing stage wherever a road comes to the shore.
func (l land) piers() {
	for _, r := range l.chart.roads {
		if len(r) < 6 {
			continue
		}
		for _, way := range [][]geom.Point{r, paint.Reversed(r)} {
			end, before := way[len(way)-1], way[len(way)-5]
			if l.inland(end) {
				continue
			}
			out := end.Sub(before)
			out = out.Mul(1 / math.Max(out.Len(), 1e-9))
			across := geom.Pt(-out.Y, out.X).Mul(5 * (1 + (l.line-1)*0.6))
			deck := func(from, to, dx, dy float64) *raster.Path {
				a, b := end.Add(out.Mul(from)).Add(geom.Pt(dx, dy)), end.Add(out.Mul(to)).Add(geom.Pt(dx, dy))
				return paint.Polyline(true, a.Add(across), b.Add(across), b.Sub(across), a.Sub(across))
			}
			l.Fill(theme.Alpha(l.SeaDeep, 0.45), deck(3, 27, 3, 5))
			var posts, seams []*raster.Path
			for _, at := range []float64{9, 17, 25} {
				for _, side := range []float64{-1, 1} {
					p := end.Add(out.Mul(at)).Add(across.Mul(side))
					posts = append(posts, paint.Rectangle(p.X-1.2, p.Y-2.6, 2.4, 7.6))
				}
			}
			for at := 5.0; at < 27; at += 3 {
				a := end.Add(out.Mul(at))
				seams = append(seams, paint.Blade(a.Add(across), a.Sub(across), 1))
			}
			l.Fill(l.WoodDark, posts...)
			l.Fill(l.Ink, deck(1, 27.8, 0, 0))
			l.Fill(l.Wood, deck(1.6, 27, 0, 0))
			l.Fill(theme.Alpha(l.Straw, 0.35), deck(1.6, 27, -0.8, -0.8))
			l.Fill(theme.Alpha(l.WoodDark, 0.9), seams...)
		}
	}
}
