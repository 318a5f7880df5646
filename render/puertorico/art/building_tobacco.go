package art

// tobaccoStorage adds a high loft that is open below its broken roof, where leaves hang to dry.
func (m *model) tobaccoStorage() {
	const z = 4.0
	m.walls(m.plaster, planks, place{8, 0, z}, 62, 18, 40)
	profile := [][2]float64{{-4, 12}, {16, 55}, {39, 78}, {62, 55}, {82, 12}}
	p := func(i int, z, in float64) place {
		x, y := profile[i][0], profile[i][1]
		return place{39 + (x-39)*in, 36 + (y-36)*in, z}
	}
	m.add(m.roof, front, tiles, p(4, z-3, 1), p(4, z+41, 1), p(3, z+41, 1), p(3, z-3, 1))
	m.add(m.roof, lit, tiles, p(3, z-3, 1), p(3, z+41, 1), p(2, z+41, 1), p(2, z-3, 1))
	m.add(m.plaster, front, smooth, p(0, z, 0.94), place{8, 14, z}, place{8, 0, z}, place{70, 0, z}, place{70, 14, z}, p(4, z, 0.94), p(3, z, 1), p(2, z, 1), p(1, z, 1))
	m.opening(facing(z), 20, 12, 38, 42)
	for row := range 2 {
		y := 53 - 19*float64(row)
		m.line(m.Wood, 2, place{20, y, z}, place{58, y, z})
		for k := range 5 {
			m.leaves(place{24 + 7.5*float64(k), y, z}, 7.4, 18, k+row)
		}
	}
	m.panel(m.Wood, front, planks, facing(z), 20, 0, 38, 12)
	m.panel(m.trim, trim, smooth, facing(z), 17, 0, 3, 55)
	m.panel(m.trim, trim, smooth, facing(z), 58, 0, 3, 55)
	m.panel(m.trim, trim, smooth, facing(z), 17, 54, 44, 3)
	m.add(m.roof, lit, smooth, p(0, z-3, 1), p(1, z-3, 1), p(2, z-3, 1), p(3, z-3, 1), p(4, z-3, 1),
		p(4, z-3, 0.9), p(3, z-3, 0.9), p(2, z-3, 0.9), p(1, z-3, 0.9), p(0, z-3, 0.9))
	m.walls(m.plaster, planks, place{31, 75, 14}, 16, 8, 20)
	m.gable(place{31, 83, 14}, 16, 20, 6)
}

// leaves adds a bunch of leaves that hang from p.
func (m *model) leaves(p place, w, h float64, shade int) {
	base := [...]rgb{m.roof, m.FieldDark, m.Scrub}[shade%3]
	m.add(base, front, smooth, place{p.x - w*0.2, p.y, p.z}, place{p.x + w*0.2, p.y, p.z}, place{p.x + w*0.5, p.y - h*0.55, p.z},
		place{p.x, p.y - h, p.z}, place{p.x - w*0.5, p.y - h*0.55, p.z})
}
