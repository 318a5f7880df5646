package paint

import "sync"

// grainSide is the side of the sheet of grain in pixels, a power of two; further on it repeats.
const grainSide = 128

// Grain is the tooth of paper: how much lighter or darker each pixel of a wash dries.
type Grain [grainSide * grainSide]int8

// PaperGrain is the grain of all paper. Fine grains and coarse ones lie over each other.
func PaperGrain() *Grain { return grain() }

var grain = sync.OnceValue(func() *Grain {
	var sheet Grain
	fine, coarse := Noise(1), Noise(2)
	wrap := func(v int) int { return v & (grainSide - 1) }
	for y := range grainSide {
		for x := range grainSide {
			lump := 0.0
			for _, d := range [4][2]int{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
				lump += coarse.lattice(wrap(x+d[0])/2, wrap(y+d[1])/2) / 4
			}
			sheet[y*grainSide+x] = int8(128 * (0.5*(fine.lattice(x, y)-0.5) + 0.5*(lump-0.5)))
		}
	}
	return &sheet
})

// At is the grain of a pixel, from -64 to 64.
func (g *Grain) At(x, y int) int {
	return int(g[(y&(grainSide-1))*grainSide+x&(grainSide-1)])
}
