package art

// coffeeRoaster adds a round kiln of brick with its long chimney, the house beside it, and beans that dry before it.
func (m *model) coffeeRoaster() {
	m.walls(m.plaster, courses, place{46, 0, 10}, 38, 28, 26)
	m.hip(m.roof, place{46, 28, 10}, 38, 26, 18, 12)
	m.gate(m.roof, facing(10), 64, 0, 14, 19)
	m.lathe(m.plaster, place{29, 0, 16}, ring{25, 0}, ring{24, 32})
	m.hoop(place{29, 0, 16}, 24.5, 10)
	m.hoop(place{29, 0, 16}, 24.2, 23)
	m.lathe(m.roof, place{29, 32, 16}, ring{27, 0}, ring{21, 10}, ring{11, 23}, ring{8, 28})
	m.lathe(m.plaster, place{29, 60, 16}, ring{7.4, -2}, ring{6.4, 17})
	m.lathe(m.roof, place{29, 77, 16}, ring{9.4, 0}, ring{9.4, 3.4})
	m.disc(m.shade, deep, place{29, 80.4, 16}, 6.4)
	m.arch(facing(-4), 20, 2, 14, 19)
	m.flame(place{27, 3, -4}, 13)
	m.sack(m.linen, place{50, 0, 0}, 13)
	m.sack(m.linen, place{62, 0, -2}, 13)
	m.heap(m.good[coffee], place{80, 0, -1}, 4)
}

// flame adds a fire, size high.
func (m *model) flame(p place, size float64) {
	for _, f := range []struct {
		base rgb
		k    float64
	}{{m.Roof, 1}, {m.Gold, 0.62}} {
		var points []place
		for _, c := range [][2]float64{{-0.34, 0}, {-0.42, 0.34}, {-0.2, 0.62}, {-0.16, 0.4}, {0.04, 1}, {0.2, 0.5}, {0.3, 0.66}, {0.42, 0.3}, {0.34, 0}} {
			points = append(points, place{p.x + c[0]*size*f.k, p.y + c[1]*size*f.k, p.z})
		}
		m.add(f.base, front, smooth, points...)
	}
}
