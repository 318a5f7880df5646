package art

import (
	"image"
	"image/color"
	"math"

	"islas/render/raster"
)

// shelf is how far out to sea, in board units, the water around an island is shallow enough for the chart to show it.
const shelf = 66.0

// shelfSteps is how finely the colours of the shelf are divided.
const shelfSteps = 1024

// shallows draws the sea around the island: water that gets deeper in bands with a broken line at each of them, as on a
// chart of soundings, and the island's shadow on it.
func (l land) shallows() {
	shades := l.shelfShades()
	r, breaks := l.chart.relief, noise(5)
	w, h := l.dst.Size()
	hair := 0.62 * l.line // half the width of a line of depth
	thin := math.Min(hair, 0.7/l.s)
	l.dst.Wash(image.Rect(0, 0, w, h), raster.Over, func(x, y int) color.NRGBA {
		at := point{(float64(x) + 0.5 - l.dx) / l.s, (float64(y) + 0.5 - l.dy) / l.s}
		shore, deep, near := r.shelving(at.x, at.y)
		if !near || deep >= shelf || shore > 4 {
			return color.NRGBA{}
		}
		deep = max(deep, -shore*0.3, 0) // no roughness takes the water from the shore
		c := shades[int(deep/shelf*shelfSteps)]
		for _, line := range []float64{17, 33, 50} {
			off := math.Abs(deep-line) - hair
			if off < thin && breaks.at(at.x/31, at.y/31) > 0.3+line/200 {
				c = mix(c, fade(l.surf, 0.85), 0.6*min(1, (thin-off)/(2*thin)))
			}
		}
		return c
	})
	coast := thinned(closing(l.chart.coast), 0.8)
	l.soft(9, 0.5, func(n pen) { n.at(7, 11, 1).fill(l.seaDeep, l.area(coast)) })
	l.surfing()
}

// shelfShades is the colours of the shallow sea from the shore outwards. Each band is a little darker where it ends, as
// a wash of watercolour is.
func (pal *palette) shelfShades() *[shelfSteps]color.NRGBA {
	bands := []struct {
		to    float64
		shade color.NRGBA
		alpha float64
	}{
		{17, mix(pal.lagoon, pal.surf, 0.25), 0.95}, {33, pal.lagoon, 0.78}, {50, mix(pal.lagoon, pal.sea, 0.55), 0.6}, {shelf, pal.sea, 0.42},
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
			c = mix(c, bands[k+1].shade, 0.6*t*t)
			alpha += (bands[k+1].alpha - alpha) * 0.5 * t
		} else {
			alpha *= eased(min((1-t)/0.75, 1))
		}
		c = mix(c, pal.sea, 0.22*math.Pow(t, 6))
		shades[i] = fade(c, alpha)
	}
	return &shades
}

// surfing draws the foam: a pale seam along the whole coast, and broken crests before it where the shore is flat.
func (l land) surfing() {
	l.trace(fade(l.surf, 0.32), 17, closing(l.chart.coast))
	l.trace(fade(l.surf, 0.85), 8.5, closing(l.chart.coast))
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
					crests = append(crests, crescent(line[i:end+1], 2.2-off*0.05))
				}
				i = end + 1 + l.rng.IntN(3)
			}
		}
	}
	l.fill(fade(l.surf, 0.8), crests...)
}
