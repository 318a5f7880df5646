package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/theme"
)

// opKind says what an operation draws.
type opKind uint8

const (
	opShape   opKind = iota // a rounded rectangle with a vertical gradient, or its outline, or its shadow
	opLine                  // a line with round ends from rect's corner to its opposite corner
	opPolygon               // a filled polygon
	opOutline               // a polygon's outline
	opText                  // one line of text
	opPaper                 // a rounded rectangle of paper with its grain
	opPaint                 // somebody's own drawing
)

// op is one recorded drawing operation. Two frames look alike if their operations are equal; so everything that
// matters must be in here, as a comparable value.
type op struct {
	kind        opKind
	style       theme.Style
	open        bool // outline: not closed
	rect        Rect
	clip        Rect
	extent      Rect    // what it draws on, before clipping
	radius      float64 // corners
	width       float64 // line width; 0 fills
	blur        float64 // softness of the edge
	alpha       float64
	top, bottom theme.Color
	text        string
	key         any // identity of a painting's content
	first, n    int // points of a polygon in recording.points
	paint       int // index into recording.paints
	theme       *theme.Theme
	scale       float64 // pixels per design unit, for text and paper
	plate       bool    // laid below a text, see plate.go
}

// PaintFunc draws something of one's own into r of dst. dst may be a part of the screen, so that r and not dst.Bounds()
// says where; the coordinates are those of the whole. It must not draw outside r by more than a shadow, at most 15 % of r's
// longer side, and must not keep dst.
type PaintFunc func(dst *ebiten.Image, r Rect)

// Overflow is a text that didn't fit its rectangle.
type Overflow struct {
	Rect          Rect        // where it should have gone
	Text          string      // the whole text
	Style         theme.Style // its style
	Width, Height float64     // what it would have needed, in pixels
}

// Recording is the drawing operations of a finished frame, and those that are on the screen.
type Recording struct {
	ops       []op // in the order of drawing
	points    []Point
	paints    []PaintFunc
	overflows []Overflow
	shortened []Overflow
	packed    []Overflow
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

// Invalid reports whether Draw will draw the whole next frame because Invalidate was called.
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

// Overflows are the texts of this frame that didn't fit. The slice is valid until the next frame.
func (u *Recording) Overflows() []Overflow { return u.overflows }

// Shortened are the texts of this frame that TextFitted has cut short, or left out for want of width. The slice is valid until the next
// frame.
func (u *Recording) Shortened() []Overflow { return u.shortened }

// Packed are the blocks of text of the finished frame, of more than two lines, that had no room to be set as far apart as was chosen, for
// tests.
func (u *Recording) Packed() []Overflow { return u.packed }
