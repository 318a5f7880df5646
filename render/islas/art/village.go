package art

import (
	"image/color"
	"math"
	"slices"

	"islas/render/raster"
)

// village fills a field with whitewashed houses under terracotta roofs around a square with a church, and palms between
// them.
func (l land) village(f int) {
	places := l.chart.houses[f]
	if len(places) == 0 {
		return
	}
	church := places[0].point
	grow := 1.0
	if l.line > 1 { // fewer, larger houses on a thumbnail
		grow = 1 + (l.line-1)*0.6
		var few []spot
		for _, s := range places {
			if farFrom(few, s, 33*grow) {
				few = append(few, s)
			}
		}
		places = few
	}
	if !l.thumbnail() {
		l.lanes(church, places)
	}
	places = slices.Clone(places)
	slices.SortFunc(places, northFirst)
	for i, s := range places {
		at := s.point
		if at != church {
			at = at.plus(point{(l.rng.Float64() - 0.5) * 7, (l.rng.Float64() - 0.5) * 6})
		}
		switch {
		case at == church:
			l.build(at, 66*grow, l.church)
		case i%5 == 2:
			l.build(at, 40*grow, l.palmTree)
		case i%5 == 0:
			l.build(at, 43*grow, l.longHouse)
		case i%5 == 3:
			l.build(at, 41*grow, l.flatHouse)
		default:
			l.build(at, 43*grow, l.gabledHouse)
		}
	}
}

// lanes draws the paved square around the church, the trodden ways to the houses, and little gardens beside some.
func (l land) lanes(church point, places []spot) {
	var ways [][]point
	for i, s := range places[1:] {
		// Each house has a way to the next one nearer to the church.
		to := church
		for _, o := range places[:i+1] {
			if o.minus(s.point).length()+0.8*o.minus(church).length() < to.minus(s.point).length()+0.8*to.minus(church).length() {
				to = o.point
			}
		}
		bend := s.towards(to, 0.5).plus(point{5 * (l.rng.Float64() - 0.5), 5 * (l.rng.Float64() - 0.5)})
		ways = append(ways, []point{s.point, bend, to})
	}
	l.trace(fade(l.trackDark, 0.28), 8.6, ways...)
	l.trace(l.track, 6.6, ways...)
	square := church.plus(point{4, 8})
	l.fill(fade(l.trackDark, 0.4), ellipse(square.x, square.y, 35, 25))
	l.glow(square.plus(point{-8, -8}), 44, []color.NRGBA{l.track, l.track, l.plaza}, ellipse(square.x, square.y, 33.4, 23.4))
	var paving []*raster.Path
	for ring := 1; ring < 5; ring++ {
		n := 7 * ring
		for k := range n {
			sin, cos := math.Sincos((float64(k) + 0.5*float64(ring%2)) * 2 * math.Pi / float64(n))
			at := square.plus(point{cos * 7.4 * float64(ring), sin * 5.2 * float64(ring)})
			paving = append(paving, ellipse(at.x, at.y, 1.6, 1.1))
		}
	}
	l.fill(fade(l.trackDark, 0.3), paving...)
	l.gardens(places)
}

// gardens draws a bed of vegetables beside every third house.
func (l land) gardens(places []spot) {
	var beds, rows []*raster.Path
	for i := 1; i < len(places); i += 3 {
		at := places[i].plus(point{17, 9})
		if l.chart.relief.look(at.x+6, at.y+4).edge < 14 {
			continue
		}
		beds = append(beds, polyline(true, at.plus(point{-9, -6}), at.plus(point{8, -7}), at.plus(point{10, 6}), at.plus(point{-8, 7})))
		for k := range 4 {
			for q := range 3 {
				rows = append(rows, dot(at.x-6+4.2*float64(k), at.y-3.8+4*float64(q), 1.5))
			}
		}
	}
	l.fill(mix(l.earthDark, l.field, 0.3), beds...)
	l.fill(l.vine, rows...)
}

// spriteUnits is the side of the box of a house, palm or church, which stands in its middle with 15 units to spare.
const spriteUnits = 130

// build draws a sprite of size board units whose foot is a little below at.
func (l land) build(at point, size float64, draw func(pen)) {
	draw(l.at(at.x-size/2, at.y-size*0.58, size/spriteUnits).at(15, 22, 1))
}

// shadow is what a house throws on the ground to its right.
func (pal *palette) shadow(n pen) {
	n.fill(fade(pal.umber, 0.34), drawn("M 10 92 L 64 92 L 92 84 L 92 50 L 128 66 L 122 88 L 86 104 L 22 102 Z"))
}

// flatHouse draws a white cube with a flat roof and a stair, the oldest kind of house on the islands.
func (pal *palette) flatHouse(n pen) {
	pal.shadow(n)
	n.fill(pal.wall, drawn("M 8 90 V 44 H 62 V 90 Z"))
	n.fill(pal.wallDark, drawn("M 62 90 V 44 L 90 34 V 80 Z"))
	n.fill(pal.plaza, drawn("M 8 44 L 36 32 H 90 L 62 44 Z"))
	n.fill(pal.wall, drawn("M 20 44 V 26 H 44 V 44 Z"))
	n.fill(pal.wallDark, drawn("M 44 44 V 26 L 56 20 V 38 Z"))
	n.fill(pal.roofDark, drawn("M 28 90 V 66 H 41 V 90 Z M 48 56 H 56 V 66 H 48 Z M 14 56 H 22 V 66 H 14 Z"))
	n.fill(pal.sea, drawn("M 72 52 L 80 49 V 62 L 72 65 Z"))
	n.stroke(pal.ink, 3.2, drawn("M 8 44 V 90 H 62 L 90 80 V 34 L 62 44 Z M 8 44 H 62 M 62 44 V 90 M 20 44 V 26 H 44 L 56 20 M 8 44 L 20 39"))
}

// longHouse draws a house that shows its roof's long side.
func (pal *palette) longHouse(n pen) {
	pal.shadow(n)
	n.fill(pal.wall, drawn("M 8 90 V 48 H 64 V 90 Z"))
	n.fill(pal.wallDark, drawn("M 64 90 V 48 L 78 30 L 92 48 V 82 Z"))
	n.fill(pal.roof, drawn("M 2 52 L 22 22 H 80 L 64 52 Z"))
	n.fill(pal.roofDark, drawn("M 64 52 L 80 22 L 98 50 L 92 52 L 79 32 L 68 54 Z"))
	n.stroke(fade(pal.roofDark, 0.7), 2, drawn("M 14 51 L 33 23 M 27 51 L 45 23 M 40 51 L 57 23 M 53 51 L 69 23"))
	n.fill(fade(pal.cream, 0.35), drawn("M 2 52 L 22 22 H 42 L 24 52 Z"))
	n.fill(pal.roofDark, drawn("M 20 62 H 30 V 74 H 20 Z M 42 62 H 53 V 90 H 42 Z"))
	n.stroke(pal.ink, 3.6, drawn("M 8 54 V 90 H 64 L 92 82 V 52 M 2 52 L 22 22 H 80 L 98 50 M 2 52 H 64"))
}

// gabledHouse draws a house that shows its gable.
func (pal *palette) gabledHouse(n pen) {
	pal.shadow(n)
	n.fill(pal.wall, drawn("M 14 90 V 50 L 36 26 L 58 50 V 90 Z"))
	n.fill(pal.wallDark, drawn("M 58 90 V 50 L 90 42 V 80 Z"))
	n.fill(pal.roof, drawn("M 36 20 L 70 12 L 98 42 L 62 54 Z"))
	n.fill(pal.roofDark, drawn("M 6 54 L 36 20 L 64 52 L 58 55 L 36 32 L 12 58 Z"))
	n.fill(pal.roofDark, drawn("M 29 66 H 43 V 90 H 29 Z"))
	n.stroke(pal.ink, 3.6, drawn("M 14 54 V 90 H 58 L 90 80 V 46 M 6 54 L 36 20 L 70 12 L 98 42 L 60 54"))
}

// church draws the village church with its tower.
func (pal *palette) church(n pen) {
	n.fill(fade(pal.umber, 0.36), drawn("M 12 92 H 92 V 58 L 130 74 L 122 94 L 96 104 H 24 Z"))
	n.fill(pal.wallDark, drawn("M 40 92 V 56 H 92 V 92 Z"))
	n.fill(pal.roof, drawn("M 36 58 L 48 34 H 88 L 98 58 Z"))
	n.fill(pal.wall, drawn("M 12 92 V 22 H 42 V 92 Z"))
	n.fill(pal.wallDark, drawn("M 34 92 V 22 H 42 V 92 Z"))
	n.fill(pal.roof, drawn("M 8 24 L 27 0 L 46 24 Z"))
	n.fill(pal.roofDark, drawn("M 27 0 L 46 24 H 34 Z"))
	n.fill(pal.roofDark, drawn("M 20 44 V 36 Q 26 28 32 36 V 44 Z M 19 92 V 74 Q 26 64 33 74 V 92 Z M 56 68 H 63 V 80 H 56 Z M 74 68 H 81 V 80 H 74 Z"))
	n.stroke(pal.ink, 2.6, drawn("M 12 24 V 92 H 92 V 58 M 42 24 V 92 M 8 24 L 27 0 L 46 24 Z M 46 38 L 48 34 H 88 L 98 58 H 42"))
	n.stroke(pal.ink, 3, drawn("M 27 1 V -14 M 21 -9 H 33"))
}

// palmTree draws a palm.
func (pal *palette) palmTree(n pen) {
	n.fill(fade(pal.ink, 0.22), ellipse(52, 96, 26, 7))
	n.stroke(pal.trackDark, 8, drawn("M 44 96 Q 52 66 48 36"))
	fronds := drawn("M 48 36 Q 24 22 8 48 M 48 36 Q 26 8 6 22 M 48 36 Q 46 8 30 -2 M 48 36 Q 58 6 78 8 M 48 36 Q 76 18 94 36 M 48 36 Q 70 34 80 58")
	n.stroke(pal.palmDark, 12, fronds)
	n.stroke(pal.palm, 6.5, fronds)
}
