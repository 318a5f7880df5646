package paint

import (
	"hash/fnv"
	"math"
	"math/rand/v2"
)

// Noise is value noise: a landscape of soft hills without end. Its value is the seed; the same seed has the same hills
// everywhere.
type Noise uint64

// lattice is a number from 0 to 1 that belongs to a corner of the grid.
func (n Noise) lattice(x, y int) float64 {
	h := uint64(n) + uint64(int64(x))*0x9E3779B97F4A7C15 + uint64(int64(y))*0xC2B2AE3D27D4EB4F
	h ^= h >> 29
	h *= 0xBF58476D1CE4E5B9
	h ^= h >> 32
	return float64(h>>40) / (1 << 24)
}

// At is the height at a place, 0 to 1, with hills about one unit wide.
func (n Noise) At(x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int(fx), int(fy)
	u, v := Smoothstep(x-fx), Smoothstep(y-fy)
	above := float64(n.lattice(ix, iy)*(1-u)) + float64(n.lattice(ix+1, iy)*u)
	below := float64(n.lattice(ix, iy+1)*(1-u)) + float64(n.lattice(ix+1, iy+1)*u)
	return float64(above*(1-v)) + float64(below*v)
}

// Smoothstep goes from 0 to 1 with a level beginning and end.
func Smoothstep(t float64) float64 { return float64(t * t * (3 - float64(2*t))) }

// Fractal is the height at a place, 0 to 1, of hills with hills of half their size on them, and so on for some octaves.
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

// Random is a source of random numbers for the ornaments of one picture: the same name always gives the same ones.
func Random(name string) *rand.Rand { return rand.New(rand.NewPCG(numberOf(name), 1)) }

// NoiseOf is the noise whose seed belongs to a name.
func NoiseOf(name string) Noise { return Noise(numberOf(name)) }

// numberOf is a number that belongs to a name.
func numberOf(name string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(name)) // never fails
	return h.Sum64()
}
