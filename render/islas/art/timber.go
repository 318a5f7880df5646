package art

import (
	"image/color"

	"islas/game/islas"
	"islas/render/raster"
)

// From how many pixels a unit on, faces show the light on their edges, and the grain of the wood. Below, it would only
// blur them.
const (
	edgesFrom = 0.45
	grainFrom = 0.75
)

// form draws faces in the tones of a colour, as painted wood: each a little lighter above, with light on the edges that
// are turned to it.
func (pal *palette) form(n pen, facets []facet, c islas.Colour) {
	for i, f := range facets {
		path := drawn(f.shape)
		shade := pal.tone(c, f.tone)
		line := mix(shade, pal.tone(c, deep), 0.6)
		if f.tone == deep {
			pal.opening(n, path, shade)
			continue
		}
		above, below := pal.span(f.tone, shade)
		lo, hi := reachOf(path)
		n.layer(1, func(n pen) {
			n.gradient(lo, point{lo.x + (hi.x-lo.x)*0.35, hi.y}, false, evenly(above, shade, below), path)
			n = n.atop()
			if n.s >= grainFrom && f.tone != gilt && f.tone != gold2 {
				pal.grain(n, lo, hi, noise(i+7*int(c)), line)
			}
			if n.s >= edgesFrom {
				n.at(1.1, 1.3, 1).stroke(fade(pal.white, pal.gloss(f.tone)), 2.2, path)
				n.at(-1, -1.2, 1).stroke(fade(pal.ink, 0.16), 2, path)
			}
		})
		n.stroke(line, max(1.1, 0.5/n.s), path)
	}
}

// opening draws a door or a window: dark, with the thickness of the wall to be seen on its shaded side.
func (pal *palette) opening(n pen, path *raster.Path, shade color.NRGBA) {
	lo, hi := reachOf(path)
	n.ramp(lo, point{lo.x, hi.y}, mix(shade, pal.ink, 0.35), shade, path)
	if n.s < edgesFrom {
		return
	}
	n.layer(1, func(n pen) {
		n.fill(fade(pal.white, 0.001), path)
		n.atop().at(-1.2, -1.2, 1).stroke(fade(pal.white, 0.28), 1.8, path)
	})
}

// span is the tone of a face at its upper and at its lower end.
func (pal *palette) span(t tone, shade color.NRGBA) (above, below color.NRGBA) {
	switch t {
	case lit:
		return mix(shade, pal.white, 0.22), shade
	case gilt:
		return mix(shade, pal.white, 0.45), mix(shade, pal.goldDark, 0.3)
	case trim, stone:
		return mix(shade, pal.white, 0.25), mix(shade, pal.ink, 0.08)
	default:
		return mix(shade, pal.white, 0.1), mix(shade, pal.ink, 0.14)
	}
}

// gloss is how strongly the edges of a face shine.
func (pal *palette) gloss(t tone) float64 {
	switch t {
	case side, gold2, stone2:
		return 0.16
	case gilt:
		return 0.7
	default:
		return 0.42
	}
}

// grain draws the grain of the wood through the paint: long lines that run on, each a little bent.
func (pal *palette) grain(n pen, lo, hi point, seed noise, line color.NRGBA) {
	const apart = 4.2
	var dark, pale []*raster.Path
	for k := 0; lo.y+float64(k)*apart < hi.y; k++ {
		y := lo.y + float64(k)*apart
		bend := func(x float64) float64 { return y + 3.4*seed.at(x/23, y/9) }
		from := lo.x + (hi.x-lo.x)*0.5*seed.at(y, 3)
		to := hi.x - (hi.x-lo.x)*0.4*seed.at(y, 8)
		if to-from < 6 {
			continue
		}
		var points []point
		for x := from; x <= to; x += 6 {
			points = append(points, point{x, bend(x)})
		}
		if k%3 == 0 {
			pale = append(pale, polyline(false, points...))
		} else {
			dark = append(dark, polyline(false, points...))
		}
	}
	n.stroke(fade(line, 0.2), 0.8, dark...)
	n.stroke(fade(pal.white, 0.13), 0.8, pale...)
}

// reachOf is the smallest rectangle around a path, as its upper left and lower right corners.
func reachOf(p *raster.Path) (lo, hi point) {
	b := p.Bounds()
	return point{float64(b.Min.X), float64(b.Min.Y)}, point{float64(b.Max.X), float64(b.Max.Y)}
}
