package art

import (
	"image/color"

	"islas/game/puertorico"
	"islas/render/paint"
)

// smallIndigoPlant adds a hut, a vat of blue, and the sweep that lifts water into it.
func smallIndigoPlant(m *model) {
	m.walls(m.plaster, smooth, place{50, 0, 14}, 32, 24, 22)
	m.opening(facing(14), 0, 11, 17, 59)
	m.along(place{50, 24, 14}, 32, 22, 20)
	m.post(m.Wood, 4.6, 0, 46, 12, 45)
	m.line(m.Wood, 3.8, place{8, 77, 12}, place{80, 30, 12})
	m.lathe(m.rock, place{78, 25, 12}, ring{3, 0}, ring{6, 4}, ring{6, 9}, ring{3, 13})
	m.post(m.rope, 1.8, 76, 44, 12, 9)
	m.lathe(m.Wood, place{9, 34, 12}, ring{4, 0}, ring{5.4, 10})
	m.vat(m.Wood, m.roof, place{27, 0, 4}, 22, 23)
	m.vat(m.Wood, m.roof, place{66, 0, 2}, 10, 11)
}

// indigoPlant adds an open drying loft with dyed cloth, and three basins, each lower than the one before.
func indigoPlant(m *model) {
	m.post(m.Wood, 4, 0, 56, 30, 12, 34, 56, 78)
	for i, x := range []float64{15, 24, 37.5, 46.5, 59.5, 68.5} {
		m.panel(m.roof, [...]paint.Tone{paint.Front, paint.Lit, paint.Side}[i%3], smooth, facing(26), x, 33+3*float64(i%2), 7.5, 22-3*float64(i%2))
	}
	m.line(m.Wood, 3, place{6, 56, 26}, place{86, 56, 26})
	m.post(m.Wood, 4.4, 0, 60, 14, 8, 34, 60, 84)
	m.hip(m.roof, place{5, 59, 12}, 80, 26, 17, 20)
	m.walls(m.roof, smooth, place{32, 74, 20}, 24, 5, 8)
	m.hip(m.roof, place{32, 79, 20}, 24, 8, 8, 6)
	for _, b := range [][3]float64{{-3, 25, 28}, {27, 17, 30}, {59, 9, 28}} {
		m.block(m.Stone, courses, place{b[0], 0, 0}, b[2], b[1], 14)
		m.add(m.roof, paint.Front, smooth, place{b[0] + 3, b[1], 2.4}, place{b[0] + b[2] - 3, b[1], 2.4}, place{b[0] + b[2] - 3, b[1], 11.6}, place{b[0] + 3, b[1], 11.6})
	}
}

// smallSugarMill adds the mill that a beast turns: rollers under a round roof on posts, and the long arms that drive them.
func smallSugarMill(m *model) {
	m.post(m.Wood, 4, 0, 46, 20, 28, 60)
	m.lathe(m.Stone, place{48, 0, 10}, ring{19, 0}, ring{18, 10})
	m.disc(m.Stone, paint.Lit, place{48, 10, 10}, 18)
	for _, x := range []float64{38, 57, 47.5} {
		m.lathe(m.Wood, place{x, 10, 10}, ring{6, 0}, ring{6, 26})
		m.disc(m.Wood, paint.Lit, place{x, 36, 10}, 6)
	}
	m.line(m.WoodDark, 4.4, place{47, 36, 8}, place{-6, 17, 0})
	m.line(m.WoodDark, 4.4, place{47, 36, 8}, place{100, 19, 4})
	m.post(m.Wood, 4.6, 0, 44, 2, 20, 74)
	top := place{48, 42, 8}
	m.lathe(m.roof, top, ring{39, 0}, ring{27, 13}, ring{15, 26}, ring{6, 38})
	m.lathe(m.plaster, top, ring{6.5, 36}, ring{3, 44})
	for i := range 5 {
		m.line([...]color.NRGBA{m.cane, m.caneDark}[i%2], 2.6, place{6 + float64(i), 1 + 2.2*float64(i%3), 1}, place{28 + float64(i)*1.5, 3 + 2.2*float64(i%3), 1})
	}
	m.sack(m.roof, place{72, 0, -2}, 11)
}

// sugarMill adds a tall mill house with a great water wheel and the chimney of the boiling house.
func sugarMill(m *model) {
	m.walls(m.plaster, courses, place{70, 0, 22}, 13, 78, 13)
	m.block(m.roof, smooth, place{68.5, 76, 20.5}, 16, 5, 16)
	m.walls(m.plaster, smooth, place{38, 0, 8}, 42, 46, 28)
	m.gable(place{38, 46, 8}, 42, 28, 26)
	m.gate(m.Wood, facing(8), 60, 0, 14, 20)
	m.window(facing(8), 30, 10, 11, 62)
	m.window(facing(8), 50, 8, 8, 55)
	m.window(beside(80), 26, 12, 11, 15)
	m.water(0, 52, 2, 10)
	m.wheel(m.Wood, place{29, 31, 2}, 28)
	m.sack(m.roof, place{66, 0, 0}, 13)
	m.sack(m.roof, place{78, 0, 2}, 12)
}

// tobaccoStorage adds a high loft that is open below its broken roof, where leaves hang to dry.
func tobaccoStorage(m *model) {
	const z = 4.0
	m.walls(m.plaster, planks, place{8, 0, z}, 62, 18, 40)
	profile := [][2]float64{{-4, 12}, {16, 55}, {39, 78}, {62, 55}, {82, 12}}
	p := func(i int, z, in float64) place {
		x, y := profile[i][0], profile[i][1]
		return place{39 + (x-39)*in, 36 + (y-36)*in, z}
	}
	m.add(m.roof, paint.Front, tiles, p(4, z-3, 1), p(4, z+41, 1), p(3, z+41, 1), p(3, z-3, 1))
	m.add(m.roof, paint.Lit, tiles, p(3, z-3, 1), p(3, z+41, 1), p(2, z+41, 1), p(2, z-3, 1))
	m.add(m.plaster, paint.Front, smooth, p(0, z, 0.94), place{8, 14, z}, place{8, 0, z}, place{70, 0, z}, place{70, 14, z}, p(4, z, 0.94), p(3, z, 1), p(2, z, 1), p(1, z, 1))
	m.opening(facing(z), 12, 38, 42, 20)
	for row := range 2 {
		y := 53 - 19*float64(row)
		m.line(m.Wood, 2, place{20, y, z}, place{58, y, z})
		for k := range 5 {
			m.leaves(place{24 + 7.5*float64(k), y, z}, 7.4, 18, k+row)
		}
	}
	m.panel(m.Wood, paint.Front, planks, facing(z), 20, 0, 38, 12)
	m.panel(m.trim, paint.Trim, smooth, facing(z), 17, 0, 3, 55)
	m.panel(m.trim, paint.Trim, smooth, facing(z), 58, 0, 3, 55)
	m.panel(m.trim, paint.Trim, smooth, facing(z), 17, 54, 44, 3)
	m.add(m.roof, paint.Lit, smooth, p(0, z-3, 1), p(1, z-3, 1), p(2, z-3, 1), p(3, z-3, 1), p(4, z-3, 1),
		p(4, z-3, 0.9), p(3, z-3, 0.9), p(2, z-3, 0.9), p(1, z-3, 0.9), p(0, z-3, 0.9))
	m.walls(m.plaster, planks, place{31, 75, 14}, 16, 8, 20)
	m.gable(place{31, 83, 14}, 16, 20, 6)
}

// leaves adds a bunch of leaves that hang from p.
func (m *model) leaves(p place, w, h float64, shade int) {
	base := [...]color.NRGBA{m.roof, m.FieldDark, m.Scrub}[shade%3]
	m.add(base, paint.Front, smooth, place{p.x - w*0.2, p.y, p.z}, place{p.x + w*0.2, p.y, p.z}, place{p.x + w*0.5, p.y - h*0.55, p.z},
		place{p.x, p.y - h, p.z}, place{p.x - w*0.5, p.y - h*0.55, p.z})
}

// coffeeRoaster adds a round kiln of brick with its long chimney, the house beside it, and beans that dry before it.
func coffeeRoaster(m *model) {
	m.walls(m.plaster, courses, place{46, 0, 10}, 38, 28, 26)
	m.hip(m.roof, place{46, 28, 10}, 38, 26, 18, 12)
	m.gate(m.roof, facing(10), 64, 0, 14, 19)
	m.lathe(m.plaster, place{29, 0, 16}, ring{25, 0}, ring{24, 32})
	m.hoop(place{29, 0, 16}, 24.5, 10)
	m.hoop(place{29, 0, 16}, 24.2, 23)
	m.lathe(m.roof, place{29, 32, 16}, ring{27, 0}, ring{21, 10}, ring{11, 23}, ring{8, 28})
	m.lathe(m.plaster, place{29, 60, 16}, ring{7.4, -2}, ring{6.4, 17})
	m.lathe(m.roof, place{29, 77, 16}, ring{9.4, 0}, ring{9.4, 3.4})
	m.disc(m.shade, paint.Deep, place{29, 80.4, 16}, 6.4)
	m.arch(facing(-4), 2, 14, 19, 20)
	m.flame(place{27, 3, -4}, 13)
	m.sack(m.linen, place{50, 0, 0}, 13)
	m.sack(m.linen, place{62, 0, -2}, 13)
	m.heap(m.good[puertorico.Coffee], place{80, 0, -1}, 4)
}

// flame adds a fire, size high.
func (m *model) flame(p place, size float64) {
	for _, f := range []struct {
		base color.NRGBA
		k    float64
	}{{m.Roof, 1}, {m.Gold, 0.62}} {
		var points []place
		for _, c := range [][2]float64{{-0.34, 0}, {-0.42, 0.34}, {-0.2, 0.62}, {-0.16, 0.4}, {0.04, 1}, {0.2, 0.5}, {0.3, 0.66}, {0.42, 0.3}, {0.34, 0}} {
			points = append(points, place{p.x + c[0]*size*f.k, p.y + c[1]*size*f.k, p.z})
		}
		m.add(f.base, paint.Front, smooth, points...)
	}
}
