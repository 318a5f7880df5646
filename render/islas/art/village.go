package art

import (
	"image/color"
	"math"
	"slices"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// village fills a field with whitewashed houses under terracotta roofs around a square with a church, and palms between
// them.
func (l land) village(f int) {
	places := l.chart.houses[f]
	if len(places) == 0 {
		return
	}
	church := places[0].Point
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
		at := s.Point
		if at != church {
			at = at.Add(geom.Pt((l.rng.Float64()-0.5)*7, (l.rng.Float64()-0.5)*6))
		}
		switch {
		case at == church:
			l.build(at, 66*grow, func(n paint.Pen) { drawChurch(n, l.palette) })
		case i%5 == 2:
			l.build(at, 40*grow, func(n paint.Pen) { drawPalmTree(n, l.palette) })
		case i%5 == 0:
			l.build(at, 43*grow, func(n paint.Pen) { drawLongHouse(n, l.palette) })
		case i%5 == 3:
			l.build(at, 41*grow, func(n paint.Pen) { drawFlatHouse(n, l.palette) })
		default:
			l.build(at, 43*grow, func(n paint.Pen) { drawGabledHouse(n, l.palette) })
		}
	}
}

// lanes draws the paved square around the church, the trodden ways to the houses, and little gardens beside some.
func (l land) lanes(church geom.Point, places []spot) {
	var ways [][]geom.Point
	for i, s := range places[1:] {
		// Each house has a way to the next one nearer to the church.
		to := church
		for _, o := range places[:i+1] {
			if o.Sub(s.Point).Len()+0.8*o.Sub(church).Len() < to.Sub(s.Point).Len()+0.8*to.Sub(church).Len() {
				to = o.Point
			}
		}
		bend := s.Lerp(to, 0.5).Add(geom.Pt(5*(l.rng.Float64()-0.5), 5*(l.rng.Float64()-0.5)))
		ways = append(ways, []geom.Point{s.Point, bend, to})
	}
	l.Trace(theme.Alpha(l.trackDark, 0.28), 8.6, ways...)
	l.Trace(l.track, 6.6, ways...)
	square := church.Add(geom.Pt(4, 8))
	l.Fill(theme.Alpha(l.trackDark, 0.4), paint.Ellipse(square.X, square.Y, 35, 25))
	l.Glow(square.Add(geom.Pt(-8, -8)), 44, []color.NRGBA{l.track, l.track, l.plaza}, paint.Ellipse(square.X, square.Y, 33.4, 23.4))
	var paving []*raster.Path
	for ring := 1; ring < 5; ring++ {
		n := 7 * ring
		for k := range n {
			sin, cos := math.Sincos((float64(k) + 0.5*float64(ring%2)) * 2 * math.Pi / float64(n))
			at := square.Add(geom.Pt(cos*7.4*float64(ring), sin*5.2*float64(ring)))
			paving = append(paving, paint.Ellipse(at.X, at.Y, 1.6, 1.1))
		}
	}
	l.Fill(theme.Alpha(l.trackDark, 0.3), paving...)
	l.gardens(places)
}

// gardens draws a bed of vegetables beside every third house.
func (l land) gardens(places []spot) {
	var beds, rows []*raster.Path
	for i := 1; i < len(places); i += 3 {
		at := places[i].Add(geom.Pt(17, 9))
		if l.chart.relief.look(at.X+6, at.Y+4).edge < 14 {
			continue
		}
		beds = append(beds, paint.Polyline(true, at.Add(geom.Pt(-9, -6)), at.Add(geom.Pt(8, -7)), at.Add(geom.Pt(10, 6)), at.Add(geom.Pt(-8, 7))))
		for k := range 4 {
			for q := range 3 {
				rows = append(rows, paint.Dot(at.X-6+4.2*float64(k), at.Y-3.8+4*float64(q), 1.5))
			}
		}
	}
	l.Fill(theme.Mix(l.earthDark, l.Field, 0.3), beds...)
	l.Fill(l.Vine, rows...)
}

// spriteUnits is the side of the box of a house, palm or church, which stands in its middle with 15 units to spare.
const spriteUnits = 130

// build draws a sprite of size board units whose foot is a little below at.
func (l land) build(at geom.Point, size float64, draw func(paint.Pen)) {
	draw(l.At(at.X-size/2, at.Y-size*0.58, size/spriteUnits).At(15, 22, 1))
}

// drawShadow draws what a house throws on the ground to its right.
func drawShadow(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.34), paint.Shape("M 10 92 L 64 92 L 92 84 L 92 50 L 128 66 L 122 88 L 86 104 L 22 102 Z"))
}

// drawFlatHouse draws a white cube with a flat roof and a stair, the oldest kind of house on the islands.
func drawFlatHouse(n paint.Pen, pal *palette) {
	drawShadow(n, pal)
	n.Fill(pal.Wall, paint.Shape("M 8 90 V 44 H 62 V 90 Z"))
	n.Fill(pal.WallDark, paint.Shape("M 62 90 V 44 L 90 34 V 80 Z"))
	n.Fill(pal.plaza, paint.Shape("M 8 44 L 36 32 H 90 L 62 44 Z"))
	n.Fill(pal.Wall, paint.Shape("M 20 44 V 26 H 44 V 44 Z"))
	n.Fill(pal.WallDark, paint.Shape("M 44 44 V 26 L 56 20 V 38 Z"))
	n.Fill(pal.RoofDark, paint.Shape("M 28 90 V 66 H 41 V 90 Z M 48 56 H 56 V 66 H 48 Z M 14 56 H 22 V 66 H 14 Z"))
	n.Fill(pal.Sea, paint.Shape("M 72 52 L 80 49 V 62 L 72 65 Z"))
	n.Stroke(pal.Ink, 3.2, paint.Shape("M 8 44 V 90 H 62 L 90 80 V 34 L 62 44 Z M 8 44 H 62 M 62 44 V 90 M 20 44 V 26 H 44 L 56 20 M 8 44 L 20 39"))
}

// drawLongHouse draws a house that shows its roof's long side.
func drawLongHouse(n paint.Pen, pal *palette) {
	drawShadow(n, pal)
	n.Marks([]paint.Mark{
		paint.Filled("M 8 90 V 48 H 64 V 90 Z", pal.Wall), paint.Filled("M 64 90 V 48 L 78 30 L 92 48 V 82 Z", pal.WallDark),
		paint.Filled("M 2 52 L 22 22 H 80 L 64 52 Z", pal.Roof), paint.Filled("M 64 52 L 80 22 L 98 50 L 92 52 L 79 32 L 68 54 Z", pal.RoofDark),
		paint.Stroked("M 14 51 L 33 23 M 27 51 L 45 23 M 40 51 L 57 23 M 53 51 L 69 23", theme.Alpha(pal.RoofDark, 0.7), 2),
		paint.Filled("M 2 52 L 22 22 H 42 L 24 52 Z", theme.Alpha(pal.Cream, 0.35)), paint.Filled("M 20 62 H 30 V 74 H 20 Z M 42 62 H 53 V 90 H 42 Z", pal.RoofDark),
		paint.Stroked("M 8 54 V 90 H 64 L 92 82 V 52 M 2 52 L 22 22 H 80 L 98 50 M 2 52 H 64", pal.Ink, 3.6),
	})
}

// drawGabledHouse draws a house that shows its gable.
func drawGabledHouse(n paint.Pen, pal *palette) {
	drawShadow(n, pal)
	n.Marks([]paint.Mark{
		paint.Filled("M 14 90 V 50 L 36 26 L 58 50 V 90 Z", pal.Wall), paint.Filled("M 58 90 V 50 L 90 42 V 80 Z", pal.WallDark),
		paint.Filled("M 36 20 L 70 12 L 98 42 L 62 54 Z", pal.Roof), paint.Filled("M 6 54 L 36 20 L 64 52 L 58 55 L 36 32 L 12 58 Z", pal.RoofDark),
		paint.Filled("M 29 66 H 43 V 90 H 29 Z", pal.RoofDark), paint.Stroked("M 14 54 V 90 H 58 L 90 80 V 46 M 6 54 L 36 20 L 70 12 L 98 42 L 60 54", pal.Ink, 3.6),
	})
}

// drawChurch draws the village church with its tower.
func drawChurch(n paint.Pen, pal *palette) {
	n.Marks([]paint.Mark{
		paint.Filled("M 12 92 H 92 V 58 L 130 74 L 122 94 L 96 104 H 24 Z", theme.Alpha(pal.Umber, 0.36)), paint.Filled("M 40 92 V 56 H 92 V 92 Z", pal.WallDark),
		paint.Filled("M 36 58 L 48 34 H 88 L 98 58 Z", pal.Roof), paint.Filled("M 12 92 V 22 H 42 V 92 Z", pal.Wall),
		paint.Filled("M 34 92 V 22 H 42 V 92 Z", pal.WallDark), paint.Filled("M 8 24 L 27 0 L 46 24 Z", pal.Roof), paint.Filled("M 27 0 L 46 24 H 34 Z", pal.RoofDark),
		paint.Filled("M 20 44 V 36 Q 26 28 32 36 V 44 Z M 19 92 V 74 Q 26 64 33 74 V 92 Z M 56 68 H 63 V 80 H 56 Z M 74 68 H 81 V 80 H 74 Z", pal.RoofDark),
		paint.Stroked("M 12 24 V 92 H 92 V 58 M 42 24 V 92 M 8 24 L 27 0 L 46 24 Z M 46 38 L 48 34 H 88 L 98 58 H 42", pal.Ink, 2.6),
		paint.Stroked("M 27 1 V -14 M 21 -9 H 33", pal.Ink, 3),
	})
}

// drawPalmTree draws a palm.
func drawPalmTree(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Ink, 0.22), paint.Ellipse(52, 96, 26, 7))
	n.Stroke(pal.trackDark, 8, paint.Shape("M 44 96 Q 52 66 48 36"))
	fronds := paint.Shape("M 48 36 Q 24 22 8 48 M 48 36 Q 26 8 6 22 M 48 36 Q 46 8 30 -2 M 48 36 Q 58 6 78 8 M 48 36 Q 76 18 94 36 M 48 36 Q 70 34 80 58")
	n.Rod(pal.Palm, 6.5, pal.PalmDark, 12, fronds)
}
