package golden

import (
	"fmt"
	"image"
	"image/color"
	"math"

	"islas/render/testkit/shot"
)

// The figures of the comparison. Pictures are compared small: a pixel is the mean of at least 4 × 4 of the window's. What
// another driver of the graphics card draws differently lies in single pixels, in the soft edges of forms and in the last
// digit of a colour; it is nearly gone in the means. What a person would notice covers many pixels and stays.
//
// A block of 4 × 4 small pixels, so at least 16 × 16 of the window's, is off when its pixels differ by more than
// blockLimit of 255 in the mean. What need not be noticed stays below: drawn by another driver (Mesa's softpipe instead of
// llvmpipe) no block of the contact sheet, the scenes and the table differs by more than 4.4, about the step between two
// colours that are kept; with all colours rounded by 2 the same way none by more than 4.3; with every edge blurred at random
// by up to a third of a pixel none by more than 6.0. What has to be noticed, in a window of 1280 by 720, goes far beyond: a
// line of text moved by 4 pixels differs by up to 24, a piece of 14 pixels of another colour by 47, a missing one by 76, another
// icon by 67.
//
// One block more than the limit is let pass, of some 3600: each of these changes is over it in two blocks at least, since it
// seldom lies in one alone. Where it does, the block is over glaring.
const (
	blockSide  = 4    // small pixels
	blockLimit = 7.0  // mean difference of a block, of 255
	blocksOff  = 1    // blocks that may be over the limit
	glaring    = 14.0 // mean difference of a block that is never right
)

// smallest is how many pixels of the window, in both directions, make at least one that is kept, and mostPixels is the greatest number of
// kept pixels of a picture, so that the files stay below 120 KB.
const (
	smallest   = 4
	mostPixels = 84000
)

// Reduce returns a picture in the size in which it is kept: every pixel is the mean of a square of the picture. The colours are rounded to
// 6 bits a channel, which halves the file and is far below what is compared.
func Reduce(img image.Image) *image.NRGBA {
	p := shot.RGBA(img)
	b := p.Rect
	k := smallest
	for (b.Dx()/k)*(b.Dy()/k) > mostPixels {
		k++
	}
	small := image.NewNRGBA(image.Rect(0, 0, max(b.Dx()/k, 1), max(b.Dy()/k, 1)))
	for y := range small.Rect.Dy() {
		for x := range small.Rect.Dx() {
			m := mean(p, image.Rect(x*k, y*k, x*k+k, y*k+k).Add(b.Min).Intersect(b))
			small.SetNRGBA(x, y, color.NRGBA{coarse(m[0]), coarse(m[1]), coarse(m[2]), 0xff})
		}
	}
	return small
}

// mean returns the mean colour of a part of an opaque picture.
func mean(p *image.RGBA, part image.Rectangle) (m [3]float64) {
	var sum [3]int
	for y := part.Min.Y; y < part.Max.Y; y++ {
		row := p.Pix[p.PixOffset(part.Min.X, y):][:4*part.Dx()]
		for i := 0; i < len(row); i += 4 {
			sum[0] += int(row[i])
			sum[1] += int(row[i+1])
			sum[2] += int(row[i+2])
		}
	}
	for i := range m {
		m[i] = float64(sum[i]) / float64(max(part.Dx()*part.Dy(), 1))
	}
	return m
}

// coarse returns v rounded to one of 64 values from 0 to 255.
func coarse(v float64) uint8 { return uint8(math.Round(math.Round(v/255*63) / 63 * 255)) }

// Difference is the result of Compare.
type Difference struct {
	Resized bool        // the pictures have different sizes, and nothing else was compared
	Blocks  int         // number compared
	Off     int         // number that differ by more than allowed
	Worst   float64     // mean difference of the block that differs most, of 255
	At      image.Point // position of that, in small pixels
}

// Same reports whether the pictures count as the same.
func (d Difference) Same() bool { return !d.Resized && d.Off <= blocksOff && d.Worst < glaring }

// String returns a description of the difference.
func (d Difference) String() string {
	if d.Resized {
		return "it has another size"
	}
	return fmt.Sprintf("%d of %d blocks differ by more than %.0f of 255, most of all by %.1f at %v (small pixels)", d.Off, d.Blocks, blockLimit, d.Worst, d.At)
}

// Compare compares two reduced pictures block by block.
func Compare(a, b image.Image) Difference {
	if a.Bounds().Size() != b.Bounds().Size() {
		return Difference{Resized: true}
	}
	var d Difference
	w, h := a.Bounds().Dx(), a.Bounds().Dy()
	for y := 0; y < h; y += blockSide {
		for x := 0; x < w; x += blockSide {
			off := blockDifference(a, b, x, y)
			d.Blocks++
			if off > d.Worst {
				d.Worst, d.At = off, image.Pt(x, y)
			}
			if off > blockLimit {
				d.Off++
			}
		}
	}
	return d
}

// blockDifference returns the mean difference of the pixels of a block. A pixel differs as much as its most different channel.
func blockDifference(a, b image.Image, x0, y0 int) float64 {
	sum, n := 0.0, 0
	for y := y0; y < min(y0+blockSide, a.Bounds().Dy()); y++ {
		for x := x0; x < min(x0+blockSide, a.Bounds().Dx()); x++ {
			sum += pixelDifference(at(a, x, y), at(b, x, y))
			n++
		}
	}
	return sum / float64(n)
}

func at(img image.Image, x, y int) color.NRGBA {
	p := img.Bounds().Min
	return color.NRGBAModel.Convert(img.At(p.X+x, p.Y+y)).(color.NRGBA)
}

func pixelDifference(p, q color.NRGBA) float64 {
	d := func(a, b uint8) float64 { return math.Abs(float64(a) - float64(b)) }
	return max(d(p.R, q.R), d(p.G, q.G), d(p.B, q.B))
}

// Show returns a picture for looking at a difference: the kept picture, the new one, and where they differ, the more the redder, side by
// side and twice as large.
func Show(kept, now image.Image) *image.NRGBA {
	const zoom, gap = 2, 8
	w := max(kept.Bounds().Dx(), now.Bounds().Dx())
	h := max(kept.Bounds().Dy(), now.Bounds().Dy())
	out := image.NewNRGBA(image.Rect(0, 0, (3*w+2*gap)*zoom, h*zoom))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			part, px, py := x/zoom/(w+gap), x/zoom%(w+gap), y/zoom
			k, n := image.Pt(px, py).In(size(kept)), image.Pt(px, py).In(size(now))
			c := color.NRGBA{A: 0xff}
			switch {
			case part == 0 && k:
				c = at(kept, px, py)
			case part == 1 && n:
				c = at(now, px, py)
			case part == 2 && k && n:
				q := at(now, px, py)
				grey := 255 - (255-uint8((int(q.R)+int(q.G)+int(q.B))/3))/3
				off := min(pixelDifference(at(kept, px, py), q)/(2*blockLimit), 1)
				rest := uint8(float64(grey) * (1 - off))
				c = color.NRGBA{max(grey, uint8(255*off)), rest, rest, 0xff}
			}
			out.SetNRGBA(x, y, c)
		}
	}
	return out
}

func size(img image.Image) image.Rectangle { return image.Rectangle{Max: img.Bounds().Size()} }
