package art

// hacienda adds a low house with a veranda, a gate and a high palm.
func (m *model) hacienda() {
	m.palm(place{44, 0, 32}, 88)
	m.walls(m.plaster, smooth, place{18, 0, 16}, 56, 31, 26)
	m.hip(m.roof, place{18, 31, 16}, 56, 26, 19, 15)
	m.shuttered(facing(16), 30, 7, 8, 13)
	m.opening(facing(16), 45, 0, 10, 19)
	m.shuttered(facing(16), 63, 7, 8, 13)
	m.shed(m.roof, tiles, place{18, 22, 6}, 58, 11, 7, 3)
	for i := range 5 {
		m.stroke(m.trim, 1.6, place{22 + 3.6*float64(i), 0, 4}, place{22 + 3.6*float64(i), 8, 4})
		m.stroke(m.trim, 1.6, place{60 + 3.4*float64(i), 0, 4}, place{60 + 3.4*float64(i), 8, 4})
	}
	m.line(m.trim, 2, place{18, 8, 4}, place{38, 8, 4})
	m.line(m.trim, 2, place{58, 8, 4}, place{76, 8, 4})
	for _, x := range []float64{19, 38, 58, 76} {
		m.line(m.trim, 3, place{x, 0, 4}, place{x, 20, 4})
	}
	m.walls(m.plaster, smooth, place{-4, 0, 0}, 17, 23, 5)
	m.gable(place{-4, 23, 0}, 17, 5, 8)
	m.arch(facing(0), 0, 0, 9, 17)
	m.bush(place{88, 0, 6}, 9)
	m.bush(place{22, 0, -3}, 5.4)
}

// constructionHut adds a hut of planks, and a crane that lifts a block of stone.
func (m *model) constructionHut() {
	m.walls(m.plaster, planks, place{50, 0, 12}, 34, 30, 22)
	m.shed(m.roof, tiles, place{50, 30, 12}, 34, 22, 14, 4)
	m.gate(m.roof, facing(12), 57, 0, 13, 22)
	m.window(beside(84), 7, 12, 9, 9)
	m.line(m.Wood, 5.4, place{34, 0, 10}, place{34, 80, 10})
	m.line(m.Wood, 3.4, place{34, 30, 10}, place{22, 0, 2})
	m.line(m.Wood, 3.4, place{34, 30, 10}, place{48, 0, 4})
	m.line(m.Wood, 4.6, place{36, 24, 8}, place{6, 70, 0})
	m.line(m.rope, 1.8, place{34, 80, 10}, place{6, 70, 0}, place{6, 44, 0})
	m.line(m.rope, 1.4, place{6, 46, 0}, place{0.6, 36, 0})
	m.line(m.rope, 1.4, place{6, 46, 0}, place{14, 36, 0})
	m.block(m.rockLit, smooth, place{0, 22, 0}, 15, 14, 8)
	m.block(m.rockLit, smooth, place{50, 0, -4}, 17, 10, 10)
	m.block(m.rockLit, smooth, place{70, 0, -5}, 15, 9, 10)
	m.block(m.rockLit, smooth, place{58, 10, -4}, 16, 9, 9)
}

// hospice adds a house with a curved bell gable between two low wings.
func (m *model) hospice() {
	const z = 8.0
	m.walls(m.plaster, smooth, place{4, 0, z}, 78, 32, 24)
	m.hip(m.roof, place{4, 32, z}, 78, 24, 11, 9)
	for _, x := range []float64{11, 65} {
		m.shuttered(facing(z), x, 11, 8, 13)
	}
	g := facing(z - 4)
	outline := []place{g(25, 0), g(61, 0), g(61, 34)}
	for i := range 9 { // a volute on each side
		t := float64(i) / 8
		outline = append(outline, g(61-9*t, 34+16*t*t))
	}
	outline = append(outline, g(52, 66))
	for i := range 7 {
		sin, cos := sincos(float64(i) / 6)
		outline = append(outline, g(43+9*cos, 68+9*sin))
	}
	outline = append(outline, g(34, 66))
	for i := range 9 {
		t := float64(8-i) / 8
		outline = append(outline, g(25+9*t, 34+16*t*t))
	}
	outline = append(outline, g(25, 34))
	m.add(m.plaster, side, smooth, beside(61)(z-4, 0), beside(61)(z, 0), beside(61)(z, 34), beside(61)(z-4, 34))
	m.add(m.plaster, side, smooth, beside(52)(z-4, 50), beside(52)(z, 50), beside(52)(z, 68), beside(52)(z-4, 68))
	m.add(m.plaster, front, smooth, outline...)
	m.panel(m.roof, front, smooth, g, 25, 34, 36, 3)
	m.panel(m.roof, front, smooth, g, 33, 50, 20, 2.6)
	m.arch(g, 38, 55, 10, 16)
	m.bell(place{43, 70, z - 4}, 11)
	m.portal(g, 36, 0, 14, 24)
	m.roundel(m.trim, trim, place{43, 42, z - 4}, 4.6)
	m.roundel(m.shade, deep, place{43, 42, z - 4}, 3.2)
	m.finial(place{43, 77, z - 4}, 8)
	m.block(m.Stone, smooth, place{32, 0, z - 10}, 22, 3, 6)
	m.bush(place{12, 0, 2}, 6)
	m.bush(place{76, 0, 2}, 6)
}

// university adds a rotunda with a dome and a portico.
func (m *model) university() {
	const z = 10.0
	m.walls(m.plaster, smooth, place{3, 0, z}, 80, 24, 26)
	m.block(m.trim, smooth, place{1, 24, z - 2}, 84, 4, 30)
	for _, x := range []float64{9, 69} {
		m.window(facing(z), x, 7, 8, 12)
	}
	c := place{50, 28, z + 13}
	m.lathe(m.plaster, c, ring{18, 0}, ring{18, 25})
	for _, x := range []float64{-13, -3, 7} {
		m.arch(facing(c.z), c.x+x-1, 31, 6, 15)
	}
	m.lathe(m.trim, place{c.x, 53, c.z}, ring{20, 0}, ring{20, 3})
	m.dome(m.roof, place{c.x, 56, c.z}, 18, 18)
	m.lathe(m.trim, place{c.x, 72, c.z}, ring{5, 0}, ring{5, 7})
	m.dome(m.roof, place{c.x, 79, c.z}, 6, 5)
	m.finial(place{c.x, 83, c.z}, 6)
	m.block(m.Stone, smooth, place{22, 0, -2}, 42, 4, 12)
	m.block(m.Stone, smooth, place{18, 0, -6}, 50, 2, 6)
	m.opening(facing(z), 36, 4, 13, 18)
	for _, x := range []float64{27, 37, 49, 59} {
		m.column(m.trim, place{x, 4, 2}, 2.8, 21)
	}
	m.block(m.trim, smooth, place{22, 25, 0}, 42, 4, 12)
	m.add(m.roof, front, tiles, place{66, 29, -1}, place{66, 29, 12}, place{43, 41, 12}, place{43, 41, -1})
	m.add(m.trim, trim, smooth, place{20, 29, -1}, place{66, 29, -1}, place{43, 41, -1})
	m.add(m.roof, front, smooth, place{28, 30.6, -1}, place{58, 30.6, -1}, place{43, 38, -1})
}
