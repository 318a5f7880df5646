package raster

import (
	"image"
	"image/color"
	"testing"
)

func TestWashColoursEveryPixelOfItsArea(t *testing.T) {
	c := New(6, 4)
	c.Wash(image.Rect(2, 1, 9, 3), Over, func(x, y int) color.NRGBA {
		return color.NRGBA{R: uint8(10 * x), G: uint8(10 * y), A: uint8(255 * (x % 2))}
	})
	img := c.Image()
	for y := range 4 {
		for x := range 6 {
			want := color.RGBA{}
			if x >= 2 && y >= 1 && y < 3 && x%2 == 1 {
				want = color.RGBA{R: uint8(10 * x), G: uint8(10 * y), A: 255}
			}
			if got := img.RGBAAt(x, y); got != want {
				t.Errorf("pixel %d, %d is %v, not %v", x, y, got, want)
			}
		}
	}
}

func TestWashAtopLeavesTheRestEmpty(t *testing.T) {
	c := New(4, 1)
	c.Wash(image.Rect(0, 0, 2, 1), Over, func(int, int) color.NRGBA { return color.NRGBA{R: 200, A: 255} })
	c.Wash(image.Rect(0, 0, 4, 1), Atop, func(int, int) color.NRGBA { return color.NRGBA{B: 200, A: 255} })
	img := c.Image()
	if got := img.RGBAAt(1, 0); got != (color.RGBA{B: 200, A: 255}) {
		t.Errorf("what was there is %v after a wash atop of it", got)
	}
	if got := img.RGBAAt(2, 0); got.A != 0 {
		t.Errorf("a wash atop of nothing leaves %v", got)
	}
}
