package art

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/colonies"
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

// MarkNode marks a node of a chart.
func MarkNode(p *paint.Painter, dst *ebiten.Image, c Chart, n colonies.Node, m Mark) {
	p.Show(dst, c.nodeMarkRect(n), markDrawing(of(p), "node mark", m, drawNodeMark))
}

// nodeMarkRect returns where the mark of a node is drawn, its glow included.
func (c Chart) nodeMarkRect(n colonies.Node) geom.Rect {
	return geom.RectAround(c.Node(n), 0.72*c.Side, 0.72*c.Side)
}

// MarkEdge marks an edge of a chart.
func MarkEdge(p *paint.Painter, dst *ebiten.Image, c Chart, e colonies.Edge, m Mark) {
	from, to := c.Edge(e)
	turn := (int(math.Round(angle(from, to)/(math.Pi/6)))%6 + 6) % 6
	p.Show(dst, c.RoadRect(e), edgeMarkDrawing(of(p), m, turn))
}

// MarkHex marks a hex of a chart.
func MarkHex(p *paint.Painter, dst *ebiten.Image, c Chart, h colonies.Hex, m Mark) {
	p.Show(dst, c.TileRect(h), hexMarkDrawing(of(p), m))
}

// Halo draws a ring of light around whatever lies in r, as large as it fits, as wide as it is high.
func Halo(p *paint.Painter, dst *ebiten.Image, r geom.Rect, m Mark) {
	p.Show(dst, r.Fit(1), markDrawing(of(p), "halo", m, drawHalo))
}

// Badge draws a number on a small plate, such as the steps to a node, as large as it fits into r, as wide as it is high. With strange it is
// that of a place where something unknown begins.
func Badge(p *paint.Painter, dst *ebiten.Image, r geom.Rect, number int, strange bool) {
	p.Show(dst, r.Fit(1), badgeDrawing(of(p), number, strange))
}

func edgeMarkDrawing(pal *palette, m Mark, turn int) paint.Drawing {
	return paint.Drawing{
		Key: paint.Key{Subject: subject("edge mark"), A: int(m), B: turn}, Units: 100, Paint: edgeMark(pal, m, float64(turn)*math.Pi/6),
	}
}

func hexMarkDrawing(pal *palette, m Mark) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("hex mark"), A: int(m)}, Units: tileWide, Paint: hexMark(pal, m)}
}

func markDrawing(pal *palette, what subject, m Mark, draw func(paint.Pen, *palette, Mark)) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: what, A: int(m)}, Units: 100, Paint: func(n paint.Pen) { draw(n, pal, m) }}
}

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

// drawNodeMark draws a lit disc; what is closed is crossed out.
func drawNodeMark(n paint.Pen, pal *palette, m Mark) {
	light, edge := m.lightOf(pal)
	if m == Closed {
		cross := paint.Shape("M 30 30 L 70 70 M 70 30 L 30 70")
		lined(n, pal, light, edge, func(c theme.Color, more float64) { n.Outline(c, 10+2*more, cross) })
		return
	}
	r := 21.0
	if m != Legal {
		r = 28
	}
	n.Soft(5, 0.5, func(n paint.Pen) { n.Fill(light, paint.Circle(50, 50, r+15)) })
	lined(n, pal, light, edge, func(c theme.Color, more float64) { n.Fill(c, paint.Circle(50, 50, r+more)) })
	n.Glow(geom.Pt(46, 44), r*1.3, shades(theme.Mix(light, pal.White, 0.6), light), paint.Circle(50, 50, r))
	if m != Legal {
		n.Fill(edge, paint.Circle(50, 50, 11))
	}
}

// edgeMark returns what draws a lit beam across the box of a road.
func edgeMark(pal *palette, m Mark, turn float64) func(paint.Pen) {
	return func(n paint.Pen) {
		light, edge := m.lightOf(pal)
		half := 7.2
		if m != Legal {
			half = 9.4
		}
		sin, cos := math.Sincos(turn)
		const long = 26
		line := paint.Line(50-long*cos, 50-long*sin, 50+long*cos, 50+long*sin)
		n.Soft(4, 0.5, func(n paint.Pen) { n.Outline(light, 2*half+18, line) })
		lined(n, pal, light, edge, func(c theme.Color, more float64) { n.Outline(c, 2*(half+more), line) })
		switch m {
		case Hover:
			n.Outline(edge, 3, line)
		case Closed:
			n.Outline(pal.fleece, 4.4, paint.Line(50-10*cos-7*sin, 50-10*sin+7*cos, 50+10*cos+7*sin, 50+10*sin-7*cos))
		}
	}
}

// hexMark returns what draws a lit ring inside a hex.
func hexMark(pal *palette, m Mark) func(paint.Pen) {
	return func(n paint.Pen) {
		light, edge := m.lightOf(pal)
		wide := 8.0
		if m != Legal {
			wide = 13
		}
		ring := paint.Polyline(true, hexagon(88-wide/2)...)
		if m == Hover || m == Chosen {
			n.Fill(theme.Alpha(light, 0.24), ring)
		}
		bar := paint.Line(tileX-56, tileY-33, tileX+56, tileY+33)
		lined(n, pal, light, edge, func(c theme.Color, more float64) {
			if n.Outline(c, wide+2*more, ring); m == Closed {
				n.Outline(c, wide*0.7+2*more, bar)
			}
		})
	}
}

// drawHalo draws a ring of light.
func drawHalo(n paint.Pen, pal *palette, m Mark) {
	light, edge := m.lightOf(pal)
	n.Soft(6, 0.55, func(n paint.Pen) { n.Stroke(light, 12, paint.Circle(50, 50, 41)) })
	wide := max(4, 2.4/n.Scale)
	lined(n, pal, light, edge, func(c theme.Color, more float64) { n.Stroke(c, wide+1.4*more, paint.Circle(50, 50, 40)) })
}

// Range draws how far a ship can still sail, on the rose of a compass, as large as it fits into r, as wide as it is high.
func Range(p *paint.Painter, dst *ebiten.Image, r geom.Rect, left int) {
	p.Show(dst, r.Fit(1), rangeDrawing(of(p), left))
}

func rangeDrawing(pal *palette, left int) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("range"), A: left}, Units: 100, Paint: func(n paint.Pen) {
		rose, disc := paint.Star(geom.Pt(50, 50), 49, 30, 4, -math.Pi/2), paint.Circle(50, 50, 36)
		n.Soft(3, 0.5, func(n paint.Pen) { n.At(2, 5, 1).Fill(pal.Ink, rose, disc) })
		n.Outline(pal.Ink, 2*max(4, 1.2/n.Scale), rose, disc)
		n.Fill(pal.lit, rose, disc)
		n.Fill(pal.Ink, paint.Circle(50, 50, 31))
		n.Write(theme.Number, strconv.Itoa(left), 50, 50, 60, 58, pal.White)
	}}
}

func badgeDrawing(pal *palette, number int, strange bool) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("badge"), A: number, B: paint.Flag(strange)}, Units: 100, Paint: func(n paint.Pen) {
		plate := []*raster.Path{paint.Rounded(10, 10, 80, 80, 26)}
		ground, ink := pal.White, pal.Ink
		if strange { // the plate is parchment with torn corners
			plate = []*raster.Path{paint.Star(geom.Pt(50, 50), 47, 38, 8, -math.Pi/2)}
			ground = theme.Mix(pal.lit, pal.parchment, 0.35)
		}
		n.Soft(3, 0.5, func(n paint.Pen) { n.At(2, 5, 1).Fill(pal.Ink, plate...) })
		n.Outline(pal.Ink, 2*max(4, 1.2/n.Scale), plate...)
		n.Fill(ground, plate...)
		n.Write(theme.Number, strconv.Itoa(number), 50, 50, 72, 76, ink)
	}}
}
