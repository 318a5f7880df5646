package paint

import "image/color"

// Mark is a part of a small picture: a shape in a colour, filled if width is 0, otherwise drawn with a pen of that
// width.
type Mark struct {
	Shape  string
	Colour color.NRGBA
	Width  float64
}

func (n Pen) Marks(all []Mark) {
	for _, m := range all {
		if m.Width == 0 {
			n.Fill(m.Colour, Shape(m.Shape))
		} else {
			n.Stroke(m.Colour, m.Width, Shape(m.Shape))
		}
	}
}

// Filled is a mark that fills a shape.
func Filled(shape string, c color.NRGBA) Mark { return Mark{Shape: shape, Colour: c} }

// Stroked is a mark that draws along a shape.
func Stroked(shape string, c color.NRGBA, width float64) Mark { return Mark{shape, c, width} }
