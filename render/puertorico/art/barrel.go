package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Barrel draws a barrel of a kind in the square in the middle of r, with its shadow on the ground: a basket of corn, a chest
// of indigo, a sugar loaf, a cask of tobacco or a sack of coffee. Each kind has a form and a colour of its own.
func Barrel(p *paint.Painter, dst *ebiten.Image, r geom.Rect, g puertorico.Good) {
	if g >= puertorico.Goods {
		return
	}
	p.Show(dst, r.Fit(1), barrelDrawing(of(p), g))
}

func barrelDrawing(pal *palette, g puertorico.Good) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: barrelPicture, A: int(g)}, Units: 100, Paint: func(n paint.Pen) { drawBarrel(n, pal, g) }}
}

// PaleBarrel draws a barrel of a kind that is not there, or of no use now, on paper: its form in a dark line, and hardly more than its colour.
func PaleBarrel(p *paint.Painter, dst *ebiten.Image, r geom.Rect, g puertorico.Good) {
	if g >= puertorico.Goods {
		return
	}
	p.Show(dst, r.Fit(1), paleBarrelDrawing(of(p), g))
}

func paleBarrelDrawing(pal *palette, g puertorico.Good) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: barrelPicture, A: int(g), B: 1}, Units: 100, Paint: func(n paint.Pen) { drawPaleBarrel(n, pal, g) }}
}

// drawPaleBarrel draws a ware in a box of 100 × 100 units without a shadow, as if only its place were left.
func drawPaleBarrel(n paint.Pen, pal *palette, g puertorico.Good) {
	const left = 0.22 // of its colours
	layers := waresOf(pal, g)
	var all []*raster.Path
	for _, l := range layers {
		all = append(all, paint.Outlines(l.facets)...)
	}
	n, lines := paint.LinesOf(pal.Palette, pal.Ink, 1.4).Alone().Around(n, geom.Rect{X: 4, Y: 6, W: 88, H: 84})
	n = n.At(4, 6, 0.88)
	lines.Dark = theme.Mix(lines.Dark, pal.Paper, 0.15)
	lines.Draw(n, all...)
	n.Fill(theme.Mix(pal.Paper, pal.White, 0.4), all...)
	n.Layer(left, func(n paint.Pen) {
		for i, l := range layers {
			for k, f := range l.facets {
				n.Timber(pal.Palette, []paint.Facet{f}, l.base, 5*int(g)+i+k)
			}
		}
	})
}

// layer is a part of a ware: faces in the tones of one colour.
type layer struct {
	base   color.NRGBA
	facets []paint.Facet
	net    float64 // how far the threads or grains of its surface are apart, in units; 0 if it is smooth
}

// drawBarrel draws a ware in a box of 100 × 100 units: shadow, the lines around it, then its faces.
func drawBarrel(n paint.Pen, pal *palette, g puertorico.Good) {
	layers := waresOf(pal, g)
	var all []*raster.Path
	for _, l := range layers {
		all = append(all, paint.Outlines(l.facets)...)
	}
	lines := wareOutline(pal, g)
	if n.Scale >= brightFrom {
		lines = lines.Brighter(0.3)
	}
	n, lines = lines.Around(n, geom.Rect{X: 4, Y: 6, W: 88, H: 84})
	n = n.At(4, 6, 0.88)
	n.Soft(3, 0.42, func(n paint.Pen) {
		var shapes []*raster.Path
		for _, s := range all {
			shapes = append(shapes, paint.Shadow(s, 0.24, 0.24*-0.6, 3))
		}
		n.Fill(color.Black, shapes...)
	})
	n.Soft(1.6, 0.5, func(n paint.Pen) { n.Fill(color.Black, paint.Ellipse(52, 91, 40, 5)) }) // where it touches the ground
	lines.Draw(n, all...)
	for i, l := range layers {
		for k, f := range l.facets {
			n.Layer(1, func(n paint.Pen) {
				n.Timber(pal.Palette, []paint.Facet{f}, l.base, 5*int(g)+i+k)
				drawNet(n.Atop(), pal, f, l)
			})
		}
	}
}

// brightFrom is how many pixels on the canvas a unit has from which what lies around a ware is so large that the light line, smoothed between two
// rows of pixels, would be lost on it.
const brightFrom = 0.9

// wareOutline returns the lines around a ware, of which one has the hue of its rim.
func wareOutline(pal *palette, g puertorico.Good) paint.Lines {
	const wide = 2.1
	if paint.Brightness(pal.rim[g]) < 0.5 {
		return paint.LinesOf(pal.Palette, pal.rim[g], wide)
	}
	lines := paint.LinesOf(pal.Palette, pal.Ink, wide).Bolder()
	lines.Light = theme.Mix(pal.rim[g], theme.RGB(0xFFFFFF), 0.97)
	return lines
}

// netFrom is how many pixels the threads of a surface have to be apart to be drawn.
const netFrom = 2.0

// drawNet draws what makes a face rough, sagging threads across it and upright ones: the grains of a cob, or sackcloth.
func drawNet(n paint.Pen, pal *palette, f paint.Facet, l layer) {
	if l.net*n.Scale < netFrom || l.net == 0 {
		return
	}
	lo, hi := paint.PathBounds(paint.Shape(f.Shape))
	var lines []*raster.Path
	for y := lo.Y - l.net; y < hi.Y; y += l.net {
		var p raster.Path
		p.MoveTo(lo.X, y)
		p.QuadTo((lo.X+hi.X)/2, y+2*l.net, hi.X, y)
		lines = append(lines, &p)
	}
	middle := (lo.X + hi.X) / 2
	for x := lo.X; x < hi.X; x += l.net {
		lines = append(lines, paint.Line(middle+(x-middle)*0.85, lo.Y, x, hi.Y))
	}
	shade := theme.Mix(l.base, pal.Umber, 0.6)
	if paint.Brightness(l.base) < 0.25 {
		shade = theme.Mix(l.base, pal.canvas, 0.5)
	}
	n.Stroke(theme.Alpha(shade, 0.4), 0.22*l.net, lines...)
}
