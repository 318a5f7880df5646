package main

import (
	"image"
	"image/color"

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

// drawPointer draws the mouse's arrow, which is not part of what a program draws, with its tip at (x, y).
func drawPointer(img *image.NRGBA, x, y float64) {
	th := theme.New(false)
	const reach = 19
	for py := int(y) - 2; py < int(y)+reach; py++ {
		for px := int(x) - 2; px < int(x)+reach; px++ {
			if !(image.Point{px, py}).In(img.Rect) {
				continue
			}
			rim, body := covered(float64(px)-x, float64(py)-y)
			if rim == 0 {
				continue
			}
			c := theme.Mix(img.NRGBAAt(px, py), th.Ink, rim)
			c = theme.Mix(c, th.PaperLight, body)
			img.SetNRGBA(px, py, color.NRGBA{c.R, c.G, c.B, 0xff})
		}
	}
}

// covered is how much of the pixel at (x, y) from the tip the arrow with its rim covers, and how much without.
func covered(x, y float64) (rim, body float64) {
	const fine = 4
	for i := range fine {
		for j := range fine {
			px, py := x+(float64(i)+0.5)/fine, y+(float64(j)+0.5)/fine
			if inArrow(px, py) {
				body++
				rim++
				continue
			}
			for _, d := range [][2]float64{{1.1, 0}, {-1.1, 0}, {0, 1.1}, {0, -1.1}, {0.8, 0.8}, {-0.8, -0.8}, {0.8, -0.8}, {-0.8, 0.8}} {
				if inArrow(px+d[0], py+d[1]) {
					rim++
					break
				}
			}
		}
	}
	return rim / (fine * fine), body / (fine * fine)
}

// inArrow reports whether a point is within the arrow's outline.
func inArrow(x, y float64) bool {
	in := false
	for i, a := range pointer {
		b := pointer[(i+1)%len(pointer)]
		if (a[1] > y) != (b[1] > y) && x < a[0]+(y-a[1])*(b[0]-a[0])/(b[1]-a[1]) {
			in = !in
		}
	}
	return in
}
