package art

import (
	"image/color"

	"islas/render/raster"
)

// ramp fills paths with colours that change evenly from a at the point from to b at the point to.
func (p pen) ramp(from, to point, a, b color.NRGBA, paths ...*raster.Path) {
	p.gradient(from, to, false, evenly(a, b), paths...)
}

// glow fills paths with colours that change from the first in the middle to the last at the distance of radius.
func (p pen) glow(middle point, radius float64, shades []color.NRGBA, paths ...*raster.Path) {
	p.gradient(middle, middle.plus(point{radius, 0}), true, evenly(shades...), paths...)
}

// gradient fills paths with stops along a line, or from the middle from outwards to the point to.
func (p pen) gradient(from, to point, radial bool, stops []raster.Stop, paths ...*raster.Path) {
	g := raster.Gradient{From: raster.Point{X: from.x, Y: from.y}, To: raster.Point{X: to.x, Y: to.y}, Radial: radial, Stops: stops}
	p.dst.FillGradient(g, p.mode, p.places(), paths...)
}

// evenly is stops at equal distances.
func evenly(shades ...color.NRGBA) []raster.Stop {
	stops := make([]raster.Stop, len(shades))
	for i, s := range shades {
		stops[i] = raster.Stop{At: float64(i) / float64(max(len(shades)-1, 1)), Shade: s}
	}
	return stops
}
