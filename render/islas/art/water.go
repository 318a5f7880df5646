package art

import (
	"image"
	"image/color"
	"math"
	"slices"

	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// shelf is how far out to sea, in board units, the water around an island is shallow enough for the chart to show it.
const shelf = 66.0

// shelfSteps is how finely the colours of the shelf are divided.
const shelfSteps = 1024

// shallows draws the sea around the island: water that gets deeper in bands with a broken line at each of them, as on a
// chart of soundings, and the island's shadow on it.
func (l land) shallows() {
	shades := shelfShades(l.palette)
	r, breaks := l.chart.relief, paint.Noise(5)
	w, h := l.Canvas.Size()
	hair := 0.62 * l.line // half the width of a line of depth
	thin := math.Min(hair, 0.7/l.Scale)
	l.Canvas.Wash(image.Rect(0, 0, w, h), raster.Over, func(x, y int) color.NRGBA {
		at := geom.Pt((float64(x)+0.5-l.DX)/l.Scale, (float64(y)+0.5-l.DY)/l.Scale)
		shore, deep, near := r.shelving(at.X, at.Y)
		if !near || deep >= shelf || shore > 4 {
			return color.NRGBA{}
		}
		deep = max(deep, -shore*0.3, 0) // no roughness takes the water from the shore
		c := shades[int(deep/shelf*shelfSteps)]
		for _, line := range []float64{17, 33, 50} {
			off := math.Abs(deep-line) - hair
			if off < thin && breaks.At(at.X/31, at.Y/31) > 0.3+line/200 {
				c = theme.Mix(c, theme.Alpha(l.Surf, 0.85), 0.6*min(1, (thin-off)/(2*thin)))
			}
		}
		return c
	})
	coast := paint.Thinned(paint.Closed(l.chart.coast), 0.8)
	l.Soft(9, 0.5, func(n paint.Pen) { n.At(7, 11, 1).Fill(l.SeaDeep, l.Area(coast)) })
	l.surfing()
}

// shelfShades is the colours of the shallow sea from the shore outwards. Each band is a little darker where it ends, as
// a wash of watercolour is.
func shelfShades(pal *palette) *[shelfSteps]color.NRGBA {
	bands := []struct {
		to    float64
		shade color.NRGBA
		alpha float64
	}{
		{17, theme.Mix(pal.Lagoon, pal.Surf, 0.25), 0.95}, {33, pal.Lagoon, 0.78}, {50, theme.Mix(pal.Lagoon, pal.Sea, 0.55), 0.6}, {shelf, pal.Sea, 0.42},
	}
	var shades [shelfSteps]color.NRGBA
	for i := range shades {
		d := (float64(i) + 0.5) / shelfSteps * shelf
		k, from := 0, 0.0
		for k+1 < len(bands) && d >= bands[k].to {
			from = bands[k].to
			k++
		}
		b := bands[k]
		t := (d - from) / (b.to - from)
		c, alpha := b.shade, b.alpha
		if k+1 < len(bands) { // the next depth shines through
			c = theme.Mix(c, bands[k+1].shade, 0.6*t*t)
			alpha += (bands[k+1].alpha - alpha) * 0.5 * t
		} else {
			alpha *= paint.Smoothstep(min((1-t)/0.75, 1))
		}
		c = theme.Mix(c, pal.Sea, 0.22*math.Pow(t, 6))
		shades[i] = theme.Alpha(c, alpha)
	}
	return &shades
}

// surfing draws the foam: a pale seam along the whole coast, and broken crests before it where the shore is flat.
func (l land) surfing() {
	l.Trace(theme.Alpha(l.Surf, 0.32), 17, paint.Closed(l.chart.coast))
	l.Trace(theme.Alpha(l.Surf, 0.85+0.15*l.sketched()), max(8.5, 7.5*l.pixel*l.sketched()), paint.Closed(l.chart.coast))
	if l.thumbnail() {
		return
	}
	var crests []*raster.Path
	for _, s := range l.chart.shores {
		if len(s.line) < 12 {
			continue
		}
		for _, off := range []float64{11.5, 18} {
			line := s.seaward(off)
			for i := 2; i+6 < len(line); {
				long := 3 + l.rng.IntN(4)
				end := min(i+long, len(line)-1)
				if l.rng.Float64() < 0.62 {
					crests = append(crests, paint.Crescent(line[i:end+1], 2.2-off*0.05))
				}
				i = end + 1 + l.rng.IntN(3)
			}
		}
	}
	l.Fill(theme.Alpha(l.Surf, 0.8), crests...)
}

// shoreline draws the coast in ink of uneven width, as a quill does: firm along the cliffs, finer along the beaches.
func (l land) shoreline() {
	for _, s := range l.chart.shores {
		finest, boldest, shade := 1.0, 2.7, theme.Mix(l.Ink, l.border, 0.5*(1-l.sketched()))
		if l.isl.Fields[s.field].Kind == board.Mountain {
			finest, boldest, shade = 1.6, 3.8, l.Ink
		}
		width := (finest + boldest) / 2
		l.Fill(shade, paint.Ribbon(l.Thin(s.line), func(float64) float64 {
			width = min(max(width+(l.rng.Float64()-0.5)*1.5, finest), boldest)
			return max(width*l.line, 1.25*l.firm())
		}))
	}
}

// seaward is the line of the shore moved out to sea by off units.
func (s shore) seaward(off float64) []geom.Point { return paint.Shifted(s.line, -off) }

// cliffs draws the walls of basalt where mountains meet the sea: high where they face the eye, a dark rim elsewhere, and
// rocks in the surf below them.
func (l land) cliffs() {
	var faces, strokes, lights, rims []*raster.Path
	for _, s := range l.chart.shores {
		if l.isl.Fields[s.field].Kind != board.Mountain || len(s.line) < 3 {
			continue
		}
		sea := s.seaward(1)
		var foot, brow []geom.Point
		for i, p := range s.line {
			facing := max(sea[i].Sub(p).Y, 0) // 1 where the shore faces the eye
			high := (4 + 17*facing) * (0.8 + 0.4*paint.Noise(9).At(p.X/13, p.Y/13)) * paint.Smoothstep(min(float64(i), float64(len(s.line)-1-i), 6)/6)
			foot, brow = append(foot, p), append(brow, p.Add(geom.Pt(0, -high)))
			inland := p.Sub(sea[i]).Mul(3)
			rims = append(rims, paint.Blade(p, p.Add(inland.Mul(1+l.rng.Float64())), 2.2))
		}
		faces = append(faces, paint.Polyline(true, slices.Concat(foot, paint.Reversed(brow))...))
		for i := 1; i < len(foot); i++ {
			for range 2 {
				t := l.rng.Float64()
				a, b := brow[i-1].Lerp(brow[i], t), foot[i-1].Lerp(foot[i], t)
				if b.Y-a.Y < 5 {
					continue
				}
				stroke := paint.Blade(a, a.Lerp(b, 0.55+0.4*l.rng.Float64()), 2.1)
				if l.rng.IntN(3) == 0 {
					lights = append(lights, stroke)
				} else {
					strokes = append(strokes, stroke)
				}
			}
		}
	}
	l.Fill(theme.Mix(l.rockDark, l.Umber, 0.3), faces...)
	l.Fill(theme.Alpha(rockOf(l.palette, l.isl.ID), 0.75), lights...)
	l.Fill(theme.Alpha(l.Ink, 0.8), strokes...)
	l.Fill(theme.Alpha(l.Ink, 0.5), rims...)
}

// skerries draws rocks in the surf before the cliffs.
func (l land) skerries() {
	if l.thumbnail() {
		return
	}
	var foam, rocks, tops []*raster.Path
	for _, s := range l.chart.shores {
		if l.isl.Fields[s.field].Kind != board.Mountain || len(s.line) < 12 {
			continue
		}
		out := s.seaward(8)
		for i := 4; i+4 < len(out); i += 1 + l.rng.IntN(4)*l.rng.IntN(4) {
			at := out[i].Add(geom.Pt(9*(l.rng.Float64()-0.5), 9*(l.rng.Float64()-0.5)))
			r := 1.3 + 3.4*math.Pow(l.rng.Float64(), 3)
			foam = append(foam, paint.Ellipse(at.X, at.Y+r*0.4, 2.1*r, 1.5*r))
			rocks = append(rocks, paint.Polyline(true, at.Add(geom.Pt(-1.1*r, 0.6*r)), at.Add(geom.Pt(-0.6*r, -0.7*r)), at.Add(geom.Pt(0.2*r, -1.2*r)),
				at.Add(geom.Pt(0.9*r, -0.4*r)), at.Add(geom.Pt(1.2*r, 0.6*r))))
			tops = append(tops, paint.Polyline(true, at.Add(geom.Pt(-0.9*r, 0.4*r)), at.Add(geom.Pt(-0.5*r, -0.6*r)), at.Add(geom.Pt(0.2*r, -1.1*r)), at.Add(geom.Pt(0, 0.3*r))))
		}
	}
	l.Fill(theme.Alpha(l.Surf, 0.5), foam...)
	l.Fill(theme.Mix(l.rockDark, l.Ink, 0.4), rocks...)
	l.Fill(l.rock, tops...)
}

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
