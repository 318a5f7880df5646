package art

import (
	"math"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

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
