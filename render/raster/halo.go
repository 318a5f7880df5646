package raster

import (
	"image"
	"image/color"
	"math"
)

// Range of the opacity from which a pixel gets a line around it, so that shadows, ropes and smoke get none.
const haloFrom, haloTo = 0.8 * 255, 0.95 * 255

// Halo draws a line of a colour, width pixels wide, around and below all that is opaque on another picture of the same size.
func (c *Canvas) Halo(around *Canvas, shade color.NRGBA, width float64) {
	far := int(math.Ceil(width + 1))
	d := around.dirty.Inset(-far).Intersect(image.Rect(0, 0, c.w, c.h))
	if d.Empty() {
		return
	}
	w := d.Dx()
	solid := func(x, y int) float64 {
		if !image.Pt(x, y).In(around.dirty) {
			return 0
		}
		return min(max((float64(around.pix[y*c.w+x]>>24)-haloFrom)/(haloTo-haloFrom), 0), 1)
	}
	cover := make([]float64, w*d.Dy())
	for y := d.Min.Y; y < d.Max.Y; y++ {
		for x := d.Min.X; x < d.Max.X; x++ {
			s := solid(x, y)
			if s == 0 {
				continue
			}
			cover[(y-d.Min.Y)*w+x-d.Min.X] = max(cover[(y-d.Min.Y)*w+x-d.Min.X], s)
			if solid(x-1, y) == 1 && solid(x+1, y) == 1 && solid(x, y-1) == 1 && solid(x, y+1) == 1 {
				continue
			}
			for dy := -far; dy <= far; dy++ {
				for dx := -far; dx <= far; dx++ {
					at := image.Pt(x+dx, y+dy)
					if reach := width + 1 - math.Hypot(float64(dx), float64(dy)); reach > 0 && at.In(d) {
						i := (at.Y-d.Min.Y)*w + at.X - d.Min.X
						cover[i] = max(cover[i], s*min(reach, 1))
					}
				}
			}
		}
	}
	full := pack(shade)
	for i, a := range cover {
		if a > 0 {
			at := (d.Min.Y+i/w)*c.w + d.Min.X + i%w
			c.pix[at] = blend(c.pix[at], scaled(full, uint32(a*256+0.5)), Over)
		}
	}
	c.dirty = c.dirty.Union(d)
}
