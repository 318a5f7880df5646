package paint

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/raster"
	"islas/render/theme"
)

// DrawBush draws a low round bush, 100 × 100 units large, whose foot is at the bottom.
func DrawBush(n Pen, pal *Palette, dark, light color.NRGBA) {
	n.Fill(theme.Alpha(pal.Umber, 0.3), Ellipse(60, 90, 50, 15))
	n.Fill(dark, Shape("M 6 84 Q 0 52 28 50 Q 40 24 66 40 Q 98 42 94 82 Q 50 100 6 84 Z"))
	n.Fill(light, Shape("M 12 76 Q 8 54 30 54 Q 40 32 62 44 Q 76 46 78 60 Q 52 58 46 76 Q 28 88 12 76 Z"))
	n.Fill(theme.Alpha(pal.FieldLight, 0.9), Shape("M 20 66 Q 18 58 32 58 Q 38 42 52 46 Q 44 54 38 64 Q 28 72 20 66 Z"))
}

// DrawBoulder draws a block of rock, 100 × 100 units large.
func DrawBoulder(n Pen, pal *Palette, dark, front, lit color.NRGBA) {
	n.Fill(theme.Alpha(pal.Umber, 0.32), Ellipse(62, 88, 52, 14))
	n.Fill(dark, Shape("M 8 84 L 18 50 L 44 30 L 76 40 L 94 72 L 86 88 L 40 94 Z"))
	n.Fill(front, Shape("M 8 84 L 18 50 L 44 30 L 60 58 L 40 94 Z"))
	n.Fill(lit, Shape("M 18 50 L 44 30 L 76 40 L 54 54 Z"))
}

// WreathRoom is the width of the area inside a wreath, as a part of the wreath's width.
const WreathRoom = 0.66

// Wreath draws a winner's laurel, open at the top and tied with a ribbon at the bottom, as large as it fits into r, as wide as it is high.
// What it crowns lies in its middle, below it.
func (p *Painter) Wreath(dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(1), wreathDrawing(p.colours))
}

func wreathDrawing(pal *Palette) Drawing { return Picture(subject("wreath"), 100, pal, drawWreath) }

// drawWreath draws a laurel, 100 × 100 units large.
func drawWreath(n Pen, pal *Palette) {
	n.Soft(2, 0.4, func(n Pen) { drawBranches(n.At(1.4, 2, 1), pal, true) })
	drawBranches(n, pal, false)
	ribbon := Shape("M 50 84 L 38 99 L 45 97.5 L 47 100 L 52 88 L 57 100 L 59 97.5 L 66 99 Z")
	n.Shaded(geom.Pt(38, 84), geom.Pt(60, 100), theme.Mix(pal.Roof, pal.White, 0.1), pal.RoofDark, pal.Ink, 1.1, ribbon)
	knot := Ellipse(50, 87, 5.4, 4)
	n.Shaded(geom.Pt(45, 83), geom.Pt(54, 91), theme.Mix(pal.Roof, pal.White, 0.25), pal.RoofDark, pal.Ink, 1.1, knot)
}

// drawBranches draws the two branches of a laurel, or only their shape.
func drawBranches(n Pen, pal *Palette, shape bool) {
	const reach, leaves = 41, 11
	for _, side := range []float64{-1, 1} {
		at := func(a float64) geom.Point {
			sin, cos := math.Sincos(a)
			return geom.Pt(50+side*reach*sin, 48+reach*cos)
		}
		for i := range leaves {
			t := float64(i) / (leaves - 1)
			a := 0.16 + t*2.36
			foot, along := at(a), at(a+0.3).Sub(at(a))
			along = along.Mul(1 / along.Len())
			for _, out := range []float64{1, -1} {
				size := 12.5 - 4*t
				aside := geom.Pt(-along.Y, along.X).Mul(-side * out)
				tip := foot.Add(along.Mul(size)).Add(aside.Mul(size * 0.52))
				belly := foot.Add(along.Mul(size * 0.3)).Add(aside.Mul(size * 0.55))
				hollow := foot.Add(along.Mul(size * 0.75)).Add(aside.Mul(size * 0.02))
				leaf := quads(foot, belly, tip, hollow, foot)
				if shape {
					n.Fill(pal.Ink, leaf)
					continue
				}
				light := 0.3 - 0.25*side*out
				n.Shaded(foot, tip, pal.GoldDark, theme.Mix(pal.Gold, pal.White, light), pal.Ink, 0.9, leaf)
				n.Stroke(theme.Alpha(pal.GoldDark, 0.8), 0.6, Line(foot.X, foot.Y, foot.Lerp(tip, 0.8).X, foot.Lerp(tip, 0.8).Y))
			}
		}
	}
}

// quads returns a closed path of parabolas: of the points in rest, each first is a control point and each second an end point.
func quads(first geom.Point, rest ...geom.Point) *raster.Path {
	var p raster.Path
	p.MoveTo(first.X, first.Y)
	for i := 0; i+1 < len(rest); i += 2 {
		p.QuadTo(rest[i].X, rest[i].Y, rest[i+1].X, rest[i+1].Y)
	}
	p.Close()
	return &p
}
