package art

import (
	"image/color"
	"math"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// terrace is the height of a terrace of the fields in board units.
const terrace = 23.0

// crop is what grows on a parcel.
type crop uint8

const (
	furrows crop = iota
	vines
	corn
	greens
	crops
)

// tillage is a farmland while it is drawn: terraces along the slope, divided into parcels.
type tillage struct {
	land
	border       []geom.Point
	middle, u, v geom.Point // u runs along the terraces, v down the slope
	reach        float64

	drills                               [][]geom.Point
	bushes, shine, shadows, ears, leaves []*raster.Path
}

// farmland fills a field with terraces: parcels of different crops with low walls between them, and a threshing floor.
// Where the soil is ash, each vine stands in a pit of its own behind a little half-circle of stones.
func (l land) farmland(f int) {
	t := tillage{land: l, border: l.chart.fields[f]}
	lo, hi := paint.Bounds(t.border)
	t.middle, t.reach = lo.Lerp(hi, 0.5), hi.Sub(lo).Len()/2
	tilt := 0.2 + l.rng.Float64()*0.3
	t.u, t.v = geom.Pt(math.Cos(tilt), -math.Sin(tilt)), geom.Pt(math.Sin(tilt), math.Cos(tilt))
	path := l.Area(t.border)
	ash := characterOf(l.isl.ID).ash
	l.Layer(1, func(n paint.Pen) {
		t.Pen = n
		t.Fill(l.FieldDark, path)
		t.Pen = t.Atop()
		if ash {
			t.cinders()
		} else {
			t.terraces()
		}
		t.floor(f)
	})
}

// place is a point of the terraces: at along and across them, which bend with the slope.
func (t *tillage) place(at, across float64) geom.Point {
	bend := 8*math.Sin(at/44+across/55) + 5*math.Sin(at/17+across/31)
	return t.middle.Add(t.u.Mul(at)).Add(t.v.Mul(across + bend))
}

// contour is the line along the slope from one place to another.
func (t *tillage) contour(from, to, across float64) []geom.Point {
	var line []geom.Point
	for at := from; ; at += 7 {
		line = append(line, t.place(min(at, to), across))
		if at >= to {
			return line
		}
	}
}

// terraces draws the parcels of green land.
func (t *tillage) terraces() {
	l := t.land
	var walls [][]geom.Point
	var hedges [][]geom.Point
	last := crops
	for across := -t.reach; across < t.reach; across += terrace {
		for at := -t.reach - 60*l.rng.Float64(); at < t.reach; {
			end := at + 55 + 75*l.rng.Float64()
			middle := t.place((at+end)/2, across+terrace/2)
			kind := crop(l.rng.IntN(int(crops)))
			if kind == last {
				kind = (kind + 1) % crops
			}
			last = kind
			if paint.Depth(t.border, middle) > -(end - at) {
				t.parcel(kind, at, end, across)
				hedges = append(hedges, []geom.Point{t.place(end, across+1), t.place(end, across+terrace-1)})
			}
			at = end
		}
		walls = append(walls, t.contour(-t.reach, t.reach, across))
	}
	l.Trace(theme.Alpha(l.Umber, 0.22), 1.5, t.drills...)
	l.Fill(theme.Alpha(l.Umber, 0.35), t.shadows...)
	l.Fill(l.Vine, t.bushes...)
	l.Fill(l.FieldLight, t.shine...)
	l.Fill(theme.Mix(l.Straw, l.FieldDark, 0.45), t.ears...)
	l.Fill(l.Leaf, t.leaves...)
	l.Trace(theme.Alpha(l.scrubDark, 0.8), 2.2*l.line, hedges...)
	// Low walls hold the terraces: a shadow on the lower one, and stones in the light.
	l.At(0.8, 2.6, 1).Trace(theme.Alpha(l.Umber, 0.35), 3.2*l.line, walls...)
	l.Trace(l.StoneDark, 2.6*l.line, walls...)
	l.At(-0.2, -0.7, 1).Trace(l.Stone, 1.1*l.line, walls...)
}

// parcel draws the soil of a parcel and gathers what grows on it.
func (t *tillage) parcel(kind crop, from, to, across float64) {
	l := t.land
	outline := append(t.contour(from, to, across), paint.Reversed(t.contour(from, to, across+terrace))...)
	shade := [crops]color.NRGBA{
		furrows: theme.Mix(l.Field, l.earthDark, 0.22), vines: theme.Mix(l.FieldDark, l.Leaf, 0.35), corn: theme.Mix(l.FieldLight, l.Straw, 0.22), greens: theme.Mix(l.Field, l.Leaf, 0.4),
	}[kind]
	top, foot := t.place((from+to)/2, across), t.place((from+to)/2, across+terrace)
	t.Ramp(top, foot, theme.Mix(shade, l.FieldLight, 0.2), theme.Mix(shade, l.Vine, 0.16), paint.Polyline(true, outline...))
	if l.thumbnail() { // on a thumbnail rows of dots are all that can be seen
		if kind == vines {
			for _, at := range paint.Along(t.contour(from+6, to-6, across+terrace/2), 15) {
				t.bushes = append(t.bushes, paint.Dot(at.X, at.Y, 4.6))
			}
		}
		return
	}
	switch kind {
	case furrows:
		for k := 1.0; k < 5; k++ {
			t.drills = append(t.drills, t.contour(from+3, to-3, across+terrace*k/5))
		}
	case vines:
		for _, k := range []float64{0.3, 0.72} {
			for _, at := range paint.Along(t.contour(from+4, to-4, across+terrace*k), 8.2) {
				t.shadows = append(t.shadows, paint.Dot(at.X+1.4, at.Y+1.8, 3.1))
				t.bushes = append(t.bushes, paint.Dot(at.X, at.Y, 3.1))
				t.shine = append(t.shine, paint.Dot(at.X-0.9, at.Y-1, 1.4))
			}
		}
	case corn:
		for _, k := range []float64{0.25, 0.5, 0.78} {
			for _, at := range paint.Along(t.contour(from+3, to-3, across+terrace*k), 4.6) {
				t.ears = append(t.ears, paint.Blade(geom.Pt(at.X, at.Y+2.6), geom.Pt(at.X+1.5, at.Y-4), 2))
			}
		}
	case greens:
		for _, k := range []float64{0.3, 0.7} {
			for _, at := range paint.Along(t.contour(from+4, to-4, across+terrace*k), 6.4) {
				t.leaves = append(t.leaves, paint.Blade(at, at.Add(geom.Pt(-2.6, -3)), 2.4), paint.Blade(at, at.Add(geom.Pt(2.6, -3.2)), 2.4), paint.Blade(at, at.Add(geom.Pt(0, 3)), 2.4))
			}
		}
	}
}

// cinders draws fields of black ash. Each vine stands in a pit, sheltered from the wind by a half-circle of stones.
func (t *tillage) cinders() {
	l := t.land
	l.Fill(l.ash, l.Area(t.border))
	var walls [][]geom.Point
	var pits, rims, stones, leaves, lights []*raster.Path
	gap := 21 * (1 + 0.5*(l.line-1))
	for i, across := 0, -t.reach; across < t.reach; i, across = i+1, across+gap*0.86 {
		if i%3 == 0 {
			walls = append(walls, t.contour(-t.reach, t.reach, across-gap*0.43))
		}
		for _, at := range paint.Along(t.contour(-t.reach+float64(i%2)*gap/2, t.reach, across), gap) {
			if paint.Depth(t.border, at) < -gap/2 {
				continue
			}
			r := gap * 0.36
			pits = append(pits, paint.Ellipse(at.X, at.Y, r, r*0.8))
			var arc []geom.Point
			for k := range 9 {
				sin, cos := math.Sincos(math.Pi * (0.85 + 0.95*float64(k)/8))
				arc = append(arc, at.Add(geom.Pt(r*1.08*cos, r*0.9*sin)))
			}
			rims = append(rims, paint.Crescent(arc, 3.2))
			stones = append(stones, paint.Crescent(paint.Shifted(arc, 0.6), 1.7))
			leaves = append(leaves, paint.Disc(at.Add(geom.Pt(0, 0.8)), r*0.5, 7), paint.Disc(at.Add(geom.Pt(-r*0.36, 0)), r*0.34, 6), paint.Disc(at.Add(geom.Pt(r*0.36, 1.4)), r*0.34, 6))
			lights = append(lights, paint.Disc(at.Add(geom.Pt(-r*0.2, -0.8)), r*0.25, 6))
		}
	}
	l.Trace(theme.Alpha(l.ashDark, 0.8), 5, walls...)
	l.Trace(l.StoneDark, 2.2*l.line, walls...)
	l.Fill(l.ashDark, pits...)
	l.Fill(l.StoneDark, rims...)
	l.Fill(theme.Mix(l.Stone, l.ash, 0.15), stones...)
	l.Fill(l.Leaf, leaves...)
	l.Fill(l.FieldLight, lights...)
}

// floor draws a threshing floor, a ring of stones around trodden earth, where there is most room for it.
func (t *tillage) floor(f int) {
	if t.chart.floors[f].room < 24 || t.thumbnail() {
		return
	}
	l := t.land
	at := t.chart.floors[f].Point
	const r = 17
	l.Fill(theme.Alpha(l.Umber, 0.35), paint.Ellipse(at.X+2, at.Y+3, r+2, (r+2)*0.86))
	l.Fill(l.StoneDark, paint.Ellipse(at.X, at.Y, r+1, (r+1)*0.86))
	l.Glow(at.Add(geom.Pt(-5, -5)), r*1.3, []color.NRGBA{theme.Mix(l.Straw, l.Cream, 0.45), l.Straw, l.earthDark}, paint.Ellipse(at.X, at.Y, r-1.6, (r-1.6)*0.86))
	var stones, spokes []*raster.Path
	for k := range 22 {
		sin, cos := math.Sincos(float64(k) * math.Pi / 11)
		stones = append(stones, paint.Disc(at.Add(geom.Pt(r*cos, r*0.86*sin)), 1.9, 6))
		if k%2 == 0 {
			spokes = append(spokes, paint.Line(at.X+5*cos, at.Y+4.3*sin, at.X+(r-4)*cos, at.Y+(r-4)*0.86*sin))
		}
	}
	l.Stroke(theme.Alpha(l.earthDark, 0.55), 0.9, spokes...)
	l.Fill(l.Stone, stones...)
	l.Fill(l.StoneDark, paint.Circle(at.X, at.Y, 1.6))
}
