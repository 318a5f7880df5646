package art

import (
	"image/color"

	"islas/render/raster"
)

// thinLine is the width up to which a line is taken for drawing, not for a thing such as a pole.
const thinLine = 3.2

// painted draws marks as if with ink and water colour: larger areas go from light to shade, and lines of ink are
// nib times as wide and heavier on the side away from the light.
func (p pen) painted(pal *palette, nib float64, all []layerMark) {
	for _, m := range all {
		path := drawn(m.shape)
		switch {
		case m.width == 0:
			p.wash(pal, m.colour, path)
		case m.width <= thinLine:
			p.inking(m.colour, m.width*nib, path)
		default:
			p.stroke(m.colour, m.width, path)
		}
	}
}

// wash fills a path with a colour that is lighter towards the upper left.
func (p pen) wash(pal *palette, c color.NRGBA, path *raster.Path) {
	lo, hi := reachOf(path)
	if hi.x-lo.x < 9 || hi.y-lo.y < 9 || c.A < 0xff {
		p.fill(c, path)
		return
	}
	from := point{lo.x + (hi.x-lo.x)*0.2, lo.y}
	p.gradient(from, hi, false, evenly(mix(c, pal.white, 0.3), c, mix(c, pal.umbra, 0.3)), path)
}

// nibFrom is the width in pixels from which one can see that a line is uneven.
const nibFrom = 1.6

// inking draws along a path with a nib that is broader to the lower right.
func (p pen) inking(c color.NRGBA, width float64, path *raster.Path) {
	if width*p.s < nibFrom {
		p.stroke(c, width*1.15, path)
		return
	}
	p.stroke(c, width, path)
	p.at(width*0.35, width*0.45, 1).stroke(fade(c, 0.75), width, path)
}
