package art

// harbour adds a lighthouse on a quay, a low house and a boat.
func (m *model) harbour() {
	m.water(0, 92, 0, 16)
	m.block(m.Stone, courses, place{6, 0, 0}, 76, 10, 28)
	m.walls(m.plaster, smooth, place{44, 10, 10}, 34, 18, 16)
	m.along(place{44, 28, 10}, 34, 16, 13)
	m.opening(facing(10), 50, 10, 8, 12)
	m.window(facing(10), 64, 16, 7, 7)
	c := place{24, 10, 14}
	m.lathe(m.plaster, c, ring{15, 0}, ring{13.6, 15})
	m.lathe(m.roof, c, ring{13.6, 15}, ring{12.2, 30})
	m.lathe(m.plaster, c, ring{12.2, 30}, ring{10.6, 45})
	m.lathe(m.trim, place{c.x, 54, c.z}, ring{14, 0}, ring{14, 3})
	m.disc(m.trim, lit, place{c.x, 57, c.z}, 14)
	m.lathe(m.Eve, place{c.x, 57, c.z}, ring{7.6, 0}, ring{7.6, 11})
	for _, x := range []float64{-7.4, 0, 7.4} {
		m.line(m.shade, 1.6, place{c.x + x, 56, c.z - 2}, place{c.x + x, 68, c.z - 2})
	}
	m.lathe(m.roof, place{c.x, 67, c.z}, ring{11, 0}, ring{7, 6}, ring{0, 12})
	m.arch(facing(c.z-14), 21, 11, 8, 14)
	m.boat(place{66, -2, -9})
	m.barrel(m.Wood, place{47, 10, 3}, 4.4, 9)
	m.barrel(m.Wood, place{39, 10, 3}, 4.4, 9)
}

// boat adds a small boat with a sail, the middle of its keel at p.
func (m *model) boat(p place) {
	at := func(x, y float64) place { return place{p.x + x, p.y + y, p.z} }
	m.line(m.Wood, 2.4, at(0, 5), at(0, 42))
	m.add(m.trim, front, smooth, at(2, 9), at(20, 10), at(2, 40))
	m.add(m.roof, front, smooth, at(-2, 10), at(-12, 11), at(-2, 34))
	m.add(m.Wood, front, boards, at(-15, 0), at(15, 0), at(23, 8), at(-20, 8))
	m.add(m.Wood, lit, smooth, at(-20, 8), at(23, 8), at(20, 10), at(-18, 10))
}

// wharf adds a ship that is being built on its stocks, and the sheer legs over it.
func (m *model) wharf() {
	m.water(0, 40, 2, 14)
	m.line(m.Wood, 4.4, place{54, 0, 24}, place{58, 84, 14})
	m.line(m.rope, 1.4, place{58, 82, 14}, place{92, 2, 20})
	hull := func(x, y float64) place { return place{x, y, 8} }
	far := func(x, y float64) place { return place{x, y, 22} }
	m.add(m.Wood, lit, planks, hull(12, 40), hull(84, 44), far(80, 46), far(16, 42))
	for _, x := range []float64{22, 36, 50, 64, 76} {
		m.line(m.Wood, 3, hull(x, 36), hull(x-1, 55))
		m.line(m.Wood, 3, far(x, 36), far(x-1, 54))
	}
	var keel []place
	for i := range 13 { // from the stem down to the keel and up to the stern
		t := float64(i) / 12
		keel = append(keel, hull(bezier(t, 2, 8, 24, 36), bezier(t, 62, 34, 14, 13)))
	}
	for i := range 9 {
		t := float64(i) / 8
		keel = append(keel, hull(bezier(t, 36, 66, 84, 90), bezier(t, 13, 12, 14, 52)))
	}
	for i := range 11 {
		t := float64(i) / 10
		keel = append(keel, hull(bezier(t, 90, 68, 34, 2), bezier(t, 52, 40, 40, 62)))
	}
	m.add(m.roof, front, smooth, keel...)
	for k := range 3 {
		y := 20 + 8*float64(k)
		m.line(m.shade, 1.1, hull(17-4*float64(k), y), hull(50, y-2), hull(83+1.5*float64(k), y+1))
	}
	m.line(m.trim, 2.6, hull(5, 55), hull(34, 40.5), hull(66, 40), hull(88, 48))
	m.line(m.Wood, 4.4, place{30, 0, 0}, place{58, 84, 14})
	m.line(m.rope, 1.6, place{58, 80, 14}, place{58, 56, 14})
	m.line(m.Wood, 3.6, place{44, 56, 12}, place{72, 58, 12})
	for _, x := range []float64{26, 46, 66, 80} {
		m.line(m.Wood, 3.6, place{x, 0, 0}, place{x + 3, 22, 8})
		m.block(m.Wood, smooth, place{x - 4, 0, 8}, 9, 9, 6)
	}
	m.line(m.Wood, 4, place{14, 3, 2}, place{92, 3, 2})
	m.block(m.Wood, boards, place{4, 0, -2}, 15, 6, 9)
}
