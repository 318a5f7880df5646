package art

import (
	"image/color"
	"math"
	"slices"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
)

// A building is put together from solids that stand in a space of their own: x runs to the right, y upwards from the ground,
// z away from whoever looks. It is seen slightly from above and from its right, and lit from the upper left: fronts keep their
// form, what lies further away moves up and to the right. Units are those of the picture, which is 100 high.
const (
	groundAt = 92.0 // of the picture, from above: where y is 0
	aside    = 0.5  // to the right, for each unit further away
	upwards  = 0.28 // up, for each unit further away
	bulge    = 0.3  // height of a circle that lies on the ground, for each unit of its width
)

// place is a point of a building.
type place struct{ x, y, z float64 }

// flat returns where a place is seen.
func (p place) flat() geom.Point { return geom.Pt(p.x+aside*p.z, groundAt-p.y-upwards*p.z) }

// face is a visible face of a building, or a line such as a rope.
type face struct {
	points []geom.Point // clockwise on the screen
	tone   paint.Tone
	base   color.NRGBA
	width  float64         // of a line; 0 for a face
	lines  [][2]geom.Point // what is drawn on it: joints of stones, edges of tiles
	fine   bool            // left out in small pictures
	bare   bool            // drawn without an outline
}

// skin is what a face is made of.
type skin uint8

const (
	smooth  skin = iota
	tiles        // rows of roof tiles
	planks       // upright boards
	boards       // boards that lie
	courses      // cut stones
)

// model is a building while it is put together: its faces from back to front, and the colours it is known by.
type model struct {
	*palette
	livery
	faces []face
}

// add adds a face that is known by its corners.
func (m *model) add(base color.NRGBA, t paint.Tone, s skin, corners ...place) {
	points := make([]geom.Point, len(corners))
	for i, c := range corners {
		points[i] = c.flat()
	}
	f := face{points: points, tone: t, base: base}
	if len(points) == 4 {
		f.lines = s.lines(points)
	}
	m.put(f)
}

// put adds a face; which way round it runs does not matter.
func (m *model) put(f face) {
	if f.width == 0 && paint.Area(f.points) < 0 {
		slices.Reverse(f.points)
	}
	m.faces = append(m.faces, f)
}

// lines returns what is drawn on a face with four corners: lower left, lower right, upper right, upper left.
func (s skin) lines(q []geom.Point) (lines [][2]geom.Point) {
	a, b, c, d := q[0], q[1], q[2], q[3]
	high, wide := d.Sub(a).Len(), b.Sub(a).Len()
	at := func(u, v float64) geom.Point { return a.Lerp(b, u).Lerp(d.Lerp(c, u), v) }
	across := func(apart float64) (rows int) {
		rows = int(math.Round(high / apart))
		for i := 1; i < rows; i++ {
			v := float64(i) / float64(rows)
			lines = append(lines, [2]geom.Point{at(0, v), at(1, v)})
		}
		return rows
	}
	upright := func(apart float64) {
		n := int(math.Round(wide / apart))
		for i := 1; i < n; i++ {
			u := float64(i) / float64(n)
			lines = append(lines, [2]geom.Point{at(u, 0), at(u, 1)})
		}
	}
	switch s {
	case tiles:
		upright(4.4)
	case planks:
		upright(5)
	case boards:
		across(5)
	case courses:
		rows, n := max(across(7), 1), max(int(math.Round(wide/11)), 1)
		for i := range rows {
			for k := range n {
				u := (float64(k) + 0.5 + 0.5*float64(i%2)) / float64(n)
				if u < 1 {
					lines = append(lines, [2]geom.Point{at(u, float64(i)/float64(rows)), at(u, float64(i+1)/float64(rows))})
				}
			}
		}
	}
	return lines
}

// block adds a box whose lower left front corner is at p: w wide, h high and d deep.
func (m *model) block(base color.NRGBA, s skin, p place, w, h, d float64) {
	m.walls(base, s, p, w, h, d)
	m.slab(base, p, w, h, d)
}

// walls adds what is seen of a box but its top.
func (m *model) walls(base color.NRGBA, s skin, p place, w, h, d float64) {
	x, y, z := p.x+w, p.y+h, p.z+d
	m.add(base, paint.Side, s, place{x, p.y, p.z}, place{x, p.y, z}, place{x, y, z}, place{x, y, p.z})
	m.add(base, paint.Front, s, p, place{x, p.y, p.z}, place{x, y, p.z}, place{p.x, y, p.z})
}

// slab adds the top of a box.
func (m *model) slab(base color.NRGBA, p place, w, h, d float64) {
	x, y, z := p.x+w, p.y+h, p.z+d
	m.add(base, paint.Lit, smooth, place{p.x, y, p.z}, place{x, y, p.z}, place{x, y, z}, place{p.x, y, z})
}

// line adds a rope, a pole or a beam that runs through some places.
func (m *model) line(base color.NRGBA, width float64, through ...place) {
	points := make([]geom.Point, len(through))
	for i, c := range through {
		points[i] = c.flat()
	}
	m.put(face{points: points, base: base, width: width})
}

// stroke adds a line that is only drawn on something, such as the bars of a window.
func (m *model) stroke(base color.NRGBA, width float64, through ...place) {
	m.line(base, width, through...)
	m.faces[len(m.faces)-1].bare = true
}

// path returns the outline of a face, or the course of a line.
func (f face) path() *raster.Path { return paint.Polyline(f.width == 0, f.points...) }

// sincos returns sine and cosine of half a turn times t.
func sincos(t float64) (sin, cos float64) { return math.Sincos(math.Pi * t) }

// bezier returns the value at t, from 0 to 1, of the curve from the first of four to the last that the others pull.
func bezier(t float64, p [4]float64) float64 {
	u := 1 - t
	return p[0]*u*u*u + 3*p[1]*u*u*t + 3*p[2]*u*t*t + p[3]*t*t*t
}
