package art

import (
	"image/color"

	"islas/render/paint"
)

// smallMarket adds one stall under a striped sail.
func smallMarket(m *model) {
	m.post(m.Wood, 4, 0, 60, 26, 16, 78)
	m.block(m.Wood, planks, place{13, 0, 6}, 66, 20, 18)
	m.block(m.trim, smooth, place{10, 20, 4}, 72, 3.4, 22)
	m.heap(m.Gold, place{24, 23, 14}, 4.6)
	m.heap(m.berry, place{43, 23, 14}, 4.6)
	m.heap(m.Leaf, place{62, 23, 14}, 4.6)
	m.post(m.Wood, 4.4, 0, 50, 4, 12, 80)
	m.awning(m.roof, m.trim, 4, 84, 50, 72, 0, 30, 7)
	m.crate(place{76, 0, -4}, 13)
	m.heap(m.good[0], place{82, 10, 0}, 3.2)
	m.sack(m.linen, place{9, 0, -2}, 14)
}

// largeMarket adds a hall of arches with a raised nave, and stalls along both sides.
func largeMarket(m *model) {
	const z = 12.0
	m.walls(m.plaster, smooth, place{27, 0, z}, 38, 60, 34)
	m.window(beside(65), 43, 8, 10, 20, 34)
	m.gable(place{27, 60, z}, 38, 34, 20)
	m.arch(facing(z), 0, 17, 34, 37.5)
	m.block(m.Wood, planks, place{38.5, 0, z}, 15, 9, 2)
	m.heap(m.Gold, place{42.5, 9, z}, 2.8)
	m.heap(m.berry, place{49.5, 9, z}, 2.8)
	m.post(m.rope, 1.1, 33, 27, z, 46)
	m.lathe(m.Eve, place{46, 22, z}, ring{1.6, 0}, ring{2.6, 4}, ring{1, 6})
	m.arch(facing(z), 40, 5, 13, 31, 56)
	m.add(m.trim, paint.Trim, smooth, arched(facing(z), 39, 43, 14, 18)...)
	m.add(m.shade, paint.Deep, smooth, arched(facing(z), 40.5, 44.5, 11, 15)...)
	m.finial(place{46, 80, z - 3}, 12)
	for _, x := range []float64{-4, 66} {
		for _, post := range []float64{4, 26} {
			m.post(m.Wood, 2.8, 0, 41, 10, x+post)
			m.post(m.Wood, 2.8, 0, 33, 0, x+post)
		}
		m.block(m.Wood, planks, place{x + 3, 0, 3}, 24, 11, 5)
		m.heap([...]color.NRGBA{m.berry, m.Gold}[int(x+4)/70], place{x + 10, 11, 6}, 3.2)
		m.heap([...]color.NRGBA{m.Leaf, m.Roof}[int(x+4)/70], place{x + 20, 11, 6}, 3.2)
		m.awning(m.roof, m.trim, x, 30, 34, 47, -2, 16, 5)
	}
}

// office adds the narrow, high house of a merchant with a stepped gable and a sign.
func office(m *model) {
	const z = 6.0
	m.walls(m.plaster, smooth, place{28, 0, z}, 40, 56, 36)
	for _, y := range []float64{10, 32} {
		m.window(beside(68), y, 7, 12, 14, 29)
	}
	m.add(m.roof, paint.Front, tiles, place{70, 54, z}, place{70, 54, z + 37}, place{48, 80, z + 37}, place{48, 80, z})
	steps := []place{{28, 54, z}, {68, 54, z}}
	for _, s := range [][2]float64{{68, 62}, {62, 62}, {62, 70}, {56, 70}, {56, 78}, {52, 78}, {52, 84}, {44, 84}, {44, 78}, {40, 78}, {40, 70}, {34, 70}, {34, 62}, {28, 62}} {
		steps = append(steps, place{s[0], s[1], z})
	}
	for _, s := range [][3]float64{{62, 62, 6}, {56, 70, 6}, {52, 78, 4}} {
		m.block(m.roof, smooth, place{s[0], s[1] - 3, z}, s[2], 3, 7)
	}
	m.add(m.plaster, paint.Front, smooth, steps...)
	for _, s := range [][3]float64{{28, 62, 6}, {34, 70, 6}, {40, 78, 4}, {44, 84, 8}, {52, 78, 4}, {56, 70, 6}, {62, 62, 6}} {
		m.panel(m.roof, paint.Lit, smooth, facing(z-1), s[0]-0.8, s[1]-1, s[2]+1.6, 3)
	}
	m.roundel(m.shade, paint.Deep, place{48, 70, z}, 4.4)
	m.panel(m.roof, paint.Front, smooth, facing(z), 28, 26, 40, 2.6)
	m.panel(m.roof, paint.Front, smooth, facing(z), 28, 50, 40, 2.6)
	m.window(facing(z), 32, 7, 13, 32.5, 44.5, 56.5)
	m.window(facing(z), 9, 11, 12, 34)
	m.portal(facing(z), 52, 0, 11, 21)
	m.block(m.Stone, smooth, place{49, 0, z - 7}, 17, 3, 7)
	m.line(m.SteelDark, 2.4, place{28, 50, z}, place{9, 50, z})
	m.post(m.SteelDark, 1.6, 50, 45, z, 14)
	m.roundel(m.Gold, paint.Gilt, place{14, 37, z}, 8.6)
	m.roundel(m.GoldDark, paint.Front, place{14, 37, z}, 5.4)
	m.roundel(m.Gold, paint.Gilt, place{14, 37, z}, 3.6)
}

// smallWarehouse adds a store with a round roof, and a barrel before it.
func smallWarehouse(m *model) {
	const z = 8.0
	m.walls(m.plaster, smooth, place{12, 0, z}, 54, 18, 34)
	m.opening(beside(66), 6, 13, 8, 20)
	m.vault(place{12, 18, z}, 54, 34, 27)
	m.gate(m.Wood, facing(z), 27, 0, 24, 25)
	m.roundel(m.trim, paint.Trim, place{39, 35, z}, 5)
	m.roundel(m.shade, paint.Deep, place{39, 35, z}, 3.6)
	m.barrel(m.Wood, place{74, 0, 2}, 8, 17)
	m.barrel(m.Wood, place{88, 0, 0}, 7.4, 16)
	m.crate(place{8, 0, -2}, 13)
}

// largeWarehouse adds two high stores with round roofs side by side on a loading dock.
func largeWarehouse(m *model) {
	const z = 12.0
	for i, x := range []float64{43, 5} {
		h := [...]float64{62, 36}[i]
		m.walls(m.plaster, courses, place{x, 0, z}, 38, h, 30)
		m.vault(place{x, h, z}, 38, 30, 21)
		m.gate(m.Wood, facing(z), x+11, h-9, 16, 15)
		m.gate(m.roof, facing(z), x+9, 9, 20, 20)
	}
	m.opening(beside(81), 16, 10, 16, 22)
	m.opening(beside(81), 40, 10, 12, 22)
	m.line(m.Wood, 4, place{62, 74, z - 2}, place{62, 74, z - 16})
	m.post(m.rope, 1.6, 73, 52, z-15, 62)
	m.crate(place{56.5, 40, -4}, 12)
	m.block(m.Stone, courses, place{3, 0, 0}, 82, 9, 12)
	m.barrel(m.Wood, place{12, 9, 6}, 5.4, 12)
	m.barrel(m.Wood, place{44, 9, 5}, 5.4, 12)
	m.sack(m.linen, place{76, 9, 5}, 11)
	m.sack(m.linen, place{66, 9, 4}, 10)
	m.barrel(m.Wood, place{88, 0, -2}, 6, 13)
}

// factory adds workshops under a roof like a saw, and a chimney.
func factory(m *model) {
	const z = 8.0
	m.walls(m.roof, courses, place{8, 0, 26}, 12, 74, 12)
	m.block(m.trim, smooth, place{6.5, 72, 24.5}, 15, 5, 15)
	m.walls(m.plaster, courses, place{6, 0, z}, 78, 34, 24)
	for i := 2; i >= 0; i-- {
		x := 6 + 26*float64(i)
		m.add(m.roof, paint.Side, tiles, place{x + 26, 34, z}, place{x + 26, 34, z + 24}, place{x + 26, 54, z + 24}, place{x + 26, 54, z})
		m.add(m.roof, paint.Lit, tiles, place{x, 34, z}, place{x + 26, 54, z}, place{x + 26, 54, z + 24}, place{x, 34, z + 24})
		m.add(m.plaster, paint.Front, smooth, place{x, 33, z}, place{x + 26, 33, z}, place{x + 26, 53, z})
		m.line(m.roof, 2.6, place{x, 34.6, z - 1}, place{x + 26, 54.6, z - 1}, place{x + 26, 33, z - 1})
	}
	m.arcade(facing(z), 30, 11, 52, 18, 4)
	m.gate(m.roof, facing(z), 11, 0, 14, 22)
	m.panel(m.roof, paint.Front, smooth, facing(z), 6, 0, 5, 4)
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
	m.put(face{points: oval(at, r*0.86, r*0.86), tone: paint.Gilt, base: m.Gold})
	m.put(face{points: oval(at, r*0.34, r*0.34), tone: paint.Deep, base: m.shade})
}

// hacienda adds a low house with a veranda, a gate and a high palm.
func hacienda(m *model) {
	m.palm(place{44, 0, 32}, 88)
	m.walls(m.plaster, smooth, place{18, 0, 16}, 56, 31, 26)
	m.hip(m.roof, place{18, 31, 16}, 56, 26, 19, 15)
	m.shuttered(facing(16), 7, 8, 13, 30)
	m.opening(facing(16), 0, 10, 19, 45)
	m.shuttered(facing(16), 7, 8, 13, 63)
	m.shed(m.roof, tiles, place{18, 22, 6}, 58, 11, 7, 3)
	for i := range 5 {
		m.stroke(m.trim, 1.6, place{22 + 3.6*float64(i), 0, 4}, place{22 + 3.6*float64(i), 8, 4})
		m.stroke(m.trim, 1.6, place{60 + 3.4*float64(i), 0, 4}, place{60 + 3.4*float64(i), 8, 4})
	}
	m.line(m.trim, 2, place{18, 8, 4}, place{38, 8, 4})
	m.line(m.trim, 2, place{58, 8, 4}, place{76, 8, 4})
	m.post(m.trim, 3, 0, 20, 4, 19, 38, 58, 76)
	m.walls(m.plaster, smooth, place{-4, 0, 0}, 17, 23, 5)
	m.gable(place{-4, 23, 0}, 17, 5, 8)
	m.arch(facing(0), 0, 9, 17, 0)
	m.bush(6, 9, 88)
	m.bush(-3, 5.4, 22)
}

// constructionHut adds a hut of planks, and a crane that lifts a block of stone.
func constructionHut(m *model) {
	m.walls(m.plaster, planks, place{50, 0, 12}, 34, 30, 22)
	m.shed(m.roof, tiles, place{50, 30, 12}, 34, 22, 14, 4)
	m.gate(m.roof, facing(12), 57, 0, 13, 22)
	m.window(beside(84), 12, 9, 9, 7)
	m.post(m.Wood, 5.4, 0, 80, 10, 34)
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
func hospice(m *model) {
	const z = 8.0
	m.walls(m.plaster, smooth, place{4, 0, z}, 78, 32, 24)
	m.hip(m.roof, place{4, 32, z}, 78, 24, 11, 9)
	m.shuttered(facing(z), 11, 8, 13, 11, 65)
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
	m.add(m.plaster, paint.Side, smooth, beside(61)(z-4, 0), beside(61)(z, 0), beside(61)(z, 34), beside(61)(z-4, 34))
	m.add(m.plaster, paint.Side, smooth, beside(52)(z-4, 50), beside(52)(z, 50), beside(52)(z, 68), beside(52)(z-4, 68))
	m.add(m.plaster, paint.Front, smooth, outline...)
	m.panel(m.roof, paint.Front, smooth, g, 25, 34, 36, 3)
	m.panel(m.roof, paint.Front, smooth, g, 33, 50, 20, 2.6)
	m.arch(g, 55, 10, 16, 38)
	m.bell(place{43, 70, z - 4}, 11)
	m.portal(g, 36, 0, 14, 24)
	m.roundel(m.trim, paint.Trim, place{43, 42, z - 4}, 4.6)
	m.roundel(m.shade, paint.Deep, place{43, 42, z - 4}, 3.2)
	m.finial(place{43, 77, z - 4}, 8)
	m.block(m.Stone, smooth, place{32, 0, z - 10}, 22, 3, 6)
	m.bush(2, 6, 12, 76)
}

// university adds a rotunda with a dome and a portico.
func university(m *model) {
	const z = 10.0
	m.walls(m.plaster, smooth, place{3, 0, z}, 80, 24, 26)
	m.block(m.trim, smooth, place{1, 24, z - 2}, 84, 4, 30)
	m.window(facing(z), 7, 8, 12, 9, 69)
	c := place{50, 28, z + 13}
	m.lathe(m.plaster, c, ring{18, 0}, ring{18, 25})
	for _, x := range []float64{-13, -3, 7} {
		m.arch(facing(c.z), 31, 6, 15, c.x+x-1)
	}
	m.lathe(m.trim, place{c.x, 53, c.z}, ring{20, 0}, ring{20, 3})
	m.dome(m.roof, place{c.x, 56, c.z}, 18, 18)
	m.lathe(m.trim, place{c.x, 72, c.z}, ring{5, 0}, ring{5, 7})
	m.dome(m.roof, place{c.x, 79, c.z}, 6, 5)
	m.finial(place{c.x, 83, c.z}, 6)
	m.block(m.Stone, smooth, place{22, 0, -2}, 42, 4, 12)
	m.block(m.Stone, smooth, place{18, 0, -6}, 50, 2, 6)
	m.opening(facing(z), 4, 13, 18, 36)
	m.column(m.trim, 4, 2, 2.8, 21, 27, 37, 49, 59)
	m.block(m.trim, smooth, place{22, 25, 0}, 42, 4, 12)
	m.add(m.roof, paint.Front, tiles, place{66, 29, -1}, place{66, 29, 12}, place{43, 41, 12}, place{43, 41, -1})
	m.add(m.trim, paint.Trim, smooth, place{20, 29, -1}, place{66, 29, -1}, place{43, 41, -1})
	m.add(m.roof, paint.Front, smooth, place{28, 30.6, -1}, place{58, 30.6, -1}, place{43, 38, -1})
}

// harbour adds a lighthouse on a quay, a low house and a boat.
func harbour(m *model) {
	m.water(0, 92, 0, 16)
	m.block(m.Stone, courses, place{6, 0, 0}, 76, 10, 28)
	m.walls(m.plaster, smooth, place{44, 10, 10}, 34, 18, 16)
	m.along(place{44, 28, 10}, 34, 16, 13)
	m.opening(facing(10), 10, 8, 12, 50)
	m.window(facing(10), 16, 7, 7, 64)
	c := place{24, 10, 14}
	m.lathe(m.plaster, c, ring{15, 0}, ring{13.6, 15})
	m.lathe(m.roof, c, ring{13.6, 15}, ring{12.2, 30})
	m.lathe(m.plaster, c, ring{12.2, 30}, ring{10.6, 45})
	m.lathe(m.trim, place{c.x, 54, c.z}, ring{14, 0}, ring{14, 3})
	m.disc(m.trim, paint.Lit, place{c.x, 57, c.z}, 14)
	m.lathe(m.Eve, place{c.x, 57, c.z}, ring{7.6, 0}, ring{7.6, 11})
	for _, x := range []float64{-7.4, 0, 7.4} {
		m.post(m.shade, 1.6, 56, 68, c.z-2, c.x+x)
	}
	m.lathe(m.roof, place{c.x, 67, c.z}, ring{11, 0}, ring{7, 6}, ring{0, 12})
	m.arch(facing(c.z-14), 11, 8, 14, 21)
	m.boat(place{66, -2, -9})
	m.barrel(m.Wood, place{47, 10, 3}, 4.4, 9)
	m.barrel(m.Wood, place{39, 10, 3}, 4.4, 9)
}

// boat adds a small boat with a sail, the middle of its keel at p.
func (m *model) boat(p place) {
	at := func(x, y float64) place { return place{p.x + x, p.y + y, p.z} }
	m.line(m.Wood, 2.4, at(0, 5), at(0, 42))
	m.add(m.trim, paint.Front, smooth, at(2, 9), at(20, 10), at(2, 40))
	m.add(m.roof, paint.Front, smooth, at(-2, 10), at(-12, 11), at(-2, 34))
	m.add(m.Wood, paint.Front, boards, at(-15, 0), at(15, 0), at(23, 8), at(-20, 8))
	m.add(m.Wood, paint.Lit, smooth, at(-20, 8), at(23, 8), at(20, 10), at(-18, 10))
}

// wharf adds a ship that is being built on its stocks, and the sheer legs over it.
func wharf(m *model) {
	m.water(0, 40, 2, 14)
	m.line(m.Wood, 4.4, place{54, 0, 24}, place{58, 84, 14})
	m.line(m.rope, 1.4, place{58, 82, 14}, place{92, 2, 20})
	hull := func(x, y float64) place { return place{x, y, 8} }
	far := func(x, y float64) place { return place{x, y, 22} }
	m.add(m.Wood, paint.Lit, planks, hull(12, 40), hull(84, 44), far(80, 46), far(16, 42))
	for _, x := range []float64{22, 36, 50, 64, 76} {
		m.line(m.Wood, 3, hull(x, 36), hull(x-1, 55))
		m.line(m.Wood, 3, far(x, 36), far(x-1, 54))
	}
	var keel []place
	for _, c := range []struct {
		steps int
		x, y  [4]float64
	}{ // from the stem down to the keel, up to the stern, and back
		{12, [4]float64{2, 8, 24, 36}, [4]float64{62, 34, 14, 13}}, {8, [4]float64{36, 66, 84, 90}, [4]float64{13, 12, 14, 52}},
		{10, [4]float64{90, 68, 34, 2}, [4]float64{52, 40, 40, 62}},
	} {
		for i := range c.steps + 1 {
			t := float64(i) / float64(c.steps)
			keel = append(keel, hull(bezier(t, c.x), bezier(t, c.y)))
		}
	}
	m.add(m.roof, paint.Front, smooth, keel...)
	for k := range 3 {
		y := 20 + 8*float64(k)
		m.line(m.shade, 1.1, hull(17-4*float64(k), y), hull(50, y-2), hull(83+1.5*float64(k), y+1))
	}
	m.line(m.trim, 2.6, hull(5, 55), hull(34, 40.5), hull(66, 40), hull(88, 48))
	m.line(m.Wood, 4.4, place{30, 0, 0}, place{58, 84, 14})
	m.post(m.rope, 1.6, 80, 56, 14, 58)
	m.line(m.Wood, 3.6, place{44, 56, 12}, place{72, 58, 12})
	for _, x := range []float64{26, 46, 66, 80} {
		m.line(m.Wood, 3.6, place{x, 0, 0}, place{x + 3, 22, 8})
		m.block(m.Wood, smooth, place{x - 4, 0, 8}, 9, 9, 6)
	}
	m.line(m.Wood, 4, place{14, 3, 2}, place{92, 3, 2})
	m.block(m.Wood, boards, place{4, 0, -2}, 15, 6, 9)
}
