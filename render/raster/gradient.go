package raster

import (
	"image/color"
	"math"

	"islas/render/geom"
)

// Gradient is a colour that changes along a line or a radius.
type Gradient struct {
	From, To geom.Point // beginning and end; a radial one has its middle at From and its rim at To
	Radial   bool
	Stops    []Stop // in ascending order; before the first and after the last the colour stays the same
}

// Stop is the colour of a gradient at a part of the way, from 0 to 1.
type Stop struct {
	At    float64
	Shade color.NRGBA
}

// shades is the number of steps into which a gradient is divided.
const shades = 256

// table fills table with the colours of the gradient in equal steps, premultiplied.
func (g Gradient) table(table []uint32) {
	for i := range table {
		table[i] = pack(g.shade(float64(i) / float64(len(table)-1)))
	}
}

// shade returns the colour at t.
func (g Gradient) shade(t float64) color.NRGBA {
	for i, s := range g.Stops {
		switch {
		case t > s.At && i < len(g.Stops)-1:
		case t >= s.At || i == 0:
			return s.Shade
		default:
			before := g.Stops[i-1]
			return between(before.Shade, s.Shade, (t-before.At)/math.Max(s.At-before.At, 1e-9))
		}
	}
	return color.NRGBA{}
}

func between(a, b color.NRGBA, t float64) color.NRGBA {
	m := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return color.NRGBA{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B), A: m(a.A, b.A)}
}

// FillGradient fills paths as Fill does, with a gradient that is transformed by m as well.
func (c *Canvas) FillGradient(g Gradient, mode Mode, m Matrix, paths ...*Path) {
	c.gather(m, paths)
	from, to := m.Apply(g.From), m.Apply(g.To)
	dx, dy := to.X-from.X, to.Y-from.Y
	length := math.Max(math.Hypot(dx, dy), 1e-4)
	steps := min(max(int(4*length), shades/2), shades)
	table := c.tools.shades[:steps]
	g.table(table)
	perPixel := float64(steps) / length
	acrossX, acrossY := dx/length*perPixel, dy/length*perPixel
	c.tools.edges.sweep(func(row, left, right int, coverage uint32) {
		run := c.pix[row*c.w+left : row*c.w+right]
		py := float64(row) + 0.5 - from.Y
		down := py * acrossY
		for i, d := range run {
			if d == 0 && mode != Over {
				continue
			}
			px := float64(left+i) + 0.5 - from.X
			at := int(float64(px*acrossX) + down)
			if g.Radial {
				at = int(math.Sqrt(float64(px*px)+float64(py*py)) * perPixel)
			}
			s := table[min(max(at, 0), steps-1)]
			if coverage == 256 && s>>24 == 0xff && mode == Over {
				run[i] = s
			} else {
				run[i] = blend(d, scaled(s, coverage), mode)
			}
		}
	})
}

// Relight makes the drawing lighter or darker. light returns by how much for a pixel, from -256 for all of the dark colour to 256 for all
// of the bright one; 0 changes nothing. The opacity of a pixel stays.
func (c *Canvas) Relight(dark, bright color.NRGBA, light func(x, y int) int) {
	shadow, shine := pack(dark), pack(bright)
	for y := c.dirty.Min.Y; y < c.dirty.Max.Y; y++ {
		row := c.pix[y*c.w : (y+1)*c.w]
		for x := c.dirty.Min.X; x < c.dirty.Max.X; x++ {
			d := row[x]
			if d == 0 {
				continue
			}
			v, s := light(x, y), shine
			if v < 0 {
				v, s = -v, shadow
			}
			if v != 0 {
				row[x] = blend(d, scaled(s, uint32(min(v, 256))), Atop)
			}
		}
	}
}
