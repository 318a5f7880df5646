package main

import (
	"image"
	"image/color"
	"image/draw"

	"golang.org/x/image/vector"

	"islas/render/theme"
)

// shrunk is a picture k times smaller, every pixel the mean of k × k. What is left over at the right and the lower edge is
// left out.
func shrunk(img *image.RGBA, k int) *image.NRGBA {
	w, h := img.Rect.Dx()/k, img.Rect.Dy()/k
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			var sum [3]int
			for dy := range k {
				for dx := range k {
					i := img.PixOffset(img.Rect.Min.X+x*k+dx, img.Rect.Min.Y+y*k+dy)
					for c := range sum {
						sum[c] += int(img.Pix[i+c])
					}
				}
			}
			o := out.PixOffset(x, y)
			for c := range sum {
				out.Pix[o+c] = uint8((sum[c] + k*k/2) / (k * k))
			}
			out.Pix[o+3] = 0xff
		}
	}
	return out
}

// pointer is the outline of the mouse's arrow in pixels from its tip.
var pointer = [][2]float64{{0, 0}, {0, 15}, {3.6, 11.8}, {6, 17.2}, {8.6, 16}, {6.2, 10.8}, {11, 10.6}}

// rim is how far the arrow's rim reaches beyond its outline, in pixels and to each side.
var rim = [][2]float64{{1.1, 0}, {-1.1, 0}, {0, 1.1}, {0, -1.1}, {0.8, 0.8}, {-0.8, -0.8}, {0.8, -0.8}, {-0.8, 0.8}}

// drawPointer draws the mouse's arrow, which is not part of what a program draws, with its tip at (x, y).
func drawPointer(img *image.NRGBA, x, y float64) {
	const before, size = 2, 24 // pixels from the tip, and in all
	left, top := int(x)-before, int(y)-before
	fill := func(c color.Color, by [2]float64) {
		r := vector.NewRasterizer(size, size)
		for i, p := range pointer {
			px, py := float32(p[0]+by[0]+x)-float32(left), float32(p[1]+by[1]+y)-float32(top)
			if i == 0 {
				r.MoveTo(px, py)
			} else {
				r.LineTo(px, py)
			}
		}
		r.ClosePath()
		mask := image.NewAlpha(image.Rect(0, 0, size, size))
		r.Draw(mask, mask.Rect, image.Opaque, image.Point{})
		draw.DrawMask(img, mask.Rect.Add(image.Pt(left, top)), image.NewUniform(c), image.Point{}, mask, image.Point{}, draw.Over)
	}
	th := theme.New(false)
	for _, by := range rim {
		fill(th.Ink, by)
	}
	fill(th.PaperLight, [2]float64{})
}
