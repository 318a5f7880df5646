package art

import (
	"image/color"
	"math"

	"islas/render/geom"
	"islas/render/paint"
)

// wall is an upright wall that something is fixed to: x runs along it to the right, y upwards.
type wall func(x, y float64) place

// facing returns the wall that faces the front at a depth of z.
func facing(z float64) wall { return func(x, y float64) place { return place{x, y, z} } }

// beside returns the wall that faces right; along it, x is the depth.
func beside(x float64) wall { return func(z, y float64) place { return place{x, y, z} } }

// opening adds a dark rectangle: a door or a window without anything around it.
func (m *model) opening(s wall, x, y, w, h float64) {
	m.add(m.shade, paint.Deep, smooth, s(x, y), s(x+w, y), s(x+w, y+h), s(x, y+h))
}

// panel adds a rectangle of a colour.
func (m *model) panel(base color.NRGBA, t paint.Tone, k skin, s wall, x, y, w, h float64) {
	m.add(base, t, k, s(x, y), s(x+w, y), s(x+w, y+h), s(x, y+h))
}

// window adds a window with a light frame.
func (m *model) window(s wall, x, y, w, h float64) {
	m.panel(m.trim, paint.Trim, smooth, s, x-1.6, y-1.6, w+3.2, h+3.2)
	m.opening(s, x, y, w, h)
	m.stroke(m.trim, 1, s(x+w/2, y), s(x+w/2, y+h))
	m.stroke(m.trim, 1, s(x, y+h*0.55), s(x+w, y+h*0.55))
}

// shuttered adds a window between shutters in the colour of the roof.
func (m *model) shuttered(s wall, x, y, w, h float64) {
	m.panel(m.roof, paint.Front, boards, s, x-w*0.62, y-1, w*0.6, h+2)
	m.panel(m.roof, paint.Front, boards, s, x+w*1.02, y-1, w*0.6, h+2)
	m.opening(s, x, y, w, h)
}

// arched returns the outline of an opening with a round top.
func arched(s wall, x, y, w, h float64) []place {
	const steps = 12
	points := []place{s(x, y), s(x+w, y)}
	r := w / 2
	for i := range steps + 1 {
		sin, cos := math.Sincos(math.Pi * float64(i) / steps)
		points = append(points, s(x+r+r*cos, y+h-r+r*sin))
	}
	return points
}

// arch adds an opening with a round top, framed in the light colour.
func (m *model) arch(s wall, x, y, w, h float64) {
	m.add(m.trim, paint.Trim, smooth, arched(s, x-1.8, y, w+3.6, h+1.8)...)
	m.add(m.shade, paint.Deep, smooth, arched(s, x, y, w, h)...)
}

// portal adds a double door with a round top in the colour of the roof.
func (m *model) portal(s wall, x, y, w, h float64) {
	m.add(m.trim, paint.Trim, smooth, arched(s, x-2, y, w+4, h+2)...)
	m.add(m.roof, paint.Side, smooth, arched(s, x, y, w, h)...)
	m.stroke(m.outline, 1, s(x+w/2, y), s(x+w/2, y+h))
	m.stroke(m.outline, 1, s(x, y+h-w/2), s(x+w, y+h-w/2))
	for _, at := range []float64{0.14, 0.6} {
		m.panel(m.roof, paint.Front, smooth, s, x+w*at, y+h*0.1, w*0.26, h*0.24)
		m.panel(m.roof, paint.Front, smooth, s, x+w*at, y+h*0.4, w*0.26, h*0.22)
	}
}

// arcade adds n arches in a row.
func (m *model) arcade(s wall, x, y, w, h float64, n int) {
	step := w / float64(n)
	for i := range n {
		m.arch(s, x+step*(float64(i)+0.16), y, step*0.68, h)
	}
}

// gate adds a double door of boards with a frame.
func (m *model) gate(base color.NRGBA, s wall, x, y, w, h float64) {
	m.panel(m.trim, paint.Trim, smooth, s, x-2, y, w+4, h+2)
	m.panel(base, paint.Front, planks, s, x, y, w/2, h)
	m.panel(base, paint.Front, planks, s, x+w/2, y, w/2, h)
}

// awning adds a striped sail over a stall: from a height of high at the wall down to low, and its scalloped edge.
func (m *model) awning(one, other color.NRGBA, x, w, low, high, front, back float64, stripes int) {
	step := w / float64(stripes)
	for i := range stripes {
		c := one
		if i%2 == 1 {
			c = other
		}
		a, b := x+step*float64(i), x+step*float64(i+1)
		m.add(c, paint.Front, smooth, place{a, low, front}, place{b, low, front}, place{b, high, back}, place{a, high, back})
		edge := []place{{a, low, front}, {b, low, front}}
		for k := range 7 {
			sin, cos := math.Sincos(math.Pi * float64(k) / 6)
			edge = append(edge, place{(a+b)/2 + step/2*cos, low - 2.5 - step*0.42*sin, front})
		}
		m.add(c, paint.Front, smooth, edge...)
	}
}

// column adds a round pillar with base and capital.
func (m *model) column(base color.NRGBA, p place, r, h float64) {
	m.lathe(base, p, ring{r * 1.5, 0}, ring{r * 1.5, 2.4})
	m.lathe(base, p, ring{r, 2.4}, ring{r * 0.86, h - 3})
	m.lathe(base, p, ring{r * 0.9, h - 3.4}, ring{r * 1.6, h})
}

// roundel adds a disc on a wall that faces the front.
func (m *model) roundel(base color.NRGBA, t paint.Tone, at place, r float64) {
	m.put(face{points: oval(at.flat(), r, r), tone: t, base: base})
}

// clock adds a clock face.
func (m *model) clock(at place, r float64) {
	m.roundel(m.Gold, paint.Gilt, at, r*1.25)
	m.roundel(m.plaster, paint.Trim, at, r)
	m.stroke(m.shade, r*0.18, place{at.x, at.y + r*0.7, at.z}, at, place{at.x + r*0.5, at.y + r*0.2, at.z})
}

// bell adds a golden bell that hangs from p.
func (m *model) bell(p place, size float64) {
	shape := [][2]float64{{0, 0}, {0.22, -0.06}, {0.3, -0.5}, {0.5, -0.86}, {0.5, -1}, {-0.5, -1}, {-0.5, -0.86}, {-0.3, -0.5}, {-0.22, -0.06}}
	points := make([]geom.Point, len(shape))
	for i, s := range shape {
		points[i] = p.flat().Add(geom.Pt(s[0]*size, -s[1]*size))
	}
	m.put(face{points: points, tone: paint.Gilt, base: m.Gold})
}

// finial adds a golden ball on a rod, size high.
func (m *model) finial(p place, size float64) {
	m.gilded(p, ring{size * 0.12, 0}, ring{size * 0.07, size * 0.5})
	m.put(face{points: oval(p.flat().Add(geom.Pt(0, -size*0.62)), size*0.24, size*0.24), tone: paint.Gilt, base: m.Gold})
	m.gilded(place{p.x, p.y + size*0.84, p.z}, ring{size * 0.07, 0}, ring{0, size * 0.3})
}
