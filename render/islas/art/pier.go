package art

import (
	"math"

	"islas/render/raster"
)

// piers draws a wooden landing stage wherever a road comes to the shore.
func (l land) piers() {
	for _, r := range l.chart.roads {
		if len(r) < 6 {
			continue
		}
		for _, way := range [][]point{r, reversed(r)} {
			end, before := way[len(way)-1], way[len(way)-5]
			if l.inland(end) {
				continue
			}
			out := end.minus(before)
			out = out.times(1 / math.Max(out.length(), 1e-9))
			across := point{-out.y, out.x}.times(5 * (1 + (l.line-1)*0.6))
			deck := func(from, to, dx, dy float64) *raster.Path {
				a, b := end.plus(out.times(from)).plus(point{dx, dy}), end.plus(out.times(to)).plus(point{dx, dy})
				return polyline(true, a.plus(across), b.plus(across), b.minus(across), a.minus(across))
			}
			l.fill(fade(l.seaDeep, 0.45), deck(3, 27, 3, 5))
			var posts, seams []*raster.Path
			for _, at := range []float64{9, 17, 25} {
				for _, side := range []float64{-1, 1} {
					p := end.plus(out.times(at)).plus(across.times(side))
					posts = append(posts, rectangle(p.x-1.2, p.y-2.6, 2.4, 7.6))
				}
			}
			for at := 5.0; at < 27; at += 3 {
				a := end.plus(out.times(at))
				seams = append(seams, blade(a.plus(across), a.minus(across), 1))
			}
			l.fill(l.woodDark, posts...)
			l.fill(l.ink, deck(1, 27.8, 0, 0))
			l.fill(l.wood, deck(1.6, 27, 0, 0))
			l.fill(fade(l.straw, 0.35), deck(1.6, 27, -0.8, -0.8))
			l.fill(fade(l.woodDark, 0.9), seams...)
		}
	}
}
