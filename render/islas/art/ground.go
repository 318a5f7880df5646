package art

import (
	"image"
	"image/color"
	"math"

	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// ground fills the fields with the colour of what they are.
func (l land) ground() {
	l.Fill(l.Sand, l.Area(l.chart.coast))
	for f := range l.isl.Fields {
		l.Fill(l.groundOf(f), l.Area(l.chart.fields[f]))
	}
}

func (l land) groundOf(f int) color.NRGBA {
	switch l.isl.Fields[f].Kind {
	case board.Village:
		return theme.Mix(l.plaza, l.Roof, 0.1)
	case board.Farmland:
		return l.Field
	case board.Mountain:
		return l.rock
	default:
		return l.plots()[l.chart.tints[f]]
	}
}

// plots is the ground of plots in each of their tints.
func (p *palette) plots() [tintCount]color.NRGBA {
	return [tintCount]color.NRGBA{
		p.earth, theme.Mix(p.earth, p.Sand, 0.62), theme.Mix(p.earth, p.Roof, 0.24), theme.Mix(p.earth, p.Field, 0.32),
	}
}

// washes lets green run into the plots and sand into the shore, wet where the sea reaches it. They are laid atop of the
// ground.
func (l land) washes() {
	w, h := l.Canvas.Size()
	r := l.chart.relief
	green, lush := theme.Mix(l.Scrub, l.Field, 0.3), 0.2
	if l.Bold {
		lush = 0
	}
	l.Canvas.Wash(image.Rect(0, 0, w, h), raster.Atop, func(x, y int) color.NRGBA {
		beach, wild, some := r.growth((float64(x)+0.5-l.DX)/l.Scale, (float64(y)+0.5-l.DY)/l.Scale)
		if !some {
			return color.NRGBA{}
		}
		switch {
		case beach < 5:
			return theme.Mix(l.sandWet, l.Sand, paint.Smoothstep(max(beach-1, 0)/4))
		case beach < 17:
			return theme.Alpha(l.Sand, 1-paint.Smoothstep((beach-5)/12))
		case wild > 0:
			return theme.Alpha(green, lush*wild)
		}
		return color.NRGBA{}
	})
}

// relit lays light and shadow of the relief over the land, with the grain of the paper, and lets the colours dry darker
// along the borders of fields, where water carries them.
func (l land) relit() {
	r, sheet := l.chart.relief, paint.PaperGrain()
	pool := float32(1 / (11 * l.line))
	strength, pooled := float32(85), float32(58)
	if l.Bold {
		strength = 40
	}
	flat := 1 - 0.7*float32(l.sketched())
	strength, pooled = strength*flat, pooled*flat
	l.Canvas.Relight(l.shade, l.Cream, func(x, y int) int {
		lit, edge := r.lying((float64(x)+0.5-l.DX)/l.Scale, (float64(y)+0.5-l.DY)/l.Scale)
		light := int(strength*lit) + sheet.At(x, y)/4
		if near := 1 - edge*pool; near > 0 {
			light -= int(pooled * near * near)
		}
		return min(max(light, -150), 150)
	})
}

// somewhere is a random point of a field that is clear of its border, of river and road, and of the building site by
// room units, if a few tries find one. What stands there is tall units high and must not hide the site either.
func (l land) somewhere(f int, room, tall float64) (geom.Point, bool) {
	border := l.chart.fields[f]
	lo, hi := paint.Bounds(border)
	site := geom.Pt(l.isl.Fields[f].Site[0], l.isl.Fields[f].Site[1])
	for range 12 {
		at := lo.Add(geom.Pt(l.rng.Float64()*(hi.X-lo.X), l.rng.Float64()*(hi.Y-lo.Y)))
		away := at.Sub(site)
		if math.Max(math.Abs(away.X), math.Max(-away.Y, away.Y-tall)) < siteUnits/2+room {
			continue
		}
		if p := l.chart.relief.look(at.X, at.Y); float64(p.edge) < room || float64(p.way) < room+8 {
			continue
		}
		if paint.Depth(border, at) > 0 {
			return at, true
		}
	}
	return geom.Point{}, false
}
