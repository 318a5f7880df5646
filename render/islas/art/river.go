package art

import (
	"image/color"
	"math"
	"slices"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// rivers draws the water between its banks in two tones, widening from the source, where it tumbles white from the
// mountains, to the mouth, where it runs out into the sea. Where rivers meet, the water of all lies over the banks of all.
func (l land) rivers() {
	thick := 1 + (l.line-1)*0.6
	wavy := paint.Noise(31)
	grow := func(from, to, rough float64) func(float64) float64 {
		return func(t float64) float64 {
			return (from + (to-from)*t + rough*(wavy.At(t*37, 0.5)-0.5)) * (0.4 + 0.6*paint.Smoothstep(min(t/0.12, 1))) * thick
		}
	}
	bed := grow(10.5, 17.5, 2)
	var courses [][]geom.Point
	for _, r := range l.chart.rivers {
		if len(r) >= 2 {
			courses = append(courses, l.mouth(r, thick))
		}
	}
	for _, band := range []struct {
		shade color.NRGBA
		aside float64
		wide  func(float64) float64
	}{
		{theme.Alpha(l.scrubDark, 0.32), 0, grow(17, 26, 7)},
		{theme.Alpha(l.sandWet, 0.75), 0, grow(13, 21, 3)},
		{theme.Mix(l.Sand, l.Cream, 0.4), 0, func(t float64) float64 { return bed(t) + 4.6*l.firm() }},
		{l.dark(l.waterDark), 0, func(t float64) float64 { return bed(t) + (2.6+0.3*l.sketched())*l.firm() }},
		{l.waterDark, 0, bed},
		{l.Water, -1.1, grow(6.4, 12, 2)},
		{theme.Alpha(l.Lagoon, 0.55), -2.2, grow(2.4, 5, 1)},
	} {
		for _, r := range courses {
			l.Fill(band.shade, paint.Ribbon(paint.Shifted(r, band.aside), band.wide))
		}
	}
	for _, r := range courses {
		if l.thumbnail() {
			l.Trace(theme.Alpha(l.Surf, 0.5), 2.1, paint.Shifted(r, -1.8))
		} else {
			l.ripples(r)
		}
	}
}

// mouth draws the sweet water that thins out in the sea, and gives the course of a river out into it. One that ends on
// land, in another river, stays as it is.
func (l land) mouth(r []geom.Point, thick float64) []geom.Point {
	end := r[len(r)-1]
	if l.inland(end) {
		return r
	}
	out := end.Sub(r[len(r)-2])
	out = out.Mul(1 / math.Max(out.Len(), 1e-9))
	for _, beyond := range []float64{16, 11, 7} {
		l.Fill(theme.Alpha(l.Water, 0.3), paint.Ribbon([]geom.Point{end, end.Add(out.Mul(beyond * 0.5)), end.Add(out.Mul(beyond))}, func(t float64) float64 {
			return 17 * thick * math.Sqrt(1-0.7*t*t)
		}))
	}
	return append(slices.Clone(r), end.Add(out.Mul(3)))
}

// inland reports whether a river or road that ends at a point does not come to the shore. The relief is exact to a few
// units.
func (l land) inland(end geom.Point) bool { return l.chart.relief.look(end.X, end.Y).shore > 6 }

// ripples draws the glitter on a river, dense and white near the source, and the foam before its mouth.
func (l land) ripples(r []geom.Point) {
	var white []*raster.Path
	last := len(r) - 1
	for i := 1; i+2 < last; i++ {
		t := float64(i) / float64(last)
		if l.rng.Float64() > 0.85-0.55*t {
			continue
		}
		side := (l.rng.Float64() - 0.6) * (5 + 7*t)
		white = append(white, paint.Crescent(paint.Shifted(r, side)[i:min(i+2+l.rng.IntN(2), last)+1], 1.9-0.8*t))
	}
	if !l.inland(r[last]) {
		white = append(white, breakers(r[last], r[max(last-3, 0)])...)
	}
	l.Fill(theme.Alpha(l.Surf, 0.85), white...)
}

// breakers is three rows of foam before the mouth of a river at end, which comes from before.
func breakers(end, before geom.Point) []*raster.Path {
	out := end.Sub(before)
	out = out.Mul(1 / math.Max(out.Len(), 1e-9))
	across := geom.Pt(-out.Y, out.X)
	var rows []*raster.Path
	for k := range 3 {
		at := end.Add(out.Mul(3 + 5*float64(k)))
		wide := 8 + 4*float64(k)
		rows = append(rows, paint.Crescent([]geom.Point{at.Add(across.Mul(wide)), at.Add(across.Mul(wide / 2)).Add(out.Mul(3)), at.Add(out.Mul(4)),
			at.Sub(across.Mul(wide / 2)).Add(out.Mul(3)), at.Sub(across.Mul(wide))}, 1.7))
	}
	return rows
}
