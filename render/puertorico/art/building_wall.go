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

// opening adds dark rectangles beside each other: doors or windows without anything around them.
func (m *model) opening(s wall, y, w, h float64, xs ...float64) {
	for _, x := range xs {
		m.panel(m.shade, paint.Deep, smooth, s, x, y, w, h)
	}
}

// panel adds a rectangle of a colour.
func (m *model) panel(base color.NRGBA, t paint.Tone, k skin, s wall, x, y, w, h float64) {
	m.add(base, t, k, s(x, y), s(x+w, y), s(x+w, y+h), s(x, y+h))
}

// window adds windows with light frames beside each other.
func (m *model) window(s wall, y, w, h float64, xs ...float64) {
	for _, x := range xs {
		m.panel(m.trim, paint.Trim, smooth, s, x-1.6, y-1.6, w+3.2, h+3.2)
		m.opening(s, y, w, h, x)
		m.stroke(m.trim, 1, s(x+w/2, y), s(x+w/2, y+h))
		m.stroke(m.trim, 1, s(x, y+h*0.55), s(x+w, y+h*0.55))
	}
}

// shuttered adds windows between shutters in the colour of the roof beside each other.
func (m *model) shuttered(s wall, y, w, h float64, xs ...float64) {
	for _, x := range xs {
		m.panel(m.roof, paint.Front, boards, s, x-w*0.62, y-1, w*0.6, h+2)
		m.panel(m.roof, paint.Front, boards, s, x+w*1.02, y-1, w*0.6, h+2)
		m.opening(s, y, w, h, x)
	}
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

// arch adds openings with round tops beside each other, framed in the light colour.
func (m *model) arch(s wall, y, w, h float64, xs ...float64) {
	for _, x := range xs {
		m.add(m.trim, paint.Trim, smooth, arched(s, x-1.8, y, w+3.6, h+1.8)...)
		m.add(m.shade, paint.Deep, smooth, arched(s, x, y, w, h)...)
	}
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
		m.arch(s, y, step*0.68, h, x+step*(float64(i)+0.16))
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

// column adds round pillars with base and capital beside each other, from a height of y on.
func (m *model) column(base color.NRGBA, y, z, r, h float64, xs ...float64) {
	for _, x := range xs {
		p := place{x, y, z}
		m.lathe(base, p, ring{r * 1.5, 0}, ring{r * 1.5, 2.4})
		m.lathe(base, p, ring{r, 2.4}, ring{r * 0.86, h - 3})
		m.lathe(base, p, ring{r * 0.9, h - 3.4}, ring{r * 1.6, h})
	}
}

// post adds upright posts or ropes beside each other, from one height to another.
func (m *model) post(base color.NRGBA, width, from, to, z float64, xs ...float64) {
	for _, x := range xs {
		m.line(base, width, place{x, from, z}, place{x, to, z})
	}
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

// eaves is how far roofs stand out over walls.
const eaves = 3.0

// gable adds a roof whose gable is to the front, on walls whose upper left front corner is at p: w wide, d deep, h high to
// its ridge. The wall fills the gable.
func (m *model) gable(p place, w, d, h float64) {
	top := place{p.x + w/2, p.y + h, p.z}
	m.add(m.plaster, paint.Front, smooth, p, place{p.x + w, p.y, p.z}, top)
	m.gableRoof(p, w, d, h)
}

// gableRoof adds the roof of gable.
func (m *model) gableRoof(p place, w, d, h float64) {
	slope := h / (w / 2)
	low, front, back := p.y-eaves*slope, p.z-eaves, p.z+d
	left, right, middle := p.x-eaves, p.x+w+eaves, p.x+w/2
	const thick = 4.5
	m.add(m.roof, paint.Front, tiles, place{right, low, front}, place{right, low, back}, place{middle, p.y + h, back}, place{middle, p.y + h, front})
	edge := thick * math.Hypot(1, slope)
	m.add(m.roof, paint.Lit, smooth, place{left, low, front}, place{middle, p.y + h, front}, place{right, low, front},
		place{right - thick/slope*0.4, low - edge*0.55, front}, place{middle, p.y + h - edge, front}, place{left + thick/slope*0.4, low - edge*0.55, front})
}

// along adds a roof whose ridge runs along the front, on walls whose upper left front corner is at p.
func (m *model) along(p place, w, d, h float64) {
	x, ridge := p.x+w, place{p.x, p.y + h, p.z + d/2}
	m.add(m.plaster, paint.Side, smooth, place{x, p.y, p.z}, place{x, p.y, p.z + d}, place{x, p.y + h, p.z + d/2})
	low, front := p.y-eaves*h/(d/2)*0.6, p.z-eaves
	m.add(m.roof, paint.Lit, tiles, place{p.x - eaves, low, front}, place{x + eaves, low, front}, place{x + eaves, ridge.y, ridge.z}, place{p.x - eaves, ridge.y, ridge.z})
	m.add(m.roof, paint.Side, smooth, place{x + eaves, low, front}, place{x + eaves, ridge.y, ridge.z}, place{x + eaves, p.y, p.z + d + eaves},
		place{x + eaves, p.y - 3, p.z + d + eaves}, place{x + eaves, ridge.y - 4.5, ridge.z}, place{x + eaves, low - 3, front})
	m.add(m.roof, paint.Side, smooth, place{p.x - eaves, low - 3, front}, place{x + eaves, low - 3, front}, place{x + eaves, low, front}, place{p.x - eaves, low, front})
}

// hip adds a roof that falls to all sides, its ridge shorter than the walls by cut on each end.
func (m *model) hip(base color.NRGBA, p place, w, d, h, cut float64) {
	x0, x1, z0, z1 := p.x-eaves, p.x+w+eaves, p.z-eaves, p.z+d+eaves
	a, b := place{p.x + cut, p.y + h, p.z + d/2}, place{p.x + w - cut, p.y + h, p.z + d/2}
	m.add(base, paint.Side, tiles, place{x1, p.y, z0}, place{x1, p.y, z1}, b, b)
	m.add(base, paint.Lit, tiles, place{x0, p.y, z0}, place{x1, p.y, z0}, b, a)
	m.add(base, paint.Side, smooth, place{x0, p.y - 2.4, z0}, place{x1, p.y - 2.4, z0}, place{x1, p.y, z0}, place{x0, p.y, z0})
}

// mansard adds a roof with steep sides and a flat top.
func (m *model) mansard(base color.NRGBA, p place, w, d, h, in float64) {
	x0, x1, z0, z1 := p.x-2, p.x+w+2, p.z-2, p.z+d+2
	m.add(base, paint.Side, tiles, place{x1, p.y, z0}, place{x1, p.y, z1}, place{x1 - in, p.y + h, z1 - in}, place{x1 - in, p.y + h, z0 + in})
	m.add(base, paint.Front, tiles, place{x0, p.y, z0}, place{x1, p.y, z0}, place{x1 - in, p.y + h, z0 + in}, place{x0 + in, p.y + h, z0 + in})
	m.add(base, paint.Lit, smooth, place{x0 + in, p.y + h, z0 + in}, place{x1 - in, p.y + h, z0 + in}, place{x1 - in, p.y + h, z1 - in}, place{x0 + in, p.y + h, z1 - in})
}

// shed adds a roof that falls to the front, from h above p at the back.
func (m *model) shed(base color.NRGBA, s skin, p place, w, d, h, out float64) {
	x0, x1, z0, z1 := p.x-out, p.x+w+out, p.z-out, p.z+d
	low := p.y - h*out/d
	m.add(base, paint.Side, smooth, place{x1, low - 3, z0}, place{x1, p.y + h - 3, z1}, place{x1, p.y + h, z1}, place{x1, low, z0})
	m.add(base, paint.Lit, s, place{x0, low, z0}, place{x1, low, z0}, place{x1, p.y + h, z1}, place{x0, p.y + h, z1})
	m.add(base, paint.Side, smooth, place{x0, low - 3, z0}, place{x1, low - 3, z0}, place{x1, low, z0}, place{x0, low, z0})
}

// vault adds half a tube whose open end is to the front: w wide, d deep; and the wall that closes it.
func (m *model) vault(p place, w, d, h float64) {
	const steps = 20
	arc := func(grow, z float64) []place {
		points := make([]place, steps+1)
		for i := range points {
			sin, cos := math.Sincos(math.Pi * float64(i) / steps)
			points[i] = place{p.x + w/2 + (w/2+grow)*cos, p.y + (h+grow)*sin, z}
		}
		return points
	}
	front, back := arc(eaves, p.z-eaves), arc(eaves, p.z+d)
	for _, band := range []struct {
		from, to int
		tone     paint.Tone
	}{{0, 3, paint.Side}, {3, 8, paint.Front}, {8, 17, paint.Lit}} {
		var points []geom.Point
		for i := band.from; i <= band.to; i++ {
			points = append(points, front[i].flat())
		}
		for i := band.to; i >= band.from; i-- {
			points = append(points, back[i].flat())
		}
		f := face{points: points, tone: band.tone, base: m.roof}
		for i := band.from; i < band.to; i += 2 {
			f.lines = append(f.lines, [2]geom.Point{front[i].flat(), back[i].flat()})
		}
		m.put(f)
	}
	m.add(m.plaster, paint.Front, smooth, arc(0, p.z)...)
	inner := arc(-2.5, p.z-eaves)
	ring := append([]place(nil), front...)
	for i := len(inner) - 1; i >= 0; i-- {
		ring = append(ring, inner[i])
	}
	m.add(m.roof, paint.Front, smooth, ring...)
}
