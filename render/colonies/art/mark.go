package art

import (
	"math"
	"strconv"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Mark is why something on the board is marked.
type Mark uint8

// The marks.
const (
	Legal  Mark = iota // it can be chosen
	Hover              // it can be chosen, and is pointed at
	Chosen             // it was chosen, or something comes from there
	Closed             // it cannot be entered
	marks
)

// lightOf returns the colours of a mark and of the line around it.
func (m Mark) lightOf(pal *palette) (light, edge theme.Color) {
	switch m {
	case Chosen:
		return theme.RGB(0xFFFFFF), pal.litEdge
	case Closed:
		return theme.Mix(pal.lava, pal.Madder, 0.4), pal.litEdge
	}
	return pal.lit, pal.litEdge
}

// lined draws something three times: as wide as its light line reaches, as its dark line reaches, and itself. Whatever lies below, one of the
// lines shows on it.
func lined(n paint.Pen, pal *palette, light, edge theme.Color, draw func(c theme.Color, more float64)) {
	const least = 2.7 // pixels of the canvas
	inner := max(2.6, least/n.Scale)
	draw(theme.Mix(pal.fleece, pal.White, 0.5), inner+max(2.2, least/n.Scale))
	draw(edge, inner)
	draw(light, 0)
}

// drawNodeMark draws a lit disc.
func drawNodeMark(n paint.Pen, pal *palette, m Mark) {
	light, edge := m.lightOf(pal)
	r := 21.0
	if m != Legal {
		r = 28
	}
	n.Soft(5, 0.5, func(n paint.Pen) { n.Fill(light, paint.Circle(50, 50, r+15)) })
	lined(n, pal, light, edge, func(c theme.Color, more float64) { n.Fill(c, paint.Circle(50, 50, r+more)) })
	n.Glow(geom.Pt(46, 44), r*1.3, []theme.Color{theme.Mix(light, pal.White, 0.6), light}, paint.Circle(50, 50, r))
	if m != Legal {
		n.Fill(edge, paint.Circle(50, 50, 11))
	}
}

// drawEdgeMark draws a lit beam across the box of a road, whose light changes no colour of a seat.
func drawEdgeMark(n paint.Pen, pal *palette, steps int) {
	light, edge := Chosen.lightOf(pal)
	sin, cos := math.Sincos(float64(steps) * math.Pi / 6)
	const long, half = 26, 9.4
	line := paint.Line(50-long*cos, 50-long*sin, 50+long*cos, 50+long*sin)
	n.Soft(4, 0.5, func(n paint.Pen) { n.Outline(light, 2*half+18, line) })
	lined(n, pal, light, edge, func(c theme.Color, more float64) { n.Outline(c, 2*(half+more), line) })
}

// drawHexMark draws a lit ring inside a hex.
func drawHexMark(n paint.Pen, pal *palette, m Mark) {
	light, edge := m.lightOf(pal)
	wide := 8.0
	if m != Legal {
		wide = 13
	}
	ring := paint.Polyline(true, tileHex(88-wide/2)...)
	if m != Legal {
		n.Fill(theme.Alpha(light, 0.24), ring)
	}
	lined(n, pal, light, edge, func(c theme.Color, more float64) { n.Outline(c, wide+2*more, ring) })
}

// drawHalo draws a ring of light.
func drawHalo(n paint.Pen, pal *palette, m Mark) {
	light, edge := m.lightOf(pal)
	n.Soft(6, 0.55, func(n paint.Pen) { n.Stroke(light, 12, paint.Circle(50, 50, 41)) })
	wide := max(4, 2.4/n.Scale)
	lined(n, pal, light, edge, func(c theme.Color, more float64) { n.Stroke(c, wide+1.4*more, paint.Circle(50, 50, 40)) })
}

// drawRange draws how far a ship can still sail.
func drawRange(n paint.Pen, pal *palette, left int) {
	rose, disc := paint.Star(geom.Pt(50, 50), 49, 30, 4, -math.Pi/2), paint.Circle(50, 50, 36)
	n.Soft(3, 0.5, func(n paint.Pen) { n.At(2, 5, 1).Fill(pal.Ink, rose, disc) })
	n.Outline(pal.Ink, 2*max(4, 1.2/n.Scale), rose, disc)
	n.Fill(pal.lit, rose, disc)
	n.Fill(pal.Ink, paint.Circle(50, 50, 31))
	n.Write(theme.Number, strconv.Itoa(left), 50, 50, 60, 58, pal.White)
}

// drawBadge draws a number on a plate; strange is 1 where something unknown begins.
func drawBadge(n paint.Pen, pal *palette, number, strange int) {
	plate := []*raster.Path{paint.Rounded(10, 10, 80, 80, 26)}
	ground, ink := pal.White, pal.Ink
	if strange == 1 { // the plate is parchment with torn corners
		plate = []*raster.Path{paint.Star(geom.Pt(50, 50), 47, 38, 8, -math.Pi/2)}
		ground = theme.Mix(pal.lit, pal.parchment, 0.35)
	}
	n.Soft(3, 0.5, func(n paint.Pen) { n.At(2, 5, 1).Fill(pal.Ink, plate...) })
	n.Outline(pal.Ink, 2*max(4, 1.2/n.Scale), plate...)
	n.Fill(ground, plate...)
	n.Write(theme.Number, strconv.Itoa(number), 50, 50, 72, 76, ink)
}
