package raster

import (
	"image"
	"image/color"
)

// Wash draws every pixel of an area in a colour of its own. shade returns the colour of a pixel; where it is transparent nothing changes.
// Parts of the area beyond the picture are left out.
func (c *Canvas) Wash(area image.Rectangle, mode Mode, shade func(x, y int) color.NRGBA) {
	area = area.Intersect(image.Rect(0, 0, c.w, c.h))
	if area.Empty() {
		return
	}
	if mode == Over {
		c.dirty = c.dirty.Union(area)
	} else {
		area = area.Intersect(c.dirty)
	}
	for y := area.Min.Y; y < area.Max.Y; y++ {
		row := c.pix[y*c.w : (y+1)*c.w]
		for x := area.Min.X; x < area.Max.X; x++ {
			if mode != Over && row[x] == 0 {
				continue
			}
			if s := shade(x, y); s.A != 0 {
				row[x] = blend(row[x], pack(s), mode)
			}
		}
	}
}
