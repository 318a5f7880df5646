package raster

import (
	"encoding/binary"
	"image"
	"image/color"
	"math"

	"islas/render/geom"
)

// Mode is the way in which a drawing is combined with the picture below.
type Mode uint8

// The modes.
const (
	Over  Mode = iota // lies over the picture
	Atop              // lies over the opaque parts of the picture, and leaves the rest empty
	Erase             // removes as much as the colour is opaque
)

// Canvas is a picture to draw on. Pixels without a drawing are transparent.
type Canvas struct {
	w, h  int
	pix   []uint32        // premultiplied, red in the lowest byte
	dirty image.Rectangle // outside of it nothing was drawn
	tools *tools
}

// tools is what a canvas and the canvases for its layers share. They must not be used by several goroutines.
type tools struct {
	edges  edges
	spare  []*Canvas    // empty
	line   []geom.Point // the current part of a path
	curve  []geom.Point // the arc of the current joint
	rows   blur
	shades [shades]uint32 // of the current gradient
}

// New returns an empty picture of w by h pixels.
func New(w, h int) *Canvas {
	return &Canvas{w: w, h: h, pix: make([]uint32, w*h), tools: &tools{}}
}

// Size returns the width and height in pixels.
func (c *Canvas) Size() (w, h int) { return c.w, c.h }

// Scratch returns an empty picture for use beside c, by the same goroutine. Release makes it available again.
func (c *Canvas) Scratch(w, h int) *Canvas {
	t := c.tools
	for i, s := range t.spare {
		if cap(s.pix) >= w*h {
			t.spare = append(t.spare[:i], t.spare[i+1:]...)
			s.w, s.h, s.pix = w, h, s.pix[:w*h]
			return s
		}
	}
	return &Canvas{w: w, h: h, pix: make([]uint32, w*h), tools: t}
}

// Release empties a picture from Scratch and makes it available again.
func (c *Canvas) Release() {
	d := c.dirty
	for y := d.Min.Y; y < d.Max.Y; y++ {
		clear(c.pix[y*c.w+d.Min.X : y*c.w+d.Max.X])
	}
	c.dirty = image.Rectangle{}
	c.tools.spare = append(c.tools.spare, c)
}

// markDirty records that something was drawn between two corners.
func (c *Canvas) markDirty(lo, hi geom.Point) {
	r := image.Rect(clip(math.Floor(lo.X), c.w), clip(math.Floor(lo.Y), c.h), clip(math.Ceil(hi.X), c.w), clip(math.Ceil(hi.Y), c.h))
	c.dirty = c.dirty.Union(r)
}

func clip(v float64, most int) int { return int(min(max(v, 0), float64(most))) }

// Fill fills paths, transformed by m, with a colour: all at once, so that nothing adds up where they overlap.
func (c *Canvas) Fill(shade color.NRGBA, mode Mode, m Matrix, paths ...*Path) {
	c.gather(m, paths)
	c.paint(shade, mode)
}

// gather starts a fill with the areas within paths, transformed by m.
func (c *Canvas) gather(m Matrix, paths []*Path) {
	t := c.tools
	t.edges.begin(c.w, c.h)
	for _, p := range paths {
		t.line = p.flat(m, t.line, func(points []geom.Point, _ bool) { c.polygon(points) })
	}
}

// polygon adds a closed line to the current fill.
func (c *Canvas) polygon(points []geom.Point) {
	c.markDirty(extent(points))
	c.tools.edges.polygon(points)
}

// paint fills what has been gathered.
func (c *Canvas) paint(shade color.NRGBA, mode Mode) {
	full := pack(shade)
	c.tools.edges.sweep(func(row, from, to int, coverage uint32) {
		blendRun(c.pix[row*c.w+from:row*c.w+to], scaled(full, coverage), mode)
	})
}

// Compose draws another picture of the same size on c with an opacity from 0 to 1.
func (c *Canvas) Compose(over *Canvas, alpha float64, mode Mode) {
	d := over.dirty
	share := uint32(min(max(alpha, 0), 1)*256 + 0.5)
	for y := d.Min.Y; y < d.Max.Y; y++ {
		dst, src := c.pix[y*c.w+d.Min.X:y*c.w+d.Max.X], over.pix[y*c.w+d.Min.X:y*c.w+d.Max.X]
		for i, s := range src {
			if s == 0 {
				continue
			}
			if share < 256 {
				s = scaled(s, share)
			}
			if s>>24 == 0xff && mode == Over {
				dst[i] = s
			} else {
				dst[i] = blend(dst[i], s, mode)
			}
		}
	}
	c.dirty = c.dirty.Union(d)
}

// Halved returns the picture at half its size.
func (c *Canvas) Halved() *Canvas {
	half := New(c.w/2, c.h/2)
	half.dirty = image.Rect(0, 0, half.w, half.h)
	for y := range half.h {
		above, below := c.pix[2*y*c.w:(2*y+1)*c.w], c.pix[(2*y+1)*c.w:(2*y+2)*c.w]
		for x := range half.w {
			even, odd := uint32(0x020002), uint32(0x020002) // two channels each, and a half to round
			for _, s := range [4]uint32{above[2*x], above[2*x+1], below[2*x], below[2*x+1]} {
				even += s & 0xff00ff
				odd += s >> 8 & 0xff00ff
			}
			half.pix[y*half.w+x] = even>>2&0xff00ff | odd>>2&0xff00ff<<8
		}
	}
	return half
}

// Bytes returns the picture as four bytes a pixel, red, green, blue and alpha, premultiplied, row by row.
func (c *Canvas) Bytes() []byte {
	b := make([]byte, 4*len(c.pix))
	for i, s := range c.pix {
		binary.LittleEndian.PutUint32(b[4*i:], s)
	}
	return b
}

// Image returns a copy of the picture for reading and for encoding.
func (c *Canvas) Image() *image.RGBA {
	return &image.RGBA{Pix: c.Bytes(), Stride: 4 * c.w, Rect: image.Rect(0, 0, c.w, c.h)}
}
