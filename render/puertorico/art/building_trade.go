package art

// smallMarket adds one stall under a striped sail.
func (m *model) smallMarket() {
	for _, x := range []float64{16, 78} {
		m.line(m.Wood, 4, place{x, 0, 26}, place{x, 60, 26})
	}
	m.block(m.Wood, planks, place{13, 0, 6}, 66, 20, 18)
	m.block(m.trim, smooth, place{10, 20, 4}, 72, 3.4, 22)
	m.heap(m.Gold, place{24, 23, 14}, 4.6)
	m.heap(m.berry, place{43, 23, 14}, 4.6)
	m.heap(m.Leaf, place{62, 23, 14}, 4.6)
	for _, x := range []float64{12, 80} {
		m.line(m.Wood, 4.4, place{x, 0, 4}, place{x, 50, 4})
	}
	m.awning(m.roof, m.trim, 4, 84, 50, 72, 0, 30, 7)
	m.crate(place{76, 0, -4}, 13)
	m.heap(m.good[0], place{82, 10, 0}, 3.2)
	m.sack(m.linen, place{9, 0, -2}, 14)
}

// largeMarket adds a hall of arches with a raised nave, and stalls along both sides.
func (m *model) largeMarket() {
	const z = 12.0
	m.walls(m.plaster, smooth, place{27, 0, z}, 38, 60, 34)
	m.window(beside(65), 20, 43, 8, 10)
	m.window(beside(65), 34, 43, 8, 10)
	m.gable(place{27, 60, z}, 38, 34, 20)
	m.arch(facing(z), 37.5, 0, 17, 34)
	m.block(m.Wood, planks, place{38.5, 0, z}, 15, 9, 2)
	m.heap(m.Gold, place{42.5, 9, z}, 2.8)
	m.heap(m.berry, place{49.5, 9, z}, 2.8)
	m.line(m.rope, 1.1, place{46, 33, z}, place{46, 27, z})
	m.lathe(m.Eve, place{46, 22, z}, ring{1.6, 0}, ring{2.6, 4}, ring{1, 6})
	for _, x := range []float64{31, 56} {
		m.arch(facing(z), x, 40, 5, 13)
	}
	m.add(m.trim, trim, smooth, arched(facing(z), 39, 43, 14, 18)...)
	m.add(m.shade, deep, smooth, arched(facing(z), 40.5, 44.5, 11, 15)...)
	m.finial(place{46, 80, z - 3}, 12)
	for _, x := range []float64{-4, 66} {
		for _, post := range []float64{4, 26} {
			m.line(m.Wood, 2.8, place{x + post, 0, 10}, place{x + post, 41, 10})
			m.line(m.Wood, 2.8, place{x + post, 0, 0}, place{x + post, 33, 0})
		}
		m.block(m.Wood, planks, place{x + 3, 0, 3}, 24, 11, 5)
		m.heap([...]rgb{m.berry, m.Gold}[int(x+4)/70], place{x + 10, 11, 6}, 3.2)
		m.heap([...]rgb{m.Leaf, m.Roof}[int(x+4)/70], place{x + 20, 11, 6}, 3.2)
		m.awning(m.roof, m.trim, x, 30, 34, 47, -2, 16, 5)
	}
}

// office adds the narrow, high house of a merchant with a stepped gable and a sign.
func (m *model) office() {
	const z = 6.0
	m.walls(m.plaster, smooth, place{28, 0, z}, 40, 56, 36)
	for _, y := range []float64{10, 32} {
		m.window(beside(68), 14, y, 7, 12)
		m.window(beside(68), 29, y, 7, 12)
	}
	m.add(m.roof, front, tiles, place{70, 54, z}, place{70, 54, z + 37}, place{48, 80, z + 37}, place{48, 80, z})
	steps := []place{{28, 54, z}, {68, 54, z}}
	for _, s := range [][2]float64{{68, 62}, {62, 62}, {62, 70}, {56, 70}, {56, 78}, {52, 78}, {52, 84}, {44, 84}, {44, 78}, {40, 78}, {40, 70}, {34, 70}, {34, 62}, {28, 62}} {
		steps = append(steps, place{s[0], s[1], z})
	}
	for _, s := range [][3]float64{{62, 62, 6}, {56, 70, 6}, {52, 78, 4}} {
		m.block(m.roof, smooth, place{s[0], s[1] - 3, z}, s[2], 3, 7)
	}
	m.add(m.plaster, front, smooth, steps...)
	for _, s := range [][3]float64{{28, 62, 6}, {34, 70, 6}, {40, 78, 4}, {44, 84, 8}, {52, 78, 4}, {56, 70, 6}, {62, 62, 6}} {
		m.panel(m.roof, lit, smooth, facing(z-1), s[0]-0.8, s[1]-1, s[2]+1.6, 3)
	}
	m.roundel(m.shade, deep, place{48, 70, z}, 4.4)
	m.panel(m.roof, front, smooth, facing(z), 28, 26, 40, 2.6)
	m.panel(m.roof, front, smooth, facing(z), 28, 50, 40, 2.6)
	for _, x := range []float64{32.5, 44.5, 56.5} {
		m.window(facing(z), x, 32, 7, 13)
	}
	m.window(facing(z), 34, 9, 11, 12)
	m.portal(facing(z), 52, 0, 11, 21)
	m.block(m.Stone, smooth, place{49, 0, z - 7}, 17, 3, 7)
	m.line(m.SteelDark, 2.4, place{28, 50, z}, place{9, 50, z})
	m.line(m.SteelDark, 1.6, place{14, 50, z}, place{14, 45, z})
	m.roundel(m.Gold, gilt, place{14, 37, z}, 8.6)
	m.roundel(m.GoldDark, front, place{14, 37, z}, 5.4)
	m.roundel(m.Gold, gilt, place{14, 37, z}, 3.6)
}
