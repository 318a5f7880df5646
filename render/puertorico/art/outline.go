package art

import (
	"image/color"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// outline is two lines around a piece, a dark one along it and a light one around that, of which at least one shows on whatever ground.
type outline struct {
	dark, light color.NRGBA
	wide        float64 // of each line in units at the least
}

// Each line is at least so many pixels wide on the canvas, on which what is small is painted twice as large as it is shown.
const (
	darkPixels  = 2.7
	lightPixels = 2.6
)

// outlineOf returns the lines around a piece: a nearly black one of a hue and one nearly white, each so many units wide at the least.
func outlineOf(pal *palette, hue color.NRGBA, wide float64) outline {
	return outline{theme.Mix(hue, pal.Ink, 0.92), theme.Mix(pal.cream, pal.White, 0.4), wide}
}

// widths returns how wide its lines are in units of a pen.
func (o outline) widths(n paint.Pen) (dark, light float64) {
	return max(o.wide, darkPixels/n.Scale), max(o.wide, lightPixels/n.Scale)
}

// around returns a pen for a piece that fills a rectangle of the box of 100 × 100 units of n, moved and made smaller as its lines need room.
func (o outline) around(n paint.Pen, piece geom.Rect) paint.Pen {
	dark, light := o.widths(n)
	room := dark + light
	k := min(1, (100-2*room)/max(piece.W, piece.H))
	fit := func(from, size float64) float64 { // as near as there is room to where it is without them
		return min(max(from+(1-k)*size/2, room), 100-room-k*size) - k*from
	}
	return n.At(fit(piece.X, piece.W), fit(piece.Y, piece.H), k)
}

// sunk is how much smaller in units what lies within the lines is drawn, so that the dark one is whole where its edge runs between pixels.
func (o outline) sunk(n paint.Pen) float64 { return min(0.7/n.Scale, 3) }

// draw draws the lines around shapes.
func (o outline) draw(n paint.Pen, shapes ...*raster.Path) {
	dark, light := o.widths(n)
	n.Outline(o.light, 2*(dark+light), shapes...)
	n.Outline(o.dark, 2*dark, shapes...)
}
