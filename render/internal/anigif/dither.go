package anigif

import (
	"image"
	"image/color"
	"image/draw"
)

// bayer is the order in which the pixels of a square of 4 × 4 become lighter.
var bayer = [4][4]int{{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}}

// dithered makes a channel a little lighter or darker by a pattern that stays where it is, so that a gradient of few
// colours shows no edges and what stands still stays the same.
func dithered(v uint8, x, y int) uint8 {
	return uint8(min(max(int(v)+(bayer[y&3][x&3]*2-15)*5/16, 0), 255))
}

// Reduce returns a picture, w pixels wide, in the colours of a palette.
func Reduce(pixels []uint8, w int, palette color.Palette) *image.Paletted {
	p := image.NewPaletted(image.Rect(0, 0, w, len(pixels)/4/w), palette)
	colours := newMapper(palette)
	for i := range p.Pix {
		p.Pix[i] = colours.dithered(pixels[4*i:], i%w, i/w)
	}
	return p
}

// dithered returns the index of the colour of a pixel at a place.
func (m *mapper) dithered(pixel []uint8, x, y int) uint8 {
	return m.index(dithered(pixel[0], x, y), dithered(pixel[1], x, y), dithered(pixel[2], x, y))
}

// Still returns an opaque picture in so few colours that a byte says which one a pixel has.
func Still(img image.Image) *image.Paletted {
	size := img.Bounds().Sub(img.Bounds().Min)
	full := image.NewNRGBA(size)
	draw.Draw(full, size, img, img.Bounds().Min, draw.Src)
	return Reduce(full.Pix, size.Dx(), Palette(MostColours, full.Pix))
}
