package art

import (
	"image/color"
	"math"

	"islas/render/geom"
	"islas/render/paint"
)

// ring is a level of something turned on a lathe: its radius and its height.
type ring struct{ r, y float64 }

// lathe adds something round that stands at p, by its rings from below to above.
func (m *model) lathe(base color.NRGBA, p place, rings ...ring) {
	m.turned(base, [3]paint.Tone{paint.Lit, paint.Front, paint.Side}, p, rings)
}

// gilded adds something round of gold leaf.
func (m *model) gilded(p place, rings ...ring) {
	m.turned(m.Gold, [3]paint.Tone{paint.Gilt, paint.Gilt, paint.GiltShade}, p, rings)
}

// turned is lathe in given tones, from left to right.
func (m *model) turned(base color.NRGBA, tones [3]paint.Tone, p place, rings []ring) {
	strip := func(from, to float64) []geom.Point {
		at := func(f float64, g ring) geom.Point {
			return place{p.x, p.y + g.y, p.z}.flat().Add(geom.Pt(f*g.r, bulge*g.r*math.Sqrt(max(1-f*f, 0))))
		}
		var points []geom.Point
		for _, g := range rings {
			points = append(points, at(from, g))
		}
		const steps = 8
		top, bottom := rings[len(rings)-1], rings[0]
		for i := 1; i < steps && top.r > 0; i++ {
			points = append(points, at(from+(to-from)*float64(i)/steps, top))
		}
		for i := len(rings) - 1; i >= 0; i-- {
			points = append(points, at(to, rings[i]))
		}
		for i := steps - 1; i > 0; i-- {
			points = append(points, at(from+(to-from)*float64(i)/steps, bottom))
		}
		return points
	}
	m.put(face{points: strip(-1, -0.5), tone: tones[0], base: base})
	m.put(face{points: strip(0.4, 1), tone: tones[2], base: base})
	m.put(face{points: strip(-0.5, 0.4), tone: tones[1], base: base})
}

// disc adds a circle that lies level around p.
func (m *model) disc(base color.NRGBA, t paint.Tone, p place, r float64) {
	m.put(face{points: oval(p.flat(), r, bulge*r), tone: t, base: base})
}

// oval returns the points of an ellipse.
func oval(at geom.Point, rx, ry float64) []geom.Point {
	const steps = 28
	points := make([]geom.Point, steps)
	for i := range points {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / steps)
		points[i] = at.Add(geom.Pt(rx*cos, ry*sin))
	}
	return points
}

// dome adds half a ball, or less if it is lower than wide.
func (m *model) dome(base color.NRGBA, p place, r, h float64) { m.lathe(base, p, bowl(r, h, 0, 1)...) }

// bowl returns the rings of a part of half a ball, from and to given from 0 at its foot to 1 at its top.
func bowl(r, h, from, to float64) []ring {
	const steps = 10
	rings := make([]ring, steps+1)
	for i := range rings {
		sin, cos := math.Sincos((from + (to-from)*float64(i)/steps) * math.Pi / 2)
		rings[i] = ring{r * cos, h * sin}
	}
	return rings
}

// vat adds a round tub with something in it.
func (m *model) vat(wood, filled color.NRGBA, p place, r, h float64) {
	m.lathe(wood, p, ring{r * 0.94, 0}, ring{r, h * 0.5}, ring{r * 0.96, h})
	for _, at := range []float64{0.2, 0.75} {
		m.hoop(p, r*0.99, h*at)
	}
	rim := place{p.x, p.y + h, p.z}
	m.disc(wood, paint.Lit, rim, r*0.96)
	m.disc(filled, paint.Front, rim, r*0.74)
}

// hoop adds an iron band around something round.
func (m *model) hoop(p place, r, y float64) {
	const steps = 12
	var points []geom.Point
	for i := range steps + 1 {
		sin, cos := math.Sincos(math.Pi * float64(i) / steps)
		points = append(points, place{p.x, p.y + y, p.z}.flat().Add(geom.Pt(r*cos, bulge*r*sin)))
	}
	m.put(face{points: points, base: m.SteelDark, width: 1.6, fine: true})
}

// wheel adds a wheel that stands upright facing the front: a rim, spokes and paddles.
func (m *model) wheel(base color.NRGBA, p place, r float64) {
	at, turn := p.flat(), 2*math.Pi
	const spokes = 8
	outer := func(f, angle float64) geom.Point {
		sin, cos := math.Sincos(angle)
		return at.Add(geom.Pt(f*r*cos, f*r*sin))
	}
	for i := range 2 * spokes {
		angle := turn * float64(i) / (2 * spokes)
		m.put(face{points: []geom.Point{outer(0.84, angle-0.09), outer(1, angle-0.09), outer(1, angle+0.09), outer(0.84, angle+0.09)}, tone: paint.Front, base: base})
	}
	for i := range spokes {
		angle := turn * (float64(i) + 0.5) / spokes
		m.put(face{points: []geom.Point{at, outer(0.8, angle)}, base: m.WoodDark, width: r * 0.09})
	}
	band := oval(at, r*0.88, r*0.88)
	band = append(band, band[0])
	inner := oval(at, r*0.68, r*0.68)
	inner = append(inner, inner[0])
	m.put(face{points: append(band, paint.Reversed(inner)...), tone: paint.Lit, base: base})
	m.put(face{points: oval(at, r*0.16, r*0.16), tone: paint.Side, base: base})
}

// barrel adds a barrel that stands at p.
func (m *model) barrel(base color.NRGBA, p place, r, h float64) {
	m.lathe(base, p, ring{r * 0.8, 0}, ring{r, h * 0.3}, ring{r, h * 0.7}, ring{r * 0.8, h})
	m.hoop(p, r*0.96, h*0.22)
	m.hoop(p, r*0.96, h*0.78)
	m.disc(base, paint.Lit, place{p.x, p.y + h, p.z}, r*0.8)
}

// crate adds a box of boards.
func (m *model) crate(p place, size float64) { m.block(m.Wood, boards, p, size, size*0.85, size*0.9) }

// heap adds a low pile of something round, such as fruit or sacks.
func (m *model) heap(base color.NRGBA, p place, r float64) {
	for _, at := range [][3]float64{{-1, 0, 0.6}, {1, 0, 0.6}, {0, 0.9, 0.4}, {-0.9, 0, -0.4}, {0.5, 0, -0.6}} {
		c := place{p.x + at[0]*r, p.y + at[1]*r, p.z + at[2]*r}
		m.put(face{points: oval(c.flat().Add(geom.Pt(0, -r*0.8)), r, r*0.85), tone: paint.Front, base: base})
	}
}

// sack adds a full sack that stands at p.
func (m *model) sack(base color.NRGBA, p place, size float64) {
	at := p.flat()
	shape := [][2]float64{{-0.5, 0}, {-0.56, -0.5}, {-0.34, -0.86}, {-0.12, -0.94}, {-0.26, -1.2}, {0.26, -1.2}, {0.12, -0.94}, {0.34, -0.86}, {0.56, -0.5}, {0.5, 0}}
	points := make([]geom.Point, len(shape))
	for i, s := range shape {
		points[i] = at.Add(geom.Pt(s[0]*size, s[1]*size))
	}
	m.put(face{points: points, tone: paint.Front, base: base})
	m.put(face{points: []geom.Point{at.Add(geom.Pt(-0.2*size, -0.94*size)), at.Add(geom.Pt(0.2*size, -0.94*size))}, base: m.rope, width: size * 0.1})
}

// palm adds a palm of a height, its crown as wide as that.
func (m *model) palm(p place, h float64) {
	foot, lean := p.flat(), h*0.1
	top := foot.Add(geom.Pt(lean, -h*0.78))
	trunk := []geom.Point{foot.Add(geom.Pt(-h*0.045, 0)), foot.Add(geom.Pt(lean*0.1, -h*0.45)), top, top.Add(geom.Pt(h*0.045, 0)), foot.Add(geom.Pt(h*0.05+lean*0.2, -h*0.45)), foot.Add(geom.Pt(h*0.06, 0))}
	m.put(face{points: trunk, tone: paint.Front, base: m.Wood})
	fronds := [][4]float64{ // where a frond bends and ends, of the height
		{-0.22, -0.02, -0.36, 0.2}, {0.22, 0, 0.34, 0.22}, {-0.26, -0.14, -0.46, 0.02}, {0.26, -0.12, 0.46, 0.06},
		{-0.14, -0.2, -0.32, -0.2}, {0.14, -0.2, 0.32, -0.16}, {0.02, -0.16, 0.04, -0.26},
	}
	for i, f := range fronds {
		bend, tip := top.Add(geom.Pt(f[0]*h, f[1]*h)), top.Add(geom.Pt(f[2]*h, f[3]*h))
		m.put(face{points: frond(top, bend, tip, h*0.1), tone: [2]paint.Tone{paint.Front, paint.Side}[i%2], base: m.Palm})
	}
}

// frond returns the outline of a leaf that bends from a over b to c.
func frond(a, b, c geom.Point, width float64) []geom.Point {
	const steps = 6
	var over, under []geom.Point
	for i := range steps + 1 {
		t := float64(i) / steps
		at := a.Lerp(b, t).Lerp(b.Lerp(c, t), t)
		half := width * (0.25 + 2.2*t*(1-t)) * (1 - t*t*0.4) / 2
		if i == steps {
			half = 0
		}
		over, under = append(over, at.Add(geom.Pt(0, -half))), append(under, at.Add(geom.Pt(0, half)))
	}
	return append(over, paint.Reversed(under)...)
}

// bush adds round bushes beside each other.
func (m *model) bush(z, r float64, xs ...float64) {
	for _, x := range xs {
		for _, b := range [][3]float64{{0, 0.62, 1}, {-0.75, 0.4, 0.62}, {0.75, 0.4, 0.62}} {
			at := place{x, 0, z}.flat().Add(geom.Pt(b[0]*r, -b[1]*r))
			m.put(face{points: oval(at, r*b[2]*0.8, r*b[2]*0.72), tone: paint.Front, base: m.Leaf})
		}
	}
}

// water adds a piece of the sea before a quay, from x to x+w, deep in front of z.
func (m *model) water(x, w, z, deep float64) {
	m.add(m.Water, paint.Front, smooth, place{x, 0, z - deep}, place{x + w, 0, z - deep}, place{x + w, 0, z}, place{x, 0, z})
	for i := range 3 {
		y := z - deep*(0.25+0.25*float64(i))
		from := x + w*(0.12+0.17*float64(i*2%3))
		m.stroke(m.Surf, 0.9, place{from, 0, y}, place{from + w*0.16, 0, y})
		m.stroke(m.Surf, 0.9, place{from + w*0.4, 0, y - 1}, place{from + w*0.5, 0, y - 1})
	}
}
