package painttest

import (
	"image"
	"image/color"
	"math"

	"islas/render/testkit/vision"
)

// Looks is a picture without colours: where it is opaque, and how light it is there.
type Looks struct {
	w, h  int
	there []bool
	light []float64 // 0 to 100
}

// LooksOf returns the looks of a picture. Pixels no more opaque than a shadow are left out.
func LooksOf(img *image.RGBA) Looks {
	l := Looks{w: img.Rect.Dx(), h: img.Rect.Dy()}
	for i := 0; i < len(img.Pix); i += 4 {
		l.there = append(l.there, img.Pix[i+3] > 200)
		l.light = append(l.light, vision.Lightness(color.NRGBA{img.Pix[i], img.Pix[i+1], img.Pix[i+2], 0xff}))
	}
	return l
}

// Black returns the looks of a picture that is all black.
func (l Looks) Black() Looks {
	l.light = make([]float64, len(l.light))
	return l
}

// Unlike returns how different two pictures of the same size look when one lies on the other in the best way, moved by up to across and
// down pixels, since a form that is only drawn elsewhere is the same form: the share, of all that they cover together, where only one of
// them is or where one is clearly lighter than the other.
func (l Looks) Unlike(o Looks, across, down int) float64 {
	least := 1.0
	for dy := -down; dy <= down; dy++ {
		for dx := -across; dx <= across; dx++ {
			least = min(least, l.unlike(o, dx, dy))
		}
	}
	return least
}

// unlike returns how different two pictures look when the other one is moved by some pixels.
func (l Looks) unlike(o Looks, dx, dy int) float64 {
	const clearly = 12 // of 100: the least difference of two colours of pieces
	covered, other := 0, 0
	for y := range l.h {
		for x := range l.w {
			i, j, inside := y*l.w+x, (y+dy)*l.w+x+dx, x+dx >= 0 && x+dx < l.w && y+dy >= 0 && y+dy < l.h
			p, q := l.there[i], inside && o.there[j]
			if !p && !q {
				continue
			}
			covered++
			if p != q || math.Abs(l.light[i]-o.light[j]) > clearly {
				other++
			}
		}
	}
	return float64(other) / float64(max(covered, 1))
}
