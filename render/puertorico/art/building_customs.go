package art

// customsHouse adds a house with a front of columns at the quay, low wings, and a scale on its roof.
func (m *model) customsHouse() {
	const z = 16.0
	m.water(10, 172, -4, 14)
	m.block(m.Stone, courses, place{13, 0, -4}, 160, 8, 44)
	for _, x := range []float64{20, 134} {
		m.walls(m.plaster, smooth, place{x, 8, z}, 36, 20, 22)
		m.slab(m.Stone, place{x, 28, z}, 36, 0.5, 22)
		m.block(m.trim, smooth, place{x - 2, 27, z - 2}, 40, 3, 4)
		for i := range 7 {
			m.stroke(m.trim, 2, place{x + 1.4 + 5.2*float64(i), 30, z - 2}, place{x + 1.4 + 5.2*float64(i), 35, z - 2})
		}
		m.line(m.trim, 2, place{x - 1, 36, z - 2}, place{x + 37, 36, z - 2})
		m.arcade(facing(z), x+2, 8, 32, 15, 3)
	}
	m.walls(m.plaster, smooth, place{56, 8, z}, 78, 48, 26)
	m.opening(facing(z), 88, 14, 14, 30)
	for _, x := range []float64{64, 75, 108, 119} {
		m.arch(facing(z), x, 18, 7, 20)
	}
	m.block(m.Stone, smooth, place{50, 8, 0}, 90, 6, 16)
	m.block(m.Stone, smooth, place{46, 8, -6}, 98, 3, 6)
	for _, x := range []float64{58, 73, 88, 103, 118, 133} {
		m.column(m.trim, place{x - 0.5, 14, 4}, 3.4, 38)
	}
	m.block(m.trim, smooth, place{52, 52, 1}, 87, 5, 14)
	m.add(m.roof, front, tiles, place{142, 57, 0}, place{142, 57, 30}, place{95.5, 77, 30}, place{95.5, 77, 0})
	m.add(m.trim, trim, smooth, place{49, 57, 0}, place{142, 57, 0}, place{95.5, 77, 0})
	m.add(m.roof, front, smooth, place{60, 59, 0}, place{131, 59, 0}, place{95.5, 73.6, 0})
	m.roundel(m.Gold, gilt, place{95.5, 64, 0}, 4.6)
	m.scale(place{95.5, 76, 4}, 14)
	m.barrel(m.Wood, place{22, 8, 2}, 6, 13)
	m.barrel(m.Wood, place{35, 8, 0}, 6, 13)
	m.crate(place{148, 8, 0}, 13)
	m.boat(place{164, -3, -14})
}

// scale adds a golden balance.
func (m *model) scale(p place, size float64) {
	at := func(x, y float64) place { return place{p.x + x*size, p.y + y*size, p.z} }
	m.line(m.Gold, 2.4, at(0, 0), at(0, 1))
	m.line(m.Gold, 2, at(-0.95, 0.72), at(0, 0.84), at(0.95, 0.72))
	for _, x := range []float64{-0.95, 0.95} {
		m.line(m.Gold, 1, at(x-0.3, 0.24), at(x, 0.72), at(x+0.3, 0.24))
		m.add(m.Gold, gilt, smooth, at(x-0.42, 0.26), at(x+0.42, 0.26), at(x+0.2, 0.06), at(x-0.2, 0.06))
	}
}
