package art

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/raster"
)

// Sheet draws an empty sea chart over r, on which a large board lies: water, the net of rhumb lines, and the frame with its
// bars of degrees. It is the same for all islands, so that changing from one to another changes only the island.
func (p *Painter) Sheet(dst *ebiten.Image, r Rect) {
	p.show(dst, r, p.colours.sheetDrawing(r.W, r.H))
}

func (pal *palette) sheetDrawing(w, h float64) drawing {
	return drawing{content{subject: sheetPicture}, w, func(n pen) { pal.chartSheet(n, w, h) }}
}

// sheetUnit is what the widths of lines on a sheet of w by h pixels are measured by: about 1 at 700 × 500.
func sheetUnit(w, h float64) float64 { return math.Max(math.Min(w, h*1.4)/700, 0.6) }

// OnSheet is the room on a sheet over r, inside its frame.
func OnSheet(r Rect) Rect { return r.Inset(11 * sheetUnit(r.W, r.H)) }

func (pal *palette) chartSheet(n pen, w, h float64) {
	pal.ocean(n, w, h)
	u := sheetUnit(w, h)
	pal.portolan(n, w, h, 0.8*u)
	pal.degrees(n, w, h, u)
}

// portolan draws the net of rhumb lines of old charts: sixteen points around the middle, each joined with the others.
func (pal *palette) portolan(n pen, w, h, hair float64) {
	middle, radius := point{w / 2, h / 2}, math.Hypot(w, h)*0.42
	var points []point
	for i := range 16 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 8)
		points = append(points, middle.plus(point{cos * radius, sin * radius}))
	}
	var green, red [][]point
	for i, a := range points {
		for k := i + 1; k < len(points); k++ {
			b := points[k]
			// The lines go on to the edges of the sheet.
			line := []point{a.plus(a.minus(b).times(1.5)), b.plus(b.minus(a).times(1.5))}
			switch k - i {
			case 8:
				red = append(red, line)
			case 3, 5, 6, 10, 11, 13:
				green = append(green, line)
			}
		}
	}
	n.trace(fade(pal.shallow, 0.13), hair, green...)
	n.trace(fade(pal.gold, 0.2), hair, red...)
}

// degrees draws the frame: two neat lines and between them bars that are dark and light by turns.
func (pal *palette) degrees(n pen, w, h, u float64) {
	in, wide := 3.5*u, 5*u
	n.fill(fade(pal.ink, 0.5), frame(0, 0, w, h, 0, in+wide+3.4*u))
	n.fill(pal.paper, frame(in, in, w-2*in, h-2*in, 0, wide))
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
		bars = append(bars, rectangle(from, in, to-from, wide), rectangle(from, h-in-wide, to-from, wide))
		for k := 1.0; k < 5; k++ {
			x := from + (to-from)*k/5
			ticks = append(ticks, rectangle(x, in+wide, 0.8*u, 2.2*u), rectangle(x, h-in-wide-2.2*u, 0.8*u, 2.2*u))
		}
	})
	bar(in+wide, h-2*(in+wide), func(from, to float64) {
		bars = append(bars, rectangle(in, from, wide, to-from), rectangle(w-in-wide, from, wide, to-from))
		for k := 1.0; k < 5; k++ {
			y := from + (to-from)*k/5
			ticks = append(ticks, rectangle(in+wide, y, 2.2*u, 0.8*u), rectangle(w-in-wide-2.2*u, y, 2.2*u, 0.8*u))
		}
	})
	n.fill(pal.ink, bars...)
	n.fill(fade(pal.paper, 0.7), ticks...)
	n.fill(pal.ink, frame(in, in, w-2*in, h-2*in, 0, 1.1*u), frame(in+wide-0.6*u, in+wide-0.6*u, w-2*(in+wide)+1.2*u, h-2*(in+wide)+1.2*u, 0, 1.1*u))
	n.fill(fade(pal.paper, 0.75), frame(in+wide+2.4*u, in+wide+2.4*u, w-2*(in+wide+2.4*u), h-2*(in+wide+2.4*u), 0, 0.9*u))
	for _, x := range []float64{in, w - in - wide} {
		for _, y := range []float64{in, h - in - wide} {
			n.fill(pal.ink, rectangle(x, y, wide, wide))
			n.fill(pal.gold, rectangle(x+1.4*u, y+1.4*u, wide-2.8*u, wide-2.8*u))
		}
	}
}
