package art

import (
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
