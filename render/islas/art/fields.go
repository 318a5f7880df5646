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

// village fills a field with whitewashed houses under terracotta roofs around a square with a church, and palms between
// them.
func (l land) village(f int) {
	places := l.chart.houses[f]
	if len(places) == 0 {
		return
	}
	church := places[0].Point
	grow := 1.0
	if l.line > 1 { // fewer, larger houses on a thumbnail
		grow = 1 + (l.line-1)*0.6
		var few []spot
		for _, s := range places {
			if farFrom(few, s, 33*grow) {
				few = append(few, s)
			}
		}
		places = few
	}
	if !l.thumbnail() {
		l.lanes(church, places)
	}
	places = slices.Clone(places)
	slices.SortFunc(places, northFirst)
	for i, s := range places {
		at := s.Point
		if at != church {
			at = at.Add(geom.Pt((l.rng.Float64()-0.5)*7, (l.rng.Float64()-0.5)*6))
		}
		switch {
		case at == church:
			l.build(at, 66*grow, func(n paint.Pen) { drawChurch(n, l.palette) })
		case i%5 == 2:
			l.build(at, 40*grow, func(n paint.Pen) { drawPalmTree(n, l.palette) })
		case i%5 == 0:
			l.build(at, 43*grow, func(n paint.Pen) { drawLongHouse(n, l.palette) })
		case i%5 == 3:
			l.build(at, 41*grow, func(n paint.Pen) { drawFlatHouse(n, l.palette) })
		default:
			l.build(at, 43*grow, func(n paint.Pen) { drawGabledHouse(n, l.palette) })
		}
	}
}

// lanes draws the paved square around the church, the trodden ways to the houses, and little gardens beside some.
func (l land) lanes(church geom.Point, places []spot) {
	var ways [][]geom.Point
	for i, s := range places[1:] {
		// Each house has a way to the next one nearer to the church.
		to := church
		for _, o := range places[:i+1] {
			if o.Sub(s.Point).Len()+0.8*o.Sub(church).Len() < to.Sub(s.Point).Len()+0.8*to.Sub(church).Len() {
				to = o.Point
			}
		}
		bend := s.Lerp(to, 0.5).Add(geom.Pt(5*(l.rng.Float64()-0.5), 5*(l.rng.Float64()-0.5)))
		ways = append(ways, []geom.Point{s.Point, bend, to})
	}
	l.Trace(theme.Alpha(l.trackDark, 0.28), 8.6, ways...)
	l.Trace(l.track, 6.6, ways...)
	square := church.Add(geom.Pt(4, 8))
	l.Fill(theme.Alpha(l.trackDark, 0.4), paint.Ellipse(square.X, square.Y, 35, 25))
	l.Glow(square.Add(geom.Pt(-8, -8)), 44, []color.NRGBA{l.track, l.track, l.plaza}, paint.Ellipse(square.X, square.Y, 33.4, 23.4))
	var paving []*raster.Path
	for ring := 1; ring < 5; ring++ {
		n := 7 * ring
		for k := range n {
			sin, cos := math.Sincos((float64(k) + 0.5*float64(ring%2)) * 2 * math.Pi / float64(n))
			at := square.Add(geom.Pt(cos*7.4*float64(ring), sin*5.2*float64(ring)))
			paving = append(paving, paint.Ellipse(at.X, at.Y, 1.6, 1.1))
		}
	}
	l.Fill(theme.Alpha(l.trackDark, 0.3), paving...)
	l.gardens(places)
}

// gardens draws a bed of vegetables beside every third house.
func (l land) gardens(places []spot) {
	var beds, rows []*raster.Path
	for i := 1; i < len(places); i += 3 {
		at := places[i].Add(geom.Pt(17, 9))
		if l.chart.relief.look(at.X+6, at.Y+4).edge < 14 {
			continue
		}
		beds = append(beds, paint.Polyline(true, at.Add(geom.Pt(-9, -6)), at.Add(geom.Pt(8, -7)), at.Add(geom.Pt(10, 6)), at.Add(geom.Pt(-8, 7))))
		for k := range 4 {
			for q := range 3 {
				rows = append(rows, paint.Dot(at.X-6+4.2*float64(k), at.Y-3.8+4*float64(q), 1.5))
			}
		}
	}
	l.Fill(theme.Mix(l.earthDark, l.Field, 0.3), beds...)
	l.Fill(l.Vine, rows...)
}

// spriteUnits is the side of the box of a house, palm or church, which stands in its middle with 15 units to spare.
const spriteUnits = 130

// build draws a sprite of size board units whose foot is a little below at.
func (l land) build(at geom.Point, size float64, draw func(paint.Pen)) {
	draw(l.At(at.X-size/2, at.Y-size*0.58, size/spriteUnits).At(15, 22, 1))
}

// drawShadow draws what a house throws on the ground to its right.
func drawShadow(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.34), paint.Shape("M 10 92 L 64 92 L 92 84 L 92 50 L 128 66 L 122 88 L 86 104 L 22 102 Z"))
}

// drawFlatHouse draws a white cube with a flat roof and a stair, the oldest kind of house on the islands.
func drawFlatHouse(n paint.Pen, pal *palette) {
	drawShadow(n, pal)
	n.Fill(pal.Wall, paint.Shape("M 8 90 V 44 H 62 V 90 Z"))
	n.Fill(pal.WallDark, paint.Shape("M 62 90 V 44 L 90 34 V 80 Z"))
	n.Fill(pal.plaza, paint.Shape("M 8 44 L 36 32 H 90 L 62 44 Z"))
	n.Fill(pal.Wall, paint.Shape("M 20 44 V 26 H 44 V 44 Z"))
	n.Fill(pal.WallDark, paint.Shape("M 44 44 V 26 L 56 20 V 38 Z"))
	n.Fill(pal.RoofDark, paint.Shape("M 28 90 V 66 H 41 V 90 Z M 48 56 H 56 V 66 H 48 Z M 14 56 H 22 V 66 H 14 Z"))
	n.Fill(pal.Sea, paint.Shape("M 72 52 L 80 49 V 62 L 72 65 Z"))
	n.Stroke(pal.Ink, 3.2, paint.Shape("M 8 44 V 90 H 62 L 90 80 V 34 L 62 44 Z M 8 44 H 62 M 62 44 V 90 M 20 44 V 26 H 44 L 56 20 M 8 44 L 20 39"))
}

// drawLongHouse draws a house that shows its roof's long side.
func drawLongHouse(n paint.Pen, pal *palette) {
	drawShadow(n, pal)
	n.Marks([]paint.Mark{
		paint.Filled("M 8 90 V 48 H 64 V 90 Z", pal.Wall), paint.Filled("M 64 90 V 48 L 78 30 L 92 48 V 82 Z", pal.WallDark),
		paint.Filled("M 2 52 L 22 22 H 80 L 64 52 Z", pal.Roof), paint.Filled("M 64 52 L 80 22 L 98 50 L 92 52 L 79 32 L 68 54 Z", pal.RoofDark),
		paint.Stroked("M 14 51 L 33 23 M 27 51 L 45 23 M 40 51 L 57 23 M 53 51 L 69 23", theme.Alpha(pal.RoofDark, 0.7), 2),
		paint.Filled("M 2 52 L 22 22 H 42 L 24 52 Z", theme.Alpha(pal.Cream, 0.35)), paint.Filled("M 20 62 H 30 V 74 H 20 Z M 42 62 H 53 V 90 H 42 Z", pal.RoofDark),
		paint.Stroked("M 8 54 V 90 H 64 L 92 82 V 52 M 2 52 L 22 22 H 80 L 98 50 M 2 52 H 64", pal.Ink, 3.6),
	})
}

// drawGabledHouse draws a house that shows its gable.
func drawGabledHouse(n paint.Pen, pal *palette) {
	drawShadow(n, pal)
	n.Marks([]paint.Mark{
		paint.Filled("M 14 90 V 50 L 36 26 L 58 50 V 90 Z", pal.Wall), paint.Filled("M 58 90 V 50 L 90 42 V 80 Z", pal.WallDark),
		paint.Filled("M 36 20 L 70 12 L 98 42 L 62 54 Z", pal.Roof), paint.Filled("M 6 54 L 36 20 L 64 52 L 58 55 L 36 32 L 12 58 Z", pal.RoofDark),
		paint.Filled("M 29 66 H 43 V 90 H 29 Z", pal.RoofDark), paint.Stroked("M 14 54 V 90 H 58 L 90 80 V 46 M 6 54 L 36 20 L 70 12 L 98 42 L 60 54", pal.Ink, 3.6),
	})
}

// drawChurch draws the village church with its tower.
func drawChurch(n paint.Pen, pal *palette) {
	n.Marks([]paint.Mark{
		paint.Filled("M 12 92 H 92 V 58 L 130 74 L 122 94 L 96 104 H 24 Z", theme.Alpha(pal.Umber, 0.36)), paint.Filled("M 40 92 V 56 H 92 V 92 Z", pal.WallDark),
		paint.Filled("M 36 58 L 48 34 H 88 L 98 58 Z", pal.Roof), paint.Filled("M 12 92 V 22 H 42 V 92 Z", pal.Wall),
		paint.Filled("M 34 92 V 22 H 42 V 92 Z", pal.WallDark), paint.Filled("M 8 24 L 27 0 L 46 24 Z", pal.Roof), paint.Filled("M 27 0 L 46 24 H 34 Z", pal.RoofDark),
		paint.Filled("M 20 44 V 36 Q 26 28 32 36 V 44 Z M 19 92 V 74 Q 26 64 33 74 V 92 Z M 56 68 H 63 V 80 H 56 Z M 74 68 H 81 V 80 H 74 Z", pal.RoofDark),
		paint.Stroked("M 12 24 V 92 H 92 V 58 M 42 24 V 92 M 8 24 L 27 0 L 46 24 Z M 46 38 L 48 34 H 88 L 98 58 H 42", pal.Ink, 2.6),
		paint.Stroked("M 27 1 V -14 M 21 -9 H 33", pal.Ink, 3),
	})
}

// drawPalmTree draws a palm.
func drawPalmTree(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Ink, 0.22), paint.Ellipse(52, 96, 26, 7))
	n.Stroke(pal.trackDark, 8, paint.Shape("M 44 96 Q 52 66 48 36"))
	fronds := paint.Shape("M 48 36 Q 24 22 8 48 M 48 36 Q 26 8 6 22 M 48 36 Q 46 8 30 -2 M 48 36 Q 58 6 78 8 M 48 36 Q 76 18 94 36 M 48 36 Q 70 34 80 58")
	n.Rod(pal.Palm, 6.5, pal.PalmDark, 12, fronds)
}
