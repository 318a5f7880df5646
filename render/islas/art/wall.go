package art

import (
	"image/color"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// walls draws what divides the fields: dry stone walls with their shadow, and where mountains begin a line of ink. On a
// thumbnail a dark line says as much.
func (l land) walls() {
	if l.crowded() {
		return
	}
	l.Trace(theme.Alpha(l.Umber, 0.4), 2.6*l.line, l.chart.borders...)
	if l.Bold {
		l.Trace(l.Ink, 8*l.line, l.chart.borders...)
	}
	if l.thumbnail() {
		l.Trace(l.dark(l.border), max(2.6*l.line, l.firm()), l.chart.walls...)
		return
	}
	shade := l
	shade.Pen = l.At(1.6, 2.4, 1)
	shade.Trace(theme.Alpha(l.Umber, 0.34), 6.6, l.chart.walls...)
	l.Trace(l.dark(l.StoneDark), 6.2+2*l.firm(), l.chart.walls...)
	l.Trace(l.StoneDark, 6.2, l.chart.walls...)
	var stones [3][]*raster.Path
	for _, w := range l.chart.walls {
		for i, at := range paint.Along(w, 4.9) {
			r := 1.75 + 0.75*l.rng.Float64()
			at = at.Add(geom.Pt(0.9*(l.rng.Float64()-0.5), 1.4*(l.rng.Float64()-0.5)))
			kind := (i + l.rng.IntN(2)) % len(stones)
			stones[kind] = append(stones[kind], paint.Disc(at.Add(geom.Pt(-0.4, -0.6)), r, 6))
		}
	}
	for i, c := range []color.NRGBA{l.Stone, theme.Mix(l.Stone, l.rockLit, 0.6), theme.Mix(l.Stone, l.StoneDark, 0.35)} {
		l.Fill(c, stones[i]...)
	}
}
