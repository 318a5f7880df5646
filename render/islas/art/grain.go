package art

import "sync"

// grainSide is the side of the sheet of grain in pixels, a power of two; further on it repeats.
const grainSide = 128

// grain is the tooth of the paper: how much lighter or darker each pixel of a wash dries, from -64 to 64. Fine grains and
// coarse ones lie over each other.
var grain = sync.OnceValue(func() *[grainSide * grainSide]int8 {
	var sheet [grainSide * grainSide]int8
	fine, coarse := noise(1), noise(2)
	wrap := func(v int) int { return v & (grainSide - 1) }
	for y := range grainSide {
		for x := range grainSide {
			lump := 0.0
			for _, d := range [4][2]int{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
				lump += coarse.corner(wrap(x+d[0])/2, wrap(y+d[1])/2) / 4
			}
			sheet[y*grainSide+x] = int8(128 * (0.5*(fine.corner(x, y)-0.5) + 0.5*(lump-0.5)))
		}
	}
	return &sheet
})

// grainAt is the grain of a pixel.
func grainAt(sheet *[grainSide * grainSide]int8, x, y int) int {
	return int(sheet[(y&(grainSide-1))*grainSide+x&(grainSide-1)])
}
