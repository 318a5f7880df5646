package paint

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/raster"
	"islas/render/theme"
)

// Sheet draws an empty sea chart over r, on which a large board may lie: water, the net of rhumb lines, and the frame with
// its bars of degrees. It says nothing of what lies on it, so that changing from one board to another changes only the board.
func (p *Painter) Sheet(dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r, sheetDrawing(p.colours, r.W, r.H))
}

func sheetDrawing(pal *Palette, w, h float64) Drawing {
	return Drawing{Key{Subject: sheetPicture}, w, func(n Pen) { drawChartSheet(n, pal, w, h) }}
}

// SheetUnit is what the widths of lines on a sheet of w by h pixels are measured by: about 1 at 700 × 500.
func SheetUnit(w, h float64) float64 { return math.Max(math.Min(w, h*1.4)/700, 0.6) }

// OnSheet is the room on a sheet over r, inside its frame.
func OnSheet(r geom.Rect) geom.Rect { return r.Inset(11 * SheetUnit(r.W, r.H)) }

func drawChartSheet(n Pen, pal *Palette, w, h float64) {
	drawOcean(n, pal, w, h)
	u := SheetUnit(w, h)
	drawPortolan(n, pal, w, h, 0.8*u)
	drawDegrees(n, pal, w, h, u)
}

// drawPortolan draws the net of rhumb lines of old charts: sixteen points around the middle, each joined with the others.
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
			// The lines go on to the edges of the sheet.
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

// drawDegrees draws the frame: two neat lines and between them bars that are dark and light by turns.
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
