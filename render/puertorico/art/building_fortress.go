package art

// fortress adds sloping walls with sentry boxes at their corners around a keep.
func (m *model) fortress() {
	m.walls(m.plaster, courses, place{73, 20, 26}, 46, 44, 26)
	m.battlement(place{73, 64, 26}, 46, 26)
	m.walls(m.plaster, courses, place{86, 64, 34}, 20, 12, 12)
	m.hip(m.roof, place{86, 76, 34}, 20, 12, 13, 10)
	for _, x := range []float64{79, 92, 105} {
		m.arch(facing(26), x, 46, 8, 12)
	}
	for _, x := range []float64{14, 132} {
		m.bastion(x)
	}
	m.add(m.plaster, front, courses, place{48, 0, 8}, place{140, 0, 8}, place{138, 34, 12}, place{50, 34, 12})
	m.battlement(place{50, 34, 12}, 88, 6)
	m.arch(facing(9), 83, 0, 22, 25)
	m.gate(m.Wood, facing(9), 86, 0, 16, 17)
	m.panel(m.roof, front, smooth, facing(11), 49, 29, 90, 2.4)
	m.garita(place{20, 30, 2}, 9)
	m.garita(place{178, 30, 2}, 9)
	m.garita(place{50, 34, 2}, 8)
	m.garita(place{146, 34, 2}, 8)
}

// bastion adds a corner of the walls, which slope and stand before the others.
func (m *model) bastion(x float64) {
	a, b := x, x+46
	m.add(m.plaster, side, courses, place{b + 4, 0, -2}, place{b + 2, 0, 26}, place{b - 2, 34, 26}, place{b, 34, 2})
	m.add(m.plaster, front, courses, place{a - 4, 0, -4}, place{b + 4, 0, -4}, place{b, 34, 2}, place{a, 34, 2})
	m.panel(m.roof, front, smooth, facing(1), a-0.6, 28, b-a+1.2, 2.4)
	m.battlement(place{a, 34, 2}, b-a, 24)
	m.opening(facing(-2), x+20, 12, 5, 8)
}

// battlement adds merlons along the front edge of a wall whose top is at p, and its walk.
func (m *model) battlement(p place, w, d float64) {
	m.slab(m.Stone, place{p.x, p.y - 1, p.z}, w, 1, d)
	n := int(w / 11)
	step := w / (float64(n) - 0.4)
	for i := range n {
		m.block(m.plaster, smooth, place{p.x + step*float64(i), p.y, p.z}, step*0.6, 6.5, 4)
	}
}

// garita adds a sentry box: round, on a corbel, under a small dome.
func (m *model) garita(p place, r float64) {
	m.lathe(m.plaster, p, ring{r * 0.3, -12}, ring{r, 0}, ring{r, 17})
	m.opening(facing(p.z-6), p.x-3, p.y+4, 3.4, 9)
	m.lathe(m.trim, place{p.x, p.y + 16, p.z}, ring{r * 1.25, 0}, ring{r * 1.25, 2.6})
	m.dome(m.roof, place{p.x, p.y + 18.6, p.z}, r*1.1, r*1.2)
	m.finial(place{p.x, p.y + 18 + r*1.2, p.z}, 8)
}
