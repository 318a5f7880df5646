package art

import (
	"image/color"

	"islas/render/geom"
	"islas/render/paint"
)

// barrel adds a barrel that stands at p.
func (m *model) barrel(base color.NRGBA, p place, r, h float64) {
	m.lathe(base, p, ring{r * 0.8, 0}, ring{r, h * 0.3}, ring{r, h * 0.7}, ring{r * 0.8, h})
	m.hoop(p, r*0.96, h*0.22)
	m.hoop(p, r*0.96, h*0.78)
	m.disc(base, paint.Lit, place{p.x, p.y + h, p.z}, r*0.8)
}

// crate adds a box of boards.
func (m *model) crate(p place, size float64) {
	m.block(m.Wood, boards, p, size, size*0.85, size*0.9)
}

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

// bush adds a round bush.
func (m *model) bush(p place, r float64) {
	for _, b := range [][3]float64{{0, 0.62, 1}, {-0.75, 0.4, 0.62}, {0.75, 0.4, 0.62}} {
		at := p.flat().Add(geom.Pt(b[0]*r, -b[1]*r))
		m.put(face{points: oval(at, r*b[2]*0.8, r*b[2]*0.72), tone: paint.Front, base: m.Leaf})
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
