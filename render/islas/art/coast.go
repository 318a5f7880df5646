package art

import (
	"math"
	"slices"

	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// shoreline draws the coast in ink of uneven width, as a quill does: firm along the cliffs, finer along the beaches.
func (l land) shoreline() {
	for _, s := range l.chart.shores {
		finest, boldest, shade := 1.0, 2.7, theme.Mix(l.Ink, l.border, 0.5*(1-l.sketched()))
		if l.isl.Fields[s.field].Kind == board.Mountain {
			finest, boldest, shade = 1.6, 3.8, l.Ink
		}
		width := (finest + boldest) / 2
		l.Fill(shade, paint.Ribbon(l.Thin(s.line), func(float64) float64 {
			width = min(max(width+(l.rng.Float64()-0.5)*1.5, finest), boldest)
			return max(width*l.line, 1.25*l.firm())
		}))
	}
}

// seaward is the line of the shore moved out to sea by off units.
func (s shore) seaward(off float64) []geom.Point { return paint.Shifted(s.line, -off) }

// cliffs draws the walls of basalt where mountains meet the sea: high where they face the eye, a dark rim elsewhere, and
// rocks in the surf below them.
func (l land) cliffs() {
	var faces, strokes, lights, rims []*raster.Path
	for _, s := range l.chart.shores {
		if l.isl.Fields[s.field].Kind != board.Mountain || len(s.line) < 3 {
			continue
		}
		sea := s.seaward(1)
		var foot, brow []geom.Point
		for i, p := range s.line {
			facing := max(sea[i].Sub(p).Y, 0) // 1 where the shore faces the eye
			high := (4 + 17*facing) * (0.8 + 0.4*paint.Noise(9).At(p.X/13, p.Y/13)) * paint.Smoothstep(min(float64(i), float64(len(s.line)-1-i), 6)/6)
			foot, brow = append(foot, p), append(brow, p.Add(geom.Pt(0, -high)))
			inland := p.Sub(sea[i]).Mul(3)
			rims = append(rims, paint.Blade(p, p.Add(inland.Mul(1+l.rng.Float64())), 2.2))
		}
		faces = append(faces, paint.Polyline(true, slices.Concat(foot, paint.Reversed(brow))...))
		for i := 1; i < len(foot); i++ {
			for range 2 {
				t := l.rng.Float64()
				a, b := brow[i-1].Lerp(brow[i], t), foot[i-1].Lerp(foot[i], t)
				if b.Y-a.Y < 5 {
					continue
				}
				stroke := paint.Blade(a, a.Lerp(b, 0.55+0.4*l.rng.Float64()), 2.1)
				if l.rng.IntN(3) == 0 {
					lights = append(lights, stroke)
				} else {
					strokes = append(strokes, stroke)
				}
			}
		}
	}
	l.Fill(theme.Mix(l.rockDark, l.Umber, 0.3), faces...)
	l.Fill(theme.Alpha(rockOf(l.palette, l.isl.ID), 0.75), lights...)
	l.Fill(theme.Alpha(l.Ink, 0.8), strokes...)
	l.Fill(theme.Alpha(l.Ink, 0.5), rims...)
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
			at := out[i].Add(geom.Pt(9*(l.rng.Float64()-0.5), 9*(l.rng.Float64()-0.5)))
			r := 1.3 + 3.4*math.Pow(l.rng.Float64(), 3)
			foam = append(foam, paint.Ellipse(at.X, at.Y+r*0.4, 2.1*r, 1.5*r))
			rocks = append(rocks, paint.Polyline(true, at.Add(geom.Pt(-1.1*r, 0.6*r)), at.Add(geom.Pt(-0.6*r, -0.7*r)), at.Add(geom.Pt(0.2*r, -1.2*r)),
				at.Add(geom.Pt(0.9*r, -0.4*r)), at.Add(geom.Pt(1.2*r, 0.6*r))))
			tops = append(tops, paint.Polyline(true, at.Add(geom.Pt(-0.9*r, 0.4*r)), at.Add(geom.Pt(-0.5*r, -0.6*r)), at.Add(geom.Pt(0.2*r, -1.1*r)), at.Add(geom.Pt(0, 0.3*r))))
		}
	}
	l.Fill(theme.Alpha(l.Surf, 0.5), foam...)
	l.Fill(theme.Mix(l.rockDark, l.Ink, 0.4), rocks...)
	l.Fill(l.rock, tops...)
}
