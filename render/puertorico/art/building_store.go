package art

// smallWarehouse adds a store with a round roof, and a barrel before it.
func (m *model) smallWarehouse() {
	const z = 8.0
	m.walls(m.plaster, smooth, place{12, 0, z}, 54, 18, 34)
	m.opening(beside(66), 20, 6, 13, 8)
	m.vault(place{12, 18, z}, 54, 34, 27)
	m.gate(m.Wood, facing(z), 27, 0, 24, 25)
	m.roundel(m.trim, trim, place{39, 35, z}, 5)
	m.roundel(m.shade, deep, place{39, 35, z}, 3.6)
	m.barrel(m.Wood, place{74, 0, 2}, 8, 17)
	m.barrel(m.Wood, place{88, 0, 0}, 7.4, 16)
	m.crate(place{8, 0, -2}, 13)
}

// largeWarehouse adds two high stores with round roofs side by side on a loading dock.
func (m *model) largeWarehouse() {
	const z = 12.0
	for i, x := range []float64{43, 5} {
		h := [...]float64{62, 36}[i]
		m.walls(m.plaster, courses, place{x, 0, z}, 38, h, 30)
		m.vault(place{x, h, z}, 38, 30, 21)
		m.gate(m.Wood, facing(z), x+11, h-9, 16, 15)
		m.gate(m.roof, facing(z), x+9, 9, 20, 20)
	}
	m.opening(beside(81), 22, 16, 10, 16)
	m.opening(beside(81), 22, 40, 10, 12)
	m.line(m.Wood, 4, place{62, 74, z - 2}, place{62, 74, z - 16})
	m.line(m.rope, 1.6, place{62, 73, z - 15}, place{62, 52, z - 15})
	m.crate(place{56.5, 40, -4}, 12)
	m.block(m.Stone, courses, place{3, 0, 0}, 82, 9, 12)
	m.barrel(m.Wood, place{12, 9, 6}, 5.4, 12)
	m.barrel(m.Wood, place{44, 9, 5}, 5.4, 12)
	m.sack(m.linen, place{76, 9, 5}, 11)
	m.sack(m.linen, place{66, 9, 4}, 10)
	m.barrel(m.Wood, place{88, 0, -2}, 6, 13)
}

// factory adds workshops under a roof like a saw, and a chimney.
func (m *model) factory() {
	const z = 8.0
	m.walls(m.roof, courses, place{8, 0, 26}, 12, 74, 12)
	m.block(m.trim, smooth, place{6.5, 72, 24.5}, 15, 5, 15)
	m.walls(m.plaster, courses, place{6, 0, z}, 78, 34, 24)
	for i := 2; i >= 0; i-- {
		x := 6 + 26*float64(i)
		m.add(m.roof, side, tiles, place{x + 26, 34, z}, place{x + 26, 34, z + 24}, place{x + 26, 54, z + 24}, place{x + 26, 54, z})
		m.add(m.roof, lit, tiles, place{x, 34, z}, place{x + 26, 54, z}, place{x + 26, 54, z + 24}, place{x, 34, z + 24})
		m.add(m.plaster, front, smooth, place{x, 33, z}, place{x + 26, 33, z}, place{x + 26, 53, z})
		m.line(m.roof, 2.6, place{x, 34.6, z - 1}, place{x + 26, 54.6, z - 1}, place{x + 26, 33, z - 1})
	}
	m.arcade(facing(z), 30, 11, 52, 18, 4)
	m.gate(m.roof, facing(z), 11, 0, 14, 22)
	m.panel(m.roof, front, smooth, facing(z), 6, 0, 5, 4)
	m.gear(place{76, 9, -4}, 9)
	m.crate(place{40, 0, -4}, 12)
	m.crate(place{54, 0, -3}, 10)
}

// gear adds a cogwheel that stands facing the front.
func (m *model) gear(p place, r float64) {
	at := p.flat()
	for i := range 4 {
		f := face{width: r * 0.42, base: m.Gold}
		o := oval(at, r*1.15, r*1.15)
		f.points = append(f.points, o[i*28/8], o[i*28/8+14])
		m.put(f)
	}
	m.put(face{points: oval(at, r*0.86, r*0.86), tone: gilt, base: m.Gold})
	m.put(face{points: oval(at, r*0.34, r*0.34), tone: deep, base: m.shade})
}
