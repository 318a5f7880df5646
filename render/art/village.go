package art

import (
	"slices"
)

// village fills a field with whitewashed houses under terracotta roofs around a church, and palms between them.
func (l land) village(f int) {
	border := l.chart.fields[f]
	grow := 1 + (l.line-1)*0.6 // fewer, larger houses on a thumbnail
	places := spots(border, 16, 37*grow, 16)
	if len(places) == 0 {
		return
	}
	church := places[0].point
	slices.SortFunc(places, northFirst)
	for i, s := range places {
		at := s.point
		if at != church {
			at = at.plus(point{(l.rng.Float64() - 0.5) * 6, (l.rng.Float64() - 0.5) * 5})
		}
		switch {
		case at == church:
			l.build(at, 70*grow, l.church)
		case i%4 == 2:
			l.build(at, 44*grow, l.palmTree)
		case i%2 == 0:
			l.build(at, 47*grow, l.longHouse)
		default:
			l.build(at, 47*grow, l.gabledHouse)
		}
	}
}

// spriteUnits is the side of the box of a house, palm or church, which stands in its middle with 15 units to spare.
const spriteUnits = 130

// build draws a sprite of size board units whose foot is a little below at.
func (l land) build(at point, size float64, draw func(pen)) {
	draw(l.at(at.x-size/2, at.y-size*0.58, size/spriteUnits).at(15, 22, 1))
}

// longHouse draws a house that shows its roof's long side.
func (pal *palette) longHouse(n pen) {
	n.fill(fade(pal.ink, 0.22), ellipse(58, 92, 52, 12))
	n.fill(pal.wall, drawn("M 8 90 V 48 H 64 V 90 Z"))
	n.fill(pal.wallDark, drawn("M 64 90 V 48 L 78 30 L 92 48 V 82 Z"))
	n.fill(pal.roof, drawn("M 2 52 L 22 22 H 80 L 64 52 Z"))
	n.fill(pal.roofDark, drawn("M 64 52 L 80 22 L 98 50 L 92 52 L 79 32 L 68 54 Z"))
	n.fill(pal.roofDark, drawn("M 20 62 H 30 V 74 H 20 Z M 42 62 H 53 V 90 H 42 Z"))
	n.stroke(pal.ink, 3.6, drawn("M 8 54 V 90 H 64 L 92 82 V 52 M 2 52 L 22 22 H 80 L 98 50 M 2 52 H 64"))
}

// gabledHouse draws a house that shows its gable.
func (pal *palette) gabledHouse(n pen) {
	n.fill(fade(pal.ink, 0.22), ellipse(58, 92, 52, 12))
	n.fill(pal.wall, drawn("M 14 90 V 50 L 36 26 L 58 50 V 90 Z"))
	n.fill(pal.wallDark, drawn("M 58 90 V 50 L 90 42 V 80 Z"))
	n.fill(pal.roof, drawn("M 36 20 L 70 12 L 98 42 L 62 54 Z"))
	n.fill(pal.roofDark, drawn("M 6 54 L 36 20 L 64 52 L 58 55 L 36 32 L 12 58 Z"))
	n.fill(pal.roofDark, drawn("M 29 66 H 43 V 90 H 29 Z"))
	n.stroke(pal.ink, 3.6, drawn("M 14 54 V 90 H 58 L 90 80 V 46 M 6 54 L 36 20 L 70 12 L 98 42 L 60 54"))
}

// church draws the village church with its tower.
func (pal *palette) church(n pen) {
	n.fill(fade(pal.ink, 0.25), ellipse(60, 93, 56, 11))
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
