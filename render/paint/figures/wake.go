package figures

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// WakeRatio is the width of a wake divided by its height.
const WakeRatio = 4.5

// Wake draws the foam behind a ship that sails to the left: its stern is in the middle of r's left side.
func Wake(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(WakeRatio), wakeDrawing(p.Palette()))
}

func wakeDrawing(pal *paint.Palette) paint.Drawing {
	return paint.Picture(wake, 100*WakeRatio, pal, drawWake)
}

// drawWake draws foam in 450 × 100 units: two bands that part and thin out, and flecks between them that were churned up.
func drawWake(n paint.Pen, pal *paint.Palette) {
	const parts = 22
	long := 100.0 * WakeRatio
	rng := paint.Random("wake")
	for side := -1.0; side <= 1; side += 2 {
		for band := range 2 {
			spread := 30.0 - 17*float64(band)
			edge := func(t float64) geom.Point {
				swing := 2.6 * math.Sin(t*21+float64(band)*2+side) * (0.3 + t)
				return geom.Pt(6+t*(long-12)*(1-0.22*float64(band)), 50+side*(4+spread*math.Pow(t, 0.75))+swing)
			}
			for i := range parts {
				a, b := float64(i)/parts, (float64(i)+0.8+0.2*float64(band))/parts
				line := []geom.Point{edge(a), edge((a + b) / 2), edge(b)}
				fainter := math.Pow(1-a, 1.3)
				n.Fill(theme.Alpha(pal.Surf, (0.75-0.3*float64(band))*fainter), paint.Crescent(line, 1.2+3.4*fainter))
			}
		}
	}
	for range 46 {
		t := math.Pow(rng.Float64(), 1.6)
		at := geom.Pt(8+t*long*0.7, 50+(rng.Float64()-0.5)*(8+30*t))
		size := (1 - t) * (5 + 6*rng.Float64())
		line := []geom.Point{at, at.Add(geom.Pt(size, -0.5)), at.Add(geom.Pt(2*size, 0.3))}
		n.Fill(theme.Alpha(pal.Surf, 0.5*(1-t)), paint.Crescent(line, 0.8+size*0.12))
	}
	n.Soft(6, 0.22, func(n paint.Pen) {
		var p raster.Path
		p.MoveTo(0, 48)
		p.QuadTo(long*0.3, 34, long*0.8, 26)
		p.LineTo(long*0.8, 74)
		p.QuadTo(long*0.3, 66, 0, 52)
		p.Close()
		n.Fill(theme.Alpha(pal.Lagoon, 0.6), &p)
	})
}
