package fontfile

import (
	"maps"
	"math"
)

// Condensed returns the font with letters by as wide as they are, which is more than 0 and at most 1.
func (f *Font) Condensed(by float64) *Font {
	narrow := f.with(f.Weight, func(g glyph) glyph {
		g = g.each(func(p point) point { p.x *= by; return p })
		g.advance *= by
		return g
	})
	for p := range narrow.kerns {
		narrow.kerns[p] *= by
	}
	return narrow
}

// How much bolder letters are made: how much wider stems are, and how much higher strokes, in units.
const (
	bolderX = em / 22
	bolderY = em / 64
)

// Emboldened returns a bold font of one that is not, for want of another: its stems are thicker, as are its strokes, though less, so that
// small letters do not close.
func (f *Font) Emboldened() *Font {
	return f.with(700, func(g glyph) glyph {
		if len(g.contours) == 0 {
			return g
		}
		clockwise, contours := g.area() < 0, make([][]point, len(g.contours))
		for i, c := range g.contours {
			contours[i] = thicken(c, clockwise)
		}
		return glyph{advance: g.advance + bolderX, contours: contours}.moved(bolderX / 2)
	})
}

// with returns a font of a weight whose letters are made of those of this one.
func (f *Font) with(weight float64, letter func(glyph) glyph) *Font {
	other := &Font{Family: f.Family, Weight: weight, glyphs: make(map[rune]glyph, len(f.glyphs)), kerns: maps.Clone(f.kerns)}
	for r, g := range f.glyphs {
		other.glyphs[r] = letter(g)
	}
	return other
}

// area is twice that of a letter; below 0 where its outer outlines go clockwise, as those of TrueType do.
func (g glyph) area() (sum float64) {
	for _, c := range g.contours {
		last := c[len(c)-1]
		for _, p := range c {
			sum += last.x*p.y - p.x*last.y
			last = p
		}
	}
	return sum
}

// thicken moves an outline outwards. Points go along the bisectors of their angles, no farther than what is beside them allows, as in
// FreeType's FT_Outline_Embolden.
func thicken(c []point, clockwise bool) []point {
	side := 1.0
	if clockwise {
		side = -1
	}
	moved := make([]point, len(c))
	for i, p := range c {
		before, after := neighbour(c, i, -1), neighbour(c, i, 1)
		in, lin := direction(before, p)
		out, lout := direction(p, after)
		moved[i] = p
		d := in.x*out.x + in.y*out.y
		if d <= -0.9375 || lin == 0 || lout == 0 { // a spike: moved out it would reach far
			continue
		}
		q := side * (out.x*in.y - out.y*in.x)
		l := min(lin, lout)
		shift := func(by float64) float64 {
			if by*q <= l*(d+1) {
				return by / (d + 1)
			}
			return l / q
		}
		moved[i].x += side * (in.y + out.y) * shift(bolderX/2)
		moved[i].y -= side * (in.x + out.x) * shift(bolderY/2)
	}
	return moved
}

// neighbour is the next point in a direction that lies elsewhere.
func neighbour(c []point, i, step int) point {
	for n := 1; n < len(c); n++ {
		if p := c[((i+n*step)%len(c)+len(c))%len(c)]; !near(p, c[i]) {
			return p
		}
	}
	return c[i]
}

// direction is the direction from one point to another, and how far that is.
func direction(from, to point) (unit point, length float64) {
	length = math.Hypot(to.x-from.x, to.y-from.y)
	if length == 0 {
		return point{}, 0
	}
	return point{x: (to.x - from.x) / length, y: (to.y - from.y) / length}, length
}
