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
func (m *model) dome(base color.NRGBA, p place, r, h float64) {
	m.lathe(base, p, bowl(r, h, 0, 1)...)
}

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
