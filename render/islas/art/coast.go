package art

import (
	"math"
	"slices"

	"islas/game/islas/board"
	"islas/render/raster"
)

// shoreline draws the coast in ink of uneven width, as a quill does: firm along the cliffs, finer along the beaches.
func (l land) shoreline() {
	for _, s := range l.chart.shores {
		finest, boldest, shade := 1.0, 2.7, mix(l.ink, l.border, 0.5)
		if l.isl.Fields[s.field].Kind == board.Mountain {
			finest, boldest, shade = 1.6, 3.8, l.ink
		}
		width := (finest + boldest) / 2
		l.fill(shade, ribbon(l.thin(s.line), func(float64) float64 {
			width = min(max(width+(l.rng.Float64()-0.5)*1.5, finest), boldest)
			return width * l.line
		}))
	}
}

// seaward is the line of the shore moved out to sea by off units.
func (s shore) seaward(off float64) []point { return shifted(s.line, -off) }

// cliffs draws the walls of basalt where mountains meet the sea: high where they face the eye, a dark rim elsewhere, and
// rocks in the surf below them.
func (l land) cliffs() {
	var faces, strokes, lights, rims []*raster.Path
	for _, s := range l.chart.shores {
		if l.isl.Fields[s.field].Kind != board.Mountain || len(s.line) < 3 {
			continue
		}
		sea := s.seaward(1)
		var foot, brow []point
		for i, p := range s.line {
			facing := max(sea[i].minus(p).y, 0) // 1 where the shore faces the eye
			high := (4 + 17*facing) * (0.8 + 0.4*noise(9).at(p.x/13, p.y/13)) * eased(min(float64(i), float64(len(s.line)-1-i), 6)/6)
			foot, brow = append(foot, p), append(brow, p.plus(point{0, -high}))
			inland := p.minus(sea[i]).times(3)
			rims = append(rims, blade(p, p.plus(inland.times(1+l.rng.Float64())), 2.2))
		}
		faces = append(faces, polyline(true, slices.Concat(foot, reversed(brow))...))
		for i := 1; i < len(foot); i++ {
			for range 2 {
				t := l.rng.Float64()
				a, b := brow[i-1].towards(brow[i], t), foot[i-1].towards(foot[i], t)
				if b.y-a.y < 5 {
					continue
				}
				stroke := blade(a, a.towards(b, 0.55+0.4*l.rng.Float64()), 2.1)
				if l.rng.IntN(3) == 0 {
					lights = append(lights, stroke)
				} else {
					strokes = append(strokes, stroke)
				}
			}
		}
	}
	l.fill(mix(l.rockDark, l.umber, 0.3), faces...)
	l.fill(fade(l.rockOf(l.isl.ID), 0.75), lights...)
	l.fill(fade(l.ink, 0.8), strokes...)
	l.fill(fade(l.ink, 0.5), rims...)
}

// skerries draws rocks in the surf before the cliffs.
func (l land) skerries() {
	if l.thumbnail() {
		return
	}
	var foam, rocks, tops []*raster.Path
	for _, s := range l.chart.shores {
		if l.isl.Fields[s.field].Kind != board.Mountain || len(s.line) < 12 {
			continue
		}
		out := s.seaward(8)
		for i := 4; i+4 < len(out); i += 1 + l.rng.IntN(4)*l.rng.IntN(4) {
			at := out[i].plus(point{9 * (l.rng.Float64() - 0.5), 9 * (l.rng.Float64() - 0.5)})
			r := 1.3 + 3.4*math.Pow(l.rng.Float64(), 3)
			foam = append(foam, ellipse(at.x, at.y+r*0.4, 2.1*r, 1.5*r))
			rocks = append(rocks, polyline(true, at.plus(point{-1.1 * r, 0.6 * r}), at.plus(point{-0.6 * r, -0.7 * r}), at.plus(point{0.2 * r, -1.2 * r}),
				at.plus(point{0.9 * r, -0.4 * r}), at.plus(point{1.2 * r, 0.6 * r})))
			tops = append(tops, polyline(true, at.plus(point{-0.9 * r, 0.4 * r}), at.plus(point{-0.5 * r, -0.6 * r}), at.plus(point{0.2 * r, -1.1 * r}), at.plus(point{0, 0.3 * r})))
		}
	}
	l.fill(fade(l.surf, 0.5), foam...)
	l.fill(mix(l.rockDark, l.ink, 0.4), rocks...)
	l.fill(l.rock, tops...)
}
