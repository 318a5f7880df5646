package art

import (
	"image/color"
	"math"

	"islas/render/raster"
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
	border       []point
	middle, u, v point // u runs along the terraces, v down the slope
	reach        float64

	drills                               [][]point
	bushes, shine, shadows, ears, leaves []*raster.Path
}

// farmland fills a field with terraces: parcels of different crops with low walls between them, and a threshing floor.
// Where the soil is ash, each vine stands in a pit of its own behind a little half-circle of stones.
func (l land) farmland(f int) {
	t := tillage{land: l, border: l.chart.fields[f]}
	lo, hi := bounds(t.border)
	t.middle, t.reach = lo.towards(hi, 0.5), hi.minus(lo).length()/2
	tilt := 0.2 + l.rng.Float64()*0.3
	t.u, t.v = point{math.Cos(tilt), -math.Sin(tilt)}, point{math.Sin(tilt), math.Cos(tilt)}
	path := l.area(t.border)
	ash := characterOf(l.isl.ID).ash
	l.layer(1, func(n pen) {
		t.pen = n
		t.fill(l.fieldDark, path)
		t.pen = t.atop()
		if ash {
			t.cinders()
		} else {
			t.terraces()
		}
		t.floor(f)
	})
}

// place is a point of the terraces: at along and across them, which bend with the slope.
func (t *tillage) place(at, across float64) point {
	bend := 8*math.Sin(at/44+across/55) + 5*math.Sin(at/17+across/31)
	return t.middle.plus(t.u.times(at)).plus(t.v.times(across + bend))
}

// contour is the line along the slope from one place to another.
func (t *tillage) contour(from, to, across float64) []point {
	var line []point
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
	var walls [][]point
	var hedges [][]point
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
			if depth(t.border, middle) > -(end - at) {
				t.parcel(kind, at, end, across)
				hedges = append(hedges, []point{t.place(end, across+1), t.place(end, across+terrace-1)})
			}
			at = end
		}
		walls = append(walls, t.contour(-t.reach, t.reach, across))
	}
	l.trace(fade(l.umber, 0.22), 1.5, t.drills...)
	l.fill(fade(l.umber, 0.35), t.shadows...)
	l.fill(l.vine, t.bushes...)
	l.fill(l.fieldLight, t.shine...)
	l.fill(mix(l.straw, l.fieldDark, 0.45), t.ears...)
	l.fill(l.leaf, t.leaves...)
	l.trace(fade(l.scrubDark, 0.8), 2.2*l.line, hedges...)
	l.terraceWalls(walls)
}

// terraceWalls draws the low walls that hold the terraces: a shadow on the lower one, and stones in the light.
func (l land) terraceWalls(walls [][]point) {
	below := l
	below.pen = l.at(0.8, 2.6, 1)
	below.trace(fade(l.umber, 0.35), 3.2*l.line, walls...)
	l.trace(l.stoneDark, 2.6*l.line, walls...)
	above := l
	above.pen = l.at(-0.2, -0.7, 1)
	above.trace(l.stone, 1.1*l.line, walls...)
}

// parcel draws the soil of a parcel and gathers what grows on it.
func (t *tillage) parcel(kind crop, from, to, across float64) {
	l := t.land
	outline := append(t.contour(from, to, across), reversed(t.contour(from, to, across+terrace))...)
	shade := [crops]color.NRGBA{
		furrows: mix(l.field, l.earthDark, 0.22), vines: mix(l.fieldDark, l.leaf, 0.35), corn: mix(l.fieldLight, l.straw, 0.22), greens: mix(l.field, l.leaf, 0.4),
	}[kind]
	top, foot := t.place((from+to)/2, across), t.place((from+to)/2, across+terrace)
	t.ramp(top, foot, mix(shade, l.fieldLight, 0.2), mix(shade, l.vine, 0.16), polyline(true, outline...))
	if l.thumbnail() { // on a thumbnail rows of dots are all that can be seen
		if kind == vines {
			for _, at := range along(t.contour(from+6, to-6, across+terrace/2), 15) {
				t.bushes = append(t.bushes, dot(at.x, at.y, 4.6))
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
			for _, at := range along(t.contour(from+4, to-4, across+terrace*k), 8.2) {
				t.shadows = append(t.shadows, dot(at.x+1.4, at.y+1.8, 3.1))
				t.bushes = append(t.bushes, dot(at.x, at.y, 3.1))
				t.shine = append(t.shine, dot(at.x-0.9, at.y-1, 1.4))
			}
		}
	case corn:
		for _, k := range []float64{0.25, 0.5, 0.78} {
			for _, at := range along(t.contour(from+3, to-3, across+terrace*k), 4.6) {
				t.ears = append(t.ears, blade(point{at.x, at.y + 2.6}, point{at.x + 1.5, at.y - 4}, 2))
			}
		}
	case greens:
		for _, k := range []float64{0.3, 0.7} {
			for _, at := range along(t.contour(from+4, to-4, across+terrace*k), 6.4) {
				t.leaves = append(t.leaves, blade(at, at.plus(point{-2.6, -3}), 2.4), blade(at, at.plus(point{2.6, -3.2}), 2.4), blade(at, at.plus(point{0, 3}), 2.4))
			}
		}
	}
}

// cinders draws fields of black ash. Each vine stands in a pit, sheltered from the wind by a half-circle of stones.
func (t *tillage) cinders() {
	l := t.land
	l.fill(l.ash, l.area(t.border))
	var walls [][]point
	var pits, rims, stones, leaves, lights []*raster.Path
	gap := 21 * (1 + 0.5*(l.line-1))
	for i, across := 0, -t.reach; across < t.reach; i, across = i+1, across+gap*0.86 {
		if i%3 == 0 {
			walls = append(walls, t.contour(-t.reach, t.reach, across-gap*0.43))
		}
		for _, at := range along(t.contour(-t.reach+float64(i%2)*gap/2, t.reach, across), gap) {
			if depth(t.border, at) < -gap/2 {
				continue
			}
			r := gap * 0.36
			pits = append(pits, ellipse(at.x, at.y, r, r*0.8))
			var arc []point
			for k := range 9 {
				sin, cos := math.Sincos(math.Pi * (0.85 + 0.95*float64(k)/8))
				arc = append(arc, at.plus(point{r * 1.08 * cos, r * 0.9 * sin}))
			}
			rims = append(rims, crescent(arc, 3.2))
			stones = append(stones, crescent(shifted(arc, 0.6), 1.7))
			leaves = append(leaves, disc(at.plus(point{0, 0.8}), r*0.5, 7), disc(at.plus(point{-r * 0.36, 0}), r*0.34, 6), disc(at.plus(point{r * 0.36, 1.4}), r*0.34, 6))
			lights = append(lights, disc(at.plus(point{-r * 0.2, -0.8}), r*0.25, 6))
		}
	}
	l.trace(fade(l.ashDark, 0.8), 5, walls...)
	l.trace(l.stoneDark, 2.2*l.line, walls...)
	l.fill(l.ashDark, pits...)
	l.fill(l.stoneDark, rims...)
	l.fill(mix(l.stone, l.ash, 0.15), stones...)
	l.fill(l.leaf, leaves...)
	l.fill(l.fieldLight, lights...)
}

// floor draws a threshing floor, a ring of stones around trodden earth, where there is most room for it.
func (t *tillage) floor(f int) {
	if t.chart.floors[f].room < 24 || t.thumbnail() {
		return
	}
	l := t.land
	at := t.chart.floors[f].point
	const r = 17
	l.fill(fade(l.umber, 0.35), ellipse(at.x+2, at.y+3, r+2, (r+2)*0.86))
	l.fill(l.stoneDark, ellipse(at.x, at.y, r+1, (r+1)*0.86))
	l.glow(at.plus(point{-5, -5}), r*1.3, []color.NRGBA{mix(l.straw, l.cream, 0.45), l.straw, l.earthDark}, ellipse(at.x, at.y, r-1.6, (r-1.6)*0.86))
	var stones, spokes []*raster.Path
	for k := range 22 {
		sin, cos := math.Sincos(float64(k) * math.Pi / 11)
		stones = append(stones, disc(at.plus(point{r * cos, r * 0.86 * sin}), 1.9, 6))
		if k%2 == 0 {
			spokes = append(spokes, line(at.x+5*cos, at.y+4.3*sin, at.x+(r-4)*cos, at.y+(r-4)*0.86*sin))
		}
	}
	l.stroke(fade(l.earthDark, 0.55), 0.9, spokes...)
	l.fill(l.stone, stones...)
	l.fill(l.stoneDark, circle(at.x, at.y, 1.6))
}
