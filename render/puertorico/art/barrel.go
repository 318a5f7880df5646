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

// Barrel is a barrel of a kind with its shadow on the ground: a basket of corn, a chest of indigo, a sugar loaf, a cask of tobacco or a
// sack of coffee. Each kind has a form and a colour of its own.
type Barrel puertorico.Good

// Draw draws it, in the square in the middle of r.
func (g Barrel) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if g < puertorico.Goods {
		p.Show(dst, r.Fit(1), barrelDrawing(of(p), puertorico.Good(g)))
	}
}

func barrelDrawing(pal *palette, g puertorico.Good) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("barrel"), A: int(g)}, Units: 100, Paint: func(n paint.Pen) { drawBarrel(n, pal, g) }}
}

// PaleBarrel is a barrel of a kind that is not there, or of no use now, on paper: its form in a dark line, and hardly more than its colour.
type PaleBarrel puertorico.Good

// Draw draws it, in the square in the middle of r.
func (g PaleBarrel) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if g < puertorico.Goods {
		pal, what := of(p), paint.Key{Subject: subject("barrel"), A: int(g), B: 1}
		p.Show(dst, r.Fit(1), paint.Drawing{Key: what, Units: 100, Paint: func(n paint.Pen) { drawPaleBarrel(n, pal, puertorico.Good(g)) }})
	}
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
		lines.LightPixels += 0.3
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

// waresOf returns what a barrel of a kind is put together from, from back to front.
func waresOf(pal *palette, g puertorico.Good) []layer {
	base := pal.good[g]
	switch g {
	case puertorico.Corn:
		return cornBasket(pal)
	case puertorico.Indigo:
		return []layer{{base: base, facets: []paint.Facet{ // an open chest with cakes of dye in it
			{Shape: "M 70 92 L 96 78 V 40 L 70 52 Z", Tone: paint.Side}, {Shape: "M 4 52 L 32 40 H 96 L 70 52 Z", Tone: paint.Deep},
			{Shape: "M 20 48 L 20 36 L 34 29 H 50 V 42 L 36 48 Z", Tone: paint.Side}, {Shape: "M 20 36 L 34 29 H 50 L 36 36 Z", Tone: paint.Trim},
			{Shape: "M 46 50 V 32 L 60 25 H 76 V 43 L 62 50 Z", Tone: paint.Front}, {Shape: "M 46 32 L 60 25 H 76 L 62 32 Z", Tone: paint.Trim},
			{Shape: "M 62 32 L 76 25 V 43 L 62 50 Z", Tone: paint.Side}, {Shape: "M 4 92 V 51 H 70 V 92 Z", Tone: paint.Front},
			{Shape: "M 4 92 V 51 H 14 V 92 Z M 60 92 V 51 H 70 V 92 Z", Tone: paint.Trim},
			{Shape: "M 14 60 V 51 H 60 V 60 Z M 14 92 V 83 H 60 V 92 Z", Tone: paint.Lit}, {Shape: "M 37 63 L 45 71.5 L 37 80 L 29 71.5 Z", Tone: paint.Trim},
			{Shape: "O 37 71.5 3.2 3.2", Tone: paint.Deep},
		}}}
	case puertorico.Sugar:
		return sugarLoaf(pal)
	case puertorico.Tobacco:
		return tobaccoCask(pal)
	default:
		return coffeeSack(pal)
	}
}

// cornBasket returns a basket heaped with cobs.
func cornBasket(pal *palette) []layer {
	husk := theme.Mix(pal.Leaf, pal.Vine, 0.25)
	weave := theme.Mix(pal.Wood, pal.Straw, 0.18)
	return []layer{
		{base: husk, facets: []paint.Facet{
			{Shape: "M 10 58 Q 0 40 6 22 Q 20 34 26 56 Z", Tone: paint.Front}, {Shape: "M 90 58 Q 100 40 94 20 Q 80 34 74 56 Z", Tone: paint.Side},
		}},
		{base: pal.good[puertorico.Corn], facets: []paint.Facet{ // from back to front
			{Shape: "M 40 60 Q 34 22 43 10 Q 50 0 57 10 Q 66 22 60 60 Z", Tone: paint.Front},
			{Shape: "M 60 62 Q 58 34 72 20 Q 84 8 89 20 Q 92 36 80 60 Z", Tone: paint.Side}, {Shape: "M 40 62 Q 42 34 28 20 Q 16 8 11 20 Q 8 36 20 60 Z", Tone: paint.Lit},
			{Shape: "M 26 64 Q 22 42 30 32 Q 38 22 46 32 Q 54 44 50 64 Z", Tone: paint.Lit},
			{Shape: "M 51 64 Q 48 44 56 34 Q 64 25 71 34 Q 78 44 75 64 Z", Tone: paint.Front},
		}, net: 4.4},
		{base: weave, facets: []paint.Facet{
			{Shape: "M 10 62 H 90 L 80 88 Q 50 97 20 88 Z", Tone: paint.Front}, {Shape: "M 66 62 H 90 L 80 88 Q 71 91 63 92 Z", Tone: paint.Side},
			{Shape: "M 16 72 H 26 V 79 H 18 Z M 37 72 H 48 V 80 H 37 Z M 59 72 H 69 V 80 H 59 Z M 26 81 H 37 V 88 H 27 Z M 48 81 H 59 V 90 H 48 Z M 69 81 H 79 L 77 87 H 69 Z", Tone: paint.Lit},
			{Shape: "M 5 58 H 95 V 68 H 5 Z", Tone: paint.Lit},
		}},
	}
}

// sugarLoaf returns a white cone that stands in a cuff of brown paper.
func sugarLoaf(pal *palette) []layer {
	return []layer{
		{base: pal.good[puertorico.Sugar], facets: []paint.Facet{
			{Shape: "M 50 1 Q 58 2 61 13 L 84 84 Q 50 98 16 84 L 39 13 Q 42 2 50 1 Z", Tone: paint.Front},
			{Shape: "M 50 1 Q 58 2 61 13 L 84 84 Q 74 91 60 93 Q 68 50 50 1 Z", Tone: paint.Side},
			{Shape: "M 45 8 Q 40 14 24 74 L 34 78 Q 40 36 45 8 Z", Tone: paint.Lit},
		}},
		{base: theme.Mix(pal.canvas, pal.White, 0.15), facets: []paint.Facet{
			{Shape: "M 20 68 L 30 78 L 38 68 L 47 80 L 56 69 L 66 79 L 79 66 L 86 86 Q 50 100 14 86 Z", Tone: paint.Front},
			{Shape: "M 66 79 L 79 66 L 86 86 Q 76 92 62 93.5 Z", Tone: paint.Side},
		}},
	}
}

// tobaccoCask returns a cask that lies on its side, a leaf burnt into its head.
func tobaccoCask(pal *palette) []layer {
	base := pal.good[puertorico.Tobacco]
	return []layer{
		{base: base, facets: []paint.Facet{
			{Shape: "M 30 32 Q 62 20 90 36 Q 100 60 90 84 Q 62 98 30 92 Z", Tone: paint.Front},
			{Shape: "M 30 32 Q 62 20 90 36 Q 93 44 95 50 Q 62 38 40 46 Z", Tone: paint.Lit},
			{Shape: "M 40 80 Q 66 84 95 72 Q 93 79 90 84 Q 62 98 30 92 Z", Tone: paint.Side},
		}},
		{base: pal.SteelDark, facets: []paint.Facet{
			{Shape: "M 56 27 Q 64 26 68 27 Q 78 60 68 92 Q 62 94 56 94 Q 66 60 56 27 Z", Tone: paint.Front},
			{Shape: "M 82 32 Q 88 34 90 36 Q 100 60 90 84 Q 87 86 82 88 Q 91 60 82 32 Z", Tone: paint.Front}, {Shape: "O 29 62 27 31", Tone: paint.Front},
		}},
		{base: base, facets: []paint.Facet{
			{Shape: "O 29 62 22.5 26.5", Tone: paint.Lit}, {Shape: "M 20 80 Q 14 58 36 43 Q 44 66 27 78 L 22 86 Z", Tone: paint.Deep},
		}},
	}
}

// coffeeSack returns a tied sack with a bean on it.
func coffeeSack(pal *palette) []layer {
	base := pal.good[puertorico.Coffee]
	return []layer{
		{base: base, facets: []paint.Facet{
			{Shape: "M 38 26 Q 26 16 18 4 Q 32 10 38 4 Q 44 10 50 3 Q 57 10 63 4 Q 70 10 83 4 Q 76 16 63 26 Z", Tone: paint.Lit},
			{Shape: "M 24 91 Q 4 84 9 62 Q 14 42 37 30 H 64 Q 87 42 92 62 Q 96 84 76 91 Q 50 96 24 91 Z", Tone: paint.Front},
			{Shape: "M 64 30 Q 87 42 92 62 Q 96 84 76 91 Q 70 93 60 93 Q 82 70 64 30 Z", Tone: paint.Side},
			{Shape: "M 36 32 Q 14 44 12 66 Q 12 76 17 81 Q 20 52 42 32 Z", Tone: paint.Lit},
		}, net: 2.6},
		{base: pal.rope, facets: []paint.Facet{{Shape: "M 34 23 Q 50 28 67 23 L 68 31 Q 50 37 33 31 Z", Tone: paint.Lit}}},
		{base: theme.Mix(base, pal.canvas, 0.75), facets: []paint.Facet{
			{Shape: "M 34 66 Q 34 50 50 50 Q 68 50 68 66 Q 68 82 50 82 Q 34 82 34 66 Z", Tone: paint.Lit},
		}},
		{base: base, facets: []paint.Facet{{Shape: "M 49 51 Q 60 60 52 66 Q 46 72 52 81.5 L 47 81.5 Q 40 72 47 65 Q 54 59 45 51 Z", Tone: paint.Front}}},
	}
}
