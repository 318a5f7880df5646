package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/theme"
)

// opKind is the kind of an operation.
type opKind uint8

const (
	opShape   opKind = iota // a rounded rectangle with a vertical gradient, or its outline, or its shadow
	opLine                  // a line with round ends from rect's corner to its opposite corner
	opPolygon               // a filled polygon
	opOutline               // a polygon's outline
	opText                  // one line of text
	opPaper                 // a rounded rectangle of paper with its grain
	opPaint                 // a painting of the caller's
)

// op is a drawing operation. Two frames look alike if their operations are equal, so everything that matters for the look is a comparable
// value in it.
type op struct {
	kind        opKind
	style       theme.Style
	open        bool // outline: not closed
	rect        Rect
	clip        Rect
	extent      Rect    // area it draws on, with what is clipped away
	radius      float64 // of the corners
	width       float64 // of the line; 0 fills
	blur        float64 // of the edge
	alpha       float64
	top, bottom theme.Color
	text        string
	key         any // of a painting
	first, n    int // index and number in Recording.points
	paint       int // index in Recording.paints
	theme       *theme.Theme
	scale       float64 // pixels per design unit, for text and paper
	plate       bool    // it is a plate below a text
}

// PaintFunc draws a painting into r of dst, which may be a part of the screen with the coordinates of the whole. It must not draw farther
// outside r than 15 % of r's longer side, for a shadow, and must not keep dst.
type PaintFunc func(dst *ebiten.Image, r Rect)

// Overflow is a text that didn't fit its rectangle.
type Overflow struct {
	Rect          Rect
	Text          string // the whole of it
	Style         theme.Style
	Width, Height float64 // needed, in pixels
}

// Recording holds the drawing operations of a finished frame, and those that are on the screen.
type Recording struct {
	ops       []op // in the order of drawing
	points    []Point
	paints    []PaintFunc
	overflows []Overflow
	shortened []Overflow
	window    Rect

	drawn       []op
	drawnPoints []Point
	drawnW      int
	drawnH      int
	invalid     bool
	renderer    renderer
}

// Invalidate makes Draw draw the next frame even if it looks like the last one.
func (u *Recording) Invalidate() { u.invalid = true }

// Invalid reports whether Draw will draw the whole next frame, because Invalidate was called.
func (u *Recording) Invalid() bool { return u.invalid }

// Changed reports whether the finished frame differs from what was drawn last.
func (u *Recording) Changed() bool {
	return u.invalid || !equalOps(u.ops, u.drawn) || !slices.Equal(u.points, u.drawnPoints)
}

// equalOps compares operations. A painting whose key can't be compared counts as different.
func equalOps(a, b []op) (equal bool) {
	defer func() {
		if recover() != nil { // a key of a type without ==, such as a slice
			equal = false
		}
	}()
	return slices.Equal(a, b)
}

// Overflows returns the texts of this frame that didn't fit. The slice is valid until the next frame.
func (u *Recording) Overflows() []Overflow { return u.overflows }

// Shortened returns the texts of this frame that TextFitted has cut short, or left out for want of width. The slice is valid until the next
// frame.
func (u *Recording) Shortened() []Overflow { return u.shortened }
