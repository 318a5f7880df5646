package paint

import (
	"image/color"

	"islas/render/geom"
	"islas/render/raster"
)

// Ramp fills paths with colours that change evenly from a at the point from to b at the point to.
func (p Pen) Ramp(from, to geom.Point, a, b color.NRGBA, paths ...*raster.Path) {
	p.Gradient(from, to, false, Evenly(a, b), paths...)
}

// Shaded fills paths like Ramp and draws along them.
func (p Pen) Shaded(from, to geom.Point, a, b color.NRGBA, ink color.Color, width float64, paths ...*raster.Path) {
	p.Ramp(from, to, a, b, paths...)
	p.Stroke(ink, width, paths...)
}

// Glow fills paths with colours that change from the first in the middle to the last at the distance of radius.
func (p Pen) Glow(middle geom.Point, radius float64, shades []color.NRGBA, paths ...*raster.Path) {
	p.Gradient(middle, middle.Add(geom.Pt(radius, 0)), true, Evenly(shades...), paths...)
}

// Gradient fills paths with stops along a line, or from the middle from outwards to the point to.
func (p Pen) Gradient(from, to geom.Point, radial bool, stops []raster.Stop, paths ...*raster.Path) {
	g := raster.Gradient{From: from, To: to, Radial: radial, Stops: stops}
	p.Canvas.FillGradient(g, p.mode, p.places(), paths...)
}

// Evenly is stops at equal distances.
func Evenly(shades ...color.NRGBA) []raster.Stop {
	stops := make([]raster.Stop, len(shades))
	for i, s := range shades {
		stops[i] = raster.Stop{At: float64(i) / float64(max(len(shades)-1, 1)), Shade: s}
	}
	return stops
}
