package art

// residence adds a mansion with two wings under steep roofs, a stair and a garden.
func (m *model) residence() {
	const z = 14.0
	m.palm(place{20, 0, 44}, 82)
	m.palm(place{128, 0, 50}, 84)
	m.walls(m.plaster, smooth, place{28, 0, z}, 132, 40, 26)
	m.panel(m.trim, trim, smooth, facing(z), 27, 38, 134, 4)
	m.mansard(m.roof, place{28, 42, z}, 132, 26, 18, 9)
	for _, x := range []float64{38, 56, 128, 146} {
		m.dormer(place{x, 44, z - 2}, 9)
	}
	for _, x := range []float64{34, 48, 62, 120, 134, 148} {
		m.window(facing(z), x, 24, 7, 11)
		m.arch(facing(z), x-0.5, 4, 8, 14)
	}
	m.panel(m.roof, front, smooth, facing(z), 28, 20, 132, 2)
	const f = 6.0 // the front of the middle
	m.walls(m.plaster, smooth, place{72, 0, f}, 44, 50, 32)
	m.mansard(m.roof, place{72, 53, f}, 44, 30, 20, 8)
	m.block(m.trim, smooth, place{70, 50, f - 2}, 48, 3.4, 3)
	for _, x := range []float64{82, 94, 106} {
		m.finial(place{x - 4, 73, f + 8}, 8)
	}
	m.add(m.plaster, front, smooth, arched(facing(f-2), 84, 53, 20, 19)...)
	m.add(m.shade, deep, smooth, arched(facing(f-2), 88.5, 55, 11, 12)...)
	for _, x := range []float64{77, 90, 104} {
		m.window(facing(f), x, 30, 8, 14)
	}
	m.block(m.trim, smooth, place{70, 22, f - 7}, 48, 3, 8)
	for i := range 9 {
		x := 71.5 + 5.6*float64(i)
		m.stroke(m.trim, 1.8, place{x, 25, f - 7}, place{x, 30, f - 7})
	}
	m.line(m.trim, 2, place{70, 31, f - 7}, place{118, 31, f - 7})
	m.portal(facing(f), 88, 4, 12, 16)
	for _, x := range []float64{73, 84, 104, 115} {
		m.column(m.trim, place{x, 3, f - 6}, 2, 19)
	}
	m.block(m.Stone, smooth, place{70, 0, f - 10}, 48, 3, 6)
	m.block(m.Stone, smooth, place{80, 0, f - 15}, 28, 1.6, 5)
	for _, x := range []float64{34, 48, 138, 152} {
		m.bush(place{x, 0, 4}, 6)
	}
}

// dormer adds a window in a roof, with a gable of its own.
func (m *model) dormer(p place, w float64) {
	m.walls(m.plaster, smooth, p, w, 9, 6)
	m.gable(place{p.x, p.y + 9, p.z}, w, 7, 5)
	m.opening(facing(p.z), p.x+2.4, p.y+1.6, w-4.8, 7)
}
