package art

import (
	"image/color"
	"math"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// The middle of the bare ground on a tile, in its units.
const clearingX, clearingY = 73.0, 71.0

// rim returns the border of the bare ground on a tile, grown by some units.
func rim(by float64) []geom.Point {
	var line []geom.Point
	rough := paint.Noise(31)
	for i := range 40 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 20)
		r := 21 + by + 4*(rough.At(3+2.2*cos, 3+2.2*sin)-0.5)
		line = append(line, geom.Pt(clearingX+1.06*r*cos, clearingY+5+0.88*r*sin))
	}
	return line
}

// bare reports whether nothing is planted at a place, since somebody stands there.
func bare(at geom.Point) bool { return paint.Depth(rim(1.5), at) > 0 }

// drawClearing draws trodden ground where somebody stands, the ruts that lead there, and grass around it.
func drawClearing(n paint.Pen, pal *palette, soil color.NRGBA) {
	trodden := theme.Mix(theme.Mix(soil, pal.Sand, 0.55), pal.Cream, 0.12)
	n.Fill(theme.Alpha(pal.Umber, 0.16), n.Area(rim(2.6)), paint.Shape("M 84 62 Q 96 66 108 62 V 100 Q 94 96 84 92 Z"))
	n.Ramp(geom.Pt(60, 54), geom.Pt(84, 98), trodden, theme.Mix(trodden, soil, 0.4), n.Area(rim(0)))
	n.Ramp(geom.Pt(84, 60), geom.Pt(96, 96), trodden, theme.Mix(trodden, soil, 0.3), paint.Shape("M 86 66 Q 96 69 108 66 V 96 Q 94 93 86 89 Z"))
	if n.Scale < smallTile {
		return
	}
	n.Stroke(theme.Alpha(pal.Umber, 0.2), 1.6, paint.Shape("M 78 73 Q 90 76 108 72 M 74 85 Q 90 90 108 87"))
	var grass [2][]*raster.Path
	var pebbles []*raster.Path
	for i, at := range rim(0.4) {
		turn := float64(i%3) - 1
		foot := at.Add(geom.Pt(turn, 1.2))
		if i%5 != 0 {
			grass[i%2] = append(grass[i%2], paint.Blade(foot, foot.Add(geom.Pt(-2.2, -3)), 1.3), paint.Blade(foot, foot.Add(geom.Pt(0.3, -4.2)), 1.3), paint.Blade(foot, foot.Add(geom.Pt(2.4, -2.8)), 1.3))
		} else {
			pebbles = append(pebbles, paint.Dot(at.X-turn*3, at.Y-2.5, 1.1))
		}
	}
	n.Fill(theme.Alpha(pal.Umber, 0.35), pebbles...)
	n.Fill(theme.Mix(pal.FieldDark, soil, 0.25), grass[0]...)
	n.Fill(theme.Mix(pal.Scrub, pal.FieldLight, 0.4), grass[1]...)
}
