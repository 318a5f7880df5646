package paint

import (
	"image/color"
	"math"
	"sync"
)

// textureSide is the width and height of the texture of paper, a power of two; beyond, it repeats without a seam.
const textureSide = 256

// texture is heights of a rough surface from -127 to 127, row by row: hills of eight steps with smaller ones on them.
var texture = sync.OnceValue(func() *[textureSide * textureSide]int8 {
	var t [textureSide * textureSide]int8
	for i := range t {
		sum, share := 0.0, 0.5
		for cell := 8; cell > 0; cell /= 2 {
			seed, around := Noise(40+cell), textureSide/cell
			x, y := i%textureSide, i/textureSide
			u, v := Smoothstep(float64(x%cell)/float64(cell)), Smoothstep(float64(y%cell)/float64(cell))
			left, top := x/cell, y/cell
			right, bottom := (left+1)%around, (top+1)%around
			above := seed.lattice(left, top)*(1-u) + seed.lattice(right, top)*u
			below := seed.lattice(left, bottom)*(1-u) + seed.lattice(right, bottom)*u
			sum += share * (above*(1-v) + below*v)
			share /= 2
		}
		t[i] = int8(math.Round(min(max(4*sum-1.875, -1), 1) * 127))
	}
	return &t
})

// Granulate makes what was drawn uneven like paint on rough paper: its hollows get up to that much of dark, its hills as
// much of bright, 0 to 1. A step of the texture is coarse units long.
func (p Pen) Granulate(dark, bright color.NRGBA, strength, coarse float64) {
	const one, mask = 1 << 8, textureSide - 1
	t := texture()
	// The texture lies askew, so that its repetition doesn't meet the eye.
	along, across := int(0.93*one/(p.Scale*coarse)), int(0.37*one/(p.Scale*coarse))
	full := int(256 * strength)
	p.Canvas.Relight(dark, bright, func(x, y int) int {
		u, v := x*along+y*across, y*along-x*across
		du, dv := u&(one-1), v&(one-1)
		left, top := u>>8&mask, v>>8&mask*textureSide
		right, bottom := (left+1)&mask, (top+textureSide)&(textureSide*textureSide-1)
		above := int(t[top+left])*(one-du) + int(t[top+right])*du
		below := int(t[bottom+left])*(one-du) + int(t[bottom+right])*du
		return (above*(one-dv) + below*dv) >> 16 * full >> 7
	})
}
