package art

import "islas/render/raster"

// roads draws a pale track between darker verges, with the ruts of carts and milestones. A thumbnail shows dots instead.
func (l land) roads() {
	l.piers()
	l.trace(fade(l.umber, 0.25), 16*l.line, l.chart.roads...)
	l.trace(mix(l.trackDark, l.earthDark, 0.3), 12.5*l.line, l.chart.roads...)
	l.trace(l.track, 9.4*l.line, l.chart.roads...)
	if l.thumbnail() {
		var dots []*raster.Path
		for _, r := range l.chart.roads {
			for _, at := range along(r, 13*l.line) {
				dots = append(dots, dot(at.x, at.y, 2.2*l.line))
			}
		}
		l.fill(l.trackDark, dots...)
		return
	}
	var ruts, pebbles []*raster.Path
	for _, r := range l.chart.roads {
		for _, side := range []float64{-2.2, 2.2} {
			rut := shifted(r, side)
			for i := 0; i+1 < len(rut); i += 1 + l.rng.IntN(2) {
				end := min(i+1+l.rng.IntN(3), len(rut)-1)
				ruts = append(ruts, crescent(rut[i:end+1], 1.3))
				i = end
			}
		}
		for _, at := range along(r, 5) {
			side := float64(2*l.rng.IntN(2)-1) * (5.2 + 2*l.rng.Float64())
			pebbles = append(pebbles, dot(at.x+side*0.6, at.y+side*0.8, 0.9+0.7*l.rng.Float64()))
		}
	}
	l.fill(fade(l.trackDark, 0.5), ruts...)
	l.fill(fade(l.stoneDark, 0.8), pebbles...)
	l.milestones()
}

// milestones sets little white stones along the road.
func (l land) milestones() {
	for _, r := range l.chart.roads {
		for i, at := range along(r, 86) {
			k := 0
			for j := range r {
				if r[j].minus(at).length() < r[k].minus(at).length() {
					k = j
				}
			}
			side := normal(r, k).times(float64(2*(i%2)-1) * 10)
			at = at.plus(side)
			l.fill(fade(l.umber, 0.35), ellipse(at.x+2.2, at.y+1.6, 4.2, 1.7))
			l.fill(l.ink, rounded(at.x-2.6, at.y-6.6, 5.2, 8.6, 2.2))
			l.fill(l.wall, rounded(at.x-1.8, at.y-5.8, 3.6, 7, 1.7))
			l.fill(l.wallDark, rectangle(at.x+0.5, at.y-4.8, 1.2, 5.8))
		}
	}
}
