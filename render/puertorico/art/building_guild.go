package art

// guildHall adds three high gables side by side over an arcade, each of a form of its own, with the signs of the trades.
func (m *model) guildHall() {
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
	for _, x := range []float64{66, 112} {
		m.arch(facing(z-4), x, 4, 10, 20)
	}
	for i := range 6 {
		x := 16 + 8*float64(i)
		if i > 2 { // in the other wing
			x += 94
		}
		m.window(facing(z), x, 29, 5, 13)
	}
	for i := range 5 {
		m.window(facing(z-4), 67+12.4*float64(i), 35, 6, 13)
	}
	m.panel(m.roof, front, smooth, facing(z), 10, 23.5, 50, 2.6)
	m.panel(m.roof, front, smooth, facing(z), 130, 23.5, 50, 2.6)
	m.panel(m.Gold, gilt, smooth, facing(z-4), 60, 51, 70, 3)
	for i, x := range []float64{27, 35, 43, 147, 155, 163} {
		m.roundel(m.good[i%5], front, place{x, 49 + 4*float64(i%2), z}, 3.4)
	}
	m.block(m.Stone, smooth, place{76, 0, z - 12}, 38, 3, 8)
}

// guildGable adds a gable w wide and the roof behind it. Its left edge is drawn, the right one mirrored.
func (m *model) guildGable(x, w, y, z float64, edge [][2]float64) {
	top := edge[len(edge)-1]
	m.add(m.roof, front, tiles, place{x + w + 2, y - 2, z}, place{x + w + 2, y - 2, z + 26}, place{x + w/2, y + top[1], z + 26}, place{x + w/2, y + top[1], z})
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
	m.add(m.roof, side, smooth, thick...)
	m.add(m.plaster, front, smooth, outline...)
	m.line(m.roof, 2.8, append(left, right...)...)
	m.finial(place{x + w/2, y + top[1], z}, 11)
}
