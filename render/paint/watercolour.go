package paint

import (
	"image/color"

	"islas/render/geom"
	"islas/render/raster"
	"islas/render/theme"
)

// thinLine is the width up to which a line is taken for drawing, not for a thing such as a pole.
const thinLine = 3.2

// Watercolour draws marks as if with ink and water colour: larger areas go from light to shade, and lines of ink are
// nib times as wide and heavier on the side away from the light.
func (p Pen) Watercolour(pal *Palette, nib float64, all []Mark) {
	for _, m := range all {
		m.draw(func(path *raster.Path) { p.wash(pal, m.Colour, path) }, func(c color.NRGBA, width float64, path *raster.Path) {
			if width <= thinLine {
				p.Inking(c, width*nib, path)
			} else {
				p.Stroke(c, width, path)
			}
		})
	}
}

// wash fills a path with a colour that is lighter towards the upper left.
func (p Pen) wash(pal *Palette, c color.NRGBA, path *raster.Path) {
	lo, hi := PathBounds(path)
	if hi.X-lo.X < 9 || hi.Y-lo.Y < 9 || c.A < 0xff {
		p.Fill(c, path)
		return
	}
	from := geom.Pt(lo.X+(hi.X-lo.X)*0.2, lo.Y)
	p.Gradient(from, hi, false, Evenly(theme.Mix(c, pal.White, 0.3), c, theme.Mix(c, pal.Umbra, 0.3)), path)
}

// nibFrom is the width in pixels from which one can see that a line is uneven.
const nibFrom = 1.6

// Inking draws along a path with a nib that is broader to the lower right.
func (p Pen) Inking(c color.NRGBA, width float64, path *raster.Path) {
	if width*p.Scale < nibFrom {
		p.Stroke(c, width*1.15, path)
		return
	}
	p.Stroke(c, width, path)
	p.At(width*0.35, width*0.45, 1).Stroke(theme.Alpha(c, 0.75), width, path)
}
