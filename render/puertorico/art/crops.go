package art

import (
	"image/color"
	"math"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// cropOf returns how a good is grown.
func cropOf(pal *palette, g puertorico.Good) crop {
	mix := theme.Mix
	switch g {
	case puertorico.Corn:
		return crop{soil: mix(pal.earth, pal.Straw, 0.3), furrow: pal.earthDark, top: 27, rows: 4, gap: 10, plant: cornPlant, shades: [coats]color.NRGBA{
			mix(pal.FieldDark, pal.Vine, 0.3), mix(pal.Vine, pal.Leaf, 0.25), pal.Leaf, mix(pal.FieldLight, pal.Leaf, 0.35), pal.good[g], mix(pal.good[g], pal.White, 0.6),
		}}
	case puertorico.Indigo:
		return crop{soil: mix(pal.earth, pal.rockDark, 0.28), furrow: mix(pal.earthDark, pal.rockDark, 0.3), top: 20, rows: 4, gap: 14, plant: indigoBush, shades: [coats]color.NRGBA{
			pal.PalmDark, mix(pal.leafBlue, pal.PalmDark, 0.55), pal.leafBlue, mix(pal.leafBlue, pal.Cream, 0.3), mix(pal.good[g], pal.Violet, 0.25), mix(pal.good[g], pal.White, 0.55),
		}}
	case puertorico.Sugar:
		return crop{soil: mix(pal.earth, pal.Cream, 0.3), furrow: pal.earthDark, top: 28, rows: 4, gap: 7, plant: canePlant, shades: [coats]color.NRGBA{
			mix(pal.cane, pal.Straw, 0.35), pal.caneDark, mix(pal.caneDark, pal.cane, 0.5), pal.cane, pal.good[g], mix(pal.Wall, pal.White, 0.8),
		}}
	case puertorico.Tobacco:
		return crop{soil: mix(pal.earthRed, pal.Sand, 0.3), furrow: mix(pal.earthDark, pal.earthRed, 0.3), top: 21, rows: 3, gap: 21, plant: tobaccoPlant, shades: [coats]color.NRGBA{
			pal.Vine, mix(pal.Vine, pal.Leaf, 0.5), mix(pal.Leaf, pal.FieldLight, 0.15), mix(pal.Leaf, pal.FieldLight, 0.7), mix(pal.blossom, pal.White, 0.25), mix(pal.FieldLight, pal.White, 0.35),
		}}
	default:
		return crop{soil: mix(pal.earthDark, pal.FieldDark, 0.45), furrow: mix(pal.earthDark, pal.Umber, 0.35), top: 23, rows: 3, gap: 22, plant: coffeePlant, shades: [coats]color.NRGBA{
			pal.WoodDark, mix(pal.PalmDark, pal.Ink, 0.25), pal.PalmDark, mix(pal.Palm, pal.PalmDark, 0.3), pal.berry, mix(pal.berry, pal.White, 0.65),
		}}
	}
}

// cornPlant draws a stalk with arching leaves, a cob and a tassel.
func cornPlant(b *bed, x, y, k float64) {
	h := b.about(25, 0.1) * k
	top := geom.Pt(x+b.about(1, 1), y-h)
	b.shadows = append(b.shadows, paint.Ellipse(x+5*k, y+0.6*k, 7*k, 2*k))
	b.add(stemCoat, paint.Polyline(true, geom.Pt(x-1*k, y), geom.Pt(top.X, top.Y), geom.Pt(x+1*k, y)))
	for i, side := range []float64{-1, 1, -1, 1} {
		foot := geom.Pt(x, y).Lerp(top, 0.12+0.2*float64(i))
		tip := foot.Add(geom.Pt(side*b.about(9.5, 0.2)*k, (2.5-1.2*float64(i))*k))
		b.add([]int{darkCoat, midCoat, midCoat, lightCoat}[i], leaf(foot, tip, -side*5*k, 1.9*k))
	}
	for _, aside := range []float64{-2.4, 0, 2.4} {
		b.add(lightCoat, leaf(top.Add(geom.Pt(0, 4*k)), top.Add(geom.Pt(aside*k, -3.4*k)), 0, 0.9*k))
	}
	thick := 2.5
	if b.small {
		thick = 3.3
	}
	for _, side := range []float64{-1, 1} {
		cob := geom.Pt(x+side*2.6*k, y-h*(0.5+0.14*side))
		b.add(fruitCoat, paint.Ellipse(cob.X, cob.Y, thick*k, 5*k))
		b.add(gleamCoat, paint.Ellipse(cob.X-0.8*k, cob.Y-1.4*k, 0.8*k, 2.2*k))
	}
}

// indigoBush draws a low round bush with spikes of blossoms.
func indigoBush(b *bed, x, y, k float64) {
	b.shadows = append(b.shadows, paint.Ellipse(x+3*k, y+0.5*k, 8.5*k, 3*k))
	for _, at := range [][3]float64{{-5, -3.4, 3.8}, {5, -3.4, 3.8}, {0, -4, 4.8}, {-2.8, -8, 4}, {3.2, -7.8, 3.8}} {
		b.add(darkCoat, paint.Disc(geom.Pt(x+at[0]*k, y+at[1]*k), at[2]*k, 9))
		b.add(midCoat, paint.Disc(geom.Pt(x+(at[0]-0.9)*k, y+(at[1]-1.2)*k), 0.72*at[2]*k, 8))
	}
	if !b.small {
		for range 7 {
			at := geom.Pt(x+(b.rng.Float64()-0.55)*11*k, y-(3+7*b.rng.Float64())*k)
			b.add(lightCoat, paint.Ellipse(at.X, at.Y, 1.5*k, 0.8*k))
		}
	}
	for _, at := range [][2]float64{{-5.6, -7}, {-1.4, -10.4}, {3.4, -9.6}, {6.6, -6}, {0.6, -5}} {
		foot := geom.Pt(x+at[0]*k, y+(at[1]+2)*k)
		tip := foot.Add(geom.Pt(at[0]*0.25*k, -b.about(8, 0.15)*k))
		b.add(fruitCoat, leaf(foot, tip, 0, 2.9*k))
		if !b.small {
			b.add(gleamCoat, paint.Dot(foot.X-0.5*k, foot.Y-2.2*k, 0.7*k), paint.Dot(foot.X+0.4*k, foot.Y-4.2*k, 0.55*k))
		}
	}
}

// canePlant draws a clump of tall canes with long leaves and a plume.
func canePlant(b *bed, x, y, k float64) {
	b.shadows = append(b.shadows, paint.Ellipse(x+4*k, y+0.6*k, 5*k, 1.8*k))
	for i, aside := range []float64{-2, 0.4, 2.3} {
		h := b.about(24, 0.14) * k
		foot := geom.Pt(x+aside*k, y+b.about(0.2, 6)*k)
		top := foot.Add(geom.Pt(b.about(0.6, 2)*k, -h))
		b.add(stemCoat, paint.Polyline(true, foot.Add(geom.Pt(-0.9*k, 0)), top.Add(geom.Pt(-0.7*k, 0)), top.Add(geom.Pt(0.7*k, 0)), foot.Add(geom.Pt(0.9*k, 0))))
		if !b.small {
			for joint := 0.14; joint < 0.8; joint += 0.17 {
				at := foot.Lerp(top, joint)
				b.add(darkCoat, paint.Polyline(true, at.Add(geom.Pt(-1*k, 0)), at.Add(geom.Pt(1*k, 0)), at.Add(geom.Pt(1*k, 0.8*k)), at.Add(geom.Pt(-1*k, 0.8*k))))
			}
		}
		for _, side := range []float64{-1, 1} {
			from := foot.Lerp(top, 0.72+0.2*b.rng.Float64())
			tip := from.Add(geom.Pt(side*b.about(8, 0.3)*k, b.about(1, 2)*k))
			b.add([]int{darkCoat, midCoat, lightCoat}[i], leaf(from, tip, -side*4.5*k, 1.3*k))
		}
		low := foot.Lerp(top, 0.25+0.3*b.rng.Float64())
		b.add([]int{midCoat, lightCoat, darkCoat}[i], leaf(low, low.Add(geom.Pt((2*b.rng.Float64()-1)*7*k, 3*k)), 3*k*(b.rng.Float64()-0.5), 1*k))
		if i == 1 {
			wide := 2.4
			if b.small {
				wide = 3.4
			}
			tip := top.Add(geom.Pt(2.4*k, -9*k))
			b.add(fruitCoat, leaf(top.Add(geom.Pt(0, 2*k)), tip, -0.6*k, wide*k))
		}
	}
}

// tobaccoPlant draws a stem with broad leaves around it, and blossoms on top.
func tobaccoPlant(b *bed, x, y, k float64) {
	middle := geom.Pt(x, y-7*k)
	b.shadows = append(b.shadows, paint.Ellipse(x+4*k, y-1*k, 13*k, 5*k))
	turn := b.rng.Float64()
	ring := func(coat, count int, long, wide, up float64) {
		for i := range count {
			sin, cos := math.Sincos((float64(i) + turn) * 2 * math.Pi / float64(count))
			tip := middle.Add(geom.Pt(long*cos*k, (long*0.62*sin-up)*k))
			b.add(coat, leaf(middle.Add(geom.Pt(0, -up*0.4*k)), tip, -cos*1.5*k, wide*k))
		}
		turn += 0.5
	}
	ring(darkCoat, 7, 14, 5, -1)
	ring(midCoat, 6, 11.5, 4.4, 3)
	ring(lightCoat, 5, 8, 3.2, 7)
	if !b.small {
		for i := range 6 {
			sin, cos := math.Sincos((float64(i) + 0.4) * math.Pi / 3)
			b.add(gleamCoat, leaf(middle, middle.Add(geom.Pt(9*cos*k, (6*sin-3)*k)), 0, 0.35*k))
		}
	}
	for _, at := range [][2]float64{{0, -14}, {-2.8, -11.6}, {2.8, -11.8}, {0.2, -10.6}} {
		b.add(fruitCoat, paint.Disc(geom.Pt(x+at[0]*k, y+(at[1]-3)*k), 1.9*k, 7))
	}
}

// coffeePlant draws a little tree of three tiers with red berries.
func coffeePlant(b *bed, x, y, k float64) {
	b.shadows = append(b.shadows, paint.Ellipse(x+5*k, y, 10*k, 3.4*k))
	b.add(stemCoat, paint.Polyline(true, geom.Pt(x-1.3*k, y), geom.Pt(x-0.8*k, y-8*k), geom.Pt(x+0.8*k, y-8*k), geom.Pt(x+1.3*k, y)))
	for _, at := range [][3]float64{{-5.4, -6, 4.8}, {5.4, -6, 4.8}, {0, -6.5, 5.8}, {-3.4, -12, 4.8}, {3.6, -12, 4.8}, {0, -17.5, 4.6}} {
		b.add(darkCoat, paint.Disc(geom.Pt(x+at[0]*k, y+at[1]*k), at[2]*k, 10))
		b.add(midCoat, paint.Disc(geom.Pt(x+(at[0]-0.8)*k, y+(at[1]-0.9)*k), 0.78*at[2]*k, 9))
		if !b.small {
			for range 3 {
				from := geom.Pt(x+(at[0]-1+3*(b.rng.Float64()-0.7))*k, y+(at[1]-1.2+2.6*(b.rng.Float64()-0.5))*k)
				b.add(lightCoat, leaf(from, from.Add(geom.Pt(-2.6*k, 0.9*k)), 0, 0.9*k))
			}
		}
	}
	size := 1.25
	if b.small {
		size = 1.9
	}
	for i, at := range [][2]float64{{-6.4, -5}, {-1.6, -3.6}, {3.8, -5}, {7.6, -7.4}, {-4, -10.6}, {1.2, -9.2}, {5, -12.6}, {-1.6, -15.4}, {2.4, -18.2}} {
		if b.small && i%2 == 1 {
			continue
		}
		b.add(fruitCoat, paint.Disc(geom.Pt(x+at[0]*k, y+at[1]*k), size*k, 8))
		if !b.small {
			b.add(gleamCoat, paint.Disc(geom.Pt(x+(at[0]-0.4)*k, y+(at[1]-0.4)*k), 0.4*k, 6))
		}
	}
}
