package paint

import "image/color"

// Mark is a part of a small picture: a shape in a colour, filled if Width is 0, otherwise drawn with a pen of that
// width.
type Mark struct {
	Shape  string // as Shape reads it
	Colour color.NRGBA
	Width  float64
}

// Marks draws marks one over the other.
func (p Pen) Marks(all []Mark) {
	for _, m := range all {
		if m.Width == 0 {
			p.Fill(m.Colour, Shape(m.Shape))
		} else {
			p.Stroke(m.Colour, m.Width, Shape(m.Shape))
		}
	}
}

// Filled is a mark that fills a shape.
func Filled(shape string, c color.NRGBA) Mark { return Mark{Shape: shape, Colour: c} }

// Stroked is a mark that draws along a shape.
func Stroked(shape string, c color.NRGBA, width float64) Mark {
	return Mark{Shape: shape, Colour: c, Width: width}
}
