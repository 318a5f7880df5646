package art

import (
	"image/color"

	"islas/game/board"
	"islas/render/art/raster"
)

// shallows draws the sea around the island in bands of depth with a fine line at each step, as on a chart, and the
// island's shadow on the water.
func (l land) shallows() {
	coast := thinned(closing(l.chart.coast), 0.8) // the bands are wide and round: no eye sees more
	for _, width := range []float64{104, 74, 46, 24} {
		l.trace(fade(l.shallow, 0.24), width, coast)
	}
	for _, width := range []float64{104, 74, 46} {
		l.layer(0.3, func(n pen) {
			n.trace(l.surf, width+1.6*l.line, coast)
			n.erasing().trace(color.Black, width-1.6*l.line, coast)
		})
	}
	l.soft(7, 0.4, func(n pen) { n.at(5, 9, 1).fill(color.Black, l.area(coast)) })
	l.trace(fade(l.surf, 0.85), 13, coast)
}

// ground fills the fields with the colour of what they are.
func (l land) ground() {
	l.fill(l.sand, l.area(l.chart.coast))
	for f := range l.isl.Fields {
		l.fill(l.groundOf(f), l.area(l.chart.fields[f]))
	}
	if l.line < 1.5 {
		l.tufts()
	}
}

func (l land) groundOf(f int) color.NRGBA {
	switch l.isl.Fields[f].Kind {
	case board.Village:
		return l.plaza
	case board.Farmland:
		return l.field
	case board.Mountain:
		return l.rock
	default:
		tints := [tintCount]color.NRGBA{
			l.earth, mix(l.earth, l.sand, 0.5), mix(l.earth, l.roof, 0.16), mix(l.earth, l.field, 0.26),
		}
		return tints[l.chart.tints[f]]
	}
}

// tufts strews blades of grass and pebbles over the plots, away from the building sites.
func (l land) tufts() {
	var grass [2][]*raster.Path
	var pebbles []*raster.Path
	for f, field := range l.isl.Fields {
		if field.Kind != board.Plot {
			continue
		}
		for range 46 {
			at, ok := l.somewhere(f)
			if !ok || at.minus(point{field.Site[0], field.Site[1]}).length() < siteUnits*0.72 {
				continue
			}
			if l.rng.IntN(3) == 0 {
				pebbles = append(pebbles, dot(at.x, at.y, 1.9))
				continue
			}
			kind := l.rng.IntN(len(grass))
			grass[kind] = append(grass[kind], blade(at, at.plus(point{-2.6, -6}), 2),
				blade(at, at.plus(point{0.4, -7.4}), 2), blade(at, at.plus(point{3, -5.4}), 2))
		}
	}
	l.fill(fade(l.earthDark, 0.55), pebbles...)
	l.fill(fade(l.fieldDark, 0.75), grass[0]...)
	l.fill(fade(l.earthDark, 0.85), grass[1]...)
}

// somewhere is a random point of a field, if a few tries find one.
func (l land) somewhere(f int) (point, bool) {
	border := l.chart.fields[f]
	lo, hi := bounds(border)
	for range 8 {
		at := point{lo.x + l.rng.Float64()*(hi.x-lo.x), lo.y + l.rng.Float64()*(hi.y-lo.y)}
		if depth(border, at) > 8 {
			return at, true
		}
	}
	return point{}, false
}

// beach lightens the shore of flat fields and darkens the cliffs of mountains. It is drawn atop of the ground.
func (l land) beach() {
	var flat, steep [][]point
	for _, s := range l.chart.shores {
		if l.isl.Fields[s.field].Kind == board.Mountain {
			steep = append(steep, s.line)
		} else {
			flat = append(flat, s.line)
		}
	}
	l.trace(fade(l.sand, 0.5), 26, flat...)
	l.trace(l.sand, 15, flat...)
	l.trace(fade(l.rockDark, 0.6), 22, steep...)
	l.trace(fade(l.rockDark, 0.9), 10, steep...)
}

// borders draws the lines between fields: a wash of darker earth on both sides and a line of ink.
func (l land) borders() {
	l.trace(fade(l.earthDark, 0.3), 12*l.line, l.chart.borders...)
	l.trace(l.border, 2.6*l.line, l.chart.borders...)
}

// shoreline draws the coast in ink of uneven width, as a quill does.
func (l land) shoreline() {
	coast := l.chart.coast
	width := 3.2
	l.fill(l.ink, ribbon(l.thin(closing(coast)), func(float64) float64 {
		width = min(max(width+(l.rng.Float64()-0.5)*1.6, 2.4), 5)
		return width * l.line
	}))
}

// sites draws the levelled squares on which buildings can stand.
func (l land) sites() {
	const half = siteUnits/2.0 - 3
	const side = 2 * half
	var shadows, squares, frames, edges, pegs []*raster.Path
	for _, field := range l.isl.Fields {
		if field.Kind != board.Plot {
			continue
		}
		x, y := field.Site[0]-half, field.Site[1]-half
		shadows = append(shadows, rounded(x-2, y-1, side+6, side+6, 7))
		squares = append(squares, rounded(x, y, side, side, 5))
		frames = append(frames, frame(x, y, side, side, 5, 2*l.line))
		edges = append(edges, rectangle(x+5, y+side-6, side-10, 1.4), rectangle(x+side-6, y+5, 1.4, side-10))
		for _, at := range []point{{x + 7, y + 7}, {x + side - 7, y + 7}, {x + 7, y + side - 7}, {x + side - 7, y + side - 7}} {
			pegs = append(pegs, dot(at.x, at.y, 2.6))
		}
	}
	l.fill(fade(l.border, 0.35), shadows...)
	l.fill(l.palette.site, squares...)
	l.fill(l.border, frames...)
	l.fill(fade(l.earthDark, 0.6), edges...)
	l.fill(fade(l.border, 0.8), pegs...)
}
