package paint

import (
	"image"
	"math"
	"testing"

	"islas/render/geom"
	"islas/render/theme"
)

// OpenSea has the light and the depth of the painted sea, in windows of any form, and covers all of them: when that takes its place
// nothing changes but what is painted on it.
func TestOpenSeaIsThePaintedSea(t *testing.T) {
	pal := NewPalette(theme.New(false))
	for _, size := range []geom.Point{geom.Pt(1280, 720), geom.Pt(390, 844), geom.Pt(2000, 400)} {
		c, _ := seaDrawing(pal, size.X, size.Y).Rasterise(int(size.X), int(size.Y))
		sea := c.Image()
		vertices, indices := openSea(pal, geom.Rect{W: size.X, H: size.Y})
		var inside, far int
		for _, v := range vertices {
			at := image.Pt(int(v.DstX), int(v.DstY))
			if !at.In(sea.Rect.Inset(30)) {
				continue
			}
			inside++
			r, g, b := mean(sea, at, 30)
			if d := math.Abs(r-float64(v.ColorR)*255) + math.Abs(g-float64(v.ColorG)*255) + math.Abs(b-float64(v.ColorB)*255); d > 36 {
				far++
			}
		}
		if inside < 20 || far > inside/10 {
			t.Errorf("%v: at %d of %d points it differs from the painted sea", size, far, inside)
		}
		for _, corner := range []geom.Point{{}, geom.Pt(size.X, 0), geom.Pt(0, size.Y), size} {
			covered := false
			for i := 0; i < len(indices); i += 3 {
				var p [3]geom.Point
				for k := range p {
					v := vertices[indices[i+k]]
					p[k] = geom.Pt(float64(v.DstX), float64(v.DstY))
				}
				covered = covered || within(corner, p)
			}
			if !covered {
				t.Errorf("%v: the corner %v is not covered", size, corner)
			}
		}
	}
}

// mean is the mean colour of the pixels around a point.
func mean(img *image.RGBA, at image.Point, reach int) (r, g, b float64) {
	n := 0.0
	for y := at.Y - reach; y < at.Y+reach; y++ {
		for x := at.X - reach; x < at.X+reach; x++ {
			c := img.RGBAAt(x, y)
			r, g, b, n = r+float64(c.R), g+float64(c.G), b+float64(c.B), n+1
		}
	}
	return r / n, g / n, b / n
}

// within reports whether a point lies within a triangle.
func within(at geom.Point, p [3]geom.Point) bool {
	var left, right bool
	for i, from := range p {
		to := p[(i+1)%3]
		side := (to.X-from.X)*(at.Y-from.Y) - (to.Y-from.Y)*(at.X-from.X)
		left, right = left || side > 0, right || side < 0
	}
	return !(left && right)
}
