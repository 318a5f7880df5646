package anigif

import (
	"cmp"
	"image/color"
	"math"
	"slices"
)

// MostColours is how many colours a palette may have: one less than a GIF may have, since one index means "as before".
const MostColours = 255

// cell is all pixels whose channels are the same in the upper 6 bits.
type cell struct {
	c      [3]float64 // mean colour, 0 to 255
	weight float64
}

// box is a part of the colours that becomes one colour of the palette.
type box struct {
	cells  []cell
	axis   int     // the channel along which it is widest
	spread float64 // how much it would gain by being divided there: its variance times its weight
}

// side is how many cells there are along a channel.
const side = 64

// Colours counts the colours of pictures and chooses some for all of them together, always the same of the same pictures. The zero
// value is ready.
type Colours struct {
	cells []cell
	boxes []box // what the colours are divided into; nil while they are counted
}

// Count counts the colours of a picture, by its pixels as red, green, blue and opacity, of which the last does not count.
func (c *Colours) Count(pixels []uint8) {
	if c.cells == nil {
		c.cells = make([]cell, side*side*side)
	}
	for i := 0; i+3 < len(pixels); i += 4 {
		r, g, b := pixels[i], pixels[i+1], pixels[i+2]
		in := &c.cells[int(r>>2)*side*side+int(g>>2)*side+int(b>>2)]
		in.weight++
		in.c[0] += float64(r)
		in.c[1] += float64(g)
		in.c[2] += float64(b)
	}
}

// Divide makes room for one colour more, up to n, and reports whether there are as many, or as are of use. When it has been called
// nothing can be counted any more. The box with the greatest spread is divided at its median along its longest side (median cut). The
// number of pixels counts by its square root, so that small things keep colours of their own beside the sea.
func (c *Colours) Divide(n int) (done bool) {
	if c.boxes == nil {
		c.boxes = append(c.boxes, boxOf(c.used()))
		c.cells = nil
	}
	widest, most := -1, 0.0
	for i, b := range c.boxes {
		if b.spread > most && len(b.cells) > 1 {
			widest, most = i, b.spread
		}
	}
	if widest < 0 || len(c.boxes) >= n {
		return true
	}
	low, high := c.boxes[widest].halves()
	c.boxes[widest] = boxOf(low)
	c.boxes = append(c.boxes, boxOf(high))
	return false
}

// Palette returns the colours that were chosen, at least one.
func (c *Colours) Palette() color.Palette {
	palette := make(color.Palette, 0, len(c.boxes))
	for _, b := range c.boxes {
		if len(b.cells) > 0 {
			palette = append(palette, b.mean())
		}
	}
	if len(palette) == 0 {
		palette = append(palette, color.NRGBA{A: 0xff})
	}
	return palette
}

// Palette chooses up to n colours for some pictures, by their pixels.
func Palette(n int, pictures ...[]uint8) color.Palette {
	var c Colours
	for _, pixels := range pictures {
		c.Count(pixels)
	}
	for !c.Divide(n) {
	}
	return c.Palette()
}

// used returns the mean colour and the weight of every cell in which there is a pixel.
func (c *Colours) used() (used []cell) {
	for _, in := range c.cells {
		if in.weight == 0 {
			continue
		}
		for k := range in.c {
			in.c[k] /= in.weight
		}
		in.weight = math.Sqrt(in.weight)
		used = append(used, in)
	}
	return used
}

// boxOf returns a box of some cells.
func boxOf(cells []cell) box {
	var sum, squares [3]float64
	weight := 0.0
	for _, c := range cells {
		weight += c.weight
		for k, v := range c.c {
			sum[k] += c.weight * v
			squares[k] += c.weight * v * v
		}
	}
	b := box{cells: cells}
	for k := range sum {
		if v := squares[k] - sum[k]*sum[k]/weight; v > b.spread {
			b.axis, b.spread = k, v
		}
	}
	return b
}

// halves divides a box of at least two cells so that both halves weigh about the same.
func (b box) halves() (low, high []cell) {
	cells := b.cells
	slices.SortFunc(cells, func(p, q cell) int { // no two cells have the same colour
		return cmp.Or(cmp.Compare(p.c[b.axis], q.c[b.axis]), slices.Compare(p.c[:], q.c[:]))
	})
	whole, sum := 0.0, 0.0
	for _, c := range cells {
		whole += c.weight
	}
	at := 1
	for i, c := range cells[:len(cells)-1] {
		sum += c.weight
		at = i + 1
		if sum >= whole/2 {
			break
		}
	}
	return cells[:at:at], cells[at:]
}

func (b box) mean() color.NRGBA {
	var sum [3]float64
	weight := 0.0
	for _, c := range b.cells {
		weight += c.weight
		for k, v := range c.c {
			sum[k] += c.weight * v
		}
	}
	at := func(k int) uint8 { return uint8(math.Round(sum[k] / weight)) }
	return color.NRGBA{at(0), at(1), at(2), 0xff}
}

// mapper finds the nearest colour of a palette, and remembers it for all colours that are the same in 6 bits a channel.
type mapper struct {
	palette []color.NRGBA
	known   []int16 // index + 1
}

func newMapper(p color.Palette) *mapper {
	m := &mapper{known: make([]int16, 1<<18)}
	for _, c := range p {
		m.palette = append(m.palette, color.NRGBAModel.Convert(c).(color.NRGBA))
	}
	return m
}

// index is the index of the nearest colour.
func (m *mapper) index(r, g, b uint8) uint8 {
	k := int(r>>2)<<12 | int(g>>2)<<6 | int(b>>2)
	if m.known[k] == 0 {
		best, least := 0, math.MaxInt
		for i, c := range m.palette {
			// The eye is most exact in green, least in blue.
			dr, dg, db := int(c.R)-int(r), int(c.G)-int(g), int(c.B)-int(b)
			if d := 3*dr*dr + 5*dg*dg + 2*db*db; d < least {
				best, least = i, d
			}
		}
		m.known[k] = int16(best + 1)
	}
	return uint8(m.known[k] - 1)
}
