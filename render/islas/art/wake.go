package art

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/raster"
)

// WakeRatio is the width of a wake divided by its height.
const WakeRatio = 4.5

// Wake draws the foam behind a ship that sails to the left: its stern is in the middle of r's left side.
func (p *Painter) Wake(dst *ebiten.Image, r Rect) {
	p.show(dst, fit(r, WakeRatio), drawing{content{subject: wakePicture}, 100 * WakeRatio, p.colours.wake})
}

// wake draws foam in 450 × 100 units: two bands that part and thin out, and flecks between them that were churned up.
func (pal *palette) wake(n pen) {
	const parts = 22
	long := 100.0 * WakeRatio
	rng := dice("wake")
	for side := -1.0; side <= 1; side += 2 {
		for band := range 2 {
			spread := 30.0 - 17*float64(band)
			edge := func(t float64) point {
				swing := 2.6 * math.Sin(t*21+float64(band)*2+side) * (0.3 + t)
				return point{6 + t*(long-12)*(1-0.22*float64(band)), 50 + side*(4+spread*math.Pow(t, 0.75)) + swing}
			}
			for i := range parts {
				a, b := float64(i)/parts, (float64(i)+0.8+0.2*float64(band))/parts
				line := []point{edge(a), edge((a + b) / 2), edge(b)}
				fainter := math.Pow(1-a, 1.3)
				n.fill(fade(pal.surf, (0.75-0.3*float64(band))*fainter), crescent(line, 1.2+3.4*fainter))
			}
		}
	}
	for range 46 {
		t := math.Pow(rng.Float64(), 1.6)
		at := point{8 + t*long*0.7, 50 + (rng.Float64()-0.5)*(8+30*t)}
		size := (1 - t) * (5 + 6*rng.Float64())
		line := []point{at, at.plus(point{size, -0.5}), at.plus(point{2 * size, 0.3})}
		n.fill(fade(pal.surf, 0.5*(1-t)), crescent(line, 0.8+size*0.12))
	}
	n.soft(6, 0.22, func(n pen) {
		var p raster.Path
		p.MoveTo(0, 48)
		p.QuadTo(long*0.3, 34, long*0.8, 26)
		p.LineTo(long*0.8, 74)
		p.QuadTo(long*0.3, 66, 0, 52)
		p.Close()
		n.fill(fade(pal.lagoon, 0.6), &p)
	})
}
