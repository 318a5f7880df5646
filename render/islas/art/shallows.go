package art

import (
	"image"
	"image/color"
	"math"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// shelf is how far out to sea, in board units, the water around an island is shallow enough for the chart to show it.
const shelf = 66.0

// shelfSteps is how finely the colours of the shelf are divided.
const shelfSteps = 1024

// shallows draws the sea around the island: water that gets deeper in bands with a broken line at each of them, as on a
// chart of soundings, and the island's shadow on it.
func (l land) shallows() {
	shades := shelfShades(l.palette)
	r, breaks := l.chart.relief, paint.Noise(5)
	w, h := l.Canvas.Size()
	hair := 0.62 * l.line // half the width of a line of depth
	thin := math.Min(hair, 0.7/l.Scale)
	l.Canvas.Wash(image.Rect(0, 0, w, h), raster.Over, func(x, y int) color.NRGBA {
		at := geom.Pt((float64(x)+0.5-l.DX)/l.Scale, (float64(y)+0.5-l.DY)/l.Scale)
		shore, deep, near := r.shelving(at.X, at.Y)
		if !near || deep >= shelf || shore > 4 {
			return color.NRGBA{}
		}
		deep = max(deep, -shore*0.3, 0) // no roughness takes the water from the shore
		c := shades[int(deep/shelf*shelfSteps)]
		for _, line := range []float64{17, 33, 50} {
			off := math.Abs(deep-line) - hair
			if off < thin && breaks.At(at.X/31, at.Y/31) > 0.3+line/200 {
				c = theme.Mix(c, theme.Alpha(l.Surf, 0.85), 0.6*min(1, (thin-off)/(2*thin)))
			}
		}
		return c
	})
	coast := paint.Thinned(paint.Closed(l.chart.coast), 0.8)
	l.Soft(9, 0.5, func(n paint.Pen) { n.At(7, 11, 1).Fill(l.SeaDeep, l.Area(coast)) })
	l.surfing()
}

// shelfShades is the colours of the shallow sea from the shore outwards. Each band is a little darker where it ends, as
// a wash of watercolour is.
func shelfShades(pal *palette) *[shelfSteps]color.NRGBA {
	bands := []struct {
		to    float64
		shade color.NRGBA
		alpha float64
	}{
		{17, theme.Mix(pal.Lagoon, pal.Surf, 0.25), 0.95}, {33, pal.Lagoon, 0.78}, {50, theme.Mix(pal.Lagoon, pal.Sea, 0.55), 0.6}, {shelf, pal.Sea, 0.42},
	}
	var shades [shelfSteps]color.NRGBA
	for i := range shades {
		d := (float64(i) + 0.5) / shelfSteps * shelf
		k, from := 0, 0.0
		for k+1 < len(bands) && d >= bands[k].to {
			from = bands[k].to
			k++
		}
		b := bands[k]
		t := (d - from) / (b.to - from)
		c, alpha := b.shade, b.alpha
		if k+1 < len(bands) { // the next depth shines through
			c = theme.Mix(c, bands[k+1].shade, 0.6*t*t)
			alpha += (bands[k+1].alpha - alpha) * 0.5 * t
		} else {
			alpha *= paint.Smoothstep(min((1-t)/0.75, 1))
		}
		c = theme.Mix(c, pal.Sea, 0.22*math.Pow(t, 6))
		shades[i] = theme.Alpha(c, alpha)
	}
	return &shades
}

// surfing draws the foam: a pale seam along the whole coast, and broken crests before it where the shore is flat.
func (l land) surfing() {
	l.Trace(theme.Alpha(l.Surf, 0.32), 17, paint.Closed(l.chart.coast))
	l.Trace(theme.Alpha(l.Surf, 0.85+0.15*l.sketched()), max(8.5, 7.5*l.pixel*l.sketched()), paint.Closed(l.chart.coast))
	if l.thumbnail() {
		return
	}
	var crests []*raster.Path
	for _, s := range l.chart.shores {
		if len(s.line) < 12 {
			continue
		}
		for _, off := range []float64{11.5, 18} {
			line := s.seaward(off)
			for i := 2; i+6 < len(line); {
				long := 3 + l.rng.IntN(4)
				end := min(i+long, len(line)-1)
				if l.rng.Float64() < 0.62 {
					crests = append(crests, paint.Crescent(line[i:end+1], 2.2-off*0.05))
				}
				i = end + 1 + l.rng.IntN(3)
			}
		}
	}
	l.Fill(theme.Alpha(l.Surf, 0.8), crests...)
}
