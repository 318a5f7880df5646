package figures

import (
	"image"
	"math"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// AppIcon returns the picture by which systems show the program, size pixels wide and high: the caravel before a low sun, on a tile whose
// corners are round. inset is how far the tile stays clear of the edge, as a part of the size. With bleed it fills its square, corners and
// all, for systems that cut icons to a shape of their own. It needs no screen.
func AppIcon(size int, inset float64, bleed bool) *image.RGBA {
	pal := paint.NewPalette(theme.New(false))
	d := paint.Drawing{Units: 100, Paint: func(n paint.Pen) {
		q := n.At(100*inset, 100*inset, 1-2*inset)
		tile := paint.Rounded(0, 0, 100, 100, 22)
		if bleed {
			tile = paint.Rounded(0, 0, 100, 100, 0)
		}
		q.Layer(1, func(q paint.Pen) { drawAppIcon(q, pal, tile, float64(size)*(1-2*inset), bleed) })
	}}
	c, _ := d.Rasterise(size, size)
	return c.Image()
}

// iconDetail is the size in pixels from which the icon shows the caravel with all its rigging.
const iconDetail = 64

// drawAppIcon draws the icon onto a tile of 100 × 100 units. What is cut to another shape keeps clear of the edge.
func drawAppIcon(n paint.Pen, pal *paint.Palette, tile *raster.Path, size float64, clear bool) {
	n.Gradient(geom.Pt(0, 0), geom.Pt(0, 72), false, paint.Evenly(theme.Mix(pal.Sea, pal.SeaDeep, 0.4), pal.Shallow, theme.Mix(pal.Eve, pal.Shallow, 0.35)), tile)
	n = n.Atop()
	n.Fill(theme.Alpha(pal.Eve, 0.45), paint.Circle(50, 60, 36))
	n.Fill(pal.Eve, paint.Circle(50, 60, 28))
	n.Gradient(geom.Pt(0, 68), geom.Pt(0, 100), false, paint.Evenly(pal.Sea, pal.SeaDeep), paint.Rectangle(0, 70, 100, 30))
	k := 0.46
	if clear {
		k = 0.36
	}
	ship := n.At(50-102*k, 84-142*k, k)
	if size >= iconDetail {
		drawCaravel(ship, pal, 0)
		return
	}
	drawSmallCaravel(ship, pal, math.Max(3, 130/size/k))
}

// drawSmallCaravel draws the caravel in 200 × 150 units for few pixels: two sails and the hull, with lines of a width.
func drawSmallCaravel(n paint.Pen, pal *paint.Palette, width float64) {
	n.Marks([]paint.Mark{
		paint.Stroked(mainSail, pal.Ink, width), paint.Filled(mainSail, pal.White), paint.Filled(mainShade, pal.PaperDark),
		paint.Stroked(mizzenSail, pal.Ink, width), paint.Filled(mizzenSail, pal.White), paint.Filled(mizzenShade, pal.PaperDark),
		paint.Stroked(hullShape, pal.Ink, width), paint.Filled(hullShape, pal.Wood),
		paint.Filled("M 28 116 Q 90 131 184 112 Q 180 128 172 138 Q 110 148 46 138 Q 36 130 28 116 Z", pal.WoodDark),
		paint.Filled("M 74 7 Q 60 -2 44 4 Q 58 10 48 18 Q 62 20 74 14 Z", pal.Roof),
	})
}
