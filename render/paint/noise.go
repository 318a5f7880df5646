package paint

import (
	"hash/fnv"
	"image/color"
	"math"
	"math/rand/v2"
	"sync"
)

// Noise is value noise: an endless landscape of soft hills. Its value is the seed; the same seed always has the same hills.
type Noise uint64

// lattice returns the random number, 0 to 1, of a corner of the grid.
func (n Noise) lattice(x, y int) float64 {
	h := uint64(n) + uint64(int64(x))*0x9E3779B97F4A7C15 + uint64(int64(y))*0xC2B2AE3D27D4EB4F
	h ^= h >> 29
	h *= 0xBF58476D1CE4E5B9
	h ^= h >> 32
	return float64(h>>40) / (1 << 24)
}

// At returns the height at a position, 0 to 1, with hills about one unit wide.
func (n Noise) At(x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int(fx), int(fy)
	u, v := Smoothstep(x-fx), Smoothstep(y-fy)
	above := float64(n.lattice(ix, iy)*(1-u)) + float64(n.lattice(ix+1, iy)*u)
	below := float64(n.lattice(ix, iy+1)*(1-u)) + float64(n.lattice(ix+1, iy+1)*u)
	return float64(above*(1-v)) + float64(below*v)
}

// Smoothstep returns a value that rises from 0 to 1 with a level beginning and end.
func Smoothstep(t float64) float64 { return float64(t * t * (3 - float64(2*t))) }

// Fractal returns the height at a position, 0 to 1, of hills with smaller hills of half their size on them, and so on for a number of
// octaves.
func (n Noise) Fractal(x, y float64, octaves int) float64 {
	sum, share, all := 0.0, 1.0, 0.0
	for i := range octaves {
		sum += float64(share * (n+Noise(i)).At(x, y))
		all += share
		share /= 2
		x, y = float64(2*x)+17.3, float64(2*y)-9.1
	}
	return sum / all
}

// Random returns a source of random numbers for the ornaments of a picture: the same name always has the same numbers.
func Random(name string) *rand.Rand { return rand.New(rand.NewPCG(numberOf(name), 1)) }

// NoiseOf returns the noise whose seed follows from a name.
func NoiseOf(name string) Noise { return Noise(numberOf(name)) }

// numberOf returns a number that follows from a name.
func numberOf(name string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(name)) // never fails
	return h.Sum64()
}

// grainSide is the width and height of the grain in pixels, a power of two; beyond, the grain repeats.
const grainSide = 128

// Grain is the grain of paper: how much lighter or darker each pixel of a wash is.
type Grain [grainSide * grainSide]int8

// PaperGrain returns the grain of all paper, a mixture of fine and coarse grain.
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

// At returns the grain of a pixel, from -64 to 64.
func (g *Grain) At(x, y int) int { return int(g[(y&(grainSide-1))*grainSide+x&(grainSide-1)]) }

// textureSide is the width and height of the texture of paper, a power of two; beyond, it repeats without a seam.
const textureSide = 256

// texture returns the heights of a rough surface from -127 to 127, row by row: hills eight steps wide with smaller ones on them.
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

// Granulate makes a drawing uneven like paint on rough paper: its hollows get up to strength of dark, its hills up to strength of bright, 0
// to 1. A step of the texture is coarse units long.
func (p Pen) Granulate(dark, bright color.NRGBA, strength, coarse float64) {
	const one, mask = 1 << 8, textureSide - 1
	t := texture()
	// The texture is turned, so that its repetition is not noticed.
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
