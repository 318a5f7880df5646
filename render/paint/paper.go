package paint

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/raster"
	"islas/render/theme"
)

// Paper draws old paper over r, with fibres, a few stains and darker edges. Text on it is as legible as on the theme's Paper.
func (p *Painter) Paper(dst *ebiten.Image, r geom.Rect) {
	p.backdrop(dst, r, paperDrawing(p.colours, r.W, r.H))
}

func paperDrawing(pal *Palette, w, h float64) Drawing {
	return Drawing{Key{Subject: subject("paper")}, w, func(n Pen) { drawOldPaper(n, pal, w, h) }}
}

func drawOldPaper(n Pen, pal *Palette, w, h float64) {
	n.Fill(pal.Paper, Rectangle(0, 0, w, h))
	rng := Random("paper")
	small := math.Min(w, h)
	n.Soft(small/7, 0.5, func(n Pen) {
		for range 9 {
			x, y, r := rng.Float64()*w, rng.Float64()*h, small*(0.08+rng.Float64()*0.14)
			tint := pal.PaperDark
			if rng.IntN(2) == 0 {
				tint = pal.White
			}
			n.Fill(theme.Alpha(tint, 0.5), Ellipse(x, y, r*1.4, r))
		}
	})
	var fibres []*raster.Path
	for range int(min(w*h/900, 1200)) {
		at := geom.Pt(rng.Float64()*w, rng.Float64()*h)
		turn := rng.Float64() * 2 * math.Pi
		long := 3 + rng.Float64()*6
		fibres = append(fibres, Blade(at, at.Add(geom.Pt(math.Cos(turn)*long, math.Sin(turn)*long)), 1))
	}
	n.Fill(theme.Alpha(pal.GoldDark, 0.1), fibres...)
	n.Soft(small/30, 0.45, func(n Pen) {
		n.Fill(pal.PaperDark, Frame(-small/40, -small/40, w+small/20, h+small/20, 0, small/14))
	})
}

// Cartouche draws the scrolled frame around a title over r, which should be about four times as wide as it is high.
func (p *Painter) Cartouche(dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r, cartoucheDrawing(p.colours, r.W, r.H))
}

func cartoucheDrawing(pal *Palette, w, h float64) Drawing {
	return Drawing{Key{Subject: subject("cartouche")}, w, func(n Pen) { DrawScroll(n, pal, w, h) }}
}

// DrawScroll draws the scrolled frame of a cartouche, w by h units large.
func DrawScroll(n Pen, pal *Palette, w, h float64) {
	u := h / 100 // the drawing is 100 units high and as wide as necessary
	wide := w / u
	n = n.At(0, 0, u)
	body := Rounded(26, 12, wide-52, 76, 8)
	end := func(mirror bool) (tail, roll *raster.Path) {
		x := func(v float64) float64 {
			if mirror {
				return wide - v
			}
			return v
		}
		tail = Polyline(true, geom.Pt(x(4), 24), geom.Pt(x(40), 24), geom.Pt(x(40), 94), geom.Pt(x(4), 94), geom.Pt(x(16), 59))
		return tail, Polyline(true, geom.Pt(x(26), 82), geom.Pt(x(40), 82), geom.Pt(x(40), 94))
	}
	n.Soft(5, 0.45, func(n Pen) {
		n.At(3, 6, 1).Fill(pal.Ink, body)
		for _, mirror := range []bool{false, true} {
			tail, _ := end(mirror)
			n.At(2, 4, 1).Fill(pal.Ink, tail)
		}
	})
	for _, mirror := range []bool{false, true} {
		tail, roll := end(mirror)
		n.Stroke(pal.Ink, 2.4, tail)
		lit, away := theme.Mix(pal.Paper, pal.White, 0.3), theme.Mix(pal.PaperDark, pal.GoldDark, 0.35) // it bends back towards the paper
		if mirror {
			n.Ramp(geom.Pt(wide-4, 0), geom.Pt(wide-36, 0), lit, away, tail)
		} else {
			n.Ramp(geom.Pt(4, 0), geom.Pt(36, 0), lit, away, tail)
		}
		n.Fill(theme.Mix(pal.PaperDark, pal.Ink, 0.6), roll)
	}
	n.Stroke(pal.Ink, 2.4, body)
	n.Layer(1, func(n Pen) {
		n.Gradient(geom.Pt(0, 12), geom.Pt(0, 88), false, Evenly(theme.Mix(pal.Paper, pal.White, 0.55), pal.Paper, theme.Mix(pal.Paper, pal.PaperDark, 0.75)), body)
		n.Granulate(pal.GoldDark, pal.White, 0.08, 0.5)
		n = n.Atop()
		for _, ends := range [][2]float64{{26, 66}, {wide - 26, wide - 66}} { // the paper turns away at its sides
			n.Ramp(geom.Pt(ends[0], 0), geom.Pt(ends[1], 0), theme.Alpha(pal.GoldDark, 0.3), theme.Alpha(pal.GoldDark, 0), body)
		}
	})
	n.Fill(pal.GoldDark, Frame(32, 18, wide-64, 64, 5, 1.6))
	n.Fill(pal.Brass, Frame(35.5, 21.5, wide-71, 57, 4, 0.9))
	for _, x := range []float64{32, wide - 32} {
		for _, y := range []float64{18, 82} {
			n.Fill(pal.Paper, Circle(x, y, 6))
			n.Fill(pal.Brass, Polyline(true, geom.Pt(x, y-6), geom.Pt(x+2, y-2), geom.Pt(x+6, y), geom.Pt(x+2, y+2),
				geom.Pt(x, y+6), geom.Pt(x-2, y+2), geom.Pt(x-6, y), geom.Pt(x-2, y-2)))
		}
	}
}

// DrawEdging draws the painted band around a card of 200 × 280 units, wide units wide, and its shadow on the inside. light is how much
// lighter its colour is where the light falls, and gloss the brightness of the shine there.
func DrawEdging(n Pen, pal *Palette, band color.NRGBA, wide, light, gloss float64) {
	for _, width := range []float64{1.4, 2.8, 4.2} { // the shadow
		n.Stroke(theme.Alpha(pal.Umbra, 0.14), width, Shape("M 8.6 270 V 17 Q 8.6 8.6 17 8.6 H 191"))
	}
	n.Gradient(geom.Pt(20, 0), geom.Pt(170, 280), false,
		Evenly(theme.Mix(band, pal.White, light), band, band, theme.Mix(band, pal.Ink, 0.32)), Frame(1, 1, 198, 278, 14, wide))
	n.Stroke(theme.Alpha(pal.White, gloss), 0.9, Shape("M 2.6 262 V 17 Q 2.6 2.6 17 2.6 H 182"))
	n.Fill(pal.Ink, Frame(0, 0, 200, 280, 15, 1.7))
}

// Sheet draws an empty sea chart over r for a large board to lie on: water, the net of rhumb lines, and the frame with its bars of degrees.
// It does not depend on the board, so that a change of board redraws only the board.
func (p *Painter) Sheet(dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r, sheetDrawing(p.colours, r.W, r.H))
}

func sheetDrawing(pal *Palette, w, h float64) Drawing {
	return Drawing{Key{Subject: subject("sheet")}, w, func(n Pen) { DrawSheet(n, pal, w, h) }}
}

// SheetUnit returns the unit of line widths on a chart of w by h pixels: about 1 at 700 × 500.
func SheetUnit(w, h float64) float64 { return math.Max(math.Min(w, h*1.4)/700, 0.6) }

// OnSheet returns the area inside the frame of a chart over r.
func OnSheet(r geom.Rect) geom.Rect { return r.Inset(11 * SheetUnit(r.W, r.H)) }

// DrawSheet draws an empty sea chart, w by h units large, as Sheet does.
func DrawSheet(n Pen, pal *Palette, w, h float64) {
	drawOcean(n, pal, w, h)
	u := SheetUnit(w, h)
	drawPortolan(n, pal, w, h, 0.8*u)
	drawDegrees(n, pal, w, h, u)
}

// drawPortolan draws the net of rhumb lines of old charts: sixteen points around the middle, joined to each other.
func drawPortolan(n Pen, pal *Palette, w, h, hair float64) {
	middle, radius := geom.Pt(w/2, h/2), math.Hypot(w, h)*0.42
	var points []geom.Point
	for i := range 16 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 8)
		points = append(points, middle.Add(geom.Pt(cos*radius, sin*radius)))
	}
	var green, red [][]geom.Point
	for i, a := range points {
		for k := i + 1; k < len(points); k++ {
			b := points[k]
			// The lines continue to the edges of the chart.
			line := []geom.Point{a.Add(a.Sub(b).Mul(1.5)), b.Add(b.Sub(a).Mul(1.5))}
			switch k - i {
			case 8:
				red = append(red, line)
			case 3, 5, 6, 10, 11, 13:
				green = append(green, line)
			}
		}
	}
	n.Trace(theme.Alpha(pal.Shallow, 0.13), hair, green...)
	n.Trace(theme.Alpha(pal.Gold, 0.2), hair, red...)
}

// drawDegrees draws the frame: two fine lines, with alternating dark and light bars between them.
func drawDegrees(n Pen, pal *Palette, w, h, u float64) {
	in, wide := 3.5*u, 5*u
	n.Fill(theme.Alpha(pal.Ink, 0.5), Frame(0, 0, w, h, 0, in+wide+3.4*u))
	n.Fill(pal.Paper, Frame(in, in, w-2*in, h-2*in, 0, wide))
	var bars, ticks []*raster.Path
	bar := func(at, length float64, place func(from, to float64)) {
		count := 2*int(math.Max(math.Round(length/(52*u)), 1)) + 1
		for i := range count {
			if i%2 == 0 {
				place(at+length*float64(i)/float64(count), at+length*float64(i+1)/float64(count))
			}
		}
	}
	bar(in+wide, w-2*(in+wide), func(from, to float64) {
		bars = append(bars, Rectangle(from, in, to-from, wide), Rectangle(from, h-in-wide, to-from, wide))
		for k := 1.0; k < 5; k++ {
			x := from + (to-from)*k/5
			ticks = append(ticks, Rectangle(x, in+wide, 0.8*u, 2.2*u), Rectangle(x, h-in-wide-2.2*u, 0.8*u, 2.2*u))
		}
	})
	bar(in+wide, h-2*(in+wide), func(from, to float64) {
		bars = append(bars, Rectangle(in, from, wide, to-from), Rectangle(w-in-wide, from, wide, to-from))
		for k := 1.0; k < 5; k++ {
			y := from + (to-from)*k/5
			ticks = append(ticks, Rectangle(in+wide, y, 2.2*u, 0.8*u), Rectangle(w-in-wide-2.2*u, y, 2.2*u, 0.8*u))
		}
	})
	n.Fill(pal.Ink, bars...)
	n.Fill(theme.Alpha(pal.Paper, 0.7), ticks...)
	n.Fill(pal.Ink, Frame(in, in, w-2*in, h-2*in, 0, 1.1*u), Frame(in+wide-0.6*u, in+wide-0.6*u, w-2*(in+wide)+1.2*u, h-2*(in+wide)+1.2*u, 0, 1.1*u))
	n.Fill(theme.Alpha(pal.Paper, 0.75), Frame(in+wide+2.4*u, in+wide+2.4*u, w-2*(in+wide+2.4*u), h-2*(in+wide+2.4*u), 0, 0.9*u))
	for _, x := range []float64{in, w - in - wide} {
		for _, y := range []float64{in, h - in - wide} {
			n.Fill(pal.Ink, Rectangle(x, y, wide, wide))
			n.Fill(pal.Gold, Rectangle(x+1.4*u, y+1.4*u, wide-2.8*u, wide-2.8*u))
		}
	}
}
