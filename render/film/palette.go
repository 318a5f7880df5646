package main

import (
	"cmp"
	"image"
	"image/color"
	"math"
	"slices"
)

// mostColours is how many colours a palette has: one less than a GIF may have, since one index means "as before".
const mostColours = 255

// cell is all pixels whose channels are the same in the upper 6 bits.
type cell struct {
	c      [3]float64 // mean colour, 0 to 255
	weight float64
}

// box is a part of the colours that becomes one colour of the palette.
type box []cell

// medianCut chooses up to n colours for all pictures together: the box with the greatest spread is divided at its median
// along its longest side until there are enough. The number of pixels counts by its square root, so that small things keep
// colours of their own beside the sea.
func medianCut(pictures []*image.NRGBA, n int) color.Palette {
	boxes := []box{cells(pictures)}
	if len(boxes[0]) == 0 {
		return color.Palette{color.NRGBA{A: 0xff}}
	}
	for len(boxes) < n {
		widest, axis, most := -1, 0, 0.0
		for i, b := range boxes {
			if a, spread := b.spread(); spread > most && len(b) > 1 {
				widest, axis, most = i, a, spread
			}
		}
		if widest < 0 {
			break
		}
		low, high := boxes[widest].halves(axis)
		boxes[widest] = low
		boxes = append(boxes, high)
	}
	palette := make(color.Palette, len(boxes))
	for i, b := range boxes {
		palette[i] = b.mean()
	}
	return palette
}

// cells counts the colours of pictures, in a fixed order.
func cells(pictures []*image.NRGBA) box {
	const side = 64
	all := make([]cell, side*side*side)
	for _, img := range pictures {
		for i := 0; i+3 < len(img.Pix); i += 4 {
			r, g, b := img.Pix[i], img.Pix[i+1], img.Pix[i+2]
			c := &all[int(r>>2)*side*side+int(g>>2)*side+int(b>>2)]
			c.weight++
			c.c[0] += float64(r)
			c.c[1] += float64(g)
			c.c[2] += float64(b)
		}
	}
	used := all[:0]
	for _, c := range all {
		if c.weight == 0 {
			continue
		}
		for k := range c.c {
			c.c[k] /= c.weight
		}
		c.weight = math.Sqrt(c.weight)
		used = append(used, c)
	}
	return used
}

// spread is the channel along which a box is widest, and how much it would gain by being divided there: its variance times
// its weight.
func (b box) spread() (axis int, gain float64) {
	var sum, squares [3]float64
	weight := 0.0
	for _, c := range b {
		weight += c.weight
		for k, v := range c.c {
			sum[k] += c.weight * v
			squares[k] += c.weight * v * v
		}
	}
	for k := range sum {
		if v := squares[k] - sum[k]*sum[k]/weight; v > gain {
			axis, gain = k, v
		}
	}
	return axis, gain
}

// halves divides a box of at least two cells so that both halves weigh about the same.
func (b box) halves(axis int) (low, high box) {
	slices.SortStableFunc(b, func(p, q cell) int { return cmp.Compare(p.c[axis], q.c[axis]) })
	whole, sum := 0.0, 0.0
	for _, c := range b {
		whole += c.weight
	}
	at := 1
	for i, c := range b[:len(b)-1] {
		sum += c.weight
		at = i + 1
		if sum >= whole/2 {
			break
		}
	}
	return b[:at:at], b[at:]
}

func (b box) mean() color.NRGBA {
	var sum [3]float64
	weight := 0.0
	for _, c := range b {
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
