package art

// smallSugarMill adds the mill that a beast turns: rollers under a round roof on posts, and the long arms that drive them.
func (m *model) smallSugarMill() {
	m.line(m.Wood, 4, place{28, 0, 20}, place{28, 46, 20})
	m.line(m.Wood, 4, place{60, 0, 20}, place{60, 46, 20})
	m.lathe(m.Stone, place{48, 0, 10}, ring{19, 0}, ring{18, 10})
	m.disc(m.Stone, lit, place{48, 10, 10}, 18)
	for _, x := range []float64{38, 57, 47.5} {
		m.lathe(m.Wood, place{x, 10, 10}, ring{6, 0}, ring{6, 26})
		m.disc(m.Wood, lit, place{x, 36, 10}, 6)
	}
	m.line(m.WoodDark, 4.4, place{47, 36, 8}, place{-6, 17, 0})
	m.line(m.WoodDark, 4.4, place{47, 36, 8}, place{100, 19, 4})
	m.line(m.Wood, 4.6, place{20, 0, 2}, place{20, 44, 2})
	m.line(m.Wood, 4.6, place{74, 0, 2}, place{74, 44, 2})
	top := place{48, 42, 8}
	m.lathe(m.roof, top, ring{39, 0}, ring{27, 13}, ring{15, 26}, ring{6, 38})
	m.lathe(m.plaster, top, ring{6.5, 36}, ring{3, 44})
	for i := range 5 {
		m.line([...]rgb{m.cane, m.caneDark}[i%2], 2.6, place{6 + float64(i), 1 + 2.2*float64(i%3), 1}, place{28 + float64(i)*1.5, 3 + 2.2*float64(i%3), 1})
	}
	m.sack(m.roof, place{72, 0, -2}, 11)
}

// sugarMill adds a tall mill house with a great water wheel and the chimney of the boiling house.
func (m *model) sugarMill() {
	m.walls(m.plaster, courses, place{70, 0, 22}, 13, 78, 13)
	m.block(m.roof, smooth, place{68.5, 76, 20.5}, 16, 5, 16)
	m.walls(m.plaster, smooth, place{38, 0, 8}, 42, 46, 28)
	m.gable(place{38, 46, 8}, 42, 28, 26)
	m.gate(m.Wood, facing(8), 60, 0, 14, 20)
	m.window(facing(8), 62, 30, 10, 11)
	m.window(facing(8), 55, 50, 8, 8)
	m.window(beside(80), 15, 26, 12, 11)
	m.water(0, 52, 2, 10)
	m.wheel(m.Wood, place{29, 31, 2}, 28)
	m.sack(m.roof, place{66, 0, 0}, 13)
	m.sack(m.roof, place{78, 0, 2}, 12)
}
