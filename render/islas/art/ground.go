package art

import (
	"image"
	"image/color"
	"math"

	"islas/game/islas/board"
	"islas/render/raster"
)

// ground fills the fields with the colour of what they are.
func (l land) ground() {
	l.fill(l.sand, l.area(l.chart.coast))
	for f := range l.isl.Fields {
		l.fill(l.groundOf(f), l.area(l.chart.fields[f]))
	}
}

func (l land) groundOf(f int) color.NRGBA {
	switch l.isl.Fields[f].Kind {
	case board.Village:
		return mix(l.plaza, l.roof, 0.1)
	case board.Farmland:
		return l.field
	case board.Mountain:
		return l.rock
	default:
		tints := [tintCount]color.NRGBA{
			l.earth, mix(l.earth, l.sand, 0.62), mix(l.earth, l.roof, 0.24), mix(l.earth, l.field, 0.32),
		}
		return tints[l.chart.tints[f]]
	}
}

// washes lets green run into the plots and sand into the shore, wet where the sea reaches it. They are laid atop of the
// ground.
func (l land) washes() {
	w, h := l.dst.Size()
	r := l.chart.relief
	green, lush := mix(l.scrub, l.field, 0.3), 0.2
	if l.bold {
		lush = 0
	}
	l.dst.Wash(image.Rect(0, 0, w, h), raster.Atop, func(x, y int) color.NRGBA {
		beach, wild, some := r.growth((float64(x)+0.5-l.dx)/l.s, (float64(y)+0.5-l.dy)/l.s)
		if !some {
			return color.NRGBA{}
		}
		switch {
		case beach < 5:
			return mix(l.sandWet, l.sand, eased(max(beach-1, 0)/4))
		case beach < 17:
			return fade(l.sand, 1-eased((beach-5)/12))
		case wild > 0:
			return fade(green, lush*wild)
		}
		return color.NRGBA{}
	})
}

// relit lays light and shadow of the relief over the land, with the grain of the paper, and lets the colours dry darker
// along the borders of fields, where water carries them.
func (l land) relit() {
	r, sheet := l.chart.relief, grain()
	pool := float32(1 / (11 * l.line))
	strength := float32(85)
	if l.bold {
		strength = 40
	}
	l.dst.Relight(l.shade, l.cream, func(x, y int) int {
		lit, edge := r.lying((float64(x)+0.5-l.dx)/l.s, (float64(y)+0.5-l.dy)/l.s)
		light := int(strength*lit) + grainAt(sheet, x, y)/4
		if near := 1 - edge*pool; near > 0 {
			light -= int(58 * near * near)
		}
		return min(max(light, -150), 150)
	})
}

// somewhere is a random point of a field that is clear of its border, of river and road, and of the building site by
// room units, if a few tries find one. What stands there is tall units high and must not hide the site either.
func (l land) somewhere(f int, room, tall float64) (point, bool) {
	border := l.chart.fields[f]
	lo, hi := bounds(border)
	site := point{l.isl.Fields[f].Site[0], l.isl.Fields[f].Site[1]}
	for range 12 {
		at := lo.plus(point{l.rng.Float64() * (hi.x - lo.x), l.rng.Float64() * (hi.y - lo.y)})
		away := at.minus(site)
		if math.Max(math.Abs(away.x), math.Max(-away.y, away.y-tall)) < siteUnits/2+room {
			continue
		}
		if p := l.chart.relief.look(at.x, at.y); float64(p.edge) < room || float64(p.way) < room+8 {
			continue
		}
		if depth(border, at) > 0 {
			return at, true
		}
	}
	return point{}, false
}
