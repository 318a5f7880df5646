package art

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Ground draws what lies below all tiles and pieces: the sea with its hexes, the frame, and what fills the corners of the chart. It does not
// change while a game is played.
func Ground(p *paint.Painter, dst *ebiten.Image, c Chart) {
	p.Show(dst, c.Rect, groundDrawing(of(p), c))
	for _, o := range ornaments(c) {
		if o.what == "" {
			p.CompassRose(dst, o.at)
		} else {
			o.Draw(p, dst, o.at)
		}
	}
}

// groundDrawing returns a sheet with the sea of a chart and its hexes, in pixels. It depends on the size of the chart alone.
func groundDrawing(pal *palette, c Chart) paint.Drawing {
	c.corner, c.Rect = c.corner.Sub(c.Rect.Min()), geom.Rect{W: c.Rect.W, H: c.Rect.H}
	return paint.Drawing{
		Key: paint.Key{Subject: subject("ground")}, Units: c.Rect.W,
		Paint: func(n paint.Pen) {
			paint.DrawSheet(n, pal.Palette, c.Rect.W, c.Rect.H)
			drawGround(n, pal, c)
		},
	}
}

func drawGround(n paint.Pen, pal *palette, c Chart) {
	var land [][]geom.Point
	for _, h := range colonies.HomeHexes() {
		land = append(land, paint.Closed(hexagon(c.Centre(h), c.Side)))
	}
	for i, wide := range []float64{2.1, 1.6, 1.1, 0.7} { // the shallows around the home island
		n.Trace(theme.Alpha(theme.Mix(pal.Shallow, pal.Lagoon, 0.5), 0.1+0.04*float64(i)), wide*c.Side, land...)
	}
	var water []*raster.Path // is a little lighter than the frame
	for h := range colonies.Hex(colonies.Hexes) {
		if colonies.SiteOf(h).Zone != colonies.HomeLand {
			water = append(water, paint.Polyline(true, hexagon(c.Centre(h), c.Side)...))
		}
	}
	n.Fill(theme.Alpha(pal.Shallow, 0.1), water...)
	var swell []*raster.Path
	for h := range colonies.Hex(colonies.Hexes) {
		rng := newScape(Look{Form: uint8(h)})
		for _, at := range rng.spots(3, 50, 30, 0) {
			at = c.Centre(h).Add(at.Sub(geom.Pt(tileX, tileY)).Mul(c.Side / 100))
			for _, w := range waves(0, 0, c.Side/100) {
				swell = append(swell, paint.Placed(w, at.X, at.Y, 1))
			}
		}
	}
	n.Fill(theme.Alpha(pal.Shallow, 0.34), swell...)
	hair := max(1, c.Side/44)
	var ways []*raster.Path
	var rim [][]geom.Point
	for e := range colonies.Edge(colonies.Edges) {
		from, to := c.Edge(e)
		if hexes := e.Hexes(); hexes[1] == colonies.NoHex {
			rim = append(rim, []geom.Point{from, to})
		} else {
			for k := range 9 {
				t := (float64(k) + 0.25) / 9
				ways = append(ways, paint.Polyline(false, from.Lerp(to, t), from.Lerp(to, t+0.5/9)))
			}
		}
	}
	n.Stroke(theme.Alpha(pal.Surf, 0.5), 1.2*hair, ways...)
	n.Trace(theme.Alpha(pal.SeaDeep, 0.55), 4.2*hair, rim...)
	n.Trace(theme.Alpha(pal.Gold, 0.85), 1.5*hair, rim...)
}

// ornament is something in a corner of the chart, kept apart from the hexes: a picture, or else the rose of a compass.
type ornament struct {
	Picture
	at geom.Rect
}

// ornaments returns what lies in the four corners of a chart, as large as it has room.
func ornaments(c Chart) []ornament {
	in := paint.OnSheet(c.Rect).Inset(0.14 * c.Side)
	fit := func(what subject, right, bottom bool, ratio float64) ornament {
		const most = 2.3 // sides of a hex
		at := in.Fit(ratio)
		at = geom.Rect{W: min(at.W, most*c.Side*max(1, ratio))}
		for ; at.W > 1; at.W *= 0.96 {
			at.H = at.W / ratio
			if at.X, at.Y = in.X, in.Y; right {
				at.X = in.Right() - at.W
			}
			if bottom {
				at.Y = in.Bottom() - at.H
			}
			if c.free(at) {
				break
			}
		}
		return ornament{Picture{what: what}, at.Rounded()}
	}
	return []ornament{
		fit("", true, false, 1), fit("scale", true, true, 1.5), fit("serpent", false, true, 1.3), fit("faint galleon", false, false, 1.1),
	}
}

// free reports whether neither hexes nor signs of harbours lie in a rectangle.
func (c Chart) free(r geom.Rect) bool {
	away := func(at geom.Point) float64 { // from the rectangle
		return math.Hypot(max(r.X-at.X, at.X-r.Right(), 0), max(r.Y-at.Y, at.Y-r.Bottom(), 0))
	}
	for h := range colonies.Hex(colonies.Hexes) {
		if away(c.Centre(h)) < 0.96*c.Side {
			return false
		}
	}
	for i := range colonies.Harbours {
		if away(c.pierSpot(i)) < 0.6*signSize*c.Side {
			return false
		}
	}
	return true
}

// faint returns the recipe of an ornament that is drawn at a place in its box.
func faint(x, y, k float64, draw func(paint.Pen, *palette)) recipe {
	return recipe{100, 0, plain(func(n paint.Pen, pal *palette) {
		n.Layer(0.85, func(n paint.Pen) { draw(n.At(x, y, k), pal) })
	})}
}

// drawScale draws a scale of miles under a pair of dividers, 100 × 66 units large.
func drawScale(n paint.Pen, pal *palette) {
	n.Soft(2, 0.4, func(n paint.Pen) { n.Fill(pal.Ink, paint.Rounded(6, 50, 92, 14, 3)) })
	n.Inked(pal.parchment, pal.sepia, 1.6, paint.Rounded(3, 46, 94, 15, 3))
	var dark []*raster.Path
	for i := range 8 {
		dark = append(dark, paint.Rectangle(8+10.5*float64(i), 50+3.5*float64(i%2), 10.5, 3.5))
	}
	n.Fill(pal.sepia, dark...)
	n.Stroke(pal.sepia, 1, paint.Rectangle(8, 50, 84, 7))
	leg := func(dx float64) *raster.Path {
		return paint.Shape(paint.Format("M 50 12 L %g 24 L %g 49 L %g 26 Z", 50+dx*0.42, 50+dx, 50+dx*0.24))
	}
	n.Outline(pal.sepia, 3, leg(-26), leg(26), paint.Circle(50, 10, 6))
	n.Ramp(geom.Pt(24, 10), geom.Pt(76, 48), theme.Mix(pal.Brass, pal.White, 0.55), pal.Brass, leg(-26), leg(26))
	n.Ramp(geom.Pt(45, 5), geom.Pt(56, 16), theme.Mix(pal.Brass, pal.White, 0.6), pal.GoldDark, paint.Circle(50, 10, 6))
	n.Fill(pal.sepia, paint.Circle(50, 10, 1.8))
}

// drawSerpent draws a monster whose back rises from the water in bows, 100 × 77 units large.
func drawSerpent(n paint.Pen, pal *palette) {
	skin, dark := theme.Mix(pal.Lagoon, pal.Leaf, 0.3), theme.Mix(pal.SeaDeep, pal.Ink, 0.35)
	shapes := []*raster.Path{
		paint.Shape("M 34 66 Q 35 36 50 34 Q 65 36 66 66 H 58 Q 57 46 50 45 Q 43 46 42 66 Z"),
		paint.Shape("M 70 66 Q 70 48 80 47 Q 90 48 90 66 H 84 Q 84 56 80 55 Q 76 56 76 66 Z"),
		paint.Shape("M 8 66 Q 12 50 8 36 Q 2 26 6 16 Q 12 4 26 8 Q 34 12 36 20 L 27 23 Q 33 24 34 27 Q 26 31 18 27 Q 22 44 18 66 Z"),
		paint.Shape("M 93 66 Q 92 58 96 50 L 92 44 L 99 46 L 100 40 L 102 50 Q 98 58 99 66 Z"),
	}
	n.Outline(dark, 2.6, shapes...)
	n.Ramp(geom.Pt(10, 10), geom.Pt(60, 70), theme.Mix(skin, pal.White, 0.45), theme.Mix(skin, pal.SeaDeep, 0.45), shapes...)
	n.Stroke(theme.Alpha(dark, 0.7), 1.2, paint.Shape("M 10 40 Q 14 42 19 40 M 11 48 Q 15 50 20 48 M 11 56 Q 15 58 19 56 M 40 44 L 36 40 M 46 38 L 44 34 M 54 38 L 56 34 M 60 44 L 64 40"))
	n.Fill(pal.Madder, paint.Shape("M 8 14 L 4 6 L 12 9 L 12 1 L 18 7 L 24 2 L 24 8 Z"))
	n.Stroke(dark, 1.3, paint.Shape("M 8 14 L 4 6 L 12 9 L 12 1 L 18 7 L 24 2 L 24 8"))
	n.Fill(pal.White, paint.Circle(20, 14, 3.2))
	n.Fill(pal.Ink, paint.Circle(21, 14.4, 1.5))
	n.Stroke(pal.Surf, 2, paint.Shape("M 0 67 Q 6 62 12 67 Q 18 72 24 67 Q 30 62 36 67 Q 42 72 48 67 Q 54 62 60 67 Q 66 72 72 67 Q 78 62 84 67 Q 90 72 98 66"))
	n.Stroke(theme.Alpha(pal.Surf, 0.6), 1.4, paint.Shape("M 14 74 Q 20 70 26 74 M 52 75 Q 58 71 64 75"))
}

// drawGalleon draws a ship of the discoverers, 100 × 91 units large.
func drawGalleon(n paint.Pen, pal *palette) {
	dark := theme.Mix(pal.sepia, pal.Ink, 0.4)
	n.Stroke(dark, 2, paint.Shape("M 30 70 V 10 M 56 70 V 4 M 78 66 V 20 M 18 62 L 2 48"))
	sails := []*raster.Path{
		paint.Shape("M 20 16 H 40 Q 44 28 40 38 Q 30 34 20 38 Q 17 28 20 16 Z"), paint.Shape("M 17 42 H 43 Q 47 52 43 62 Q 30 57 17 62 Q 13 52 17 42 Z"),
		paint.Shape("M 46 10 H 67 Q 71 22 67 33 Q 56 29 46 33 Q 43 22 46 10 Z"), paint.Shape("M 43 37 H 70 Q 74 48 70 60 Q 56 55 43 60 Q 39 48 43 37 Z"),
		paint.Shape("M 74 24 Q 88 36 92 54 Q 82 56 74 52 Z"),
	}
	n.Outline(dark, 2.6, sails...)
	n.Ramp(geom.Pt(16, 10), geom.Pt(90, 60), pal.White, pal.PaperDark, sails...)
	n.Stroke(theme.Mix(pal.Madder, pal.Roof, 0.3), 3, paint.Shape("M 56.5 41 V 54 M 50 46 H 63 M 30 46 V 57 M 24 50.5 H 36"))
	n.Fill(pal.Madder, paint.Shape("M 56 4 Q 46 -1 38 4 Q 46 8 56 8 Z M 30 10 Q 22 6 15 10 Q 22 13 30 13 Z"))
	hull := paint.Shape("M 8 64 Q 22 70 40 70 H 66 L 70 62 L 90 58 L 96 54 Q 96 74 84 84 H 24 Q 12 78 8 64 Z")
	n.Outline(dark, 2.6, hull)
	n.Ramp(geom.Pt(20, 60), geom.Pt(60, 86), theme.Mix(pal.Wood, pal.Straw, 0.4), pal.WoodDark, hull)
	n.Stroke(pal.Gold, 1.6, paint.Shape("M 12 69 Q 30 75 66 74 L 94 64"))
	n.Fill(dark, paint.Circle(34, 78, 1.7), paint.Circle(46, 79, 1.7), paint.Circle(58, 79, 1.7), paint.Circle(70, 77, 1.7), paint.Circle(82, 73, 1.6))
	n.Stroke(pal.Surf, 2, paint.Shape("M 2 86 Q 10 80 18 86 Q 26 91 34 86 Q 42 80 50 86 Q 58 91 66 86 Q 74 80 82 86 Q 90 90 98 85"))
}

// angle returns the direction from one point to another.
func angle(from, to geom.Point) float64 { return math.Atan2(to.Y-from.Y, to.X-from.X) }
