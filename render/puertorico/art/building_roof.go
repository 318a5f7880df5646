package art

import (
	"image/color"
	"math"

	"islas/render/geom"
	"islas/render/paint"
)

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
