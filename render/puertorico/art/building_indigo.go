package art

// smallIndigoPlant adds a hut, a vat of blue, and the sweep that lifts water into it.
func (m *model) smallIndigoPlant() {
	m.walls(m.plaster, smooth, place{50, 0, 14}, 32, 24, 22)
	m.opening(facing(14), 59, 0, 11, 17)
	m.along(place{50, 24, 14}, 32, 22, 20)
	m.line(m.Wood, 4.6, place{45, 0, 12}, place{45, 46, 12})
	m.line(m.Wood, 3.8, place{8, 77, 12}, place{80, 30, 12})
	m.lathe(m.rock, place{78, 25, 12}, ring{3, 0}, ring{6, 4}, ring{6, 9}, ring{3, 13})
	m.line(m.rope, 1.8, place{9, 76, 12}, place{9, 44, 12})
	m.lathe(m.Wood, place{9, 34, 12}, ring{4, 0}, ring{5.4, 10})
	m.vat(m.Wood, m.roof, place{27, 0, 4}, 22, 23)
	m.vat(m.Wood, m.roof, place{66, 0, 2}, 10, 11)
}

// indigoPlant adds an open drying loft with dyed cloth, and three basins, each lower than the one before.
func (m *model) indigoPlant() {
	for _, x := range []float64{12, 34, 56, 78} {
		m.line(m.Wood, 4, place{x, 0, 30}, place{x, 56, 30})
	}
	for i, x := range []float64{15, 24, 37.5, 46.5, 59.5, 68.5} {
		m.panel(m.roof, [...]tone{front, lit, side}[i%3], smooth, facing(26), x, 33+3*float64(i%2), 7.5, 22-3*float64(i%2))
	}
	m.line(m.Wood, 3, place{6, 56, 26}, place{86, 56, 26})
	for _, x := range []float64{8, 34, 60, 84} {
		m.line(m.Wood, 4.4, place{x, 0, 14}, place{x, 60, 14})
	}
	m.hip(m.roof, place{5, 59, 12}, 80, 26, 17, 20)
	m.walls(m.roof, smooth, place{32, 74, 20}, 24, 5, 8)
	m.hip(m.roof, place{32, 79, 20}, 24, 8, 8, 6)
	for _, b := range [][3]float64{{-3, 25, 28}, {27, 17, 30}, {59, 9, 28}} {
		m.block(m.Stone, courses, place{b[0], 0, 0}, b[2], b[1], 14)
		m.add(m.roof, front, smooth, place{b[0] + 3, b[1], 2.4}, place{b[0] + b[2] - 3, b[1], 2.4}, place{b[0] + b[2] - 3, b[1], 11.6}, place{b[0] + 3, b[1], 11.6})
	}
}
