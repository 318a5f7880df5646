package raster

import (
	"image"
	"math"

	"islas/render/geom"
)

// blur holds the rows needed while a picture is softened. A channel is a number up to 255*256.
type blur struct {
	soft  []uint16 // the small picture, blurred: four channels a pixel, each 16 times its value
	strip []uint32 // one row of it, at the height of a row of the large picture
}

// Soften draws a smaller picture on c, blurred and enlarged by a factor of at least 1, with an opacity from 0 to 1. The pixel (1, 1) of the
// small picture lies on the upper left corner.
func (c *Canvas) Soften(small *Canvas, factor, alpha float64) {
	area := small.dirty.Inset(-1).Intersect(image.Rect(0, 0, small.w, small.h))
	if area.Empty() {
		return
	}
	c.tools.rows.load(small, area)
	strip := c.tools.rows.strip
	share := uint32(min(max(alpha, 0), 1)*256 + 0.5)
	// Beyond the middle of the outermost pixels the picture fades out within one more.
	place := func(v int, most int) int { return int(min(max((float64(v)-1)*factor, 0), float64(most))) }
	reach := image.Rect(place(area.Min.X-1, c.w), place(area.Min.Y-1, c.h), place(area.Max.X+2, c.w), place(area.Max.Y+2, c.h))
	for y := reach.Min.Y; y < reach.Max.Y; y++ {
		if !c.tools.rows.slice((float64(y)+0.5)/factor+0.5-float64(area.Min.Y), area) {
			continue
		}
		row := c.pix[y*c.w : (y+1)*c.w]
		for x := reach.Min.X; x < reach.Max.X; x++ {
			at := (float64(x)+0.5)/factor + 0.5 - float64(area.Min.X) + 1 // the strip has an empty pixel on either side
			i := int(math.Floor(at))
			if i < 0 || 4*i+8 > len(strip) {
				continue
			}
			q := strip[4*i : 4*i+8]
			if q[3]|q[7] == 0 {
				continue
			}
			f := uint32((at - float64(i)) * 256)
			row[x] = mixed(row[x], q, f, share)
		}
	}
	lo := geom.Pt(float64(reach.Min.X), float64(reach.Min.Y))
	c.markDirty(lo, geom.Pt(float64(reach.Max.X), float64(reach.Max.Y)))
}

// mixed returns the pixel d under a pixel between the two in q, f of 256 on the way to the second, with an opacity of share of 256. It is
// computed more precisely than pixels are stored, so that wide soft light shows no steps of its own.
func mixed(d uint32, q []uint32, f, share uint32) uint32 {
	channel := func(k int) uint32 { return ((q[k]*(256-f) + q[k+4]*f) >> 8) * share >> 8 }
	a := channel(3)
	through := (255<<8 - a) * 257
	lane := func(k int) uint32 {
		below := d >> (8 * k) & 0xff
		v := channel(k) + below*(through>>8)>>8
		return min((v+128)>>8, 255)
	}
	alpha := min((a+(d>>24)*(through>>8)>>8+128)>>8, 255)
	return min(lane(0), alpha) | min(lane(1), alpha)<<8 | min(lane(2), alpha)<<16 | alpha<<24
}

// load blurs the part of a picture in area, each pixel with its neighbours.
func (b *blur) load(small *Canvas, area image.Rectangle) {
	w, h := area.Dx(), area.Dy()
	if n := 4 * w * h; cap(b.soft) < n {
		b.soft = make([]uint16, n)
	}
	b.soft = b.soft[:4*w*h]
	clear(b.soft)
	if n := 4 * (w + 2); cap(b.strip) < n {
		b.strip = make([]uint32, n)
	}
	b.strip = b.strip[:4*(w+2)]
	clear(b.strip)
	for y := small.dirty.Min.Y; y < small.dirty.Max.Y; y++ {
		for x := small.dirty.Min.X; x < small.dirty.Max.X; x++ {
			s := small.pix[y*small.w+x]
			if s == 0 {
				continue
			}
			channels := [4]uint16{uint16(s & 0xff), uint16(s >> 8 & 0xff), uint16(s >> 16 & 0xff), uint16(s >> 24)}
			for to := max(y-1, area.Min.Y); to <= min(y+1, area.Max.Y-1); to++ {
				row := b.soft[4*(to-area.Min.Y)*w : 4*(to-area.Min.Y+1)*w]
				for at := max(x-1, area.Min.X); at <= min(x+1, area.Max.X-1); at++ {
					weight := uint16(2-max(at-x, x-at)) * uint16(2-max(to-y, y-to))
					q := row[4*(at-area.Min.X) : 4*(at-area.Min.X)+4]
					q[0] += channels[0] * weight
					q[1] += channels[1] * weight
					q[2] += channels[2] * weight
					q[3] += channels[3] * weight
				}
			}
		}
	}
}

// slice fills the strip with the row at a height, 0 being the middle of the first row, and reports whether there is any.
func (b *blur) slice(at float64, area image.Rectangle) bool {
	i := int(math.Floor(at))
	f := uint32((at - math.Floor(at)) * 256)
	w, h := area.Dx(), area.Dy()
	if i < -1 || i >= h {
		return false
	}
	for k := range 4 * w {
		v := uint32(0)
		if i >= 0 {
			v = uint32(b.soft[4*w*i+k]) * (256 - f)
		}
		if i+1 < h {
			v += uint32(b.soft[4*w*(i+1)+k]) * f
		}
		b.strip[4+k] = v >> 4
	}
	return true
}
