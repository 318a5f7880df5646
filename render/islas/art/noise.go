package art

import "math"

// noise is a landscape of soft hills without end: the same seed has the same hills everywhere.
type noise uint64

// corner is a number from 0 to 1 that belongs to a corner of the grid.
func (n noise) corner(x, y int) float64 {
	h := uint64(n) + uint64(int64(x))*0x9E3779B97F4A7C15 + uint64(int64(y))*0xC2B2AE3D27D4EB4F
	h ^= h >> 29
	h *= 0xBF58476D1CE4E5B9
	h ^= h >> 32
	return float64(h>>40) / (1 << 24)
}

// at is the height at a place, 0 to 1, with hills about one unit wide.
func (n noise) at(x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int(fx), int(fy)
	u, v := eased(x-fx), eased(y-fy)
	above := float64(n.corner(ix, iy)*(1-u)) + float64(n.corner(ix+1, iy)*u)
	below := float64(n.corner(ix, iy+1)*(1-u)) + float64(n.corner(ix+1, iy+1)*u)
	return float64(above*(1-v)) + float64(below*v)
}

// eased goes from 0 to 1 with a level beginning and end.
func eased(t float64) float64 { return float64(t * t * (3 - float64(2*t))) }

// rough is the height at a place, 0 to 1, of hills with smaller hills on them, and so on for some times.
func (n noise) rough(x, y float64, times int) float64 {
	sum, share, all := 0.0, 1.0, 0.0
	for i := range times {
		sum += float64(share * (n+noise(i)).at(x, y))
		all += share
		share /= 2
		x, y = float64(2*x)+17.3, float64(2*y)-9.1
	}
	return sum / all
}
