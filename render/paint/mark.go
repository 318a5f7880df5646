package paint

import (
	"image/color"

	"islas/render/raster"
)

// Mark is a part of a small picture: a shape in a colour, filled if Width is 0, otherwise drawn with a pen of that width, and a line
// along it in another colour: over what is filled, beneath what is drawn.
type Mark struct {
	Shape     string // as Shape reads it
	Colour    color.NRGBA
	Width     float64
	Edge      color.NRGBA
	EdgeWidth float64 // 0 if there is no such line
}

// Marks draws marks one over the other.
func (p Pen) Marks(all []Mark) {
	for _, m := range all {
		m.draw(func(path *raster.Path) { p.Fill(m.Colour, path) }, func(c color.NRGBA, width float64, path *raster.Path) { p.Stroke(c, width, path) })
	}
}

// draw draws a mark with a brush that fills and one that draws along a path.
func (m Mark) draw(fill func(path *raster.Path), line func(c color.NRGBA, width float64, path *raster.Path)) {
	path := Shape(m.Shape)
	if m.Width == 0 {
		fill(path)
	}
	if m.EdgeWidth > 0 {
		line(m.Edge, m.EdgeWidth, path)
	}
	if m.Width > 0 {
		line(m.Colour, m.Width, path)
	}
}

// Filled is a mark that fills a shape.
func Filled(shape string, c color.NRGBA) Mark { return Mark{Shape: shape, Colour: c} }

// Stroked is a mark that draws along a shape.
func Stroked(shape string, c color.NRGBA, width float64) Mark {
	return Mark{Shape: shape, Colour: c, Width: width}
}

// Inked is a mark that fills a shape and draws along it.
func Inked(shape string, c, ink color.NRGBA, width float64) Mark {
	return Mark{Shape: shape, Colour: c, Edge: ink, EdgeWidth: width}
}

// Rod is a mark that draws a rod or a cord along a shape, and with its edges of ink as much as inked.
func Rod(shape string, c color.NRGBA, width float64, ink color.NRGBA, inked float64) Mark {
	return Mark{Shape: shape, Colour: c, Width: width, Edge: ink, EdgeWidth: inked}
}
