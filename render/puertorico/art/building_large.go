package art

import "islas/render/paint"

// guildHall adds three high gables side by side over an arcade, each of a form of its own, with the signs of the trades.
func guildHall(m *model) {
	const z = 10.0
	m.walls(m.plaster, smooth, place{12, 0, z}, 166, 40, 26)
	m.guildGable(132, 46, 40, z, [][2]float64{{0, 0}, {0, 10}, {5, 10}, {5, 17}, {10, 17}, {10, 24}, {15, 24}, {15, 31}})
	m.guildGable(12, 46, 40, z, [][2]float64{{0, 0}, {0, 6}, {4, 8}, {6, 14}, {11, 17}, {13, 24}, {18, 27}, {20, 33}})
	m.walls(m.plaster, smooth, place{62, 0, z - 4}, 66, 52, 30)
	m.guildGable(62, 66, 52, z-4, [][2]float64{{0, 0}, {0, 5}, {7, 7}, {10, 14}, {17, 16}, {20, 23}, {26, 25}, {28, 31}})
	m.clock(place{95, 63, z - 4}, 6.5)
	m.arcade(facing(z), 14, 0, 46, 21, 3)
	m.arcade(facing(z), 130, 0, 46, 21, 3)
	m.portal(facing(z-4), 85, 0, 20, 29)
	m.arch(facing(z-4), 4, 10, 20, 66, 112)
	for i := range 6 {
		x := 16 + 8*float64(i)
		if i > 2 { // in the other wing
			x += 94
		}
		m.window(facing(z), 29, 5, 13, x)
	}
	for i := range 5 {
		m.window(facing(z-4), 35, 6, 13, 67+12.4*float64(i))
	}
	m.panel(m.roof, paint.Front, smooth, facing(z), 10, 23.5, 50, 2.6)
	m.panel(m.roof, paint.Front, smooth, facing(z), 130, 23.5, 50, 2.6)
	m.panel(m.Gold, paint.Gilt, smooth, facing(z-4), 60, 51, 70, 3)
	for i, x := range []float64{27, 35, 43, 147, 155, 163} {
		m.roundel(m.good[i%5], paint.Front, place{x, 49 + 4*float64(i%2), z}, 3.4)
	}
	m.block(m.Stone, smooth, place{76, 0, z - 12}, 38, 3, 8)
}

// guildGable adds a gable w wide and the roof behind it. Its left edge is drawn, the right one mirrored.
func (m *model) guildGable(x, w, y, z float64, edge [][2]float64) {
	top := edge[len(edge)-1]
	m.add(m.roof, paint.Front, tiles, place{x + w + 2, y - 2, z}, place{x + w + 2, y - 2, z + 26}, place{x + w/2, y + top[1], z + 26}, place{x + w/2, y + top[1], z})
	var left, right []place
	for i, e := range edge {
		left = append(left, place{x + e[0], y + e[1], z})
		r := edge[len(edge)-1-i]
		right = append(right, place{x + w - r[0], y + r[1], z})
	}
	outline := append(append(append([]place(nil), left...), right...), place{x + w, y - 2, z}, place{x, y - 2, z})
	thick := append([]place(nil), outline...)
	for i := range thick {
		thick[i].z += 6
	}
	m.add(m.roof, paint.Side, smooth, thick...)
	m.add(m.plaster, paint.Front, smooth, outline...)
	m.line(m.roof, 2.8, append(left, right...)...)
	m.finial(place{x + w/2, y + top[1], z}, 11)
}

// residence adds a mansion with two wings under steep roofs, a stair and a garden.
func residence(m *model) {
	const z = 14.0
	m.palm(place{20, 0, 44}, 82)
	m.palm(place{128, 0, 50}, 84)
	m.walls(m.plaster, smooth, place{28, 0, z}, 132, 40, 26)
	m.panel(m.trim, paint.Trim, smooth, facing(z), 27, 38, 134, 4)
	m.mansard(m.roof, place{28, 42, z}, 132, 26, 18, 9)
	for _, x := range []float64{38, 56, 128, 146} {
		m.dormer(place{x, 44, z - 2}, 9)
	}
	for _, x := range []float64{34, 48, 62, 120, 134, 148} {
		m.window(facing(z), 24, 7, 11, x)
		m.arch(facing(z), 4, 8, 14, x-0.5)
	}
	m.panel(m.roof, paint.Front, smooth, facing(z), 28, 20, 132, 2)
	const f = 6.0 // the front of the middle
	m.walls(m.plaster, smooth, place{72, 0, f}, 44, 50, 32)
	m.mansard(m.roof, place{72, 53, f}, 44, 30, 20, 8)
	m.block(m.trim, smooth, place{70, 50, f - 2}, 48, 3.4, 3)
	for _, x := range []float64{82, 94, 106} {
		m.finial(place{x - 4, 73, f + 8}, 8)
	}
	m.add(m.plaster, paint.Front, smooth, arched(facing(f-2), 84, 53, 20, 19)...)
	m.add(m.shade, paint.Deep, smooth, arched(facing(f-2), 88.5, 55, 11, 12)...)
	m.window(facing(f), 30, 8, 14, 77, 90, 104)
	m.block(m.trim, smooth, place{70, 22, f - 7}, 48, 3, 8)
	for i := range 9 {
		x := 71.5 + 5.6*float64(i)
		m.stroke(m.trim, 1.8, place{x, 25, f - 7}, place{x, 30, f - 7})
	}
	m.line(m.trim, 2, place{70, 31, f - 7}, place{118, 31, f - 7})
	m.portal(facing(f), 88, 4, 12, 16)
	m.column(m.trim, 3, f-6, 2, 19, 73, 84, 104, 115)
	m.block(m.Stone, smooth, place{70, 0, f - 10}, 48, 3, 6)
	m.block(m.Stone, smooth, place{80, 0, f - 15}, 28, 1.6, 5)
	m.bush(4, 6, 34, 48, 138, 152)
}

// dormer adds a window in a roof, with a gable of its own.
func (m *model) dormer(p place, w float64) {
	m.walls(m.plaster, smooth, p, w, 9, 6)
	m.gable(place{p.x, p.y + 9, p.z}, w, 7, 5)
	m.opening(facing(p.z), p.y+1.6, w-4.8, 7, p.x+2.4)
}

// fortress adds sloping walls with sentry boxes at their corners around a keep.
func fortress(m *model) {
	m.walls(m.plaster, courses, place{73, 20, 26}, 46, 44, 26)
	m.battlement(place{73, 64, 26}, 46, 26)
	m.walls(m.plaster, courses, place{86, 64, 34}, 20, 12, 12)
	m.hip(m.roof, place{86, 76, 34}, 20, 12, 13, 10)
	m.arch(facing(26), 46, 8, 12, 79, 92, 105)
	for _, x := range []float64{14, 132} {
		m.bastion(x)
	}
	m.add(m.plaster, paint.Front, courses, place{48, 0, 8}, place{140, 0, 8}, place{138, 34, 12}, place{50, 34, 12})
	m.battlement(place{50, 34, 12}, 88, 6)
	m.arch(facing(9), 0, 22, 25, 83)
	m.gate(m.Wood, facing(9), 86, 0, 16, 17)
	m.panel(m.roof, paint.Front, smooth, facing(11), 49, 29, 90, 2.4)
	m.garita(place{20, 30, 2}, 9)
	m.garita(place{178, 30, 2}, 9)
	m.garita(place{50, 34, 2}, 8)
	m.garita(place{146, 34, 2}, 8)
}

// bastion adds a corner of the walls, which slope and stand before the others.
func (m *model) bastion(x float64) {
	a, b := x, x+46
	m.add(m.plaster, paint.Side, courses, place{b + 4, 0, -2}, place{b + 2, 0, 26}, place{b - 2, 34, 26}, place{b, 34, 2})
	m.add(m.plaster, paint.Front, courses, place{a - 4, 0, -4}, place{b + 4, 0, -4}, place{b, 34, 2}, place{a, 34, 2})
	m.panel(m.roof, paint.Front, smooth, facing(1), a-0.6, 28, b-a+1.2, 2.4)
	m.battlement(place{a, 34, 2}, b-a, 24)
	m.opening(facing(-2), 12, 5, 8, x+20)
}

// battlement adds merlons along the front edge of a wall whose top is at p, and its walk.
func (m *model) battlement(p place, w, d float64) {
	m.slab(m.Stone, place{p.x, p.y - 1, p.z}, w, 1, d)
	n := int(w / 11)
	step := w / (float64(n) - 0.4)
	for i := range n {
		m.block(m.plaster, smooth, place{p.x + step*float64(i), p.y, p.z}, step*0.6, 6.5, 4)
	}
}

// garita adds a sentry box: round, on a corbel, under a small dome.
func (m *model) garita(p place, r float64) {
	m.lathe(m.plaster, p, ring{r * 0.3, -12}, ring{r, 0}, ring{r, 17})
	m.opening(facing(p.z-6), p.y+4, 3.4, 9, p.x-3)
	m.lathe(m.trim, place{p.x, p.y + 16, p.z}, ring{r * 1.25, 0}, ring{r * 1.25, 2.6})
	m.dome(m.roof, place{p.x, p.y + 18.6, p.z}, r*1.1, r*1.2)
	m.finial(place{p.x, p.y + 18 + r*1.2, p.z}, 8)
}

// customsHouse adds a house with a front of columns at the quay, low wings, and a scale on its roof.
func customsHouse(m *model) {
	const z = 16.0
	m.water(10, 172, -4, 14)
	m.block(m.Stone, courses, place{13, 0, -4}, 160, 8, 44)
	for _, x := range []float64{20, 134} {
		m.walls(m.plaster, smooth, place{x, 8, z}, 36, 20, 22)
		m.slab(m.Stone, place{x, 28, z}, 36, 0.5, 22)
		m.block(m.trim, smooth, place{x - 2, 27, z - 2}, 40, 3, 4)
		for i := range 7 {
			m.stroke(m.trim, 2, place{x + 1.4 + 5.2*float64(i), 30, z - 2}, place{x + 1.4 + 5.2*float64(i), 35, z - 2})
		}
		m.line(m.trim, 2, place{x - 1, 36, z - 2}, place{x + 37, 36, z - 2})
		m.arcade(facing(z), x+2, 8, 32, 15, 3)
	}
	m.walls(m.plaster, smooth, place{56, 8, z}, 78, 48, 26)
	m.opening(facing(z), 14, 14, 30, 88)
	m.arch(facing(z), 18, 7, 20, 64, 75, 108, 119)
	m.block(m.Stone, smooth, place{50, 8, 0}, 90, 6, 16)
	m.block(m.Stone, smooth, place{46, 8, -6}, 98, 3, 6)
	for _, x := range []float64{58, 73, 88, 103, 118, 133} {
		m.column(m.trim, 14, 4, 3.4, 38, x-0.5)
	}
	m.block(m.trim, smooth, place{52, 52, 1}, 87, 5, 14)
	m.add(m.roof, paint.Front, tiles, place{142, 57, 0}, place{142, 57, 30}, place{95.5, 77, 30}, place{95.5, 77, 0})
	m.add(m.trim, paint.Trim, smooth, place{49, 57, 0}, place{142, 57, 0}, place{95.5, 77, 0})
	m.add(m.roof, paint.Front, smooth, place{60, 59, 0}, place{131, 59, 0}, place{95.5, 73.6, 0})
	m.roundel(m.Gold, paint.Gilt, place{95.5, 64, 0}, 4.6)
	m.scale(place{95.5, 76, 4}, 14)
	m.barrel(m.Wood, place{22, 8, 2}, 6, 13)
	m.barrel(m.Wood, place{35, 8, 0}, 6, 13)
	m.crate(place{148, 8, 0}, 13)
	m.boat(place{164, -3, -14})
}

// scale adds a golden balance.
func (m *model) scale(p place, size float64) {
	at := func(x, y float64) place { return place{p.x + x*size, p.y + y*size, p.z} }
	m.line(m.Gold, 2.4, at(0, 0), at(0, 1))
	m.line(m.Gold, 2, at(-0.95, 0.72), at(0, 0.84), at(0.95, 0.72))
	for _, x := range []float64{-0.95, 0.95} {
		m.line(m.Gold, 1, at(x-0.3, 0.24), at(x, 0.72), at(x+0.3, 0.24))
		m.add(m.Gold, paint.Gilt, smooth, at(x-0.42, 0.26), at(x+0.42, 0.26), at(x+0.2, 0.06), at(x-0.2, 0.06))
	}
}

// cityHall adds a long house over an arcade, a turret at each end, and the high clock tower in its middle.
func cityHall(m *model) {
	const z = 14.0
	m.walls(m.plaster, smooth, place{22, 0, z}, 146, 40, 26)
	m.hip(m.roof, place{22, 42, z}, 146, 24, 17, 12)
	m.panel(m.trim, paint.Trim, smooth, facing(z-1), 20, 39, 150, 4)
	m.arcade(facing(z), 36, 0, 44, 20, 4)
	m.arcade(facing(z), 110, 0, 44, 20, 4)
	m.panel(m.roof, paint.Front, smooth, facing(z), 22, 22.4, 146, 2)
	for i := range 8 {
		x := 38.5 + 11*float64(i)
		if i > 3 {
			x += 30
		}
		m.window(facing(z), 27, 6, 9, x)
	}
	for _, x := range []float64{10, 156} {
		m.walls(m.plaster, smooth, place{x, 0, z - 5}, 22, 50, 24)
		m.block(m.trim, smooth, place{x - 1.6, 50, z - 6.6}, 25.2, 3, 27)
		m.hip(m.roof, place{x + 0.5, 54, z - 5}, 21, 23, 20, 10.5)
		m.finial(place{x + 11, 72, z + 7}, 9)
		m.arch(facing(z-5), 0, 9, 17, x+6.5)
		m.window(facing(z-5), 29, 7, 12, x+7.5)
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
	m.panel(m.Gold, paint.Gilt, smooth, facing(f), 80, 45, 30, 2)
	m.block(m.trim, smooth, place{82, 28, f - 5}, 26, 2, 6)
	m.line(m.trim, 1.8, place{82, 33, f - 5}, place{108, 33, f - 5})
	for i := range 6 {
		x := 83 + 4.8*float64(i)
		m.stroke(m.trim, 1.4, place{x, 29, f - 5}, place{x, 33, f - 5})
	}
	m.block(m.Stone, smooth, place{78, 0, f - 8}, 34, 2.4, 8)
	m.bush(2, 5.5, 44, 146)
}
