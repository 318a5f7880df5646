package paint

import (
	"image/color"

	"islas/render/geom"
	"islas/render/raster"
	"islas/render/theme"
)

// Lines are two lines around a piece, a dark one along it and a light one around that, of which at least one shows on whatever ground.
type Lines struct {
	Dark, Light color.NRGBA

	wide, darkWide, lightWide float64 // of each in units at the least, and of the dark and the light one in pixels; there is no light one if it is 0
}

// Each line is at least so many pixels wide on the canvas, on which what is small is painted twice as large as it is shown. Around the smallest
// pieces the dark one is wider, for little else of them is left, and the light one is thinner.
const (
	darkPixels, boldPixels  = 2.7, 3.0
	lightPixels, thinPixels = 2.6, 1.4
)

// How wide in pixels boxes are on the canvas from which on the dark line is no wider, and down to which it becomes so, and the light one thinner.
const (
	boldFrom, boldTo = 24, 20
	thinFrom, thinTo = 22, 16
)

// LinesOf returns the lines around a piece: a nearly black one of a hue and one nearly white, each so many units wide at the least.
func LinesOf(pal *Palette, hue color.NRGBA, wide float64) Lines {
	return Lines{Dark: theme.Mix(hue, pal.Ink, 0.92), Light: theme.Mix(theme.RGB(0xFFF1CE), pal.White, 0.4), wide: wide, darkWide: darkPixels, lightWide: lightPixels}
}

// Haloed draws the lines of pieces around all that f draws, which has a dark one of its own already: that becomes as wide as it has to be, and around
// it runs a light one, wide units wide at the least.
func Haloed(n Pen, pal *Palette, wide float64, f func(Pen)) {
	lines := LinesOf(pal, pal.Ink, wide)
	dark := addedPixels / n.Scale
	light := max(wide, (lightPixels+(thinPixels-lightPixels)*below(100*n.Scale, thinFrom, thinTo))/n.Scale)
	n.Halo(lines.Light, dark+light, func(n Pen) { n.Halo(lines.Dark, dark, f) })
}

// addedPixels is how much wider in pixels on the canvas the dark line around a picture becomes that has one of its own.
const addedPixels = 1.7

// Bolder returns the lines with a wider dark one.
func (l Lines) Bolder() Lines {
	l.darkWide = max(l.darkWide, (darkPixels+boldPixels)/2)
	return l
}

// Brighter returns the lines with a light one that is wider by so many pixels on the canvas.
func (l Lines) Brighter(by float64) Lines {
	l.lightWide += by
	return l
}

// Alone returns the dark line alone, for a ground that is light enough for that.
func (l Lines) Alone() Lines {
	l.darkWide, l.lightWide = boldPixels, 0
	return l
}

// Around returns a pen for a piece that fills a rectangle of the box of 100 × 100 units of n, moved and made smaller as its lines need room, and
// the lines as wide as they are there.
func (l Lines) Around(n Pen, piece geom.Rect) (Pen, Lines) {
	l.darkWide += (boldPixels - l.darkWide) * below(100*n.Scale, boldFrom, boldTo)
	if l.lightWide > 0 {
		l.lightWide += (thinPixels - lightPixels) * below(100*n.Scale, thinFrom, thinTo)
	}
	dark, light := l.widths(n)
	room := dark + light
	k := min(1, (100-2*room)/max(piece.W, piece.H))
	fit := func(from, size float64) float64 { // as near as there is room to where it is without them
		return min(max(from+(1-k)*size/2, room), 100-room-k*size) - k*from
	}
	return n.At(fit(piece.X, piece.W), fit(piece.Y, piece.H), k), l
}

// below returns how far a size is from one to another that is smaller, from 0 to 1.
func below(size, from, to float64) float64 { return min(max((from-size)/(from-to), 0), 1) }

// widths returns how wide the lines are in units of a pen.
func (l Lines) widths(n Pen) (dark, light float64) {
	if dark = max(l.wide, l.darkWide/n.Scale); l.lightWide > 0 {
		light = max(l.wide, l.lightWide/n.Scale)
	}
	return dark, light
}

// Sunk is how much smaller in units what lies within the lines is drawn, so that the dark one is whole where its edge runs between pixels.
func (l Lines) Sunk(n Pen) float64 { return min(0.7/n.Scale, 3) }

// Draw draws the lines around shapes.
func (l Lines) Draw(n Pen, shapes ...*raster.Path) {
	dark, light := l.widths(n)
	if light > 0 {
		n.Outline(l.Light, 2*(dark+light), shapes...)
	}
	n.Outline(l.Dark, 2*dark, shapes...)
}
