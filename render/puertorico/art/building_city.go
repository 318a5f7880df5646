package art

// cityHall adds a long house over an arcade, a turret at each end, and the high clock tower in its middle.
func (m *model) cityHall() {
	const z = 14.0
	m.walls(m.plaster, smooth, place{22, 0, z}, 146, 40, 26)
	m.hip(m.roof, place{22, 42, z}, 146, 24, 17, 12)
	m.panel(m.trim, trim, smooth, facing(z-1), 20, 39, 150, 4)
	m.arcade(facing(z), 36, 0, 44, 20, 4)
	m.arcade(facing(z), 110, 0, 44, 20, 4)
	m.panel(m.roof, front, smooth, facing(z), 22, 22.4, 146, 2)
	for i := range 8 {
		x := 38.5 + 11*float64(i)
		if i > 3 {
			x += 30
		}
		m.window(facing(z), x, 27, 6, 9)
	}
	for _, x := range []float64{10, 156} {
		m.walls(m.plaster, smooth, place{x, 0, z - 5}, 22, 50, 24)
		m.block(m.trim, smooth, place{x - 1.6, 50, z - 6.6}, 25.2, 3, 27)
		m.hip(m.roof, place{x + 0.5, 54, z - 5}, 21, 23, 20, 10.5)
		m.finial(place{x + 11, 72, z + 7}, 9)
		m.arch(facing(z-5), x+6.5, 0, 9, 17)
		m.window(facing(z-5), x+7.5, 29, 7, 12)
	}
	const f = 4.0 // the front of the tower
	m.walls(m.plaster, smooth, place{80, 0, f}, 30, 68, 30)
	m.block(m.trim, smooth, place{78, 66, f - 2}, 34, 4, 34)
	m.walls(m.plaster, smooth, place{85, 70, f + 4}, 20, 12, 20)
	m.arcade(facing(f+4), 86, 68, 18, 12.4, 2)
	m.block(m.trim, smooth, place{83.4, 82, f + 2}, 23.2, 2.4, 23)
	c := place{95, 84, f + 13}
	m.lathe(m.roof, c, ring{11, 0}, ring{12.4, 4}, ring{10.4, 9}, ring{5, 14}, ring{2, 19})
	m.finial(place{c.x, c.y + 18, c.z}, 8)
	m.clock(place{95, 56, f}, 8.5)
	m.portal(facing(f), 87, 0, 16, 26)
	m.panel(m.Gold, gilt, smooth, facing(f), 80, 45, 30, 2)
	m.block(m.trim, smooth, place{82, 28, f - 5}, 26, 2, 6)
	m.line(m.trim, 1.8, place{82, 33, f - 5}, place{108, 33, f - 5})
	for i := range 6 {
		x := 83 + 4.8*float64(i)
		m.stroke(m.trim, 1.4, place{x, 29, f - 5}, place{x, 33, f - 5})
	}
	m.block(m.Stone, smooth, place{78, 0, f - 8}, 34, 2.4, 8)
	m.bush(place{44, 0, 2}, 5.5)
	m.bush(place{146, 0, 2}, 5.5)
}
